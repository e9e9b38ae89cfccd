import { sql } from 'drizzle-orm';
import { gigs, travelDetails } from '~/data/schema';
import { newId } from '~/domain/new-id';
import { commit } from '../connection/lease.server';
import type { Run } from '../pull/run';
import { nearestGig } from './nearest-gig';
import { DRAFT_COLUMNS, draftOf } from './travel-draft';

/** So many bookings wait for a gig at most; the oldest first. */
const MOST = 500;

const COLUMNS = ['detailType', ...DRAFT_COLUMNS] as const;

/** Gives each booking that has no gig yet to the one nearest by date, if there is one. */
export async function attachBookings(run: Run) {
  const { db, now } = run.services;
  const waiting = sql`user_id = ${run.userId} AND google_sub = ${run.connection.googleSub}
    AND kind = 'travel' AND state = 'linked' AND travel_detail_id IS NULL`;
  run.budget.spend('statements', 1);
  const links = await db.all<{ id: string; eventId: string; baseJson: string }>(sql`
    SELECT id, event_id AS eventId, base_json AS baseJson FROM event_links
    WHERE ${waiting} ORDER BY id LIMIT ${MOST}`);
  if (links.length === 0) return;
  run.budget.spend('statements', 1);
  const dated = await db
    .select({ id: gigs.id, type: gigs.type, date: gigs.date, endDate: gigs.endDate })
    .from(gigs)
    .where(sql`${gigs.userId} = ${run.userId} AND ${gigs.deletedAt} IS NULL`);
  const at = now().toISOString();
  const details = links.flatMap((link) => {
    const draft = draftOf(link.baseJson);
    const gig = nearestGig(draft, dated);
    if (!gig) return [];
    return [{ ...draft, id: newId(now()), linkId: link.id, eventId: link.eventId, gigId: gig.id }];
  });
  if (details.length === 0) return;
  const names = sql.raw(COLUMNS.map((column) => travelDetails[column].name).join(', '));
  const values = sql.raw(COLUMNS.map((column) => `value ->> '${column}'`).join(', '));
  const json = JSON.stringify(details);
  await commit(
    run.services,
    run,
    [
      db.run(sql`
        INSERT INTO travel_details
          (id, user_id, gig_id, google_event_id, created_at, updated_at, ${names})
        SELECT value ->> 'id', ${run.userId}, value ->> 'gigId', value ->> 'eventId', ${at}, ${at},
          ${values}
        FROM json_each(${json})`),
      db.run(sql`
        UPDATE event_links SET travel_detail_id = made.value ->> 'id'
        FROM json_each(${json}) AS made
        WHERE event_links.id = made.value ->> 'linkId' AND event_links.user_id = ${run.userId}`),
    ],
    run,
  );
  run.counts.travelEventsImported += details.length;
}
