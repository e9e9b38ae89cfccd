import { fullSyncRequired, invalid, invalidSyncToken } from '../http/api-error';
import { checksum } from './checksum';

/** What a token stands for, and whom and what it was given out for. */
export interface TokenContext {
  email: string;
  /** A calendar's id, or "calendarList". */
  list: string;
  /** The request's parameters that must stay the same. */
  parameters: string;
}

interface ListState {
  version: number;
  epoch: number;
  purgedVersion: number;
}

/** Only the sandbox can make a token: it would not be opaque if a client could. */
const SECRET = 'sandbox-calendar';

export function makeSyncToken(context: TokenContext, version: number, epoch: number): string {
  return seal(`s.${version.toString(36)}.${epoch.toString(36)}`, context);
}

/** The version a sync token stands for. */
export function readSyncToken(token: string, context: TokenContext, state: ListState): number {
  const [version, epoch] = open(token, 's', context) ?? [];
  if (version === undefined || epoch === undefined) throw invalidSyncToken();
  const isExpired =
    epoch !== state.epoch || version < state.purgedVersion || version > state.version;
  if (isExpired) throw fullSyncRequired();
  return version;
}

export function makePageToken(context: TokenContext, snapshot: number, offset: number): string {
  return seal(`p.${snapshot.toString(36)}.${offset.toString(36)}`, context);
}

export function readPageToken(token: string, context: TokenContext) {
  const [snapshot, offset] = open(token, 'p', context) ?? [];
  if (snapshot === undefined || offset === undefined) throw invalidPageToken();
  return { snapshot, offset };
}

export const invalidPageToken = () => invalid('Invalid page token value.', 'pageToken');

function seal(content: string, context: TokenContext): string {
  return btoa(`${content}.${sealOf(content, context)}`).replaceAll('=', '');
}

function open(token: string, kind: string, context: TokenContext): number[] | null {
  let text: string;
  try {
    text = atob(token);
  } catch {
    return null;
  }
  const end = text.lastIndexOf('.');
  const content = text.slice(0, end);
  if (!content.startsWith(`${kind}.`) || text.slice(end + 1) !== sealOf(content, context)) {
    return null;
  }
  return content
    .split('.')
    .slice(1)
    .map((part) => Number.parseInt(part, 36));
}

function sealOf(content: string, { email, list, parameters }: TokenContext): string {
  return checksum([SECRET, content, email, list, parameters].join('\n'));
}
