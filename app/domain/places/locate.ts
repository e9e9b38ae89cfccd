import { readAirportCode } from './airports/airport-code';
import type { Airports } from './airports/airports';
import { besideAirport } from './airports/beside-airport';
import type { Cities, City } from './cities/cities';
import { foldName } from './fold-name';
import { type LocationText, MAX_LOCATION_LENGTH, readLocation } from './location-text';
import { isNowhere } from './nowhere';
import type { Airport, Place } from './places';
import { countryCode } from './regions/countries';
import { cityOfRegion, REGION_CITIES } from './regions/region-cities';
import { countryOfRegion, REGION_BY_NAME } from './regions/region-names';
import { LEAST_POPULATION } from './regions/region-text';

export function locateIn(cities: Cities, airports: Airports, written: string): Place | null {
  const location = written.slice(0, MAX_LOCATION_LENGTH).trim();
  const found = placeOf(cities, airports, location);
  const coded = found ? null : readAirportCode(location);
  return coded?.before ? placeBeside(cities, airports, coded.before, coded.code) : found;
}

/**
 * Words with three letters in brackets that are not their airport's: those of one near the city that
 * is meant, unless a state says where it is, or a venue's own: "Austin Convention Center (ACC)".
 */
function placeBeside(cities: Cities, airports: Airports, before: string, code: string) {
  const written = placeOf(cities, airports, before);
  const airport = isNowhere(before) ? null : airports.byCode(code);
  if (!airport || (written && readLocation(before, cities.isCity).region)) return written;
  const meant = besideAirport(cities, airports, airport, before);
  return meant ? toPlace(meant) : written;
}

function placeOf(cities: Cities, airports: Airports, location: string): Place | null {
  const text = readLocation(location, cities.isCity);
  if (text.segments.length === 0 && !text.region) return null;
  const nowhere = isNowhere(location);
  const found =
    (nowhere ? null : namedAirport(airports, location, text)) ??
    (text.region ? cityInRegion(cities, text.segments, text.region) : null) ??
    territoryAlone(cities, location, text) ??
    (nowhere ? null : (cityAlone(cities, location, text) ?? airportAlone(airports, text)));
  if (found) return { ...toPlace(found), ...(isGuess(found, text) && { guessed: true }) };
  const guess = nowhere ? null : guessCity(cities, text);
  return guess && { ...cityPlace(guess), guessed: true };
}

/** A city, where its state may also be another one. */
function isGuess(found: City | Airport, { otherRegion }: LocationText): boolean {
  return otherRegion !== null && !('code' in found);
}

/** "The Garage, London": said without a state or country it is the London everybody knows. */
export function meansCityAbroad(cities: Cities, written: string): boolean {
  const { segments, region, country } = readLocation(written, cities.isCity);
  return !region && !country && cities.meansAbroad(foldName(segments.at(-1) ?? ''));
}

/** A nickname or a code, or a settlement that only its airport is known of: "Adak, AK". */
function airportAlone(airports: Airports, { segments, region }: LocationText): Airport | null {
  const [name = ''] = segments;
  if (segments.length !== 1) return null;
  if (!region) return airports.byName(name);
  const one = airports.coded(name) ?? airports.byName(name);
  if (one?.region === region) return one;
  return airports.ofCity(`${name}, ${region}`).find((airport) => airport.region === region) ?? null;
}

function toPlace(found: City | Airport): Place {
  return 'code' in found ? airportPlace(found) : cityPlace(found);
}

export function cityPlace(city: City): Place {
  return {
    label: `${city.name}, ${city.region}`,
    kind: 'city',
    region: city.region,
    country: countryOfRegion(city.region),
    latitude: city.latitude,
    longitude: city.longitude,
  };
}

export function airportPlace(airport: Airport): Place {
  return {
    label: `${airport.name} (${airport.code})`,
    kind: 'airport',
    region: airport.region,
    country: airport.country,
    latitude: airport.latitude,
    longitude: airport.longitude,
  };
}

