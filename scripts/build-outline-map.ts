/**
 * Draws the embedded base map (public/map/outline.v1.json) and the outlines of states and provinces
 * (public/map/states.v1.json) from Natural Earth, the Census Bureau's states and a few hand-drawn
 * lakes and lines. Run by `npm run data`; the same packages always give the same files.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { foldName } from '../app/domain/places/fold-name';
import type { OutlineLabel, OutlineMap } from '../app/domain/places/regions/outline-map';
import { REGION_BY_NAME } from '../app/domain/places/regions/region-names';
import { mercatorLatitude, type RegionOutlines } from '../app/domain/places/regions/state-outline';
import {
  LAKES,
  MAINLAND_CELL,
  MANITOULIN,
  PROVINCE_CELLS,
  PROVINCE_LABELS,
  PROVINCE_LINES,
} from './outline/canada';
import { clipRing, isInside, type Point, signedArea } from './outline/clip';
import { cellRing, points, simplifyRing } from './outline/polygons';
import { STATE_LABELS } from './outline/states';

type Area = Exclude<Parameters<typeof merge>[1], { type: 'GeometryCollection' }>[number];
type State = Area & { properties: { name: string } };
type Collection<T> = { type: 'GeometryCollection'; geometries: T[] };
type Countries = ReturnType<typeof simplify<{ countries: Collection<Area> }>>;
type States = ReturnType<typeof simplify<{ states: Collection<State> }>>;
type Rings = Point[][];

const require = createRequire(import.meta.url);
const output = new URL('../public/map/', import.meta.url);

/** Least triangle, in square degrees: about what a pixel shows at zoom 6, 5 and 3. */
const DETAIL = { states: 0.003, near: 0.012, far: 0.5 };
/** Islands smaller than this, in square degrees, are dropped. */
const LEAST_ISLAND = { near: 0.03, far: 1.5 };

/** The longer side of an outline, in units; the corners dropped span under a square unit. */
const EXTENT = 320;
const LEAST_CORNER = 1;
const LEAST_ISLET = 3;

/** A flat map has no room for it. */
const ANTARCTICA = '010';
const IN_ALBERTA: Point = [-115, 55];
/** The United States, Puerto Rico and the Virgin Islands: us-atlas has the better coasts. */
const DRAWN_BY_STATE = new Set(['840', '630', '850']);
const CANADA = '124';
/** North and Central America and the Caribbean, by ISO number. */
const NEAR = new Set(
  `124 304 484 084 188 222 320 340 558 591 192 332 214 388 044 092 659 028 212 662 670 308
   052 780 500 136 796 660 534 663 652 533 531 060 666`.split(/\s+/),
);

const near: Countries = require('world-atlas/countries-50m.json');
const far: Countries = require('world-atlas/countries-110m.json');
const states: States = require('us-atlas/states-10m.json');

writeOutline();
writeStates();

function writeOutline() {
  const nearby = simplify(presimplify(near), DETAIL.near);
  const afar = simplify(presimplify(far), DETAIL.far);
  const home = simplify(presimplify(states), DETAIL.states);
  const isNear = (shape: { id?: string | number }) => NEAR.has(String(shape.id));
  const isFar = (shape: { id?: string | number }) =>
    !isNear(shape) && shape.id !== ANTARCTICA && !DRAWN_BY_STATE.has(String(shape.id));

  const land = [
    ...bigEnough(landOf(nearby, isNear), LEAST_ISLAND.near).flatMap(withoutGreatLakes),
    [closed(points(MANITOULIN))],
    ...bigEnough(merge(home, home.objects.states.geometries).coordinates as Rings[], 0.008),
    ...bigEnough(landOf(afar, isFar).flatMap(cutAtDateLine), LEAST_ISLAND.far),
  ];
  const outline: OutlineMap = {
    land: land.map(rounded),
    lakes: LAKES.map((lake) => [closed(points(lake))]),
    borders: [
      ...lines(mesh(home, home.objects.states, (a, b) => a !== b)),
      ...lines(mesh(nearby, nearby.objects.countries, (a, b) => a !== b && isNear(a) && isNear(b))),
      ...lines(mesh(afar, afar.objects.countries, (a, b) => a !== b && isFar(a) && isFar(b))),
    ],
    provinces: Object.values(PROVINCE_LINES).map(points),
    labels: labels(),
  };
  write('outline.v1.json', outline);
}

function landOf(topology: Countries, wanted: (shape: { id?: string | number }) => boolean) {
  const areas = topology.objects.countries.geometries.filter(wanted);
  return merge(topology, areas).coordinates as Rings[];
}

/** Only the polygon that holds Canada's mainland reaches into the lakes. */
function withoutGreatLakes(rings: Rings): Rings[] {
  const [outer = []] = rings;
  if (!isInside(IN_ALBERTA, outer)) return [rings];
  return clipRing(open(outer), cellRing(MAINLAND_CELL)).map((ring) => [closed(ring)]);
}

