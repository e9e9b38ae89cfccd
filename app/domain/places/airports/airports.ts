import type { IsCity } from '../cities/well-known-cities';
import { foldName } from '../fold-name';
import { MAX_LOCATION_LENGTH, readLocation } from '../location-text';
import { once } from '../once';
import type { Airport } from '../places';
import { countryCode } from '../regions/countries';
import { namesAirport, readAirportCode } from './airport-code';
import { AIRPORT_NICKNAMES, METROS } from './airport-names';

export interface Airports {
  /** Large before medium before small; at home before abroad. */
  all: Airport[];
  byCode(code: string): Airport | null;
  /** "AUS", "Austin (AUS)": by its code, alone or behind words that name it or its city. */
  coded(written: string): Airport | null;
  /** By the airport's own name or nickname: "O'Hare", "Denver International Airport". */
  byName(name: string): Airport | null;
  ofCity(city: string): Airport[];
  /** Whether a folded word stands in some airport's name or nickname, or in a city it serves. */
  hasWord(word: string): boolean;
  /** Whether a folded word is by itself an airport's name or nickname, or a city it serves. */
  isName(word: string): boolean;
}

/** The airports of one city; its namesakes elsewhere have their own. */
interface CityGroup {
  region: string;
  country: string;
  airports: Airport[];
}

interface AirportRow {
  airport: Airport;
  /** The cities it serves, with a slash between. */
  served: string;
}

interface ServedCities {
  airport: Airport;
  /** Folded. */
  cities: string[];
}

export function indexAirports(table: string): Airports {
  const rows = parseAirports(table);
  const byCode = new Map(rows.map((row) => [row.airport.code, row]));
  const serving = once(() => rows.map(servedCities));
  const names = once(() => indexNames(serving()));
  const airport = (code: string) => byCode.get(code.trim().toUpperCase())?.airport ?? null;
  const groups = once(() => indexCities(serving(), airport));
  const words = once(
    () =>
      new Set(
        [...groups().keys(), ...names().keys(), ...AIRPORT_NICKNAMES.keys()].flatMap((name) =>
          name.split(' '),
        ),
      ),
  );

  const coded = (written: string) => {
    const read = readAirportCode(written);
    const row = read && byCode.get(read.code);
    return row && namesAirport(read.before, servedCities(row)) ? row.airport : null;
  };
  const byName = (name: string) => {
    const key = foldName(name);
    const short = withoutGenericWords(key);
    const code = AIRPORT_NICKNAMES.get(key) ?? AIRPORT_NICKNAMES.get(short);
    return (code && airport(code)) || (names().get(key) ?? names().get(short) ?? null);
  };

  /** "NYC-LAGUARDIA", "Washington Dulles": a city, then which of its airports. */
  const oneOfCity = (key: string) => {
    const words = key.split(' ');
    for (let count = words.length - 1; count > 0; count--) {
      const served = groups()
        .get(words.slice(0, count).join(' '))
        ?.flatMap((g) => g.airports);
      const one = served && byName(words.slice(count).join(' '));
      if (one && served.includes(one)) return [one];
    }
    return null;
  };

  const isServed: IsCity = (key, region) =>
    groups()
      .get(key)
      ?.some((group) => group.region === region) ?? false;

  function ofCity(written: string): Airport[] {
    const city = written.slice(0, MAX_LOCATION_LENGTH).trim();
    const meant = coded(city);
    if (meant) return [meant];
    const { segments, region, otherRegion, country } = readLocation(city, isServed);
    if (otherRegion) return [];
    const abroad = segments.length > 1 ? countryCode(segments.at(-1) ?? '') : null;
    if (abroad) segments.pop();
    const wanted = abroad ?? country;
    const found = (name: string, inRegion: string | null) => {
      const key = withoutGenericWords(foldName(name));
      const namesakes = groups()
        .get(key)
        ?.filter((g) => (!inRegion || g.region === inRegion) && (!wanted || g.country === wanted));
      if (namesakes?.length) return [...new Set(namesakes.flatMap((group) => group.airports))];
      const one = inRegion ? null : byName(name);
      return oneOfCity(key) ?? (one ? [one] : []);
    };
    const served = found(segments.at(-1) ?? '', region);
    // "New York" and "Port Washington" end in a state's name without meaning the state.
    return served.length === 0 && region ? found(city, null) : served;
  }

  return {
    all: rows.map((row) => row.airport),
    byCode: airport,
    coded,
    byName,
    ofCity,
    hasWord: (word) => words().has(word),
    isName: (word) => groups().has(word) || names().has(word) || AIRPORT_NICKNAMES.has(word),
  };
}

