import { and, asc, desc, eq, inArray, isNull, max, min, sql } from 'drizzle-orm';
import { checklistItems, gigs, silencedFindings, tags, travelDetails, users } from '~/data/schema';
import { itemColumns, toItem } from '~/domain/checklist/checklist.server';
import { inChecklistOrder } from '~/domain/checklist/checklist-order';
import type { Gig } from '~/domain/gigs/gig';
import { gigsQuery, parseGigs } from '~/domain/gigs/list-gigs.server';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import { byTagName } from '~/domain/tags/tags.server';
import { toTravelDetail } from '~/domain/travel/detail-zones';
import { byStart } from '~/domain/travel/travel-details.server';
import type { Services } from '~/services.server';
import type { ExportedGig } from './exported-gig';

type Needs = Pick<Services, 'db'>;

/** The last gig of a page; the next page begins after it. */
interface Position {
  date: string;
  id: string;
}

const BEFORE_ALL: Position = { date: '', id: '' };

/**
 * A page and what is made of it are held in memory at once: a hundred gigs are some 200 KB, but a
 * single booking may hold 60 KB of pasted mail.
 */
const GIGS_PER_PAGE = 100;

/**
 * A user's live gigs by date, page by page, each page read in one round trip when it is asked for.
 * A gig that is moved to another date meanwhile may be left out or come twice.
 */
export async function* readGigPages(
  { db }: Needs,
  userId: string,
  pageSize = GIGS_PER_PAGE,
): AsyncGenerator<ExportedGig[]> {
  let after = BEFORE_ALL;
  while (true) {
    const [gigTexts, detailRows, itemRows, silencedRows] = await db.batch(
      pageQueries({ db }, userId, after, pageSize),
    );
    const onPage = parseGigs(gigTexts);
    const last = onPage.at(-1);
    if (!last) return;
    yield assemblePage(onPage, detailRows, itemRows, silencedRows);
    if (onPage.length < pageSize) return;
    after = { date: last.date, id: last.id };
  }
}

/** The queries of one page. A batch is one transaction, so all see the same gigs. */
export function pageQueries({ db }: Needs, userId: string, after: Position, pageSize: number) {
  const isAfter = sql`(${gigs.date}, ${gigs.id}) > (${after.date}, ${after.id})`;
  const ids = () =>
    db
      .select({ id: gigs.id })
      .from(gigs)
      .where(and(eq(gigs.userId, userId), isNull(gigs.deletedAt), isAfter))
      .orderBy(asc(gigs.date), asc(gigs.id))
      .limit(pageSize);
  return [
    gigsQuery({ db }, userId, { only: isAfter }).limit(pageSize),
    db
      .select()
      .from(travelDetails)
      .where(and(eq(travelDetails.userId, userId), inArray(travelDetails.gigId, ids())))
      .orderBy(asc(travelDetails.id)),
    db
      .select({ gigId: checklistItems.gigId, ...itemColumns })
      .from(checklistItems)
      .where(and(eq(checklistItems.userId, userId), inArray(checklistItems.gigId, ids())))
      .orderBy(desc(checklistItems.createdAt), desc(sql`rowid`)),
    db
      .select({ gigId: silencedFindings.gigId, findingId: silencedFindings.findingId })
      .from(silencedFindings)
      .where(and(eq(silencedFindings.userId, userId), inArray(silencedFindings.gigId, ids())))
      .orderBy(asc(silencedFindings.findingId)),
  ] as const;
}

type PageQueries = ReturnType<typeof pageQueries>;
type Rows<Index extends 1 | 2 | 3> = Awaited<PageQueries[Index]>;

