import { and, eq, inArray } from 'drizzle-orm';
import {
  type ConnectionRow,
  calendarSyncState,
  eventLinks,
  leaveByEvents,
  recurringMasters,
  syncInbox,
} from '~/data/schema';
import type { Services } from '~/services.server';

type Needs = Pick<Services, 'db'>;

/**
 * Of one calendar, or of all. The gigs stay, and so do the events; what is deleted or on its way
 * stays known as such.
 */
export function detachLinks(
  { db }: Needs,
  { userId, googleSub }: ConnectionRow,
  calendarId?: string,
) {
  return db
    .update(eventLinks)
    .set({ state: 'detached', goneReason: null })
    .where(
      and(
        eq(eventLinks.userId, userId),
        eq(eventLinks.googleSub, googleSub),
        inArray(eventLinks.state, ['linked', 'pull_only']),
        calendarId === undefined ? undefined : eq(eventLinks.calendarId, calendarId),
      ),
    );
}

/** Where a calendar stands, or each of them, is forgotten: the next time it is listed in full. */
export function forgetCalendars({ db }: Needs, connectionId: string, calendarId?: string) {
  return [calendarSyncState, syncInbox, recurringMasters].map((table) =>
    db
      .delete(table)
      .where(
        and(
          eq(table.connectionId, connectionId),
          calendarId === undefined ? undefined : eq(table.calendarId, calendarId),
        ),
      ),
  );
}

/** What stands in the calendar of leave-by times is forgotten with the calendar. */
export function forgetLeaveBy({ db }: Needs, { id, userId }: ConnectionRow) {
  return db
    .delete(leaveByEvents)
    .where(and(eq(leaveByEvents.connectionId, id), eq(leaveByEvents.userId, userId)));
}
