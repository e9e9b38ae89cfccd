import { and, type SQL, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { gigs } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import { shiftDay } from '~/domain/time/calendar-day';
import type { Services } from '~/services.server';
import { leaveByOfTrips } from './check-trip';
import type { GigFit, GigFitWithLeaveBy } from './fit';
import {
  checkRows,
  gigsAroundQuery,
  NEIGHBOUR_DAYS,
  travelQueries,
  travelRows,
  tripsOf,
} from './fit-rows.server';
import { leaveByAnswer } from './leave-by/leave-by';
import type { FitGig } from './trip/show';

type Needs = { db: Reads } & Pick<Services, 'places' | 'now'>;

/** Days of gigs, both included; null for no end. */
interface Days {
  from: string;
  to: string | null;
}

/** One gig's fit, with its leave-by times; null when the gig is not this user's. One round trip. */
export async function readFit(
  services: Needs,
  owner: Owner,
  gigId: string,
): Promise<GigFitWithLeaveBy | null> {
  const [gigRows, travel] = await readRowsAround(services, owner, aroundGig(owner, gigId));
  const isWanted = ({ id }: FitGig) => id === gigId;
  const fit = (await checkRows(services, gigRows, travel, isWanted)).get(gigId);
  if (!fit) return null;
  const leaveBy = leaveByOfTrips(await tripsOf(services, gigRows, travel, isWanted)).get(gigId);
  return { ...fit, leaveBy: (leaveBy ?? []).map(leaveByAnswer) };
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
): Promise<({ gigId: string } & GigFit)[]> {
  const fits = await readAround(
    services,
    owner,
    aroundDays({ from, to }),
    ({ date, endDate }) => (endDate ?? date) >= from && (to === null || date <= to),
  );
  return [...fits].map(([gigId, fit]) => ({ gigId, ...fit }));
}

/** Gigs of these days and of those around them. */
export function aroundDays({ from, to }: Days): SQL | undefined {
  const until = to && shiftDay(to, NEIGHBOUR_DAYS);
  return and(
    sql`coalesce(${gigs.endDate}, ${gigs.date}) >= ${shiftDay(from, -NEIGHBOUR_DAYS)}`,
    until ? sql`${gigs.date} <= ${until}` : undefined,
  );
}

async function readAround(
  services: Needs,
  owner: Owner,
  around: SQL | undefined,
  isWanted: (gig: FitGig) => boolean,
): Promise<Map<string, GigFit>> {
  const [gigRows, travel] = await readRowsAround(services, owner, around);
  return checkRows(services, gigRows, travel, isWanted);
}

async function readRowsAround({ db }: Needs, owner: Owner, around: SQL | undefined) {
  const [gigRows, ...travel] = await db.batch([
    gigsAroundQuery({ db }, owner, around),
    ...travelQueries({ db }, owner, around),
  ]);
  return [gigRows, travelRows(travel)] as const;
}
