import { and, eq, inArray } from 'drizzle-orm';
import {
  type ConnectionRow,
  calendarSyncState,
  eventLinks,
  recurringMasters,
  syncInbox,
} from '~/data/schema';
import type { Services } from '~/services.server';

type Needs = Pick<Services, 'db'>;

/** The gigs stay, and so do the events; what is deleted or on its way stays known as such. */
export function detachAll({ db }: Needs, { userId, googleSub }: ConnectionRow) {
  return db
    .update(eventLinks)
    .set({ state: 'detached', goneReason: null })
    .where(
      and(
        eq(eventLinks.userId, userId),
        eq(eventLinks.googleSub, googleSub),
        inArray(eventLinks.state, ['linked', 'pull_only']),
      ),
    );
}

/** Where each calendar stands is forgotten: the next time it is listed in full. */
export function forgetCalendars({ db }: Needs, connectionId: string) {
  return [
    db.delete(calendarSyncState).where(eq(calendarSyncState.connectionId, connectionId)),
    db.delete(syncInbox).where(eq(syncInbox.connectionId, connectionId)),
    db.delete(recurringMasters).where(eq(recurringMasters.connectionId, connectionId)),
  ] as const;
}