const SIZES = { l: 'large', m: 'medium', s: 'small' } as const;
const SIZE_ORDER = Object.values(SIZES);

function parseAirports(table: string): AirportRow[] {
  let country = '';
  let timeZone = '';
  const ranks: AirportRow[][] = SIZE_ORDER.flatMap(() => [[], []]);
  for (const line of table.split('\n')) {
    if (line.startsWith('#')) {
      [country = '', timeZone = ''] = line.slice(1).split('\t');
      continue;
    }
    const row = parseAirport(line, country, timeZone);
    ranks[rankOf(row.airport)]?.push(row);
  }
  return ranks.flat();
}

function parseAirport(line: string, country: string, timeZone: string): AirportRow {
  const [code = '', name = '', served = '', region = '', latitude, longitude, size] =
    line.split('\t');
  const [city = ''] = served.split('/');
  const airport: Airport = {
    code,
    name: name.replace('@', city),
    city,
    region,
    country,
    latitude: Number(latitude) / 10_000,
    longitude: Number(longitude) / 10_000,
    timeZone,
    size: size === 'l' || size === 'm' ? SIZES[size] : 'small',
  };
  return { airport, served };
}

function servedCities({ airport, served }: AirportRow): ServedCities {
  return { airport, cities: [...new Set([...served.split('/'), served])].map(foldName) };
}

function rankOf(airport: Airport) {
  const abroad = airport.country !== 'US' && airport.country !== 'CA';
  return SIZE_ORDER.indexOf(airport.size) * 2 + Number(abroad);
}

/** A name that is nothing but its city's stays out: "London Airport" is not what "London" means. */
function indexNames(rows: ServedCities[]) {
  const names = new Map<string, Airport>();
  for (const { airport, cities } of rows) {
    const key = foldName(airport.name);
    const short = withoutGenericWords(key);
    for (const name of [key, short]) {
      if (name && !names.has(name) && !cities.includes(name)) names.set(name, airport);
    }
  }
  return names;
}

function indexCities(rows: ServedCities[], byCode: Airports['byCode']) {
  const groups = new Map<string, CityGroup[]>();
  const groupOf = (city: string, region: string, country: string) => {
    const namesakes = groups.get(city) ?? [];
    groups.set(city, namesakes);
    const known = namesakes.find((g) => g.region === region && g.country === country);
    if (known) return known;
    const group: CityGroup = { region, country, airports: [] };
    namesakes.push(group);
    return group;
  };
  for (const { cities, codes, region, country } of METROS) {
    const airports = codes.flatMap((code) => byCode(code) ?? []);
    for (const city of cities) groupOf(city, region, country).airports.push(...airports);
  }
  for (const { airport, cities } of rows) {
    for (const city of cities) {
      const { airports } = groupOf(city, airport.region, airport.country);
      if (city && !airports.includes(airport)) airports.push(airport);
    }
  }
  return groups;
}

const GENERIC = new Set('international intl airport arpt regional'.split(' '));

function withoutGenericWords(key: string) {
  const words = key.split(' ');
  return words.some((word) => GENERIC.has(word))
    ? words.filter((word) => !GENERIC.has(word)).join(' ')
    : key;
}
