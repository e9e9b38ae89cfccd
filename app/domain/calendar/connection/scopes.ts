const CALENDAR = 'https://www.googleapis.com/auth/calendar';
const LIST = `${CALENDAR}.calendarlist.readonly`;
const EVENTS = `${CALENDAR}.events`;

/** What is asked for: without the first two nobody knows which account was connected. */
export const WANTED_SCOPES = ['openid', 'email', LIST, EVENTS];

/** Google spells the address's scope in full where it answers. */
const LONG_NAMES: Record<string, string> = {
  'https://www.googleapis.com/auth/userinfo.email': 'email',
  'https://www.googleapis.com/auth/userinfo.profile': 'profile',
};

function granted(scopes: string): Set<string> {
  return new Set(scopes.split(/\s+/).map((scope) => LONG_NAMES[scope] ?? scope));
}

/** Consent is granular: each scope may have been left unticked. */
export function canRead(scopes: string): boolean {
  const all = granted(scopes);
  const events = [EVENTS, `${EVENTS}.readonly`, `${CALENDAR}.readonly`, CALENDAR];
  const lists = [LIST, `${CALENDAR}.readonly`, CALENDAR];
  return events.some((scope) => all.has(scope)) && lists.some((scope) => all.has(scope));
}

export function canWrite(scopes: string): boolean {
  const all = granted(scopes);
  return canRead(scopes) && (all.has(EVENTS) || all.has(CALENDAR));
}
