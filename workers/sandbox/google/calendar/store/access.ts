import { ApiError, notFound } from '../http/api-error';
import type { Operation } from '../http/operation';
import type { Calendar, CalendarStore, ListEntry, Role, User } from './store';

const SCOPE = 'https://www.googleapis.com/auth/calendar';
const READ_EVENTS = ['', '.readonly', '.events', '.events.readonly'];
const WRITE_EVENTS = ['', '.events'];
const MAKE_CALENDARS = ['', '.calendars', '.app.created'];
const READ_LIST = ['', '.readonly', '.calendarlist', '.calendarlist.readonly'];

/** The ends of the scopes that each operation is content with. */
const SCOPES: Record<Operation, readonly string[]> = {
  'calendarList.list': READ_LIST,
  'calendarList.get': READ_LIST,
  'calendars.get': ['', '.readonly', '.calendars', '.calendars.readonly'],
  'calendars.insert': MAKE_CALENDARS,
  'calendars.delete': MAKE_CALENDARS,
  'events.list': READ_EVENTS,
  'events.get': READ_EVENTS,
  'events.instances': READ_EVENTS,
  'events.watch': READ_EVENTS,
  'channels.stop': [...READ_EVENTS, ...READ_LIST],
  'events.insert': WRITE_EVENTS,
  'events.update': WRITE_EVENTS,
  'events.patch': WRITE_EVENTS,
  'events.delete': WRITE_EVENTS,
  'events.move': WRITE_EVENTS,
};

export function checkScopes(operation: Operation, scopes: readonly string[]) {
  if (SCOPES[operation].some((end) => scopes.includes(SCOPE + end))) return;
  throw new ApiError(
    403,
    'insufficientPermissions',
    'Request had insufficient authentication scopes.',
  );
}

/** An app that may only make calendars deletes those that were made by it. */
export function mayDeleteCalendar({ isAppCreated }: Calendar, scopes: readonly string[]): boolean {
  const deletesAny = ['', '.calendars'].some((end) => scopes.includes(SCOPE + end));
  return deletesAny || isAppCreated === true;
}

export const ROLES: readonly Role[] = [
  'freeBusyReader',
  'reader',
  'writerWithoutPrivateAccess',
  'writer',
  'owner',
];

export function isAtLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

export interface Access {
  calendar: Calendar;
  entry: ListEntry;
  role: Role;
  hidesPrivate: boolean;
}

/** The calendar of a path and what the user may do there. Without any right there is no calendar. */
export function findCalendar(
  store: CalendarStore,
  user: User,
  calendarId: string,
  least: Role = 'freeBusyReader',
): Access {
  const id = calendarId === 'primary' ? user.email : calendarId;
  const entry = user.entries.get(id);
  const calendar = store.calendars.get(id);
  if (!entry || entry.deleted || !calendar) throw notFound();
  const { role } = entry;
  if (!isAtLeast(role, least)) {
    const needed = least === 'writerWithoutPrivateAccess' ? 'writer' : least;
    throw new ApiError(
      403,
      'requiredAccessLevel',
      `You need to have ${needed} access to this calendar.`,
      { domain: 'calendar' },
    );
  }
  const hidesPrivate = !isAtLeast(role, 'writer');
  return { calendar, entry, role, hidesPrivate };
}

/** A calendar to write to, unless Google has closed it for the day. */
export function findWritableCalendar(store: CalendarStore, user: User, calendarId: string) {
  const access = findCalendar(store, user, calendarId, 'writerWithoutPrivateAccess');
  if (access.calendar.isQuotaExceeded) {
    throw new ApiError(403, 'quotaExceeded', 'Calendar usage limits exceeded.', {
      domain: 'usageLimits',
    });
  }
  return access;
}
