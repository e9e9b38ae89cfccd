const AUTH = 'https://www.googleapis.com/auth/';
const CALENDAR = `${AUTH}calendar`;

/** Short names of scopes, and what Google answers in their place. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  email: `${AUTH}userinfo.email`,
  profile: `${AUTH}userinfo.profile`,
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  openid: 'Associate you with your personal info on Google',
  [`${AUTH}userinfo.email`]: 'See your primary Google Account email address',
  [`${AUTH}userinfo.profile`]: 'See your personal info, including your name and picture',
  [CALENDAR]: 'See, edit, share and permanently delete all your calendars',
  [`${CALENDAR}.readonly`]: 'See and download any of your calendars',
  [`${CALENDAR}.events`]: 'View and edit events on all your calendars',
  [`${CALENDAR}.events.readonly`]: 'View events on all your calendars',
  [`${CALENDAR}.app.created`]:
    'Make secondary Google calendars, and see, create, change, and delete events on them',
  [`${CALENDAR}.calendarlist`]: 'See, add and remove calendars in your list of calendars',
  [`${CALENDAR}.calendarlist.readonly`]: 'See your list of calendars',
};

/** The full names of a space-separated list, each once. */
export function parseScopes(scope: string): string[] {
  const names = scope.split(/\s+/).filter((name) => name !== '');
  return [...new Set(names.map((name) => FULL_NAMES[name] ?? name))];
}

/** True for scopes with a checkbox of their own; Google does not ask about the others. */
export function isOptional(scope: string): boolean {
  return scope.startsWith(CALENDAR);
}

/** True for scopes the sandbox knows: who somebody is, and anything of Calendar. */
export function isKnownScope(scope: string): boolean {
  return Object.hasOwn(DESCRIPTIONS, scope) || scope.startsWith(`${CALENDAR}.`);
}

export function describeScope(scope: string): string {
  return DESCRIPTIONS[scope] ?? scope;
}

export function hasScope(scopes: readonly string[], name: 'openid' | 'email' | 'profile'): boolean {
  return scopes.includes(FULL_NAMES[name] ?? name);
}
