import { and, asc, count, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type GigRow, gigs, gigTags, tags, travelDetails } from '~/data/schema';
import type { GigCalendarState } from '~/domain/calendar/gig-state';
import { gigStatesQuery } from '~/domain/calendar/gig-state.server';
import { type TravelCounts, travelNeeds } from '~/domain/travel/need';
import type { Services } from '~/services.server';
import type { Gig, Tag } from './gig';

type Needs = Pick<Services, 'db'>;

/** All gigs of a user by date, each with its tags and what its trip still needs. One round trip. */
export async function listGigs({ db }: Needs, userId: string): Promise<Gig[]> {
  return assembleGigs(...(await db.batch(gigQueries({ db }, userId))));
}

/** One gig, or null when it is not this user's. One round trip. */
export async function readGig({ db }: Needs, userId: string, gigId: string): Promise<Gig | null> {
  return assembleGigs(...(await db.batch(gigQueries({ db }, userId, gigId))))[0] ?? null;
}

/** The four queries behind a list of gigs, or one of them: a page sends them with its own. */
export function gigQueries({ db }: Needs, userId: string, gigId?: string) {
  const only = (column: SQLiteColumn) => (gigId === undefined ? undefined : eq(column, gigId));
  return [
    db
      .select(gigColumns)
      .from(gigs)
      .where(and(eq(gigs.userId, userId), isNull(gigs.deletedAt), only(gigs.id)))
      .orderBy(asc(gigs.date), asc(gigs.id)),
    db
      .select({ gigId: gigTags.gigId, id: tags.id, name: tags.name, color: tags.color })
      .from(gigTags)
      .innerJoin(tags, eq(tags.id, gigTags.tagId))
      .where(and(eq(gigTags.userId, userId), only(gigTags.gigId)))
      .orderBy(asc(tags.name)),
    db
      .select({
        gigId: travelDetails.gigId,
        detailType: travelDetails.detailType,
        count: count(),
      })
      .from(travelDetails)
      .where(and(eq(travelDetails.userId, userId), only(travelDetails.gigId)))
      .groupBy(travelDetails.gigId, travelDetails.detailType),
    gigStatesQuery({ db }, userId, gigId),
  ] as const;
}

const {
  userId: _owner,
  airportChosen: _chosen,
  placeAskedAt: _asked,
  updatedAt: _updated,
  deletedAt: _deleted,
  deletedBy: _deleter,
  rev: _rev,
  ...shown
} = getTableColumns(gigs);

/** What of a gig leaves the database: the rest is bookkeeping, and every column costs. */
export const gigColumns = shown;

type ShownGig = Pick<GigRow, keyof typeof gigColumns>;

type TagRow = Tag & { gigId: string };
type CountRow = { gigId: string; detailType: string; count: number };
type StateRow = { gigId: string; state: GigCalendarState };

export function assembleGigs(
  gigRows: ShownGig[],
  tagRows: TagRow[],
  countRows: CountRow[],
  stateRows: StateRow[] = [],
): Gig[] {
  const tagsOf = byGig(tagRows);
  const countsOf = byGig(countRows);
  const stateOf = new Map(stateRows.map(({ gigId, state }) => [gigId, state]));
  return gigRows.map((row) => {
    const counts: TravelCounts = Object.fromEntries(
      (countsOf.get(row.id) ?? []).map((entry) => [entry.detailType, entry.count]),
    );
    const gigTagList = (tagsOf.get(row.id) ?? []).map(({ id, name, color }) => ({
      id,
      name,
      color,
    }));
    const calendarState = stateOf.get(row.id);
    return { ...toGig(row, gigTagList, counts), ...(calendarState && { calendarState }) };
  });
}

function toGig(row: ShownGig, gigTagList: Tag[], counts: TravelCounts): Omit<Gig, 'calendarState'> {
  const { placeStatus, ...rest } = row;
  return {
    ...rest,
    latitude: row.latitude === null ? null : String(row.latitude),
    longitude: row.longitude === null ? null : String(row.longitude),
    placing: placeStatus === 'pending',
    approximate: placeStatus === 'approximate',
    tags: gigTagList,
    needs: travelNeeds(row, counts),
  };
}

export function byGig<Row extends { gigId: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.gigId);
    if (group) group.push(row);
    else groups.set(row.gigId, [row]);
  }
  return groups;
}
