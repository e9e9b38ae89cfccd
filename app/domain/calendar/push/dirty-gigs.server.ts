import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/data/db.server';
import { type calendarConnections, eventLinks, gigs } from '~/data/schema';

/** Whose gigs go where. */
export interface PushScope {
  userId: string;
  googleSub: string;
  /** Calendars that may be written to. */
  writable: readonly string[];
  /** Types that have such a calendar. */
  types: readonly string[];
  /** Gigs that are over are not added to the calendar. */
  today: string;
}

/** Linked gigs that Google does not have as they are: edited, deleted, or on their way there. */
export function dirtyLinks(db: Database, scope: PushScope, limit: number) {
  return db
    .select({ link: eventLinks, gig: gigs })
    .from(eventLinks)
    .leftJoin(gigs, and(eq(gigs.id, eventLinks.gigId), eq(gigs.userId, scope.userId)))
    .where(isDirty(scope))
    .orderBy(eventLinks.updatedAt, eventLinks.id)
    .limit(limit);
}

/** Gigs made here that are ahead and in no calendar, and those whose edit outweighed a deletion. */
export function unlinkedGigs(db: Database, scope: PushScope, limit: number) {
  return db
    .select({ gig: gigs, generation: nextGeneration(scope) })
    .from(gigs)
    .where(belongsInCalendar(scope))
    .orderBy(gigs.date, gigs.id)
    .limit(limit);
}

/** How much would be written: what the preview shows, and what is pending. */
export function pushCounts(db: Database, scope: PushScope) {
  const goes = or(isNull(gigs.id), sql`${gigs.deletedAt} IS NOT NULL`);
  return [
    db.select({ count: sql<number>`count(*)` }).from(gigs).where(belongsInCalendar(scope)),
    db
      .select({
        deletes: sql<number>`count(CASE WHEN ${goes} THEN 1 END)`,
        changes: sql<number>`count(CASE WHEN NOT (${goes}) THEN 1 END)`,
      })
      .from(eventLinks)
      .leftJoin(gigs, and(eq(gigs.id, eventLinks.gigId), eq(gigs.userId, scope.userId)))
      .where(isDirty(scope)),
  ] as const;
}

function isDirty({ userId, googleSub, writable }: PushScope): SQL | undefined {
  return and(
    eq(eventLinks.userId, userId),
    eq(eventLinks.googleSub, googleSub),
    eq(eventLinks.kind, 'gig'),
    inList(eventLinks.calendarId, writable),
    // Held back until the person has decided.
    isNull(eventLinks.goneReason),
    sql`(${eventLinks.refusedRev} IS NULL OR ${eventLinks.refusedRev} IS NOT ${gigs.rev})`,
    or(
      eq(eventLinks.state, 'inserting'),
      and(
        eq(eventLinks.state, 'linked'),
        sql`${eventLinks.etag} IS NOT NULL`,
        sql`${gigs.rev} IS NOT ${eventLinks.syncedRev}`,
      ),
      // What is only read may still be one's own to delete.
      and(
        eq(eventLinks.state, 'pull_only'),
        sql`${eventLinks.etag} IS NOT NULL`,
        or(isNull(gigs.id), sql`${gigs.deletedAt} IS NOT NULL`),
      ),
      // An occurrence goes once the event that took its place is there.
      and(
        eq(eventLinks.state, 'replaced'),
        sql`${eventLinks.etag} IS NOT NULL`,
        sql`NOT EXISTS (SELECT 1 FROM event_links AS copy
          WHERE copy.gig_id = ${eventLinks.gigId} AND copy.state = 'inserting')`,
      ),
    ),
  );
}

function belongsInCalendar({ userId, types, today, googleSub }: PushScope): SQL | undefined {
  return and(
    eq(gigs.userId, userId),
    isNull(gigs.deletedAt),
    inList(gigs.type, types),
    isUnlinked(googleSub, today),
  );
}

/** A gig made here that is not over on this day, or whose edit outweighed the deletion of its event. */
export function isUnlinked(
  googleSub: string | typeof calendarConnections.googleSub,
  today: string | SQL,
): SQL | undefined {
  return and(
    sql`NOT EXISTS (SELECT 1 FROM event_links AS held
      WHERE held.gig_id = ${gigs.id} AND held.state <> 'gone')`,
    or(
      and(
        isNull(gigs.googleEventId),
        sql`coalesce(${gigs.endDate}, ${gigs.date}) >= ${today}`,
        sql`NOT EXISTS (SELECT 1 FROM event_links AS any_link WHERE any_link.gig_id = ${gigs.id})`,
      ),
      // Its last event is gone, and the gig was changed or restored since.
      sql`EXISTS (SELECT 1 FROM event_links AS last
        WHERE last.gig_id = ${gigs.id} AND last.google_sub = ${googleSub}
          AND last.synced_rev IS NOT ${gigs.rev}
          AND last.generation = (SELECT max(generation) FROM event_links AS each
            WHERE each.gig_id = ${gigs.id}))`,
    ),
  );
}

/**
 * Counted from 0; after that the gig's revision, which grows with the edit that outweighed a deletion.
 * A plain count could meet the id of an event that belongs to another gig by now.
 */
function nextGeneration({ googleSub }: PushScope) {
  // The columns are spelled out: in a selection drizzle leaves the table's name away.
  return sql<number>`CASE WHEN EXISTS (SELECT 1 FROM event_links AS earlier
    WHERE earlier.gig_id = gigs.id AND earlier.google_sub = ${googleSub})
    THEN gigs.rev ELSE 0 END`;
}

function inList(
  column: SQL | typeof eventLinks.calendarId | typeof gigs.type,
  values: readonly string[],
) {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
