import { foldName } from './fold-name';
import { REGION_NAMES } from './region-names';

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
  /** Cities whose folded name, or name and region, begins so; in no order. */
  startingWith(key: string): City[];
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

export function indexCities(table: string, foreignNamesakes: string): Cities {
  const byName = new Map<string, City[]>();
  let region = '';
  for (const line of table.split('\n')) {
    if (line.startsWith('#')) {
      region = line.slice(1);
      continue;
    }
    const city = parseCity(line, region);
    const key = foldName(city.name);
    const namesakes = byName.get(key);
    if (namesakes) namesakes.push(city);
    else byName.set(key, [city]);
  }
  for (const namesakes of byName.values()) {
    if (namesakes.length > 1) namesakes.sort((a, b) => b.population - a.population);
  }
  const abroad = new Set(foreignNamesakes.split('\n').map(foldName));
  const named = (key: string) => byName.get(NICKNAMES[key] ?? key) ?? byName.get(key) ?? [];
  return {
    named,
    inRegion: (key, wanted) =>
      named(key).find((city) => city.region === wanted) ??
      byName.get(key)?.find((city) => city.region === wanted) ??
      null,
    startingWith: (prefix) =>
      [...byName].flatMap(([key, namesakes]) => {
        if (key.startsWith(prefix)) return namesakes;
        if (!prefix.startsWith(`${key} `)) return [];
        const rest = prefix.slice(key.length + 1);
        return namesakes.filter(({ region }) => regionStartsWith(region, rest));
      }),
    meansAbroad: (key) => abroad.has(key),
  };
}

function regionStartsWith(region: string, prefix: string) {
  return (
    region.toLowerCase().startsWith(prefix) ||
    foldName(REGION_NAMES[region] ?? '').startsWith(prefix)
  );
}

function parseCity(line: string, region: string): City {
  const [name = '', latitude, longitude, population] = line.split('\t');
  return {
    name,
    region,
    latitude: Number(latitude) / 10_000,
    longitude: Number(longitude) / 10_000,
    population: Number(population),
  };
}
