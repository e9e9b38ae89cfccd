import { parseDateTime } from '../events/event-time';
import { ApiError, badRequest, invalid } from './api-error';

/** A parameter that is true or false; null when it is not there. */
export function readFlag(query: URLSearchParams, name: string): boolean | null {
  const value = query.get(name);
  if (value === null) return null;
  if (value === 'true') return true;
  if (value === 'false') return false;
  throw invalidParameter(name, value);
}

export function readCount(query: URLSearchParams, name: string, usual: number, most: number) {
  const value = query.get(name);
  if (value === null) return usual;
  if (!/^\d+$/.test(value) || Number(value) < 1) throw invalidParameter(name, value);
  return Math.min(Number(value), most);
}

/** RFC 3339 with its offset, or null when it is not there. */
export function readInstant(query: URLSearchParams, name: string): number | null {
  const value = query.get(name);
  if (value === null) return null;
  const instant = parseDateTime(value);
  if (instant === null) throw badRequest();
  return instant;
}

export function readChoice(query: URLSearchParams, name: string, choices: readonly string[]) {
  const value = query.get(name);
  if (value !== null && !choices.includes(value)) throw invalidParameter(name, value);
  return value;
}

function invalidParameter(name: string, value: string) {
  return new ApiError(400, 'invalidParameter', `Invalid value '${value}' for ${name}.`, {
    location: ['parameter', name],
  });
}

/** Parameters Google rejects beside a sync token. */
export function rejectWithSyncToken(query: URLSearchParams, names: readonly string[]) {
  const name = names.find((each) => query.has(each));
  if (name) throw invalid(`Sync token cannot be combined with ${name}.`, name);
}

/** The parameters that stay the same from page to page and from sync to sync, as one text. */
export function parametersKey(query: URLSearchParams, ignored: ReadonlySet<string>): string {
  if (query.size === 0) return '';
  return [...query]
    .filter(([name]) => !ignored.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
}
