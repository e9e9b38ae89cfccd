import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type GigRow, gigs } from '~/data/schema';
import { errorText } from '~/domain/error-text';
import type { Services } from '~/services.server';
import type { GeocodeMessage } from './geocode-message';

type GigPlace = Pick<GigRow, 'id' | 'userId' | 'location'>;

/** How many gigs the nightly round hands to the queue. */
const REQUEUE_LIMIT = 1000;

/** Asks for a gig's place. If the queue cannot be reached the gig stays pending for the night. */
export async function requestPlace(
  { geocodeQueue }: Pick<Services, 'geocodeQueue'>,
  gig: GigPlace,
) {
  try {
    await geocodeQueue.send([messageFor(gig)]);
  } catch (error) {
    console.error('geocode not queued', { gigId: gig.id, error: errorText(error) });
  }
}

/**
 * Finds a gig's coordinates, zone and nearest airport, and writes them only if its location is
 * still the one that was looked up.
 */
export async function placeGig(
  { db, places }: Pick<Services, 'db' | 'places'>,
  { userId, gigId, location }: GeocodeMessage,
): Promise<'placed' | 'unknown' | 'outdated'> {
  const same = and(
    eq(gigs.id, gigId),
    eq(gigs.userId, userId),
    eq(gigs.location, location),
    isNull(gigs.deletedAt),
  );
  const gig = await db.select().from(gigs).where(same).get();
  if (!gig) return 'outdated';

  const gazetteer = await places();
  // A place that was picked on purpose meanwhile is better than one that was looked up.
  const still = and(
    same,
    sql`${gigs.latitude} IS ${gig.latitude}`,
    sql`${gigs.longitude} IS ${gig.longitude}`,
  );
  const found = coordinatesOf(gig) ?? gazetteer.locate(location);
  if (!found) {
    await db.update(gigs).set({ placeStatus: 'unknown' }).where(still);
    return 'unknown';
  }
  const { latitude, longitude } = found;
  const nearest = gazetteer.nearestAirport(latitude, longitude);
  await db.batch([
    db
      .update(gigs)
      .set({ airport: nearest?.airport.code ?? null })
      .where(and(still, eq(gigs.airportChosen, false))),
    db
      .update(gigs)
      .set({
        latitude,
        longitude,
        timeZone: gazetteer.timeZoneAt(latitude, longitude),
        placeStatus: 'found',
      })
      .where(still),
  ]);
  return 'placed';
}

/** The safety net: what the queue lost or could not be given is asked for again. */
export async function requeueUnplacedGigs({
  db,
  geocodeQueue,
}: Pick<Services, 'db' | 'geocodeQueue'>) {
  const waiting = await db
    .select({ id: gigs.id, userId: gigs.userId, location: gigs.location })
    .from(gigs)
    // As a literal: for a bound value SQLite does not consider the partial index.
    .where(and(sql`${gigs.placeStatus} = 'pending'`, isNull(gigs.deletedAt)))
    .orderBy(asc(gigs.updatedAt))
    .limit(REQUEUE_LIMIT);
  await geocodeQueue.send(waiting.map(messageFor));
  return waiting.length;
}

function coordinatesOf({ latitude, longitude }: Pick<GigRow, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function messageFor({ id, userId, location }: GigPlace): GeocodeMessage {
  return { v: 1, userId, gigId: id, location };
}
