import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { gigDrives, gigs } from '~/data/schema';
import { greatCircleMeters } from '~/domain/places/airports/nearest-airport';
import type { Airport } from '~/domain/places/places';
import { ProviderError } from '~/domain/provider-error';
import type { Services } from '~/services.server';
import { estimateDrive } from './drive-estimate';
import { driveLabel, noRoadLabel } from './drive-label';
import { greatCircleLine } from './drive-line';
import type { Drive, GigRoute } from './gig-route';

type RouteOutcome =
  | { ok: true; route: GigRoute }
  | { ok: false; reason: 'not_found' | 'no_coordinates' | 'no_airport' };

interface Venue {
  location: string;
  latitude: number;
  longitude: number;
}

/**
 * The drive from a gig's airport, else the nearest one: by road if anybody knows one, else estimated.
 * Where no road leads, an island or another continent, it is the straight line and no drive.
 */
export async function routeToGig(
  { db, places, driving }: Pick<Services, 'db' | 'places' | 'driving'>,
  userId: string,
  gigId: string,
): Promise<RouteOutcome> {
  const gig = await db
    .select({
      location: gigs.location,
      latitude: gigs.latitude,
      longitude: gigs.longitude,
      airport: gigs.airport,
    })
    .from(gigs)
    .where(and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)))
    .get();
  if (!gig) return { ok: false, reason: 'not_found' };
  const { location, latitude, longitude } = gig;
  if (latitude === null || longitude === null) return { ok: false, reason: 'no_coordinates' };

  const gazetteer = await places();
  const airport =
    (gig.airport && gazetteer.airport(gig.airport)) ||
    gazetteer.nearestAirport(latitude, longitude, gazetteer.locate(location)?.country)?.airport;
  if (!airport) return { ok: false, reason: 'no_airport' };

  const venue = { location, latitude, longitude };
  const drive = await knownDrive({ driving }, gigId, airport, venue);
  if (drive !== null && drive !== 'noRoad') {
    const { code } = airport;
    const { durationSeconds: seconds } = drive;
    await keepDrive(db, { gigId, userId, airport: code, latitude, longitude, seconds });
  }
  return { ok: true, route: toRoute(airport, venue, drive) };
}

/** For the check of the trip, which asks no vendor. What is known already is not written again. */
async function keepDrive(db: Services['db'], drive: typeof gigDrives.$inferInsert): Promise<void> {
  const { airport, latitude, longitude, seconds } = drive;
  await db
    .insert(gigDrives)
    .values(drive)
    .onConflictDoUpdate({
      target: gigDrives.gigId,
      set: { airport, latitude, longitude, seconds },
      setWhere: or(
        ne(gigDrives.airport, airport),
        ne(gigDrives.latitude, latitude),
        ne(gigDrives.longitude, longitude),
        ne(gigDrives.seconds, seconds),
      ),
    });
}

/** Null when nobody could say. */
async function knownDrive(
  { driving }: Pick<Services, 'driving'>,
  gigId: string,
  airport: Airport,
  venue: Venue,
): Promise<Drive | 'noRoad' | null> {
  try {
    return (await driving.drive(airport, venue)) ?? 'noRoad';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.info('drive estimated', { gigId, error: error.message });
    return null;
  }
}

function toRoute(
  airport: Airport,
  { location, ...at }: Venue,
  known: Drive | 'noRoad' | null,
): GigRoute {
  const { code, name, latitude, longitude } = airport;
  const ends = { from: { code, name, latitude, longitude }, to: { name: location, ...at } };
  if (known !== null && known !== 'noRoad') {
    return { ...ends, ...known, estimate: false, noRoad: false, label: driveLabel(known, false) };
  }
  const straightMeters = greatCircleMeters(latitude, longitude, at);
  const line = greatCircleLine(airport, at);
  if (known === 'noRoad') {
    return {
      ...ends,
      distanceMeters: Math.round(straightMeters),
      durationSeconds: null,
      line,
      estimate: true,
      noRoad: true,
      label: noRoadLabel(code, straightMeters),
    };
  }
  const drive = estimateDrive(straightMeters);
  return { ...ends, ...drive, line, estimate: true, noRoad: false, label: driveLabel(drive, true) };
}
