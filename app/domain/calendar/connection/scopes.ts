const CALENDAR = 'https://www.googleapis.com/auth/calendar';
const LIST = `${CALENDAR}.calendarlist.readonly`;
const EVENTS = `${CALENDAR}.events`;
const APP_CREATED = `${CALENDAR}.app.created`;

/** What is asked for: without the first two nobody knows which account was connected. */
export const WANTED_SCOPES = ['openid', 'email', LIST, EVENTS];

/** For a calendar of our own: asked for once somebody wants leave-by times, as nothing else needs it. */
export const LEAVE_BY_SCOPES = [...WANTED_SCOPES, APP_CREATED];

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

/** Whether a calendar of our own can be made, filled and deleted. */
export function canCreateCalendars(scopes: string): boolean {
  const all = granted(scopes);
  const creates = [APP_CREATED, `${CALENDAR}.calendars`, CALENDAR].some((scope) => all.has(scope));
  return creates && canWrite(scopes);
}

/** What is left once Google rejects them: the next time they are wanted, consent is asked for. */
export function withoutCreatingCalendars(scopes: string): string {
  const rejected = [APP_CREATED, `${CALENDAR}.calendars`];
  return scopes
    .split(/\s+/)
    .filter((scope) => !rejected.includes(scope))
    .join(' ');
}
