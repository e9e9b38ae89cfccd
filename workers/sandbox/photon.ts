import { PHOTON_PLACES } from './photon-places';
import type { Vendor } from './vendor';

/** https://github.com/komoot/photon/blob/master/docs/api-v1.md, as photon.komoot.io answers. */
export const photon: Vendor = {
  name: 'photon',
  owns: (pathname) => /^\/api\/?$/.test(pathname),
  answer: (_request, { searchParams }) => search(searchParams),
  nothing: () => collection([]),
};

interface Known {
  properties: Record<string, string | number>;
  coordinates: [longitude: number, latitude: number];
  words: string[];
}

const LANGUAGES = ['default', 'de', 'en', 'fr'];
const DEFAULT_LIMIT = 15;
const LARGEST_LIMIT = 50;
const COUNTRIES: Record<string, string> = {
  US: 'United States',
  GU: 'United States',
  CA: 'Canada',
  MX: 'Mexico',
  BS: 'The Bahamas',
  CU: 'Cuba',
  GB: 'United Kingdom',
  FR: 'France',
};
/** OpenStreetMap knows a state by its letters too. */
const SHORT_NAMES: Record<string, string> = {
  California: 'CA',
  Colorado: 'CO',
  'District of Columbia': 'DC',
  Florida: 'FL',
  Georgia: 'GA',
  Guam: 'GU',
  Illinois: 'IL',
  Louisiana: 'LA',
  Maine: 'ME',
  Maryland: 'MD',
  Massachusetts: 'MA',
  Minnesota: 'MN',
  Missouri: 'MO',
  'New York': 'NY',
  Ontario: 'ON',
  Oregon: 'OR',
  Pennsylvania: 'PA',
  Quebec: 'QC',
  Tennessee: 'TN',
  Texas: 'TX',
  Virginia: 'VA',
  Washington: 'WA',
};

const PLACES = PHOTON_PLACES.trim().split('\n').map(readPlace);

function search(query: URLSearchParams): Response {
  const words = wordsOf(query.get('q') ?? '');
  if (words.length === 0) return reject("missing search term 'q': /?q=berlin");
  const language = query.get('lang') ?? 'default';
  if (!LANGUAGES.includes(language)) {
    return reject(
      `language ${language} is not supported, supported languages are: ${LANGUAGES.join(', ')}`,
    );
  }
  const limit = readLimit(query.get('limit'));
  if (limit === null) return reject("invalid parameter 'limit', expected a number");
  const box = readBox(query.get('bbox'));
  if (typeof box === 'string') return reject(box);
  const found = PLACES.filter((place) => isWithin(place, box) && matches(place, words));
  return collection(found.slice(0, limit));
}

function reject(message: string): Response {
  return Response.json({ message }, { status: 400 });
}

function collection(places: Known[]): Response {
  return Response.json({
    type: 'FeatureCollection',
    features: places.map(({ coordinates, properties }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties,
    })),
  });
}

/** Each word begins one of the place; a number is the whole number. */
function matches({ words }: Known, asked: string[]): boolean {
  return asked.every((word) =>
    words.some((known) => (/^\d+$/.test(word) ? known === word : known.startsWith(word))),
  );
}

function readLimit(written: string | null): number | null {
  if (written === null) return DEFAULT_LIMIT;
  if (!/^-?\d+$/.test(written)) return null;
  return Math.max(1, Math.min(LARGEST_LIMIT, Number(written)));
}

type Box = [west: number, south: number, east: number, north: number];

function readBox(written: string | null): Box | null | string {
  if (written === null) return null;
  const numbers = written.split(',').map(Number);
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) {
    return "Invalid number of supplied coordinates for parameter 'bbox', expected format is: minLon,minLat,maxLon,maxLat";
  }
  const [west = 0, south = 0, east = 0, north = 0] = numbers;
  const beyond = [west, east].some((x) => Math.abs(x) > 180) || [south, north].some(isNoLatitude);
  if (beyond) {
    return "Invalid bounds for parameter 'bbox', expected values minLat, maxLat element [-90,90], minLon, maxLon element [-180,180]";
  }
  return [west, south, east, north];
}

function isNoLatitude(degrees: number) {
  return Math.abs(degrees) > 90;
}

function isWithin({ coordinates: [longitude, latitude] }: Known, box: Box | null): boolean {
  if (!box) return true;
  const [west, south, east, north] = box;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function readPlace(line: string, index: number): Known {
  const fields = line.split('|').map((field) => (field === '-' ? '' : field));
  const [name = '', housenumber = '', street = '', district = '', city = '', county = ''] = fields;
  const [state = '', postcode = '', countrycode = '', longitude, latitude] = fields.slice(6);
  const [osm_key = '', osm_value = '', type = ''] = fields.slice(11);
  const country = COUNTRIES[countrycode] ?? '';
  const told = { name, housenumber, street, postcode, city, district, county, state, country };
  const osm = {
    osm_id: 100_000 + index,
    osm_type: type === 'house' ? 'N' : 'W',
    osm_key,
    osm_value,
  };
  const present = Object.entries(told).filter(([, value]) => value !== '');
  return {
    properties: { ...osm, type, ...Object.fromEntries(present), countrycode },
    coordinates: [Number(longitude), Number(latitude)],
    words: wordsOf([...Object.values(told), SHORT_NAMES[state] ?? ''].join(' ')),
  };
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
