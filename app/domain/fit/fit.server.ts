import { type Owner, ownerSql } from '~/domain/auth/owner';
import type { Services } from '~/services.server';
import { leaveByOfTrips } from './check-trip';
import type { GigFit, GigFitWithLeaveBy } from './fit';
import {
  type Around,
  checkRows,
  gigsAroundQuery,
  NEIGHBOUR_DAYS,
  parseGigsAround,
  travelQueries,
  travelRows,
  tripsOf,
} from './fit-rows.server';
import { leaveByAnswer } from './leave-by/leave-by';
import { dayPlus } from './trip/days';
import type { FitGig } from './trip/show';

type Needs = Pick<Services, 'reads' | 'places' | 'now'>;

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
export function aroundGig(owner: Owner, gigId: string): Around {
  const { sql: ownerId, params } = ownerSql(owner);
  const shifted = (day: string, days: number) =>
    `(SELECT date(${day}, '${days} days') FROM gigs AS asked
      WHERE asked.id = ? AND asked.user_id = ${ownerId} AND asked.deleted_at IS NULL)`;
  const first = shifted('asked.date', -NEIGHBOUR_DAYS);
  const last = shifted('coalesce(asked.end_date, asked.date)', NEIGHBOUR_DAYS);
  return {
    sql: `gigs.date BETWEEN ${first} AND ${last}`,
    params: [gigId, ...params, gigId, ...params],
  };
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
export function aroundDays({ from, to }: Days): Around {
  const since = dayPlus(from, -NEIGHBOUR_DAYS);
  const ends = 'coalesce(gigs.end_date, gigs.date) >= ?';
  return to === null
    ? { sql: ends, params: [since] }
    : { sql: `${ends} AND gigs.date <= ?`, params: [since, dayPlus(to, NEIGHBOUR_DAYS)] };
}

async function readAround(
  services: Needs,
  owner: Owner,
  around: Around,
  isWanted: (gig: FitGig) => boolean,
): Promise<Map<string, GigFit>> {
  const [gigRows, travel] = await readRowsAround(services, owner, around);
  return checkRows(services, gigRows, travel, isWanted);
}

export async function readRowsAround(
  { reads }: Pick<Services, 'reads'>,
  owner: Owner,
  around: Around,
) {
  const [gigTexts = [], ...travel] = await reads.texts([
    gigsAroundQuery(owner, around),
    ...travelQueries(owner, around),
  ]);
  return [parseGigsAround(gigTexts), travelRows(travel)] as const;
}
