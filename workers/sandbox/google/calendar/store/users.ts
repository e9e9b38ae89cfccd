import { putEntry } from '../events/calendar-list';
import { colorOf } from './colors';
import type { Calendar, CalendarStore, Role, User } from './store';

/** Somebody with a Google account; who was not seeded gets a primary calendar and nothing else. */
export function ensureUser(store: CalendarStore, address: string, now: number): User {
  const email = address.toLowerCase();
  const known = store.users.get(email);
  if (known) return known;
  const user = addUser(store, { email, name: email.split('@')[0] ?? email });
  addCalendar(store, { id: email, owner: email, summary: email, timeZone: user.timeZone }, now);
  shareCalendar(store, email, email, 'owner', { primary: true });
  return user;
}

export function addUser(
  store: CalendarStore,
  { email, name, timeZone = 'America/Chicago' }: { email: string; name: string; timeZone?: string },
): User {
  const user = { email, name, timeZone, entries: new Map(), listVersion: 0, listTokenEpoch: 0 };
  store.users.set(email, user);
  return user;
}

export function addCalendar(
  store: CalendarStore,
  about: Pick<Calendar, 'id' | 'owner' | 'summary' | 'timeZone'> & {
    description?: string;
    isAppCreated?: boolean;
  },
  now: number,
): Calendar {
  const calendar: Calendar = {
    ...about,
    version: 0,
    events: new Map(),
    log: [],
    tokenEpoch: 0,
    purgedVersion: 0,
    isQuotaExceeded: false,
    updated: now,
  };
  store.calendars.set(calendar.id, calendar);
  return calendar;
}

/** Puts a calendar into somebody's list with a role. */
export function shareCalendar(
  store: CalendarStore,
  calendarId: string,
  email: string,
  role: Role,
  options: { primary?: boolean; color?: number; hidden?: boolean; summaryOverride?: string } = {},
) {
  const user = store.users.get(email);
  if (!user) return;
  const { color = user.entries.size, ...rest } = options;
  putEntry(user, { calendarId, role, selected: true, ...colorOf(color), ...rest });
}
