import { and, eq, sql } from 'drizzle-orm';
import { eventLinks, gigs, syncInbox, travelDetails } from '~/data/schema';
import { newId } from '~/domain/new-id';
import { gigTypeOf } from '../calendar-roles';
import { commit, GigMoved } from '../connection/lease.server';
import { type CalendarEvent, cancelledEvent } from '../events/event';
import { unknownZone } from '../events/event-days';
import { isActive } from '../links/link';
import { lookUp } from '../look-up.server';
import { readBooking } from '../travel/read-booking';
import type { TravelDraft } from '../travel/travel-draft';
import { readPayload } from './inbox.server';
import { calendarsToConfirm, type EventGroup, type PlanContext, planEvent } from './plan-event';
import { type Run, zonesOf } from './run';
import { type PlannedWrite, planStatements } from './write-plans.server';

/** Events that are planned and stored together. */
const CHUNK = 100;
/** How often a chunk is planned anew because somebody edited a gig meanwhile. */
const ATTEMPTS = 3;

interface LoadedGroup extends EventGroup {
  additionalInfo: string | null;
  storedDetail: TravelDraft | null;
}

/** Carries out what the inbox says, all calendars together; true when it is empty. */
export async function applyInbox(run: Run): Promise<boolean> {
  let attempts = 0;
  for (;;) {
    if (!run.budget.hasRoom(1, 14)) return false;
    const groups = await loadGroups(run);
    if (groups.length === 0) return true;
    try {
      const applied = await applyGroups(run, groups);
      if (applied === 'outOfBudget') return false;
      // Looking once more would cost what a small sync on the free plan has not got.
      if (applied === 'all' && groups.length < CHUNK) return true;
      attempts = 0;
    } catch (error) {
      if (!(error instanceof GigMoved) || ++attempts >= ATTEMPTS) throw error;
    }
  }
}

async function applyGroups(
  run: Run,
  groups: LoadedGroup[],
): Promise<'all' | 'some' | 'outOfBudget'> {
  const context: PlanContext = {
    userId: run.userId,
    googleSub: run.connection.googleSub,
    twoWay: run.connection.twoWay,
    now: run.now,
    windowStart: run.window.start,
    roles: run.roles,
    zones: zonesOf(run),
    newId: () => newId(run.services.now()),
  };
  const writes: PlannedWrite[] = [];
  const done: string[] = [];
  const planned = new Set<string>();
  let outOfBudget = false;
  for (const group of groups) {
    // Two events of one gig are planned one after the other.
    if (group.gig && planned.has(group.gig.id)) continue;
    if (!(await confirm(run, group, context))) {
      outOfBudget = true;
      break;
    }
    group.draft = await draftOf(run, group, context);
    const plan = planEvent(group, context);
    if (plan.gig) planned.add(plan.gig.id);
    writes.push({ plan, additionalInfo: group.additionalInfo, storedDetail: group.storedDetail });
    done.push(group.eventId);
    if (group.sightings.some(({ event }) => event.live)) run.counts.total++;
    for (const { event } of group.sightings) warnOfZone(event);
  }
  if (done.length > 0) await store(run, writes, done);
  if (outOfBudget) return 'outOfBudget';
  return done.length === groups.length ? 'all' : 'some';
}

function warnOfZone(event: CalendarEvent) {
  const timeZone = unknownZone(event);
  if (timeZone) console.info('calendar event in an unknown zone, read in UTC', { timeZone });
}

async function store(run: Run, writes: PlannedWrite[], done: string[]) {
  const { db } = run.services;
  const revisions = writes.flatMap(({ plan: { gig }, additionalInfo }) =>
    gig && gig.expectedRev !== null ? [{ id: gig.id, rev: gig.expectedRev, additionalInfo }] : [],
  );
  await commit(
    run.services,
    run,
    [
      ...planStatements(run, writes),
      db.run(sql`DELETE FROM sync_inbox WHERE connection_id = ${run.connectionId}
        AND event_id IN (SELECT value FROM json_each(${JSON.stringify(done)}))`),
    ],
    { budget: run.budget, revisions },
  );
  for (const { plan } of writes) {
    run.counts.imported += plan.counts.imported ?? 0;
    run.counts.deleted += plan.counts.deleted ?? 0;
    if (plan.gig && !plan.gig.deletedBy) run.writtenGigs.push(plan.gig.id);
  }
}

