import { gigDrives, gigs, silencedFindings, travelDetails, travelPreferences } from '~/data/schema';
import { textColumns } from '~/data/text-columns.server';
import type { PlainSql, TextQuery } from '~/data/text-query.server';
import { type Owner, ownerSql } from '~/domain/auth/owner';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { zonesOf } from '~/domain/travel/detail-zones';
import type { Services } from '~/services.server';
import { checkTrips, type Trips } from './check-trip';
import { type GigFit, statusOf, type TripFit } from './fit';
import type { FitDetail } from './trip/bookings';
import type { FitGig } from './trip/show';
import type { FitPreferences, KnownDrive } from './trip/trip';
import { arrivalSentence } from './words';

/** So many days before and after, gigs are read along with those that are asked for. */
export const NEIGHBOUR_DAYS = 30;

/** A condition on gigs. */
export type Around = PlainSql;

const gigColumns = textColumns({
  id: gigs.id,
  title: gigs.title,
  type: gigs.type,
  date: gigs.date,
  endDate: gigs.endDate,
  startTime: gigs.startTime,
  endTime: gigs.endTime,
  loadInTime: gigs.loadInTime,
  timeZone: gigs.timeZone,
  location: gigs.location,
  latitude: gigs.latitude,
  longitude: gigs.longitude,
  airport: gigs.airport,
  flightBooked: gigs.flightBooked,
  hotelBooked: gigs.hotelBooked,
  carBooked: gigs.carBooked,
  travelNotNeeded: gigs.travelNotNeeded,
});

export const parseGigsAround: (texts: readonly string[]) => FitGig[] = gigColumns.parse;

export function gigsAroundQuery(owner: Owner, around: Around): TextQuery {
  const { sql: ownerId, params } = ownerSql(owner);
  return {
    sql: `SELECT ${gigColumns.sql} AS text FROM gigs
      WHERE gigs.user_id = ${ownerId} AND gigs.deleted_at IS NULL AND ${around.sql}
      ORDER BY gigs.date, gigs.id`,
    params: [...params, ...around.params],
  };
}

const detailColumns = textColumns({
  id: travelDetails.id,
  gigId: travelDetails.gigId,
  detailType: travelDetails.detailType,
  title: travelDetails.title,
  provider: travelDetails.provider,
  flightNumber: travelDetails.flightNumber,
  confirmationNumber: travelDetails.confirmationNumber,
  startsLocation: travelDetails.startsLocation,
  startsDateTime: travelDetails.startsDateTime,
  startsTimeZone: travelDetails.startsTimeZone,
  endsLocation: travelDetails.endsLocation,
  endsDateTime: travelDetails.endsDateTime,
  endsTimeZone: travelDetails.endsTimeZone,
});

const parseDetails: (texts: readonly string[]) => FitDetail[] = detailColumns.parse;

function detailsAroundQuery(owner: Owner, around: Around): TextQuery {
  const { sql: ownerId, params } = ownerSql(owner);
  return {
    sql: `SELECT ${detailColumns.sql} AS text FROM gigs
      JOIN travel_details ON travel_details.gig_id = gigs.id AND travel_details.user_id = gigs.user_id
      WHERE gigs.user_id = ${ownerId} AND gigs.deleted_at IS NULL AND ${around.sql}
      ORDER BY travel_details.id`,
    params: [...params, ...around.params],
  };
}

const preferenceColumns = textColumns({
  homeAirport: travelPreferences.homeAirport,
  homeAddress: travelPreferences.homeAddress,
  arrivalLeadMinutes: travelPreferences.arrivalLeadMinutes,
});
const silencedColumns = textColumns({
  gigId: silencedFindings.gigId,
  findingId: silencedFindings.findingId,
});
const driveColumns = textColumns({
  gigId: gigDrives.gigId,
  airport: gigDrives.airport,
  latitude: gigDrives.latitude,
  longitude: gigDrives.longitude,
  seconds: gigDrives.seconds,
});

/** What is known of the person besides gigs and bookings, in one row: each statement has its price. */
function personQuery(owner: Owner): TextQuery {
  const { sql: ownerId, params } = ownerSql(owner);
  const lists = [
    [preferenceColumns, 'travel_preferences'],
    [silencedColumns, 'silenced_findings'],
    [driveColumns, 'gig_drives'],
  ] as const;
  const values = lists.map(
    ([columns, table]) =>
      `json((SELECT json_group_array(json(${columns.sql})) FROM ${table} WHERE ${table}.user_id = ${ownerId}))`,
  );
  return {
    sql: `SELECT json_array(${values.join(', ')}) AS text`,
    params: lists.flatMap(() => params),
  };
}

/** What is read besides the gigs. Nothing of it is asked by itself; `around` says of which gigs. */
export function travelQueries(owner: Owner, around: Around): TextQuery[] {
  return [detailsAroundQuery(owner, around), personQuery(owner)];
}

export interface TravelRows {
  details: readonly FitDetail[];
  preferences: FitPreferences;
  silenced: readonly { gigId: string; findingId: string }[];
  drives: readonly ({ gigId: string } & KnownDrive)[];
}

/** What `travelQueries` were answered. */
export function travelRows([details = [], persons = []]: readonly string[][]): TravelRows {
  const [person] = persons;
  const [preferences = [], silenced = [], drives = []]: unknown[][][] = person
    ? JSON.parse(person)
    : [];
  return {
    details: parseDetails(details),
    preferences: preferencesOf(preferenceColumns.read(preferences)[0]),
    silenced: silencedColumns.read(silenced),
    drives: driveColumns.read(drives),
  };
}

/** Details with the zones that they have of their gig. */
export function detailsWithZones(
  gigRows: readonly FitGig[],
  detailRows: TravelRows['details'],
): FitDetail[] {
  const zoneOfGig = new Map(gigRows.map(({ id, timeZone }) => [id, timeZone]));
  return detailRows.map((row) => ({ ...row, ...zonesOf(row, zoneOfGig.get(row.gigId) ?? null) }));
}

/** Nobody lives at the default airport until they say so. */
function preferencesOf(stored: FitPreferences | undefined): FitPreferences {
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
  const silenced = new Set(travel.silenced.map(({ gigId, findingId }) => `${gigId} ${findingId}`));
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
  { details, preferences, drives }: TravelRows,
  isWanted: (gig: FitGig) => boolean,
): Promise<Trips> {
  return {
    gigs: gigRows,
    details: detailsWithZones(gigRows, details),
    preferences,
    places: await places(),
    now: now(),
    drives: new Map(drives.map((drive) => [drive.gigId, drive])),
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
