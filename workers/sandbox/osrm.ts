import type { Vendor } from './vendor';

/** https://project-osrm.org/docs/v5.24.0/api/ as of the demo server: driving, by car. */
export const osrm: Vendor = {
  name: 'osrm',
  owns: (pathname) => /^\/(?:route|nearest|table|match|trip|tile)\//.test(pathname),
  answer: (_request, url) => answerRoute(url),
  nothing: () => reject('NoRoute', 'Impossible route between points'),
};

type Position = [longitude: number, latitude: number];

function reject(code: string, message: string): Response {
  return Response.json({ message, code }, { status: 400 });
}

function answerRoute({ pathname, searchParams }: URL): Response {
  const [, service, version, profile, written = ''] = pathname.split('/');
  if (service !== 'route') return reject('InvalidService', `Service ${service} not found!`);
  if (version !== 'v1') {
    return reject('InvalidVersion', `Version ${version} not found for service ${service}!`);
  }
  if (!profile || !written) return reject('InvalidUrl', 'URL string malformed close to position 1');
  const positions = written
    .replace(/\.json$/, '')
    .split(';')
    .map(readPosition);
  const wrong = positions.indexOf(null);
  if (wrong >= 0) {
    return reject('InvalidQuery', `Query string malformed close to position ${wrong + 1}`);
  }
  const ends = positions as Position[];
  const overview = searchParams.get('overview') ?? 'simplified';
  const geometries = searchParams.get('geometries') ?? 'polyline';
  const known =
    ['simplified', 'full', 'false'].includes(overview) &&
    ['polyline', 'polyline6', 'geojson'].includes(geometries);
  if (!known) return reject('InvalidQuery', 'Query string malformed close to position 1');
  if (ends.length < 2) {
    return reject('InvalidOptions', 'Number of coordinates needs to be at least two.');
  }
  if (ends.some(([longitude, latitude]) => Math.abs(longitude) > 180 || Math.abs(latitude) > 90)) {
    return reject('InvalidValue', 'Invalid coordinate value.');
  }
  if (new Set(ends.map(landOf)).size > 1) {
    return reject('NoRoute', 'Impossible route between points');
  }
  return Response.json(routeThrough(ends, overview, geometries));
}

function readPosition(text: string): Position | null {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** Where no bridge leads, roughly boxed: west, south, east, north. */
const ISLANDS: [name: string, west: number, south: number, east: number, north: number][] = [
  ['oahu', -158.3, 21.2, -157.6, 21.75],
  ['maui', -156.75, 20.5, -155.95, 21.1],
  ['hawaii', -156.1, 18.9, -154.8, 20.3],
  ['kauai', -159.9, 21.8, -159.2, 22.3],
  ['nantucket', -70.25, 41.2, -69.9, 41.45],
  ['catalina', -118.65, 33.28, -118.25, 33.5],
  ['puerto rico', -67.4, 17.8, -65.1, 18.6],
  ['newfoundland', -59.5, 46.6, -52.5, 51.7],
  ['australia', 112, -45, 155, -10],
];

function landOf([longitude, latitude]: Position): string {
  const island = ISLANDS.find(
    ([, west, south, east, north]) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
  return island ? island[0] : longitude < -30 ? 'america' : 'old world';
}

function routeThrough(ends: Position[], overview: string, geometries: string) {
  const lines = ends.slice(1).map((end, index) => roadBetween(ends[index] as Position, end));
  const legs = lines.map((line) => {
    const distance = lengthOf(line);
    const duration = tenths(distance / speedOver(distance));
    return { steps: [], summary: '', weight: duration, duration, distance: tenths(distance) };
  });
  const total = (field: 'distance' | 'duration') =>
    tenths(legs.reduce((sum, leg) => sum + leg[field], 0));
  const geometry = geometryOf(lines.flat(), geometries);
  return {
    code: 'Ok',
    routes: [
      {
        ...(overview !== 'false' && { geometry }),
        legs,
        weight_name: 'routability',
        weight: total('duration'),
        duration: total('duration'),
        distance: total('distance'),
      },
    ],
    waypoints: ends.map((location) => ({
      hint: btoa(location.join(',')),
      distance: 4.2,
      name: '',
      location,
    })),
  };
}

/** A road that swings around the straight line, and meets its ends. A point every four kilometres. */
function roadBetween(from: Position, to: Position): Position[] {
  const [dLongitude, dLatitude] = [to[0] - from[0], to[1] - from[1]];
  const count = Math.min(2_000, Math.max(8, Math.ceil(lengthOf([from, to]) / 4_000)));
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const swing = Math.sin(part * Math.PI) * Math.sin(part * Math.PI * 4) * 0.08;
    return [
      degrees(from[0] + dLongitude * part - dLatitude * swing),
      degrees(from[1] + dLatitude * part + dLongitude * swing),
    ];
  });
}

/** Meters a second: streets for a short way, highways for a long one. */
function speedOver(meters: number) {
  if (meters < 10_000) return 10;
  return meters < 60_000 ? 18 : 27;
}

function lengthOf(line: Position[]): number {
  let meters = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const middle = ((from[1] + to[1]) / 2) * (Math.PI / 180);
    meters += 111_195 * Math.hypot(to[1] - from[1], (to[0] - from[0]) * Math.cos(middle));
  }
  return meters;
}

function geometryOf(line: Position[], geometries: string) {
  if (geometries === 'geojson') return { coordinates: line, type: 'LineString' };
  return polylineOf(line, geometries === 'polyline6' ? 1e6 : 1e5);
}

/** https://developers.google.com/maps/documentation/utilities/polylinealgorithm */
function polylineOf(line: Position[], factor: number): string {
  let [lastLatitude, lastLongitude] = [0, 0];
  let text = '';
  for (const [longitude, latitude] of line) {
    const [nextLatitude, nextLongitude] = [latitude, longitude].map((value) =>
      Math.round(value * factor),
    ) as [number, number];
    text += chunksOf(nextLatitude - lastLatitude) + chunksOf(nextLongitude - lastLongitude);
    [lastLatitude, lastLongitude] = [nextLatitude, nextLongitude];
  }
  return text;
}

function chunksOf(value: number): string {
  let left = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (left >= 0x20) {
    text += String.fromCharCode((0x20 | (left & 0x1f)) + 63);
    left >>= 5;
  }
  return text + String.fromCharCode(left + 63);
}

function tenths(value: number) {
  return Math.round(value * 10) / 10;
}

function degrees(value: number) {
  return Math.round(value * 1e6) / 1e6;
}
