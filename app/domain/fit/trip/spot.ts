import { EARTH_RADIUS_METERS } from '~/domain/places/airports/nearest-airport';
import { foldName } from '~/domain/places/fold-name';
import { readLocation } from '~/domain/places/location-text';
import type { Airport, Places } from '~/domain/places/places';
import { isTerritory } from '~/domain/places/regions/region-names';
import { airportCity } from '~/domain/travel/drive/airport-cities';
import { estimateDrive } from '~/domain/travel/drive/drive-estimate';
import type { DetailType } from '~/domain/travel/travel-detail';
import { airportCode } from '~/domain/travel/travel-label';
import { BRITISH_ISLES, FIGURES, OF_FRANCE, SCHENGEN } from '../figures';

export type FitPlaces = Pick<
  Places,
  'airport' | 'airportsOfCity' | 'locate' | 'nearestAirport' | 'timeZoneAt'
>;

/** Where something is, as far as the tables know. */
export interface Spot {
  latitude: number;
  longitude: number;
  /** The same as a vector of length 1 from the middle of the Earth: distances are told by it. */
  x: number;
  y: number;
  z: number;
  /** What a traveller calls it: "Portland". */
  city: string;
  /** State or province letters, else those of the country's part. */
  region: string;
  /** ISO letters; a territory counts as its country. Null where it cannot be told. */
  country: string | null;
  /** Three letters, if it is one certain airport. */
  airport: string | null;
  airportSize: Airport['size'] | null;
  timeZone: string | null;
}

type Known = Record<'flight' | 'place', Map<string, Spot | null>>;
const spots = new WeakMap<FitPlaces, Known>();
const MOST_SPOTS = 10_000;

/** Where an end of a booking is. Looked up once for each text. */
export function spotOf(location: string | null, type: DetailType, places: FitPlaces): Spot | null {
  if (!location) return null;
  let ofPlaces = spots.get(places);
  if (!ofPlaces) {
    ofPlaces = { flight: new Map(), place: new Map() };
    spots.set(places, ofPlaces);
  }
  const known = ofPlaces[type === 'flight' ? 'flight' : 'place'];
  const cached = known.get(location);
  if (cached !== undefined) return cached;
  if (known.size >= MOST_SPOTS) known.clear();
  const spot = type === 'flight' ? flightSpot(location, places) : statedSpot(location, places);
  known.set(location, spot);
  return spot;
}

export function airportSpot(code: string | null, places: FitPlaces): Spot | null {
  return code ? spotOf(code, 'flight', places) : null;
}

/** A city with several airports is one place, and none of them for certain. */
function flightSpot(location: string, places: FitPlaces): Spot | null {
  const code = airportCode(location) ?? location.trim().toUpperCase();
  const airport = places.airport(code);
  if (airport) return spotOfAirport(airport);
  const [first, ...others] = places.airportsOfCity(location);
  if (!first) return statedSpot(location, places);
  const spot = spotOfAirport(first);
  if (others.length === 0) return spot;
  const near = others.every((other) => isWithin(spotOfAirport(other), spot, FIGURES.metroMeters));
  const { latitude, longitude } = spot;
  return near ? spotAt(latitude, longitude, { ...spot, airport: null, airportSize: null }) : null;
}

/** "321 Commercial St, Portland" is in one Portland or another: without a state nobody can tell. */
function statedSpot(location: string, places: FitPlaces): Spot | null {
  const spot = placeSpot(location, places);
  if (!spot || spot.airport) return spot;
  const { region, country } = readLocation(location);
  return region || country ? spot : null;
}

export function placeSpot(location: string, places: FitPlaces): Spot | null {
  const place = places.locate(location);
  // Which of two places is meant nobody knows.
  if (!place || place.guessed) return null;
  const code = place.kind === 'airport' ? /\(([A-Z]{3})\)$/.exec(place.label)?.[1] : undefined;
  const airport = code ? places.airport(code) : null;
  if (airport) return spotOfAirport(airport);
  const { label, region, country, latitude, longitude } = place;
  const comma = label.lastIndexOf(',');
  return spotAt(latitude, longitude, {
    city: comma > 0 ? label.slice(0, comma) : label,
    region,
    country: sovereign(country),
    airport: null,
    airportSize: null,
    timeZone: places.timeZoneAt(latitude, longitude),
  });
}

