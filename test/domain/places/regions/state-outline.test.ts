import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOnOutline, type RegionOutlines } from '~/domain/places/regions/state-outline';

const file = new URL('../../../../public/map/states.v1.json', import.meta.url);
const outlines: RegionOutlines = JSON.parse(readFileSync(file, 'utf8'));

function outlineOf(code: string) {
  const outline = outlines[code];
  if (!outline) throw new Error(`no outline of ${code}`);
  return outline;
}

test('every state, province and large territory has an outline', () => {
  const codes = Object.keys(outlines);
  expect(codes).toHaveLength(67);
  expect(codes).toEqual(expect.arrayContaining(['ME', 'DC', 'PR', 'ON', 'NU', 'PE']));
});

test('every outline is one path of closed rings inside its box', () => {
  for (const [code, outline] of Object.entries(outlines)) {
    expect(outline.path, code).toMatch(/^(?:M[\d .-]+l[\d .-]+z)+$/);
    expect(Math.max(outline.width, outline.height), code).toBeLessThanOrEqual(321);
  }
});

test('Portland lies low at the left of Maine', () => {
  const maine = outlineOf('ME');
  const { viewBox, path, dot } = placeOnOutline(maine, 43.6574, -70.2589);
  expect(viewBox).toBe(`-8 -8 ${maine.width + 16} ${maine.height + 16}`);
  expect(path).toBe(maine.path);
  expect((dot?.x ?? 0) / maine.width).toBeCloseTo(0.2, 1);
  expect((dot?.y ?? 0) / maine.height).toBeCloseTo(0.87, 1);
});

test.each([
  ['TX', 30.2672, -97.7431],
  ['ON', 43.7001, -79.4163],
  ['NS', 44.6464, -63.5729],
  ['NL', 47.5649, -52.7093],
  ['AK', 61.2181, -149.9003],
  ['HI', 21.3069, -157.8583],
  ['PR', 18.4663, -66.1057],
  ['GU', 13.4757, 144.7489],
])('the dot in %s stands in the picture', (code, latitude, longitude) => {
  const outline = outlineOf(code);
  const { dot } = placeOnOutline(outline, latitude, longitude);
  expect(dot?.x).toBeGreaterThan(0);
  expect(dot?.x).toBeLessThan(outline.width);
  expect(dot?.y).toBeGreaterThan(0);
  expect(dot?.y).toBeLessThan(outline.height);
});

test('a place in another state has no dot', () => {
  expect(placeOnOutline(outlineOf('ME'), 30.2672, -97.7431).dot).toBeNull();
});

test('north is up and east is right, wherever the dot is', () => {
  const texas = outlineOf('TX');
  const latitude = fc.double({ min: 27, max: 35, noNaN: true });
  const longitude = fc.double({ min: -105, max: -95, noNaN: true });
  fc.assert(
    fc.property(latitude, longitude, (lat, lon) => {
      const { dot } = placeOnOutline(texas, lat, lon);
      const further = placeOnOutline(texas, lat + 0.5, lon + 0.5).dot;
      return dot !== null && further !== null && further.x > dot.x && further.y < dot.y;
    }),
  );
});
