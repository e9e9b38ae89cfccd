import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { gigs, travelDetails } from '~/data/schema';
import { textColumns } from '~/data/text-columns.server';
import { type Owner, ownerSql } from '~/domain/auth/owner';
import type { DomainError } from '~/domain/domain-error';
import { instantOf } from '~/domain/time/wall-time';
import type { Services } from '~/services.server';
import { apiName, type DetailAnswer, toAnswer } from './detail-api';
import { toTravelDetail } from './detail-zones';
import type { DetailType, TravelDetail } from './travel-detail';

type Needs = Pick<Services, 'db' | 'now' | 'places'>;

/** In the names of the API, as what is asked for. */
export type DetailOutcome = { ok: true; detail: DetailAnswer } | { ok: false; error: DomainError };

export const GIG_NOT_FOUND: DomainError = {
  reason: 'not_found',
  message: 'This gig does not exist.',
};
export const DETAIL_NOT_FOUND: DomainError = {
  reason: 'not_found',
  message: 'This travel detail does not exist.',
};

const details = textColumns({ ...getTableColumns(travelDetails), gigZone: gigs.timeZone });

/** A gig's details in the order they happen; null when the gig is not this user's. */
export async function listTravelDetails(
  { reads }: Pick<Services, 'reads'>,
  owner: Owner,
  gigId: string,
): Promise<DetailAnswer[] | null> {
  const { sql: ownerId, params } = ownerSql(owner);
  const [texts = []] = await reads.texts([
    {
      sql: `SELECT ${details.sql} AS text FROM gigs LEFT JOIN travel_details
          ON travel_details.gig_id = gigs.id AND travel_details.user_id = gigs.user_id
        WHERE gigs.id = ? AND gigs.user_id = ${ownerId} AND gigs.deleted_at IS NULL
        ORDER BY travel_details.id`,
      params: [gigId, ...params],
    },
  ]);
  if (texts.length === 0) return null;
  // A gig without details is a row without a detail.
  const rows = details.parse(texts).filter(({ id }) => id !== null);
  return byStart(rows.map(({ gigZone, ...row }) => toTravelDetail(row, gigZone))).map(toAnswer);
}

/** What tells when and where the bookings of a gig begin and end, for a page that sends it along. */
export function endsOfDetails({ db }: Pick<Needs, 'db'>, userId: string, gigId: string) {
  return db
    .select({
      detailType: travelDetails.detailType,
      startsDateTime: travelDetails.startsDateTime,
      startsTimeZone: travelDetails.startsTimeZone,
      startsLocation: travelDetails.startsLocation,
      endsDateTime: travelDetails.endsDateTime,
      endsTimeZone: travelDetails.endsTimeZone,
      endsLocation: travelDetails.endsLocation,
    })
    .from(travelDetails)
    .where(and(eq(travelDetails.userId, userId), eq(travelDetails.gigId, gigId)));
}

export async function readTravelDetail({ db }: { db: Reads }, owner: Owner, detailId: string) {
  const [[found]] = await db.batch([detailQuery({ db }, owner, detailId)]);
  return found ? toAnswer(toTravelDetail(found.row, found.gigZone)) : null;
}

/** A detail as it is stored, with its gig's zone. The details of a deleted gig are gone with it. */
export function detailQuery({ db }: { db: Reads }, owner: Owner, detailId: string) {
  return db
    .select({ row: travelDetails, gigZone: gigs.timeZone })
    .from(travelDetails)
    .innerJoin(gigs, and(eq(gigs.id, travelDetails.gigId), isNull(gigs.deletedAt)))
    .where(and(eq(travelDetails.id, detailId), eq(travelDetails.userId, owner)));
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

/** The details of a deleted gig are gone with it. */
export function ownDetail(userId: string, detailId: string) {
  return and(
    eq(travelDetails.id, detailId),
    eq(travelDetails.userId, userId),
    sql`EXISTS (SELECT 1 FROM ${gigs} WHERE ${gigs.id} = ${travelDetails.gigId} AND ${gigs.deletedAt} IS NULL)`,
  );
}

/** An error with its field as the API calls it. */
export function inApi(type: DetailType, { field, ...error }: DomainError): DomainError {
  return field ? { ...error, field: apiName(type, field) } : error;
}

/** In the order they happen; without a time, last. */
export function byStart(details: TravelDetail[]): TravelDetail[] {
  return details
    .map((detail) => ({ detail, start: startOf(detail) }))
    .sort((a, b) => a.start - b.start)
    .map(({ detail }) => detail);
}

function startOf({ startsDateTime, startsTimeZone }: TravelDetail): number {
  if (!startsDateTime) return Number.POSITIVE_INFINITY;
  return instantOf(startsDateTime, startsTimeZone ?? 'UTC');
}
