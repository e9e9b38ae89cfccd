import { and, eq } from 'drizzle-orm';
import { type EventLinkRow, eventLinks } from '~/data/schema';
import { gigTypeOf } from '../calendar-roles';
import { commit } from '../connection/lease.server';
import { isGoogle } from '../google-error';
import { writeLinks } from '../links/write-links.server';
import { lookUp } from '../look-up.server';
import type { Run } from '../pull/run';

/**
 * Events that were on their way into a calendar that holds no gigs any more: what arrived stays
 * there, and the gig of what did not goes into the calendar that is used now. True when all are
 * settled.
 */
export async function finishStrandedInserts(run: Run): Promise<boolean> {
  const { db } = run.services;
  run.budget.spend('statements', 1);
  const inserting = await db
    .select()
    .from(eventLinks)
    .where(
      and(
        eq(eventLinks.userId, run.userId),
        eq(eventLinks.googleSub, run.connection.googleSub),
        eq(eventLinks.state, 'inserting'),
      ),
    );
  const stranded = inserting.filter(({ calendarId }) => !gigTypeOf(run.roles.get(calendarId)));
  for (const link of stranded) {
    if (!run.budget.hasRoom(1, 3)) return false;
    const finished = await finish(run, link);
    if (finished) await commit(run.services, run, [writeLinks(db, [finished])], run);
  }
  return true;
}

async function finish(run: Run, link: EventLinkRow): Promise<EventLinkRow | null> {
  try {
    const event = await lookUp(run, link.calendarId, link.eventId);
    if (event?.live) return { ...link, state: 'detached', updatedAt: run.now };
    // A revision no gig has, so that its gig is found to be without an event.
    const gone = { ...link, state: 'gone' as const, goneReason: 'unsent', syncedRev: 0 };
    return { ...gone, intentJson: null, updatedAt: run.now };
  } catch (error) {
    // Of a calendar that is closed to us nothing is known.
    if (isGoogle(error, 'forbidden')) return null;
    throw error;
  }
}
