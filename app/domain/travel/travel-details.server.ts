import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { gigs, type TravelDetailRow, travelDetails } from '~/data/schema';
import { newId } from '~/domain/new-id';
import { KEEPS_CHANGING, type Refusal } from '~/domain/refusal';
import { instantOf } from '~/domain/time/wall-time';
import type { Services } from '~/services.server';
import { toColumns, toTravelDetail } from './detail-columns';
import { endsBeforeStart } from './detail-ends';
import { detailZones } from './detail-zones';
import type { DetailType, TravelDetail } from './travel-detail';
import type { NewTravelDetailInput, TravelDetailPatch } from './travel-detail-input';

type Needs = Pick<Services, 'db' | 'now' | 'places'>;

type Outcome = { ok: true; detail: TravelDetail } | { ok: false; refusal: Refusal };

const GIG_NOT_FOUND: Refusal = { reason: 'not_found', message: 'This gig does not exist.' };
export const DETAIL_NOT_FOUND: Refusal = {
  reason: 'not_found',
  message: 'This travel detail does not exist.',
};

/** A gig's details in the order they happen; null when the gig is not this user's. */
export async function listTravelDetails({ db }: Pick<Needs, 'db'>, userId: string, gigId: string) {
  const [[gig], rows] = await db.batch([
    db.select({ id: gigs.id }).from(gigs).where(ownGig(userId, gigId)),
    detailsOfGig({ db }, userId, gigId),
  ]);
  return gig ? rows.map(toTravelDetail).sort(byStart) : null;
}

/** The query alone, for a page that sends it along with others. */
function detailsOfGig({ db }: Pick<Needs, 'db'>, userId: string, gigId: string) {
  return db
    .select()
    .from(travelDetails)
    .where(and(eq(travelDetails.userId, userId), eq(travelDetails.gigId, gigId)))
    .orderBy(asc(travelDetails.id));
}

export async function readTravelDetail(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  detailId: string,
) {
  const row = await db.select().from(travelDetails).where(ownDetail(userId, detailId)).get();
  return row ? toTravelDetail(row) : null;
}

export async function createTravelDetail(
  services: Needs,
  userId: string,
  { gigId, detailType, ...input }: NewTravelDetailInput,
): Promise<Outcome> {
  const { db, now, places } = services;
  const gig = await db.select().from(gigs).where(ownGig(userId, gigId)).get();
  if (!gig) return { ok: false, refusal: GIG_NOT_FOUND };

  const columns = toColumns(detailType, input);
  const zones = detailZones(detailType, columns, gig.timeZone, await places());
  if (endsBeforeStart({ detailType, ...columns, ...zones })) {
    return { ok: false, refusal: endBeforeStart(detailType) };
  }
  const at = now();
  const [row] = await db
    .insert(travelDetails)
    .values({
      ...columns,
      ...zones,
      id: newId(at),
      userId,
      gigId,
      detailType,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    })
    .returning();
  if (!row) throw new Error('a new travel detail came back empty');
  return { ok: true, detail: toTravelDetail(row) };
}

/** Changes the given fields; an end whose place changes gets its zone anew. */
export async function updateTravelDetail(
  services: Needs,
  userId: string,
  detailId: string,
  patch: TravelDetailPatch,
): Promise<Outcome> {
  const { db, now, places } = services;
  // The ends belong together: if another writer moved one meanwhile, both are looked at again.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const stored = await db.select().from(travelDetails).where(ownDetail(userId, detailId)).get();
    if (!stored) return { ok: false, refusal: DETAIL_NOT_FOUND };
    const gig = await db
      .select()
      .from(gigs)
      .where(ownGig(userId, patch.gigId ?? stored.gigId))
      .get();
    if (!gig) return { ok: false, refusal: GIG_NOT_FOUND };

    const detailType = patch.detailType ?? stored.detailType;
    const columns = toColumns(detailType, patch);
    const changed = { ...stored, ...columns, ...zonesToRenew(stored, columns) };
    const zones = detailZones(detailType, changed, gig.timeZone, await places());
    if (endsBeforeStart({ ...changed, ...zones, detailType })) {
      return { ok: false, refusal: endBeforeStart(detailType) };
    }
    const [row] = await db
      .update(travelDetails)
      .set({
        ...columns,
        ...differing(stored, { ...zones, detailType }),
        updatedAt: now().toISOString(),
      })
      .where(and(ownDetail(userId, detailId), unchanged(stored)))
      .returning();
    if (row) return { ok: true, detail: toTravelDetail(row) };
  }
  return { ok: false, refusal: KEEPS_CHANGING };
}

/** How often a write is tried that others keep overtaking. */
const ATTEMPTS = 5;

/** What a change of one field is decided by, besides that field. */
const ENDS = [
  'gigId',
  'detailType',
  'departureLocation',
  'departureDateTime',
  'departureTimeZone',
  'arrivalLocation',
  'arrivalDateTime',
  'arrivalTimeZone',
] as const;

function unchanged(stored: TravelDetailRow) {
  return and(...ENDS.map((field) => sql`${travelDetails[field]} IS ${stored[field]}`));
}

/** Only what is not stored so already, so that nothing is written back that another has changed. */
function differing<Fields extends Partial<TravelDetailRow>>(
  stored: TravelDetailRow,
  fields: Fields,
) {
  const entries = Object.entries(fields) as [keyof TravelDetailRow, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => stored[name] !== value));
}

/** Answers whether there was such a detail. */
export async function deleteTravelDetail(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  detailId: string,
) {
  const deleted = await db
    .delete(travelDetails)
    .where(ownDetail(userId, detailId))
    .returning({ id: travelDetails.id });
  return deleted.length > 0;
}

function ownGig(userId: string, gigId: string) {
  return and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt));
}

/** The details of a deleted gig are gone with it. */
function ownDetail(userId: string, detailId: string) {
  return and(
    eq(travelDetails.id, detailId),
    eq(travelDetails.userId, userId),
    sql`EXISTS (SELECT 1 FROM ${gigs} WHERE ${gigs.id} = ${travelDetails.gigId} AND ${gigs.deletedAt} IS NULL)`,
  );
}

/** A zone given with the patch stays; one that belonged to another place is derived again. */
function zonesToRenew(stored: TravelDetailRow, columns: TravelDetailPatch) {
  const renewed: Pick<TravelDetailPatch, 'departureTimeZone' | 'arrivalTimeZone'> = {};
  for (const end of ['departure', 'arrival'] as const) {
    const place = columns[`${end}Location`];
    const moved = place !== undefined && place !== stored[`${end}Location`];
    if (moved && columns[`${end}TimeZone`] === undefined) renewed[`${end}TimeZone`] = null;
  }
  return renewed;
}

function endBeforeStart(type: DetailType): Refusal {
  return type === 'hotel'
    ? {
        reason: 'invalid',
        field: 'departureDateTime',
        message: "Check-out can't be before check-in",
      }
    : {
        reason: 'invalid',
        field: 'arrivalDateTime',
        message:
          type === 'flight'
            ? "The landing can't be before the departure"
            : "The end can't be before the start",
      };
}

function byStart(a: TravelDetail, b: TravelDetail): number {
  return startOf(a) - startOf(b);
}

function startOf(detail: TravelDetail): number {
  const stay = detail.detailType === 'hotel';
  const wallTime = stay ? detail.arrivalDateTime : detail.departureDateTime;
  const zone = stay ? detail.arrivalTimeZone : detail.departureTimeZone;
  return wallTime ? instantOf(wallTime, zone ?? 'UTC') : Number.POSITIVE_INFINITY;
}
