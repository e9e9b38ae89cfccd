import { type LatLng, thinLine } from '~/domain/travel/drive/drive-line';
import type { Drive } from '~/domain/travel/drive/gig-route';
import { z } from '~/zod';
import type { Cache } from './cache.server';
import { fetchVendorJson, type VendorConfig } from './fetch-vendor-json.server';

interface Point {
  latitude: number;
  longitude: number;
}

/** Knows the roads. */
export interface Driving {
  /** The quickest drive; null where no road leads. */
  drive(from: Point, to: Point): Promise<Drive | null>;
}

const DAY_SECONDS = 24 * 60 * 60;
/** Eleven metres: nobody parks closer, and neighbours share an answer. */
const DECIMALS = 4;
/**
 * OSRM begins and ends at the nearest road, however far that is: a gig on an island without a bridge
 * would get a drive to the shore opposite. No runway is so far from its airport's road.
 */
const FARTHEST_ROAD_METERS = 5_000;

/** What cannot be driven is an answer too, though its status is 400. */
const NO_ROAD = ['NoRoute', 'NoSegment'] as const;

const metersOrSeconds = z.number().nonnegative();
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** https://project-osrm.org/docs/v5.24.0/api/#route-service */
const RouteAnswer = z.union([
  z.object({ code: z.enum(NO_ROAD) }),
  z.object({
    code: z.literal('Ok'),
    routes: z.array(
      z.object({
        distance: metersOrSeconds,
        duration: metersOrSeconds,
        geometry: z.object({ coordinates: z.array(position).min(1) }),
      }),
    ),
    waypoints: z.array(z.object({ distance: metersOrSeconds })),
  }),
]);

const CachedDrive = z
  .object({
    distanceMeters: metersOrSeconds,
    durationSeconds: metersOrSeconds,
    line: z.array(z.tuple([z.number(), z.number()])),
  })
  .nullable();

export function createDriving(vendor: VendorConfig, cache: Cache): Driving {
  async function ask(coordinates: string) {
    const answer = await fetchVendorJson(
      vendor,
      `/route/v1/driving/${coordinates}`,
      { overview: 'simplified', geometries: 'geojson' },
      RouteAnswer,
      { alsoRead: [400] },
    );
    return toDrive(answer);
  }
  return {
    drive(from, to) {
      const coordinates = `${lonLat(from)};${lonLat(to)}`;
      const key = `drive:v1:${coordinates}`;
      const freshness = { freshSeconds: DAY_SECONDS, staleSeconds: 7 * DAY_SECONDS };
      return cache.getOrSet({ key, schema: CachedDrive, ...freshness }, () => ask(coordinates));
    },
  };
}

function toDrive(answer: z.output<typeof RouteAnswer>): Drive | null {
  if (!('routes' in answer)) return null;
  const [route] = answer.routes;
  if (!route || answer.waypoints.some(({ distance }) => distance > FARTHEST_ROAD_METERS))
    return null;
  const { distance, duration, geometry } = route;
  return {
    distanceMeters: Math.round(distance),
    durationSeconds: Math.round(duration),
    line: thinLine(
      geometry.coordinates.map(([longitude, latitude]): LatLng => [latitude, longitude]),
    ),
  };
}

function lonLat({ latitude, longitude }: Point) {
  return `${degrees(longitude)},${degrees(latitude)}`;
}

/** As OSRM reads it: never "1e-5". */
function degrees(value: number) {
  return value.toFixed(DECIMALS);
}