/** Russia and Fiji go on beyond 180°: what does is drawn at the left edge of the map instead. */
function cutAtDateLine(rings: Rings): Rings[] {
  const [outer = []] = rings;
  const crosses = outer.some(([x], i) => Math.abs(x - (outer[i - 1]?.[0] ?? x)) > 180);
  if (!crosses) return [rings];
  const east = open(outer).map(([x, y]): Point => [x < -90 ? x + 360 : x, y]);
  const west = east.map(([x, y]): Point => [x - 360, y]);
  const world = points('-179.999,-89 -179.999,89 179.999,89 179.999,-89');
  return [...clipRing(east, world), ...clipRing(west, world)].map((ring) => [closed(ring)]);
}

function closed(ring: Point[]): Point[] {
  return [...ring, ...ring.slice(0, 1)];
}

function bigEnough(polygons: Rings[], least: number) {
  return polygons
    .filter(([outer = []]) => Math.abs(signedArea(outer)) >= least)
    .map(([outer = [], ...holes]) => [
      outer,
      ...holes.filter((hole) => Math.abs(signedArea(hole)) >= least),
    ]);
}

function lines(geometry: { coordinates: unknown }) {
  return (geometry.coordinates as Rings).map(roundedLine).filter((line) => line.length > 1);
}

function rounded(rings: Rings) {
  return rings.map(roundedLine);
}

/** Hundredths of a degree, a kilometre: a pixel at zoom 7, where tiles take over. */
function roundedLine(line: Point[]): Point[] {
  return line
    .map(([x, y]): Point => [hundredths(x), hundredths(y)])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1]);
}

function hundredths(degrees: number) {
  return Math.round(degrees * 100) / 100;
}

function labels(): OutlineLabel[] {
  const provinces = PROVINCE_LABELS.map(([text, lat, lon, minZoom]) => ({
    ...{ text, lat, lon, minZoom },
    kind: 'province' as const,
  }));
  const letters = STATE_LABELS.map(([text, lat, lon, minZoom]) => ({
    ...{ text, lat, lon, minZoom },
    kind: 'state' as const,
  }));
  const mexico = { text: 'Mexico', lat: 25.2, lon: -104.3, kind: 'country' as const, minZoom: 3 };
  return [...letters, ...provinces, mexico];
}

function writeStates() {
  const outlines: RegionOutlines = {};
  for (const state of states.objects.states.geometries) {
    const code = REGION_BY_NAME.get(foldName(state.properties.name));
    if (code) outlines[code] = toOutline(polygonsOf(states, state), code);
  }
  const canada = near.objects.countries.geometries.find((shape) => shape.id === CANADA);
  if (!canada) throw new Error('world-atlas has lost Canada');
  const coast = polygonsOf(near, canada);
  for (const [code, cell] of Object.entries(PROVINCE_CELLS)) {
    const ring = cellRing(cell);
    const parts = coast.flatMap(([outer = []]) => clipRing(open(outer), ring));
    outlines[code] = toOutline(
      parts.map((part) => [part]),
      code,
    );
  }
  write('states.v1.json', outlines);
}

function polygonsOf(topology: Parameters<typeof merge>[0], area: Area): Rings[] {
  return merge(topology, [area]).coordinates as Rings[];
}

function open(ring: Point[]) {
  return ring.slice(0, -1);
}

function toOutline(polygons: Rings[], code: string) {
  const rings = polygons
    .map(([outer = []]) => outer.map(([x, y]): Point => [unwrapped(x), mercatorLatitude(y)]))
    .filter((ring) => code !== 'HI' || ring.every(([x]) => x > -161));
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  const [west, north] = [Math.min(...xs), Math.max(...ys)];
  const [wide, high] = [Math.max(...xs) - west, north - Math.min(...ys)];
  const scale = EXTENT / Math.max(wide, high);
  const path = rings
    .map((ring) => ring.map(([x, y]): Point => [(x - west) * scale, (north - y) * scale]))
    .filter((ring) => Math.abs(signedArea(ring)) >= LEAST_ISLET)
    .map((ring) => svgPath(simplifyRing(ring, LEAST_CORNER)))
    .join('');
  return {
    path,
    width: Math.ceil(wide * scale),
    height: Math.ceil(high * scale),
    west: Number(west.toFixed(4)),
    north: Number(north.toFixed(4)),
    scale: Number(scale.toFixed(4)),
  };
}

/** The Aleutians reach past the date line. */
function unwrapped(longitude: number) {
  return longitude > 0 ? longitude - 360 : longitude;
}

/** Relative whole units, which compress best. */
function svgPath(ring: Point[]) {
  let from: Point = [0, 0];
  const steps = ring.map(([x, y], i) => {
    const to: Point = [Math.round(x), Math.round(y)];
    const step = `${to[0] - from[0]} ${to[1] - from[1]}`;
    from = to;
    return i === 0 ? `M${step}l` : step;
  });
  const [first = '', ...rest] = steps.filter((step) => step !== '0 0');
  return `${first}${rest.join(' ').replaceAll(' -', '-')}z`;
}

function write(file: string, value: unknown) {
  const text = JSON.stringify(value);
  writeFileSync(new URL(file, output), text);
  const zipped = gzipSync(text, { level: 9 }).length;
  console.log(`${file}: ${text.length} bytes, ${zipped} gzipped`);
}