/** Its code, alone or in brackets behind its name or city, or a name with "airport" in it. */
function namedAirport(airports: Airports, location: string, text: LocationText): Airport | null {
  const coded = airports.coded(location);
  if (coded) return coded;
  const segment = text.segments.find((part) => /\bairport\b/i.test(part));
  if (!segment) return null;
  const named = airports.byName(segment);
  if (named && (!text.region || named.region === text.region)) return named;
  const city = segment.replace(/\b(?:international|intl|regional)?\s*airport\b.*$/i, '').trim();
  return city ? (airports.ofCity(text.region ? `${city}, ${text.region}` : city)[0] ?? null) : null;
}

/**
 * The segment before the region is the city, or ends in it after a street. Only then may one
 * further left be ("Old Toronto, Toronto, Golden Horseshoe, Ontario"), and never the first: that is
 * the venue, and many a venue bears a city's name.
 */
function cityInRegion(cities: Cities, segments: string[], region: string): City | null {
  const last = segments.at(-1) ?? '';
  const whole = cities.inRegion(foldName(last), region);
  if (whole) return whole;
  const street = segments.length === 1 || /\d/.test(last) ? cityAtEnd(cities, last, region) : null;
  if (street) return street;
  for (const segment of segments.slice(1, -1).reverse()) {
    const city = cities.inRegion(foldName(segment), region);
    if (city) return city;
  }
  return cityAtEnd(cities, last, region);
}

const MOST_CITY_WORDS = 5;

function cityAtEnd(cities: Cities, segment: string, region: string): City | null {
  const words = foldName(segment)
    .split(' ')
    .slice(-MOST_CITY_WORDS - 1);
  for (let start = 1; start < words.length; start++) {
    const city = cities.inRegion(words.slice(start).join(' '), region);
    if (city) return city;
  }
  return null;
}

/** Where one arrives in a territory. */
const TERRITORY_CITIES: Record<string, string> = {
  AS: 'pago pago',
  GU: 'tamuning',
  MP: 'saipan',
  PR: 'san juan',
  VI: 'charlotte amalie',
};

/** "Guam" says where as well as a city does, "Texas" does not. Two letters alone are too little. */
function territoryAlone(cities: Cities, location: string, text: LocationText): City | null {
  const { segments, region } = text;
  if (!region || segments.length > 0 || foldName(location).length <= 2) return null;
  return cities.inRegion(TERRITORY_CITIES[region] ?? '', region);
}

function cityAlone(cities: Cities, location: string, text: LocationText): City | null {
  const { segments, country } = text;
  // A region without its city: the whole text may still be a city's name ("Port Washington", "LA").
  if (text.region && segments.length > 1) return null;
  const name = text.region ? location : (segments.at(-1) ?? '');
  const key = foldName(name);
  if (REGION_BY_NAME.has(key) && !(key in REGION_CITIES)) return null;
  const venue = segments.length > 1;
  if (venue && countryCode(name)) return null;
  if (!country && cities.meansAbroad(key)) return null;
  const least = venue ? LEAST_POPULATION.afterVenue : LEAST_POPULATION.alone;
  const city = cities.named(key).find((c) => !country || countryOfRegion(c.region) === country);
  return city && city.population >= least ? city : null;
}

/**
 * "Carnegie Hall, New York" is in the city more often than anywhere else in its state, unless the
 * venue itself begins with a city of that state: "Tacoma Dome, Washington".
 */
function guessCity(cities: Cities, text: LocationText): City | null {
  const guess = cityOfRegion(text);
  if (!guess) return null;
  const words = foldName(text.segments[0] ?? '').split(' ');
  for (let end = Math.min(MOST_CITY_WORDS, words.length); end > 0; end--) {
    const city = cities.inRegion(words.slice(0, end).join(' '), text.region ?? '');
    if (city && city.population >= LEAST_POPULATION.afterVenue) return city;
  }
  return cities.inRegion(text.regionWritten ?? '', guess.region);
}