function assemblePage(
  onPage: Gig[],
  detailRows: Rows<1>,
  itemRows: Rows<2>,
  silencedRows: Rows<3>,
): ExportedGig[] {
  const details = byGig(detailRows);
  const items = byGig(itemRows);
  const silenced = byGig(silencedRows);
  return onPage.map(({ calendarState: _state, ...gig }) => ({
    ...gig,
    tags: gig.tags.map(({ name }) => name),
    travelDetails: byStart(
      (details.get(gig.id) ?? []).map((row) => toTravelDetail(row, gig.timeZone)),
    ),
    checklist: inChecklistOrder((items.get(gig.id) ?? []).map(toItem)),
    silencedFindings: (silenced.get(gig.id) ?? []).map(({ findingId }) => findingId),
  }));
}

function byGig<Row extends { gigId: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.gigId);
    if (group) group.push(row);
    else groups.set(row.gigId, [row]);
  }
  return groups;
}

export type ExportedAccount = Awaited<ReturnType<typeof readAccount>>;

/** What is the user's besides gigs. One round trip. */
export async function readAccount({ db }: Needs, userId: string) {
  const [[account], [preferences], tagRows] = await db.batch(accountQueries({ db }, userId));
  if (!account) throw new Error('an account was deleted while it was exported');
  return { account, travelPreferences: preferences ?? DEFAULT_PREFERENCES, tags: tagRows };
}

export function accountQueries({ db }: Needs, userId: string) {
  return [
    db
      .select({
        displayName: users.displayName,
        email: users.email,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
    preferencesQuery({ db }, userId),
    db
      .select({ name: tags.name, color: tags.color })
      .from(tags)
      .where(eq(tags.userId, userId))
      .orderBy(...byTagName),
  ] as const;
}

/** The zones a user's gigs and travel name, and the first and last day of them all. */
export interface CalendarScope {
  timeZones: string[];
  firstDay: string;
  lastDay: string;
}

/** Null without any gig. One round trip. */
export async function readCalendarScope(
  { db }: Needs,
  userId: string,
): Promise<CalendarScope | null> {
  const [gigRows, detailRows] = await db.batch(scopeQueries({ db }, userId));
  const rows = [...gigRows, ...detailRows];
  const days = rows
    .flatMap(({ firstDay, lastDay }) => [firstDay, lastDay])
    .filter((day) => day !== null)
    .sort();
  const [firstDay, lastDay] = [days.at(0), days.at(-1)];
  if (firstDay === undefined || lastDay === undefined) return null;
  const timeZones = [
    ...gigRows.map(({ timeZone }) => timeZone),
    ...detailRows.flatMap((row) => [row.startsTimeZone, row.endsTimeZone]),
  ].filter((zone) => zone !== null);
  return { timeZones: [...new Set(timeZones)].sort(), firstDay, lastDay };
}

export function scopeQueries({ db }: Needs, userId: string) {
  const { startsDateTime, endsDateTime, startsTimeZone, endsTimeZone } = travelDetails;
  // SQLite's min and max of two values are null when one of them is.
  const earlier = sql`min(coalesce(${startsDateTime}, ${endsDateTime}), coalesce(${endsDateTime}, ${startsDateTime}))`;
  const later = sql`max(coalesce(${startsDateTime}, ${endsDateTime}), coalesce(${endsDateTime}, ${startsDateTime}))`;
  return [
    db
      .select({
        timeZone: gigs.timeZone,
        firstDay: min(gigs.date),
        lastDay: max(sql<string>`coalesce(${gigs.endDate}, ${gigs.date})`),
      })
      .from(gigs)
      .where(and(eq(gigs.userId, userId), isNull(gigs.deletedAt)))
      .groupBy(gigs.timeZone),
    db
      .select({
        startsTimeZone,
        endsTimeZone,
        firstDay: min(sql<string | null>`${earlier}`),
        lastDay: max(sql<string | null>`${later}`),
      })
      .from(travelDetails)
      .innerJoin(gigs, and(eq(gigs.id, travelDetails.gigId), isNull(gigs.deletedAt)))
      .where(eq(travelDetails.userId, userId))
      .groupBy(startsTimeZone, endsTimeZone),
  ] as const;
}
