import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { gigs, silencedFindings, travelDetails } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import { shiftDay } from '~/domain/time/calendar-day';
import { zonesOf } from '~/domain/travel/detail-zones';
import type { Services } from '~/services.server';
import { checkTrips } from './check-trip';
import { type Finding, type FitStatus, statusOf, type TripFit } from './fit';

type Needs = { db: Reads } & Pick<Services, 'places' | 'now'>;

/** How a gig's travel fits it, as the API answers it. */
export interface GigFit {
  status: FitStatus;
  findings: (Finding & { silenced: boolean })[];
}

/** So many days before and after, gigs are read along with those that are asked for. */
const NEIGHBOUR_DAYS = 30;

/** Days of gigs, both included; null for no end. */
interface Days {
  from: string;
  to: string | null;
}

/** One gig's fit; null when the gig is not this user's. One round trip. */
export async function readFit(
  services: Needs,
  owner: Owner,
  gigId: string,
): Promise<GigFit | null> {
  const around = aroundGig(owner, gigId);
  const fits = await readAround(services, owner, around, ({ id }) => id === gigId);
  return fits.get(gigId) ?? null;
}

/** The days around a gig, asked for along with it. */
export function aroundGig(owner: Owner, gigId: string): SQL {
  const shifted = (day: SQL, days: number) =>
    sql`(SELECT date(${day}, ${`${days} days`}) FROM ${gigs} AS asked
      WHERE asked.id = ${gigId} AND asked.user_id = ${owner} AND asked.deleted_at IS NULL)`;
  const first = shifted(sql`asked.date`, -NEIGHBOUR_DAYS);
  const last = shifted(sql`coalesce(asked.end_date, asked.date)`, NEIGHBOUR_DAYS);
  return sql`${gigs.date} BETWEEN ${first} AND ${last}`;
}

/** The fit of every gig of some days, in their order. One round trip. */
export async function readFits(
  services: Needs,
  owner: Owner,
  { from, to }: Days,
): Promise<{ gigId: string; status: FitStatus; findings: GigFit['findings'] }[]> {
  const until = to && shiftDay(to, NEIGHBOUR_DAYS);
  const around = and(
    sql`coalesce(${gigs.endDate}, ${gigs.date}) >= ${shiftDay(from, -NEIGHBOUR_DAYS)}`,
    until ? sql`${gigs.date} <= ${until}` : undefined,
  );
  const fits = await readAround(
    services,
    owner,
    around,
    ({ date, endDate }) => (endDate ?? date) >= from && (to === null || date <= to),
  );
  return [...fits].map(([gigId, fit]) => ({ gigId, ...fit }));
}

/** The queries of one read; nothing of them is asked by itself. */
export function fitQueries({ db }: { db: Reads }, owner: Owner, around: SQL | undefined) {
  return [
    gigsAround({ db }, owner, around),
    detailsAround({ db }, owner, around),
    preferencesQuery({ db }, owner),
    silencedQuery({ db }, owner),
  ] as const;
}

async function readAround(
  { db, places, now }: Needs,
  owner: Owner,
  around: SQL | undefined,
  isWanted: (gig: { id: string; date: string; endDate: string | null }) => boolean,
): Promise<Map<string, GigFit>> {
  const [answers, gazetteer] = await Promise.all([
    db.batch(fitQueries({ db }, owner, around)),
    places(),
  ]);
  const [gigRows, detailRows, [stored], silencedRows] = answers;
  const zoneOfGig = new Map(gigRows.map(({ id, timeZone }) => [id, timeZone]));
  const fits = checkTrips({
    gigs: gigRows,
    details: detailRows.map((row) => ({
      ...row,
      ...zonesOf(row, zoneOfGig.get(row.gigId) ?? null),
    })),
    // Nobody lives at the default airport until they say so.
    preferences: stored ?? {
      homeAirport: null,
      homeAddress: null,
      arrivalLeadMinutes: DEFAULT_PREFERENCES.arrivalLeadMinutes,
    },
    places: gazetteer,
    now: now(),
    isWanted,
  });
  const silenced = new Set(silencedRows.map(({ gigId, findingId }) => `${gigId} ${findingId}`));
  const answer = (gigId: string, fit: TripFit): GigFit => {
    const quiet = new Set(
      fit.findings.map(({ id }) => id).filter((id) => silenced.has(`${gigId} ${id}`)),
    );
    return {
      status: statusOf(fit, quiet),
      findings: fit.findings.map((one) => ({ ...one, silenced: quiet.has(one.id) })),
    };
  };
  return new Map([...fits].map(([gigId, fit]) => [gigId, answer(gigId, fit)]));
}

function gigsAround({ db }: { db: Reads }, owner: Owner, around: SQL | undefined) {
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

function detailsAround({ db }: { db: Reads }, owner: Owner, around: SQL | undefined) {
  const details = travelDetails;
  return db
    .select({
      id: details.id,
      gigId: details.gigId,
      detailType: details.detailType,
      title: details.title,
      provider: details.provider,
      flightNumber: details.flightNumber,
      confirmationNumber: details.confirmationNumber,
      startsLocation: details.startsLocation,
      startsDateTime: details.startsDateTime,
      startsTimeZone: details.startsTimeZone,
      endsLocation: details.endsLocation,
      endsDateTime: details.endsDateTime,
      endsTimeZone: details.endsTimeZone,
    })
    .from(gigs)
    .innerJoin(details, and(eq(details.gigId, gigs.id), eq(details.userId, owner)))
    .where(and(eq(gigs.userId, owner), isNull(gigs.deletedAt), around))
    .orderBy(details.id);
}

function silencedQuery({ db }: { db: Reads }, owner: Owner) {
  return db
    .select({ gigId: silencedFindings.gigId, findingId: silencedFindings.findingId })
    .from(silencedFindings)
    .where(eq(silencedFindings.userId, owner));
}
