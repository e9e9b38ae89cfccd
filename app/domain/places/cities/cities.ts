import { foldName } from '../fold-name';
import type { IsCity } from './well-known-cities';

export interface City {
  name: string;
  /** State, province or territory letters. */
  region: string;
  latitude: number;
  longitude: number;
  population: number;
}

export interface Cities {
  /** Every city of that name, likeliest first: that is the most populous. */
  named(key: string): City[];
  inRegion(key: string, region: string): City | null;
  isCity: IsCity;
  /** Cities whose folded name begins so. */
  startingWith(key: string): City[];
  /** Cities with a nickname that begins so ("veg", "nol"). */
  nicknamed(key: string): City[];
  /** Whether the name alone means a far larger city abroad ("London"). */
  meansAbroad(key: string): boolean;
}

/** Folded nickname to folded name. Where a state matters it is the only one that has the name. */
const NICKNAMES = new Map(
  Object.entries({
    nyc: 'new york',
    'new york city': 'new york',
    'the bronx': 'bronx',
    'quebec city': 'quebec',
    'ville de quebec': 'quebec',
    vegas: 'las vegas',
    philly: 'philadelphia',
    nola: 'new orleans',
    sf: 'san francisco',
    'san fran': 'san francisco',
    la: 'los angeles',
    dc: 'washington',
    sudbury: 'greater sudbury',
    atl: 'atlanta',
    indy: 'indianapolis',
    'dallas fort worth': 'dallas',
    'raleigh durham': 'raleigh',
    'tampa bay': 'tampa',
    'minneapolis saint paul': 'minneapolis',
    'twin cities': 'minneapolis',
    'seattle tacoma': 'seattle',
  }),
);

/** The state of a town that is meant before a larger one of its name. */
const RENOWNED = new Map([['vail', 'CO']]);

/**
 * Islands and valleys that go by a name of their own: the town where one arrives, and its state. A
 * town that bears the name itself comes first ("St. Thomas, ON").
 */
const LANDSCAPES = new Map(
  Object.entries<[city: string, region: string]>({
    'amelia island': ['fernandina beach', 'FL'],
    'big island': ['hilo', 'HI'],
    'block island': ['new shoreham', 'RI'],
    'cape breton': ['sydney', 'NS'],
    'cape cod': ['hyannis', 'MA'],
    'catalina island': ['avalon', 'CA'],
    hamptons: ['southampton', 'NY'],
    'the hamptons': ['southampton', 'NY'],
    'jackson hole': ['jackson', 'WY'],
    kauai: ['lihue', 'HI'],
    'lake tahoe': ['south lake tahoe', 'CA'],
    lanai: ['lanai city', 'HI'],
    'marthas vineyard': ['vineyard haven', 'MA'],
    maui: ['kahului', 'HI'],
    molokai: ['kaunakakai', 'HI'],
    'mount desert island': ['bar harbor', 'ME'],
    oahu: ['honolulu', 'HI'],
    'outer banks': ['kill devil hills', 'NC'],
    'saint john': ['cruz bay', 'VI'],
    'saint simons': ['saint simons island', 'GA'],
    'saint thomas': ['charlotte amalie', 'VI'],
    'san juan island': ['friday harbor', 'WA'],
    'sanibel island': ['sanibel', 'FL'],
    'whidbey island': ['oak harbor', 'WA'],
  }),
);

/**
 * The table stands in the order of folded names (a test holds it to that), so a name is found by
 * halving the text itself: nothing is parsed that is not asked for.
 */
export function indexCities(table: string, foreignNamesakes: string): Cities {
  const abroad = new Set(foreignNamesakes.split('\n'));
  const spelled = (key: string) => {
    const renowned = ({ region }: City) => Number(region === RENOWNED.get(key));
    return linesFrom(table, key, (name) => name === key).sort((a, b) => renowned(b) - renowned(a));
  };
  const inLandscape = (key: string) => {
    const [city = '', region] = LANDSCAPES.get(key) ?? [];
    return spelled(city).filter((one) => one.region === region);
  };
  const named = (key: string) =>
    [NICKNAMES.get(key) ?? key, key].map(spelled).find((meant) => meant.length > 0) ??
    inLandscape(key);
  const inRegion = (key: string, wanted: string) =>
    [named, spelled, inLandscape]
      .flatMap((find) => find(key))
      .find((city) => city.region === wanted) ?? null;
  return {
    named,
    inRegion,
    isCity: (key, wanted, least) => (inRegion(key, wanted)?.population ?? -1) >= least,
    startingWith: (prefix) => linesFrom(table, prefix, (name) => name.startsWith(prefix)),
    nicknamed: (prefix) => [
      ...begunKeys(NICKNAMES, prefix).flatMap((key) =>
        spelled(NICKNAMES.get(key) ?? '').slice(0, 1),
      ),
      ...begunKeys(LANDSCAPES, prefix).flatMap(inLandscape),
    ],
    meansAbroad: (key) => abroad.has(key),
  };
}

function begunKeys(names: ReadonlyMap<string, unknown>, prefix: string): string[] {
  return [...names.keys()].filter((name) => name.startsWith(prefix));
}

/** The cities from the first whose folded name is not before `key`, for as long as they are meant. */
function linesFrom(table: string, key: string, meant: (name: string) => boolean): City[] {
  const found: City[] = [];
  if (!key) return found;
  let start = firstLine(table, key);
  while (start < table.length && meant(nameAt(table, start))) {
    const end = endOfLine(table, start);
    found.push(parseCity(table.slice(start, end)));
    start = end + 1;
  }
  return found;
}

/** Where the first line begins whose folded name is not before `key`. */
function firstLine(table: string, key: string): number {
  let low = 0;
  let high = table.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = middle === 0 ? 0 : table.lastIndexOf('\n', middle - 1) + 1;
    if (nameAt(table, start) < key) low = endOfLine(table, start) + 1;
    else high = start;
  }
  return low;
}

function nameAt(table: string, start: number): string {
  return foldName(table.slice(start, table.indexOf('\t', start)));
}

function endOfLine(table: string, start: number): number {
  const end = table.indexOf('\n', start);
  return end < 0 ? table.length : end;
}

function parseCity(line: string): City {
  const [name = '', region = '', latitude, longitude, population] = line.split('\t');
  return {
    name,
    region,
    latitude: Number(latitude) / 10_000,
    longitude: Number(longitude) / 10_000,
    population: Number(population),
  };
}