function spotOfAirport(airport: Airport): Spot {
  const { code, city, region, country, latitude, longitude, size, timeZone } = airport;
  return spotAt(latitude, longitude, {
    // "Shanghai (Pudong)", "Tokyo/Narita": the airport's part of the city.
    city: airportCity(code) ?? (city.replace(/ ?[(/].*$/, '') || airport.name),
    region,
    country: sovereign(country),
    airport: code,
    airportSize: size,
    timeZone,
  });
}

type Described = Omit<Spot, 'latitude' | 'longitude' | 'x' | 'y' | 'z'>;

/** Every spot is made here: of objects that are all made alike, fields are read faster. */
export function spotAt(
  latitude: number,
  longitude: number,
  { city, region, country, airport, airportSize, timeZone }: Described,
): Spot {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const x = Math.cos(north) * Math.cos(east);
  const y = Math.cos(north) * Math.sin(east);
  const z = Math.sin(north);
  return {
    latitude,
    longitude,
    x,
    y,
    z,
    city,
    region,
    country,
    airport,
    airportSize,
    timeZone,
  };
}

function sovereign(country: string): string {
  if (OF_FRANCE.has(country)) return 'FR';
  return isTerritory(country) ? 'US' : country;
}

/** Along the great circle. */
export function metersBetween(a: Spot, b: Spot): number {
  const radii = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, radii / 2));
}

/** Minutes, estimated: no road is asked for. */
export function driveMinutes(a: Spot, b: Spot): number {
  return estimateDrive(metersBetween(a, b)).durationSeconds / 60;
}

/** Both are known, and so near. */
export function isWithin(a: Spot | null, b: Spot | null, meters: number): boolean {
  if (a === null || b === null) return false;
  // Most places are too far apart even in a straight line through the Earth: that costs little to see.
  const most = meters / EARTH_RADIUS_METERS;
  const square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
  return square <= most * most && metersBetween(a, b) <= meters;
}

/** Both are known, and one can drive from one to the other. */
export function inReach(a: Spot | null, b: Spot | null, minutes = FIGURES.reachMinutes): boolean {
  return isWithin(a, b, metersIn(minutes));
}

const reaches = new Map<number, number>();

/** As far as one gets in so many minutes, by the estimate of a drive, to the kilometre. */
function metersIn(minutes: number): number {
  const known = reaches.get(minutes);
  if (known !== undefined) return known;
  let kilometers = 0;
  while (estimateDrive((kilometers + 1) * 1000).durationSeconds <= minutes * 60) kilometers++;
  reaches.set(minutes, kilometers * 1000);
  return kilometers * 1000;
}

/** Whether going there on the way from one place to the other is no great detour. */
export function isOnTheWay(stop: Spot, from: Spot, to: Spot): boolean {
  const detour = metersBetween(from, stop) + metersBetween(stop, to);
  return detour <= FIGURES.detourRatio * metersBetween(from, to);
}

/** Whether passports are looked at on the way. False where a country is unknown. */
export function crossesBorder(a: Spot | null, b: Spot | null): boolean {
  if (!a?.country || !b?.country || a.country === b.country) return false;
  if (BRITISH_ISLES.has(a.country) && BRITISH_ISLES.has(b.country)) return false;
  return !(SCHENGEN.has(a.country) && SCHENGEN.has(b.country));
}

/** Two cities that bear one name, or one that begins with the other's: Santiago de Compostela. */
export function areNamesakes(a: Spot, b: Spot): boolean {
  const [one, other] = [foldName(a.city), foldName(b.city)];
  return (
    (one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)) &&
    (a.region !== b.region || a.country !== b.country) &&
    metersBetween(a, b) > FIGURES.namesakeMeters
  );
}
