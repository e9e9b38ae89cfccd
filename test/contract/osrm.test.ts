import { expect, test } from 'vitest';
import { z } from 'zod';
import { createDriving } from '~/providers/driving.server';
import { withVendor } from '../support/vendors';

const osrm = withVendor('OSRM_URL', 'osrm');

const AIRPORT = { latitude: 30.1945, longitude: -97.6699 };
const DOWNTOWN = { latitude: 30.2672, longitude: -97.7431 };
const HONOLULU = { latitude: 21.3069, longitude: -157.8583 };
const BETWEEN = '-97.6699,30.1945;-97.7431,30.2672';
const GEOJSON = { overview: 'simplified', geometries: 'geojson' };

const Position = z.tuple([z.number(), z.number()]);
const Route = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: z.number(),
        duration: z.number(),
        weight: z.number(),
        weight_name: z.string(),
        geometry: z.object({
          type: z.literal('LineString'),
          coordinates: z.array(Position).min(2),
        }),
        legs: z.array(z.object({ distance: z.number(), duration: z.number() })).length(1),
      }),
    )
    .min(1),
  waypoints: z.array(z.object({ location: Position, distance: z.number(), name: z.string() })),
});
const Rejection = z.object({ code: z.string(), message: z.string() });

test('a route comes in meters, seconds, and longitude before latitude', async () => {
  const { status, body } = await osrm.get(`/route/v1/driving/${BETWEEN}`, GEOJSON);
  expect(status).toBe(200);
  const { routes, waypoints } = Route.parse(body);
  const [route] = routes;
  expect(route?.distance).toBeGreaterThan(9_000);
  expect(route?.distance).toBeLessThan(30_000);
  expect(route?.duration).toBeGreaterThan(8 * 60);
  expect(route?.duration).toBeLessThan(60 * 60);
  const [longitude, latitude] = route?.geometry.coordinates[0] ?? [0, 0];
  expect(longitude).toBeCloseTo(AIRPORT.longitude, 1);
  expect(latitude).toBeCloseTo(AIRPORT.latitude, 1);
  expect(waypoints).toHaveLength(2);
});

test('where no road leads the answer has status 400 and a code', async () => {
  const path = '/route/v1/driving/-157.8583,21.3069;-97.7431,30.2672';
  const { status, body } = await osrm.get(path, GEOJSON);
  expect([status, Rejection.parse(body).code]).toEqual([400, 'NoRoute']);
});

test('a question that is malformed is rejected with a code', async () => {
  const { status, body } = await osrm.get('/route/v1/driving/here;there', GEOJSON);
  expect([status, Rejection.parse(body).code]).toEqual([400, 'InvalidQuery']);
});

test('our drive is in meters and seconds, with latitude before longitude', async () => {
  const drive = await createDriving(osrm.vendor(), osrm.cache()).drive(AIRPORT, DOWNTOWN);
  expect(drive?.distanceMeters).toBeGreaterThan(9_000);
  expect(drive?.durationSeconds).toBeGreaterThan(8 * 60);
  expect(drive?.line.at(-1)?.[0]).toBeCloseTo(DOWNTOWN.latitude, 1);
  expect(drive?.line.at(-1)?.[1]).toBeCloseTo(DOWNTOWN.longitude, 1);
});

test('nobody drives over an ocean', async () => {
  const drive = await createDriving(osrm.vendor(), osrm.cache()).drive(HONOLULU, DOWNTOWN);
  expect(drive).toBeNull();
});
