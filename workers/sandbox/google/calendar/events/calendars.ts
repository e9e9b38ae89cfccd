import { removeCalendar } from '../control/controls';
import { ApiError, invalid, required } from '../http/api-error';
import type { Call, Result } from '../http/call';
import { findCalendar, mayDeleteCalendar } from '../store/access';
import { randomId } from '../store/checksum';
import { addCalendar, shareCalendar } from '../store/users';
import { getCalendar } from './calendar-list';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A secondary calendar, which is in its owner's list at once. */
export function insertCalendar(call: Call): Result {
  const { store, user, now, random } = call;
  const body = call.body();
  const summary = text(body.summary);
  if (!summary) throw required('Missing title.');
  const id = `${randomId(random)}@group.calendar.google.com`;
  const about = {
    id,
    owner: user.email,
    summary,
    description: text(body.description),
    timeZone: text(body.timeZone) ?? 'UTC',
    isAppCreated: true,
  };
  addCalendar(store, about, now);
  shareCalendar(store, id, user.email, 'owner');
  return getCalendar({ ...call, calendarId: id });
}

/** Of secondary calendars, by their owner; a primary one can only be cleared. */
export function deleteCalendar({ store, user, calendarId, scopes }: Call): Result {
  const { calendar, entry } = findCalendar(store, user, calendarId, 'owner');
  if (entry.primary) throw invalid('Cannot delete the primary calendar.');
  if (!mayDeleteCalendar(calendar, scopes)) {
    throw new ApiError(
      403,
      'insufficientPermissions',
      'Request had insufficient authentication scopes.',
    );
  }
  removeCalendar(store, calendar.id);
  return { status: 204 };
}
