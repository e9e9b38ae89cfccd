import type { AirportFit, AirportWords } from '../airports/airport-words';
import type { Cities, City } from '../cities/cities';
import { foldName } from '../fold-name';
import { airportPlace, cityPlace } from '../locate';
import type { Airport, Place } from '../places';
import { REGION_NAMES } from '../regions/region-names';

/** What is typed is offered something from so many characters on. */
export const LEAST_TYPED = 3;
/** Longer than any address; what follows is prose. */
export const LONGEST_TYPED = 120;

/** A city weighs as much as it has people; an airport like a city of this many. */
const AIRPORT_WEIGHTS: Record<Airport['size'], number> = {
  large: 400_000,
  medium: 80_000,
  small: 8_000,
};
const AIRPORT_FITS: Record<AirportFit, number> = {
  nicknamed: 1,
  named: 1,
  coded: 0.7,
  inside: 0.6,
  served: 0.4,
};
/** A city whose whole name is typed is likelier meant than a larger one that goes on. */
const WHOLE_NAME = 10;

interface Candidate {
  place: Place;
  weight: number;
  /** An airport that only contains the words: a town that begins with them is likelier meant. */
  behindTowns?: boolean;
}

/**
 * What a person may be typing, likeliest first: cities by the beginning of their name, airports by
 * their code or any words of their name. Only the US and Canada, where the gigs are.
 */
export function suggestPlaces(
  cities: Cities,
  airportWords: AirportWords,
  typed: string,
  limit: number,
): Place[] {
  if (typed.trim().length < LEAST_TYPED) return [];
  const candidates = readings(typed).flatMap((reading) => [
    ...matchingCities(cities, reading),
    ...matchingAirports(cities, airportWords, reading),
  ]);
  const best = new Map<string, Candidate>();
  for (const candidate of candidates.sort((a, b) => b.weight - a.weight)) {
    if (best.size >= limit) break;
    const { label } = candidate.place;
    if (!best.has(label)) best.set(label, candidate);
  }
  return [...best.values()].sort(townsFirst).map(({ place }) => place);
}

function townsFirst(a: Candidate, b: Candidate): number {
  return Number(a.behindTowns ?? false) - Number(b.behindTowns ?? false);
}

/** "ste" may be Sainte, or Sterling not yet finished: with one more letter it is no short form. */
function readings(typed: string): string[] {
  const text = typed.slice(0, LONGEST_TYPED);
  const whole = foldName(text);
  const unfinished = /[\p{L}]$/u.test(text) ? foldName(`${text}x`).slice(0, -1) : whole;
  return [...new Set([whole, unfinished])]
    .map((reading) => reading.replace(COUNTRY_AT_END, ''))
    .filter((reading) => reading.length > 1);
}

const COUNTRY_AT_END = / (?:usa|us|united states|united states of america|canada)$/;

function matchingCities(cities: Cities, reading: string): Candidate[] {
  const begun = cities.startingWith(reading);
  return [
    ...begun.map((city) => candidate(city, foldName(city.name) === reading)),
    ...cities.nicknamed(reading).map((city) => candidate(city, false)),
    ...citiesInRegion(cities, reading).map((city) => candidate(city, true)),
  ];
}

/** "portland m", "austin texas": a whole name, and its state as far as it is typed. */
function citiesInRegion(cities: Cities, reading: string): City[] {
  const words = reading.split(' ');
  return words.slice(1).flatMap((_, at) => {
    const name = words.slice(0, at + 1).join(' ');
    const region = words.slice(at + 1).join(' ');
    return cities.named(name).filter((city) => regionStartsWith(city.region, region));
  });
}

function regionStartsWith(region: string, prefix: string) {
  return (
    region.toLowerCase().startsWith(prefix) ||
    foldName(REGION_NAMES[region] ?? '').startsWith(prefix)
  );
}

function candidate(city: City, whole: boolean): Candidate {
  return { place: cityPlace(city), weight: city.population * (whole ? WHOLE_NAME : 1) };
}

function matchingAirports(
  cities: Cities,
  airportWords: AirportWords,
  reading: string,
): Candidate[] {
  return airportWords(reading).map(({ airport, fit }) => ({
    place: airportPlace(airport),
    weight: AIRPORT_WEIGHTS[airport.size] * AIRPORT_FITS[fit] + peopleServed(cities, airport),
    // "kennedy" is the airport; "durang" is the town whose name it has.
    behindTowns: fit !== 'coded' && fit !== 'nicknamed',
  }));
}

/** Among airports of one size the larger city's comes first. */
function peopleServed(cities: Cities, { city, region }: Airport): number {
  return (cities.inRegion(foldName(city), region)?.population ?? 0) / 1_000;
}
