import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { OutlineMap } from '~/domain/places/regions/outline-map';

const file = new URL('../../../../public/map/outline.v1.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const outline: OutlineMap = JSON.parse(text);

/** Counted over all rings, so that holes and gaps are water. */
function isLand(longitude: number, latitude: number) {
  const within = (polygons: OutlineMap['land']) =>
    polygons.some((rings) => rings.filter((ring) => isInside(ring)).length % 2 === 1);
  const isInside = (ring: [number, number][]) =>
    ring.filter(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      const spans = ay > latitude !== by > latitude;
      return spans && longitude < ((bx - ax) * (latitude - ay)) / (by - ay) + ax;
    }).length %
      2 ===
    1;
  return within(outline.land) && !within(outline.lakes);
}

test('the base map is small enough to come with the page', () => {
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(60_000);
});

test.each([
  ['Kansas', -98.6, 39.8],
  ['Toronto', -79.5, 43.9],
  ['Manitoulin Island', -82.2, 45.8],
  ['Detroit', -83.2, 42.5],
  ['Puerto Rico', -66.4, 18.2],
  ['Oahu', -158, 21.48],
  ['Alaska', -152, 65],
  ['Newfoundland', -56, 48.7],
  ['Mexico', -102, 23],
  ['Cuba', -78.5, 21.5],
  ['France', 2.5, 47],
  ['Australia', 134, -25],
  ['Siberia', 100, 62],
  ['Chukotka, beyond the date line', -173.5, 65.6],
])('%s is land', (_name, longitude, latitude) => {
  expect(isLand(longitude, latitude)).toBe(true);
});

test.each([
  ['Lake Superior', -87.5, 47.8],
  ['Lake Michigan', -87, 43.5],
  ['Lake Huron', -82.3, 44.5],
  ['Georgian Bay', -80.9, 45.3],
  ['Lake Erie', -81.2, 42.2],
  ['Lake Ontario', -77.8, 43.6],
  ['Lake Winnipeg', -98.4, 53.2],
  ['Great Slave Lake', -114.2, 61.7],
  ['Hudson Bay', -85, 59],
  ['the Gulf of Mexico', -90, 25],
  ['the Atlantic', -45, 35],
  ['the Pacific', -160, 40],
])('%s is water', (_name, longitude, latitude) => {
  expect(isLand(longitude, latitude)).toBe(false);
});

test('no line runs round the back of the world', () => {
  const lines = [...outline.land.flat(), ...outline.borders];
  const long = lines.filter((line) =>
    line.some(([x], i) => Math.abs(x - (line[i - 1]?.[0] ?? x)) > 90),
  );
  expect(long).toEqual([]);
});

test('every state of the mainland and every province has its label', () => {
  const texts = (kind: string) =>
    outline.labels.filter((label) => label.kind === kind).map((label) => label.text);
  expect(texts('state')).toHaveLength(52);
  expect(texts('province')).toContain('British Columbia');
  expect(texts('province')).toHaveLength(13);
});

test('labels of places on land stand on land', () => {
  const tiny = new Set(['DC', 'DE', 'RI', 'HI', 'MD', 'Prince Edward Island', 'Nova Scotia']);
  const adrift = outline.labels.filter(
    (label) => !tiny.has(label.text) && !isLand(label.lon, label.lat),
  );
  expect(adrift).toEqual([]);
});
