import { splitWallTime } from '~/domain/time/wall-time';
import type { Thing } from './json-ld';
import { isTripDay } from './trip-day';

/** The wall clock as written: "2026-06-04T15:00:00-05:00" is three in the afternoon there. */
export function wallTimeOf(value: string): string | null {
  // "15-06-2026" and "15/06/2026" are some senders' own order.
  const iso = value.replace(/^\s*(\d{2})[-/.](\d{2})[-/.](\d{4})/, dayFirst);
  const match = /(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}):(\d{2}))?/.exec(iso);
  if (!match?.[1] || !isTripDay(match[1])) return null;
  if (match[2] === undefined) return match[1];
  const wallTime = `${match[1]}T${match[2].padStart(2, '0')}:${match[3]}`;
  return splitWallTime(wallTime) ? wallTime : match[1];
}

function dayFirst(printed: string, a: string, b: string, year: string): string {
  if (Number(b) > 12) return `${year}-${a}-${b}`;
  return printed.includes('/') && Number(a) <= 12 ? printed : `${year}-${b}-${a}`;
}

export function typeOf(thing: Thing): string {
  const type = Array.isArray(thing['@type']) ? thing['@type'][0] : thing['@type'];
  return String(type ?? '')
    .replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '')
    .replace(/^schema:/, '')
    .trim();
}

export function list(value: unknown): Thing[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one): one is Thing => typeof one === 'object' && one !== null);
}

export function first(value: unknown): Thing | null {
  return list(value)[0] ?? null;
}

export function text(value: unknown): string | null {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'number') return String(one);
  return typeof one === 'string' && one.trim() !== '' ? one.trim() : null;
}
