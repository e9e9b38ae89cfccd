import { foldName } from './fold-name';

export interface City {
  name: string;
  /** State, province or territory letters. */
  region: string;
  latitude: number;
  longitude: number;
  population: number;
}

export interface Cities {
  /** Every city of that name, most populous first. */
  named(key: string): City[];
  inRegion(key: string, region: string): City | null;
  /** Cities whose folded name begins so. */
  startingWith(key: string): City[];
  /** Cities with a nickname that begins so ("veg", "nol"). */
  nicknamed(key: string): City[];
  /** Whether the name alone means a far larger city abroad ("London"). */
  meansAbroad(key: string): boolean;
}

/** Folded nickname to folded name. Where a state matters it is the only one that has the name. */
const NICKNAMES: Record<string, string> = {
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
};

/**
 * The table stands in the order of folded names (a test holds it to that), so a name is found by
 * halving the text itself: nothing is parsed that is not asked for.
 */
export function indexCities(table: string, foreignNamesakes: string): Cities {
  const abroad = new Set(foreignNamesakes.split('\n').map(foldName));
  const spelled = (key: string) => linesFrom(table, key, (name) => name === key);
  const named = (key: string) => {
    const meant = spelled(NICKNAMES[key] ?? key);
    return meant.length === 0 && key in NICKNAMES ? spelled(key) : meant;
  };
  return {
    named,
    inRegion: (key, wanted) =>
      named(key).find((city) => city.region === wanted) ??
      spelled(key).find((city) => city.region === wanted) ??
      null,
    startingWith: (prefix) => linesFrom(table, prefix, (name) => name.startsWith(prefix)),
    nicknamed: (prefix) =>
      Object.entries(NICKNAMES).flatMap(([nickname, key]) =>
        nickname.startsWith(prefix) ? spelled(key).slice(0, 1) : [],
      ),
    meansAbroad: (key) => abroad.has(key),
  };
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
