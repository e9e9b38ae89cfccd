import { subHours } from 'date-fns';
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { gigs } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import { isNowhere } from '~/domain/places/nowhere';
import type { Services } from '~/services.server';
import { type FoundPlace, planGeocoding } from './geocode-plan';
import type { GeocodeAllAnswer, GeocodeProgress } from './geocode-progress';
import { requestGeocoding } from './request-geocoding.server';

type Db = Pick<Services, 'db'>;

/** A lookup that was asked for in the last hour, with all its tries, may still be under way. */
const ASKED_HOURS = 1;
/** A parameter may have 2 MB; a place with its location has 1.5 KB at most. */
const CHUNK = 1000;

/**
 * Gives every gig without coordinates the place the embedded tables know, and has the others looked
 * up. Asking twice looks nothing up twice. Three round trips for a thousand gigs.
 */
export async function geocodeAll(
  services: Pick<Services, 'db' | 'places' | 'geocodeQueue' | 'now'>,
  userId: string,
): Promise<GeocodeAllAnswer> {
  const { db, places, now } = services;
  const unplaced = await db
    .select({
      id: gigs.id,
      location: gigs.location,
      placeStatus: gigs.placeStatus,
      placeAskedAt: gigs.placeAskedAt,
      updatedAt: gigs.updatedAt,
    })
    .from(gigs)
    .where(and(minePresent(userId), isNull(gigs.latitude)));
  if (unplaced.length === 0) return { geocoded: 0, total: 0, pending: 0 };

  const since = subHours(now(), ASKED_HOURS).toISOString();
  const plan = planGeocoding(unplaced, await places(), since);
  const at = now().toISOString();
  const [asked] = await db.batch([
    db
      .update(gigs)
      .set({ placeStatus: 'pending', placeAskedAt: at })
      .where(
        and(
          minePresent(userId),
          idIn(plan.asked),
          isNull(gigs.latitude),
          // Somebody else may have asked since these were read.
          or(isNull(gigs.placeAskedAt), lte(gigs.placeAskedAt, since)),
        ),
      )
      .returning({ id: gigs.id, userId: gigs.userId, location: gigs.location }),
    db
      .update(gigs)
      .set({ placeStatus: 'unknown' })
      .where(and(minePresent(userId), idIn(plan.unresolvable), isNull(gigs.latitude))),
  ]);
  const placed = new Set<string>();
  for (let start = 0; start < plan.found.length; start += CHUNK) {
    const chunk = plan.found.slice(start, start + CHUNK);
    for (const { id } of await coordinatesQuery({ db }, userId, chunk, at)) placed.add(id);
  }
  const addresses = plan.found.filter(
    ({ id, placeStatus }) => placeStatus === 'approximate' && placed.has(id),
  );
  await requestGeocoding(services, [...asked, ...addresses.map((gig) => ({ ...gig, userId }))]);
  return { geocoded: placed.size, total: plan.total, pending: asked.length + plan.waiting };
}

/** Writes many places with one parameter: a query may have a hundred. */
export function coordinatesQuery({ db }: Db, userId: string, found: FoundPlace[], at: string) {
  return db.all<{ id: string }>(sql`
    UPDATE gigs SET
      latitude = found.value ->> 'latitude',
      longitude = found.value ->> 'longitude',
      time_zone = found.value ->> 'timeZone',
      airport = CASE WHEN airport_chosen THEN airport ELSE found.value ->> 'airport' END,
      place_status = found.value ->> 'placeStatus',
      place_asked_at = ${at}
    FROM json_each(${JSON.stringify(found)}) AS found
    WHERE gigs.id = found.value ->> 'id'
      -- The sign keeps the index of the person's gigs out of it: each is found by its id.
      AND +gigs.user_id = ${userId}
      AND gigs.location = found.value ->> 'location'
      AND gigs.latitude IS NULL
      AND gigs.deleted_at IS NULL
    RETURNING id`);
}

/** How many of a person's gigs are on the map, and how many are on their way there. */
export async function readGeocodeProgress(
  { db }: { db: Reads },
  owner: Owner,
): Promise<GeocodeProgress> {
  return geocodeProgress(...(await db.batch(geocodeProgressQueries({ db }, owner))));
}

/** The queries alone, for a page that sends them along with others. */
export function geocodeProgressQueries({ db }: { db: Reads }, owner: Owner) {
  return [
    db
      .select({ count: sql<number>`count(*)` })
      .from(gigs)
      .where(and(minePresent(owner), isNotNull(gigs.latitude))),
    db
      .select({ location: gigs.location, placeStatus: gigs.placeStatus })
      .from(gigs)
      .where(and(minePresent(owner), isNull(gigs.latitude))),
  ] as const;
}

export function geocodeProgress(
  [onMap]: { count: number }[],
  unplaced: { location: string; placeStatus: string }[],
): GeocodeProgress {
  const placed = onMap?.count ?? 0;
  const missing = unplaced.filter(({ location }) => !isNowhere(location));
  const pending = missing.filter(({ placeStatus }) => placeStatus === 'pending');
  return { total: placed + missing.length, placed, pending: pending.length };
}

function minePresent(owner: Owner) {
  return and(eq(gigs.userId, owner), isNull(gigs.deletedAt));
}

function idIn(ids: string[]) {
  return sql`${gigs.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}
