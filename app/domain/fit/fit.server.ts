import { and, type SQL, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { gigs } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import { shiftDay } from '~/domain/time/calendar-day';
import type { Services } from '~/services.server';
import type { GigFit } from './fit';
import { checkRows, gigsAroundQuery, NEIGHBOUR_DAYS, travelQueries } from './fit-rows.server';
import type { FitGig } from './trip/show';

type Needs = { db: Reads } & Pick<Services, 'places' | 'now'>;

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
  const { db } = services;
  const [gigRows, ...travel] = await db.batch([
    gigsAroundQuery({ db }, owner, around),
    ...travelQueries({ db }, owner, around),
  ]);
  return checkRows(services, gigRows, travel, isWanted);
}