/** Looks up what the plan has to be sure of; false when the budget does not allow it. */
async function confirm(run: Run, group: EventGroup, context: PlanContext): Promise<boolean> {
  for (const calendarId of calendarsToConfirm(group, context)) {
    if (!run.budget.hasRoom(1, 10)) return false;
    const { eventId } = group;
    const event = (await lookUp(run, calendarId, eventId)) ?? cancelledEvent(eventId);
    group.sightings = [
      ...group.sightings.filter((sighting) => sighting.calendarId !== calendarId),
      { calendarId, event },
    ];
    if (event.live) break;
  }
  return true;
}

/** What an event says of a booking, where bookings are looked for and it is not a gig already. */
async function draftOf(
  run: Run,
  { sightings, link }: EventGroup,
  { roles, zones, now }: PlanContext,
): Promise<TravelDraft | null> {
  if (link && (link.kind === 'gig' || link.state === 'ignored')) return null;
  const sighting = sightings.find(
    ({ calendarId, event }) => event.live && roles.get(calendarId)?.includes('travel'),
  );
  if (!sighting) return null;
  return readBooking(sighting.event, {
    places: run.services.places,
    calendarZone: zones.get(sighting.calendarId) ?? 'UTC',
    today: new Date(now * 1000).toISOString().slice(0, 10),
    holdsGigs: gigTypeOf(roles.get(sighting.calendarId)) !== null,
  });
}

async function loadGroups(run: Run): Promise<LoadedGroup[]> {
  const { db } = run.services;
  const { googleSub } = run.connection;
  // Calendars of gigs come first, so that a booking finds its gig.
  const wanted = sql`(SELECT event_id FROM sync_inbox
    WHERE connection_id = ${run.connectionId} GROUP BY event_id
    ORDER BY min(CASE WHEN calendar_id IN (SELECT calendar_id FROM calendar_sync_state
      WHERE connection_id = ${run.connectionId} AND roles = 'travel') THEN 1 ELSE 0 END), event_id
    LIMIT ${CHUNK})`;
  const ownLink = and(
    eq(eventLinks.userId, run.userId),
    eq(eventLinks.googleSub, googleSub),
    sql`${eventLinks.eventId} IN ${wanted}`,
  );
  run.budget.spend('statements', 5);
  const [inbox, links, gigRows, otherLinks, details] = await db.batch([
    db
      .select()
      .from(syncInbox)
      .where(
        and(eq(syncInbox.connectionId, run.connectionId), sql`${syncInbox.eventId} IN ${wanted}`),
      ),
    db.select().from(eventLinks).where(ownLink),
    db
      .select()
      .from(gigs)
      .where(
        and(
          eq(gigs.userId, run.userId),
          sql`${gigs.id} IN (SELECT gig_id FROM event_links WHERE ${ownLink})`,
        ),
      ),
    db
      .select({ eventId: eventLinks.eventId, gigId: eventLinks.gigId, state: eventLinks.state })
      .from(eventLinks)
      .where(
        and(
          eq(eventLinks.userId, run.userId),
          sql`${eventLinks.gigId} IN (SELECT gig_id FROM event_links WHERE ${ownLink})`,
        ),
      ),
    db
      .select()
      .from(travelDetails)
      .where(
        and(
          eq(travelDetails.userId, run.userId),
          sql`${travelDetails.id} IN (SELECT travel_detail_id FROM event_links WHERE ${ownLink})`,
        ),
      ),
  ]);
  const eventIds = [...new Set(inbox.map(({ eventId }) => eventId))];
  const isTravel = (eventId: string) =>
    inbox.some(
      (row) => row.eventId === eventId && gigTypeOf(run.roles.get(row.calendarId)) === null,
    );
  const linkOf = new Map(links.map((link) => [link.eventId, link]));
  const gigOf = new Map(gigRows.map((gig) => [gig.id, gig]));
  const detailOf = new Map(details.map((detail) => [detail.id, detail]));
  const groups = eventIds.map((eventId): LoadedGroup => {
    const link = linkOf.get(eventId) ?? null;
    const gig = (link?.gigId && gigOf.get(link.gigId)) || null;
    const detail = (link?.travelDetailId && detailOf.get(link.travelDetailId)) || null;
    return {
      eventId,
      sightings: inbox
        .filter((row) => row.eventId === eventId)
        .map(({ calendarId, payloadJson }) => ({
          calendarId,
          event: readPayload(eventId, payloadJson),
        })),
      link,
      gig,
      gigIsElsewhere: otherLinks.some(
        (other) =>
          gig !== null && other.gigId === gig.id && other.eventId !== eventId && isActive(other),
      ),
      detailExists: detail !== null,
      draft: null,
      additionalInfo: gig?.additionalInfo ?? null,
      storedDetail: detail,
    };
  });
  return groups.sort((a, b) => Number(isTravel(a.eventId)) - Number(isTravel(b.eventId)));
}
