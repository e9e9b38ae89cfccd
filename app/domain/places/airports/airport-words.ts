import { foldName } from '../fold-name';
import type { Airport } from '../places';
import { isHomeCountry, isTerritory, REGION_NAMES } from '../regions/region-names';
import { AIRPORT_NICKNAMES, METROS } from './airport-names';

/**
 * `coded`: by its code. `nicknamed`: by all of a nickname. `named`: as its name or a nickname begins.
 * `inside`: by words further on in them. `served`: by its city, which then is what is meant first.
 */
export type AirportFit = 'coded' | 'nicknamed' | 'named' | 'inside' | 'served';

interface AirportMatch {
  airport: Airport;
  fit: AirportFit;
}

/** Finds airports at home by what is typed of their code, name, nickname or city. */
export type AirportWords = (typed: string) => AirportMatch[];

interface Entry {
  airport: Airport;
  code: string;
  city: string;
  /** Folded name and nicknames. */
  names: string[];
  /** The same words, each after a space, so that one search finds the beginning of a word. */
  name: string;
  /** Those of them that tell one airport from another, with its code and city. */
  telling: string;
  all: string;
}

/** Words that any airport may have. */
const GENERIC = new Set(
  'international intl airport arpt regional municipal county field memorial'.split(' '),
);

export function indexAirportWords(airports: readonly Airport[]): AirportWords {
  const nicknames = new Map<string, string[]>();
  for (const [nickname, code] of AIRPORT_NICKNAMES) {
    nicknames.set(code, [...(nicknames.get(code) ?? []), nickname]);
  }
  const busiest = METROS.flatMap(({ codes }) => codes);
  const rankOf = ({ code }: Airport) => busiest.indexOf(code) + 1 || busiest.length + 1;
  // Of airports that fit equally well a city's busiest comes first.
  const entries = airports
    .filter(({ country }) => isHomeCountry(country))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((airport) => entryOf(airport, nicknames.get(airport.code) ?? []));
  return (typed) => {
    const words = typed.split(' ').map((word) => ` ${word}`);
    return entries.flatMap((entry) => {
      const found =
        words.every((word) => entry.all.includes(word)) &&
        words.some((word) => entry.telling.includes(word));
      return found ? [{ airport: entry.airport, fit: fitOf(entry, typed, words) }] : [];
    });
  };
}

function entryOf(airport: Airport, nicknames: string[]): Entry {
  const code = airport.code.toLowerCase();
  const names = [foldName(airport.name), ...nicknames];
  const name = spaced(names.join(' '));
  const telling = names.join(' ').split(' ');
  const city = foldName(airport.city);
  const region = foldName(REGION_NAMES[airport.region] ?? '');
  // "Guam" tells an airport; "Texas" does not.
  const place = isTerritory(airport.region) ? `${city} ${region}` : city;
  return {
    airport,
    code,
    city,
    names,
    name,
    telling: spaced(`${telling.filter((word) => !GENERIC.has(word)).join(' ')} ${place} ${code}`),
    all: spaced(
      `${names.join(' ')} airport ${city} ${airport.region.toLowerCase()} ${region} ${code}`,
    ),
  };
}

function fitOf(entry: Entry, typed: string, words: string[]): AirportFit {
  if (entry.code === typed) return 'coded';
  if (entry.names.indexOf(typed) > 0) return 'nicknamed';
  if (entry.city.startsWith(typed)) return 'served';
  if (entry.names.some((name) => name.startsWith(typed))) return 'named';
  return words.every((word) => entry.name.includes(word)) ? 'inside' : 'served';
}

function spaced(words: string) {
  return ` ${words}`;
}
