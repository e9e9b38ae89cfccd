import { sql } from 'drizzle-orm';
import { travelDetails } from '~/data/schema';
import { writeAdditionalInfo } from '~/domain/gigs/additional-info';
import type { Statement } from '../connection/lease.server';
import { gigFields } from '../events/projection';
import { writeLinks } from '../links/write-links.server';
import { changedByGoogle, type TravelDraft } from '../travel/travel-draft';
import type { EventPlan, GigWrite } from './plan-event';
import type { Run } from './run';

export interface PlannedWrite {
  plan: EventPlan;
  additionalInfo: string | null;
  /** The detail as it is stored, if the plan is about one. */
  storedDetail: TravelDraft | null;
}

/** The statements that carry out what was planned for a page of events. */
export function planStatements(run: Run, writes: readonly PlannedWrite[]): Statement[] {
  const { db } = run.services;
  const links = writes.flatMap(({ plan }) => plan.link ?? []);
  const gigs = writes.flatMap(({ plan: { gig }, additionalInfo }) =>
    gig ? [gigJson(run, gig, additionalInfo)] : [],
  );
  const created = gigs.filter(({ isNew }) => isNew);
  const changed = gigs.filter(({ isNew }) => !isNew);
  const logs = writes.flatMap(({ plan }) => plan.logs);
  return [
    ...(created.length > 0 ? [insertGigs(run, created)] : []),
    ...(changed.length > 0 ? [updateGigs(run, changed)] : []),
    ...(links.length > 0 ? [writeLinks(db, links)] : []),
    ...detailStatements(run, writes),
    ...(logs.length > 0 ? [insertLogs(run, logs)] : []),
  ];
}

export function insertLogs(run: Run, logs: EventPlan['logs']) {
  const rows = logs.map((log) => ({ ...log, id: crypto.randomUUID() }));
  return run.services.db.run(sql`
    INSERT INTO sync_log (id, user_id, at, kind, gig_id, detail_json)
    SELECT value ->> 'id', ${run.userId}, ${run.now}, value ->> 'kind', value ->> 'gigId',
      value -> 'detail'
    FROM json_each(${JSON.stringify(rows)})`);
}

function gigJson(run: Run, gig: GigWrite, additionalInfo: string | null) {
  const at = run.services.now().toISOString();
  return {
    ...gigFields(gig.projection),
    id: gig.id,
    isNew: gig.expectedRev === null,
    eventId: gig.eventId,
    deletedBy: gig.deletedBy,
    deletedAt: gig.deletedBy ? at : null,
    placeStatus: gig.projection.location ? 'pending' : 'unknown',
    additionalInfo: writeAdditionalInfo(additionalInfo, { eventDateTime: gig.eventDateTime ?? '' }),
    at,
  };
}

function insertGigs(run: Run, gigs: ReturnType<typeof gigJson>[]) {
  return run.services.db.run(sql`
    INSERT INTO gigs (id, user_id, title, type, date, end_date, location, place_status,
      google_event_id, additional_info, created_at, updated_at, rev)
    SELECT value ->> 'id', ${run.userId}, value ->> 'title', value ->> 'type', value ->> 'date',
      value ->> 'endDate', value ->> 'location', value ->> 'placeStatus', value ->> 'eventId',
      value ->> 'additionalInfo', value ->> 'at', value ->> 'at', 1
    FROM json_each(${JSON.stringify(gigs)})`);
}

/** A gig with another location forgets where it was; an airport the person chose stays. */
function updateGigs(run: Run, gigs: ReturnType<typeof gigJson>[]) {
  const moved = sql`gigs.location IS NOT changed.value ->> 'location'`;
  const unlessMoved = (column: string) =>
    sql`${sql.raw(column)} = CASE WHEN ${moved} THEN NULL ELSE gigs.${sql.raw(column)} END`;
  return run.services.db.run(sql`
    UPDATE gigs SET
      ${unlessMoved('latitude')}, ${unlessMoved('longitude')}, ${unlessMoved('time_zone')},
      airport = CASE WHEN ${moved} AND NOT gigs.airport_chosen THEN NULL ELSE gigs.airport END,
      place_status = CASE WHEN ${moved} THEN changed.value ->> 'placeStatus'
        ELSE gigs.place_status END,
      title = changed.value ->> 'title', type = changed.value ->> 'type',
      date = changed.value ->> 'date', end_date = changed.value ->> 'endDate',
      location = changed.value ->> 'location',
      additional_info = CASE WHEN changed.value ->> 'deletedBy' IS NULL
        THEN changed.value ->> 'additionalInfo' ELSE gigs.additional_info END,
      deleted_at = changed.value ->> 'deletedAt', deleted_by = changed.value ->> 'deletedBy',
      updated_at = changed.value ->> 'at', rev = gigs.rev + 1
    FROM json_each(${JSON.stringify(gigs)}) AS changed
    WHERE gigs.id = changed.value ->> 'id' AND gigs.user_id = ${run.userId}`);
}

/** Of a booking that Google changed, the fields the person has not; one that is gone goes if untouched. */
function detailStatements(run: Run, writes: readonly PlannedWrite[]): Statement[] {
  const { db } = run.services;
  return writes.flatMap(({ plan: { detail }, storedDetail }) => {
    if (!detail || !storedDetail) return [];
    const own = sql`id = ${detail.id} AND user_id = ${run.userId}`;
    if (!detail.draft) {
      const touched =
        detail.before &&
        Object.entries(detail.before).some(
          ([field, value]) => storedDetail[field as keyof TravelDraft] !== value,
        );
      return touched ? [] : [db.run(sql`DELETE FROM travel_details WHERE ${own}`)];
    }
    const changes = Object.entries(
      changedByGoogle(detail.before ?? storedDetail, detail.draft, storedDetail),
    );
    if (changes.length === 0) return [];
    const sets = changes.map(
      ([field, value]) =>
        sql`${sql.raw(travelDetails[field as keyof TravelDraft].name)} = ${value}`,
    );
    return [
      db.run(sql`UPDATE travel_details SET ${sql.join(sets, sql`, `)},
        updated_at = ${run.services.now().toISOString()} WHERE ${own}`),
    ];
  });
}
