import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { gigDrives, gigs, silencedFindings, travelDetails } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import { zonesOf } from '~/domain/travel/detail-zones';
import type { Services } from '~/services.server';
import { checkTrips, type Trips } from './check-trip';
import { type GigFit, statusOf, type TripFit } from './fit';
import type { FitDetail } from './trip/bookings';
import type { FitGig } from './trip/show';
import type { FitPreferences } from './trip/trip';
import { arrivalSentence } from './words';

/** So many days before and after, gigs are read along with those that are asked for. */
export const NEIGHBOUR_DAYS = 30;

/** In this order. */
const DETAIL_FIELDS = Object.keys({
  id: true,
  gigId: true,
  detailType: true,
  title: true,
  provider: true,
  flightNumber: true,
  confirmationNumber: true,
  startsLocation: true,
  startsDateTime: true,
  startsTimeZone: true,
  endsLocation: true,
  endsDateTime: true,
  endsTimeZone: true,
} satisfies Record<keyof FitDetail, true>) as (keyof FitDetail)[];

/**
 * A detail as the text of its values: column by column, the 300 bookings of a list of 200 gigs took
 * 1.5 ms of the Worker's time, and so they take 0.3.
 */
const detailText = sql<string>`json_array(${sql.join(
  DETAIL_FIELDS.map((field) => sql`${travelDetails[field]}`),
  sql`, `,
)})`;

/** What is read besides the gigs. Nothing of it is asked by itself; `around` says of which gigs. */
export function travelQueries({ db }: { db: Reads }, owner: Owner, around: SQL | undefined) {
  const details = travelDetails;
  return [
    db
      .select({ detail: detailText.as('detail') })
      .from(gigs)
      .innerJoin(details, and(eq(details.gigId, gigs.id), eq(details.userId, owner)))
      .where(and(eq(gigs.userId, owner), isNull(gigs.deletedAt), around))
      .orderBy(details.id),
    preferencesQuery({ db }, owner),
    db
      .select({ gigId: silencedFindings.gigId, findingId: silencedFindings.findingId })
      .from(silencedFindings)
      .where(eq(silencedFindings.userId, owner)),
    db.select().from(gigDrives).where(eq(gigDrives.userId, owner)),
  ] as const;
}

export function gigsAroundQuery({ db }: { db: Reads }, owner: Owner, around: SQL | undefined) {
  return db
    .select({
      id: gigs.id,
      title: gigs.title,
      type: gigs.type,
      date: gigs.date,
      endDate: gigs.endDate,
      startTime: gigs.startTime,
      endTime: gigs.endTime,
      timeZone: gigs.timeZone,
      location: gigs.location,
      latitude: gigs.latitude,
      longitude: gigs.longitude,
      airport: gigs.airport,
      flightBooked: gigs.flightBooked,
      hotelBooked: gigs.hotelBooked,
      carBooked: gigs.carBooked,
      travelNotNeeded: gigs.travelNotNeeded,
    })
    .from(gigs)
    .where(and(eq(gigs.userId, owner), isNull(gigs.deletedAt), around))
    .orderBy(gigs.date, gigs.id);
}

type Queries = ReturnType<typeof travelQueries>;
type Answers = readonly [
  details: Awaited<Queries[0]>,
  preferences: Awaited<Queries[1]>,
  silenced: Awaited<Queries[2]>,
  drives: Awaited<Queries[3]>,
];
type TravelRows = readonly [
  details: readonly FitDetail[],
  preferences: Answers[1],
  silenced: Answers[2],
  drives: Answers[3],
];

/** What `travelQueries` were answered. */
export function travelRows([details, ...rest]: Answers): TravelRows {
  return [parseDetails(details), ...rest];
}

export function parseDetails(rows: Answers[0]): FitDetail[] {
  const all: unknown[][] = JSON.parse(`[${rows.map(({ detail }) => detail).join()}]`);
  return all.map((values) => {
    const detail: Record<string, unknown> = {};
    for (const [index, field] of DETAIL_FIELDS.entries()) detail[field] = values[index];
    return detail as unknown as FitDetail;
  });
}

/** Details with the zones that they have of their gig. */
export function detailsWithZones(
  gigRows: readonly FitGig[],
  detailRows: TravelRows[0],
): FitDetail[] {
  const zoneOfGig = new Map(gigRows.map(({ id, timeZone }) => [id, timeZone]));
  return detailRows.map((row) => ({ ...row, ...zonesOf(row, zoneOfGig.get(row.gigId) ?? null) }));
}

/** Nobody lives at the default airport until they say so. */
export function preferencesOf(stored: TravelRows[1][number] | undefined): FitPreferences {
  const { arrivalLeadMinutes } = DEFAULT_PREFERENCES;
  return stored ?? { homeAirport: null, homeAddress: null, arrivalLeadMinutes };
}

/** Checks what was read; the answer has the gigs that are wanted, in the order of time. */
export async function checkRows(
  services: Pick<Services, 'places' | 'now'>,
  gigRows: readonly FitGig[],
  travel: TravelRows,
  isWanted: (gig: FitGig) => boolean,
): Promise<Map<string, GigFit>> {
  const fits = checkTrips(await tripsOf(services, gigRows, travel, isWanted));
  const [, , silencedRows] = travel;
  const silenced = new Set(silencedRows.map(({ gigId, findingId }) => `${gigId} ${findingId}`));
  return new Map(
    [...fits].map(([gigId, fit]) => [
      gigId,
      answerOf(fit, (findingId) => silenced.has(`${gigId} ${findingId}`)),
    ]),
  );
}

/** What was read, as the check takes it. */
export async function tripsOf(
  { places, now }: Pick<Services, 'places' | 'now'>,
  gigRows: readonly FitGig[],
  [detailRows, [stored], , driveRows]: TravelRows,
  isWanted: (gig: FitGig) => boolean,
): Promise<Trips> {
  return {
    gigs: gigRows,
    details: detailsWithZones(gigRows, detailRows),
    preferences: preferencesOf(stored),
    places: await places(),
    now: now(),
    drives: new Map(driveRows.map((drive) => [drive.gigId, drive])),
    isWanted,
  };
}

function answerOf(fit: TripFit, isSilenced: (findingId: string) => boolean): GigFit {
  const silenced = new Set(fit.findings.map(({ id }) => id).filter(isSilenced));
  return {
    status: statusOf(fit, silenced),
    summary: isSound(fit) && fit.arrival ? arrivalSentence(fit.arrival) : null,
    findings: fit.findings.map((one) => ({ ...one, silenced: silenced.has(one.id) })),
  };
}

const isSound = ({ findings }: TripFit) => findings.every(({ severity }) => severity === 'note');
