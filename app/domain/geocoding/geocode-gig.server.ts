import { and, eq, isNull, sql } from 'drizzle-orm';
import { type GigRow, gigs } from '~/data/schema';
import { namesAddress } from '~/domain/places/location-precision';
import { ProviderError } from '~/domain/provider-error';
import type { Services } from '~/services.server';
import { isPlausibleMatch } from './address-rules';
import type { GeocodeMessage } from './geocode-message';
import { acquireSlot, backOff } from './vendor-slot.server';

interface Coordinates {
  latitude: number;
  longitude: number;
}

type Needs = Pick<Services, 'db' | 'places'>;

/** All lookups of addresses share one rate limit. */
const SLOT = 'geocoder';
/** A vendor that asks for more is called again all the same. */
const LONGEST_BACK_OFF_SECONDS = 3600;

/**
 * Finds a gig's coordinates, zone and nearest airport without asking anybody, and writes them only
 * if its location is still the one that was looked up. `addressPending`: its city, if it is known,
 * is on the map, and its address has yet to be looked up.
 */
export async function geocodeGig(
  services: Needs,
  message: GeocodeMessage,
): Promise<'geocoded' | 'addressPending' | 'unknown' | 'outdated'> {
  const gig = await readGigAt(services, message);
  if (!gig) return 'outdated';
  const picked = gig.placeStatus === 'approximate' ? null : coordinatesOf(gig);
  if (picked) {
    await saveCoordinates(services, gig, picked, 'found');
    return 'geocoded';
  }
  const gazetteer = await services.places();
  const known = gazetteer.locate(gig.location);
  const more = namesAddress(gig.location, known, gazetteer);
  if (known) {
    await saveCoordinates(services, gig, known, more ? 'approximate' : 'found');
    return more ? 'addressPending' : 'geocoded';
  }
  if (more) return 'addressPending';
  await saveStatus(services, gig, 'unknown');
  return 'unknown';
}

/**
 * Looks up the address of a gig whose city, at most, is known. An answer far from that city, or in
 * another state than is written, is none. Throws ProviderError when the vendor cannot be asked or gives no answer.
 */
export async function geocodeAddress(
  services: Needs & Pick<Services, 'geocoder' | 'settings'>,
  message: GeocodeMessage,
): Promise<'geocoded' | 'unknown' | 'outdated'> {
  const gig = await readGigAt(services, message);
  if (!gig) return 'outdated';
  const city = coordinatesOf(gig);
  // Picked on purpose or found meanwhile.
  if (city && gig.placeStatus !== 'approximate') return 'outdated';
  const exact = await lookUp(services, gig.location);
  if (exact && isPlausibleMatch(exact, city, gig.location)) {
    await saveCoordinates(services, gig, exact, 'found');
    return 'geocoded';
  }
  await saveStatus(services, gig, city ? 'found' : 'unknown');
  return city ? 'geocoded' : 'unknown';
}

async function lookUp(
  { db, geocoder, settings }: Pick<Services, 'db' | 'geocoder' | 'settings'>,
  location: string,
) {
  try {
    return await geocoder.find(location, () => acquireSlot({ db, settings }, SLOT));
  } catch (error) {
    // What the vendor asks of one it asks of all; without a status it was not the vendor.
    if (error instanceof ProviderError && error.status !== null && error.retryAfterSeconds) {
      await backOff({ db }, SLOT, Math.min(error.retryAfterSeconds, LONGEST_BACK_OFF_SECONDS));
    }
    throw error;
  }
}

function readGigAt({ db }: Pick<Services, 'db'>, { userId, gigId, location }: GeocodeMessage) {
  return db
    .select()
    .from(gigs)
    .where(sameGig({ id: gigId, userId, location }))
    .get();
}

async function saveCoordinates(
  { db, places }: Needs,
  gig: GigRow,
  { latitude, longitude }: Coordinates,
  placeStatus: 'approximate' | 'found',
) {
  const gazetteer = await places();
  const country = gazetteer.locate(gig.location)?.country;
  const nearest = gazetteer.nearestAirport(latitude, longitude, country);
  const timeZone = gazetteer.timeZoneAt(latitude, longitude);
  await db.batch([
    db
      .update(gigs)
      .set({ airport: nearest?.airport.code ?? null })
      .where(and(stillAsRead(gig), eq(gigs.airportChosen, false))),
    db.update(gigs).set({ latitude, longitude, timeZone, placeStatus }).where(stillAsRead(gig)),
  ]);
}

async function saveStatus(
  { db }: Pick<Services, 'db'>,
  gig: GigRow,
  placeStatus: 'found' | 'unknown',
) {
  await db.update(gigs).set({ placeStatus }).where(stillAsRead(gig));
}

/** A place that was picked on purpose meanwhile is better than one that was looked up. */
function stillAsRead(gig: GigRow) {
  return and(
    sameGig(gig),
    eq(gigs.placeStatus, gig.placeStatus),
    sql`${gigs.latitude} IS ${gig.latitude}`,
    sql`${gigs.longitude} IS ${gig.longitude}`,
  );
}

function sameGig({ id, userId, location }: Pick<GigRow, 'id' | 'userId' | 'location'>) {
  return and(
    eq(gigs.id, id),
    eq(gigs.userId, userId),
    eq(gigs.location, location),
    isNull(gigs.deletedAt),
  );
}

function coordinatesOf({ latitude, longitude }: Pick<GigRow, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
