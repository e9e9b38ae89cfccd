import { z } from 'zod';
import { noContent, parseControlBody } from './control-body';
import { CITIES, type City, POSTCODES, VENUES } from './nominatim-places';
import type { Vendor } from './vendor';

/** What is found, before it is written as the original writes it. */
interface Found {
  city: City;
  name: string;
  /** Before the city in the full name. */
  street: string | null;
  category: string;
  type: string;
  rank: number;
  latitude: number;
  longitude: number;
}

/** The original allows a request a second, and blocks who asks more often. */
const LEAST_GAP_MS = 900;
let leastGapMs = LEAST_GAP_MS;
let askedAt = 0;

/** `POST /__ctl/nominatim/gap`: a Nominatim of one's own, which may be asked more often. */
const Gap = z.strictObject({ milliseconds: z.int().min(0) });

/** Nominatim's search: https://nominatim.org/release-docs/latest/api/Search/ */
export const nominatim: Vendor = {
  name: 'nominatim',
  owns: (pathname) => pathname === '/search',
  answer: (request, url) => search(request, url.searchParams),
  nothing: () => Response.json([]),
  controls: {
    async 'POST /__ctl/nominatim/gap'(request) {
      const body = await parseControlBody(request, Gap);
      if (!body.ok) return body.response;
      leastGapMs = body.data.milliseconds;
      return noContent();
    },
  },
  reset() {
    leastGapMs = LEAST_GAP_MS;
  },
};

function search(request: Request, query: URLSearchParams): Response {
  const now = Date.now();
  const tooSoon = now - askedAt < leastGapMs;
  askedAt = now;
  if (!request.headers.get('User-Agent')) return page(403, 'Access blocked');
  if (tooSoon) return page(429, 'Bandwidth limit exceeded');

  const format = query.get('format') ?? 'jsonv2';
  if (format !== 'jsonv2') return rejection("Parameter 'format' must be one of: jsonv2");
  const limit = Number(query.get('limit') ?? 10);
  if (!Number.isInteger(limit)) return rejection("Parameter 'limit' must be a number.");
  const q = query.get('q')?.trim();
  if (!q) return rejection('Nothing to search for.');
  const countries = query.get('countrycodes')?.split(',') ?? ['us', 'ca'];
  const found = find(q).filter(({ city }) => countries.includes(city.country));
  const details = query.get('addressdetails') === '1';
  return Response.json(found.slice(0, Math.max(1, limit)).map((each) => write(each, details)));
}

/** A postal code, a venue of the table, an address in one of its cities, or the city itself. */
function find(q: string): Found[] {
  const postcode = POSTCODES.find(({ code }) => code === q.toUpperCase());
  if (postcode) return [postcodePlace(postcode)];
  const words = fold(q);
  const first = fold(q.split(',')[0] ?? '');
  const cities = CITIES.filter(({ name }) => has(words, fold(name)));
  const named = cities.filter(
    ({ region, regionName }) => has(words, fold(region)) || has(words, fold(regionName)),
  );
  const street = /^\d+[a-z]? .*?[a-z]/.test(first);
  if (street) return named.slice(0, 1).map((city) => address(city, q));

  const venues = VENUES.filter(
    ({ name, city }) => has(words, fold(name)) && has(words, fold(city)),
  );
  // Like the original it would rather find a place of that name in another state than none.
  const inRegion = venues.filter((venue) => named.some((city) => isIn(venue, city)));
  if (venues.length > 0) {
    return (inRegion.length > 0 ? inRegion : venues).flatMap((venue) =>
      cities
        .filter((city) => isIn(venue, city))
        .map((city) => ({ ...venue, city, street: null, rank: 30 })),
    );
  }
  return named
    .filter(({ name }) => first.startsWith(fold(name)))
    .map((city) => ({
      city,
      name: city.name,
      street: null,
      category: 'boundary',
      type: 'administrative',
      rank: 16,
      latitude: city.latitude,
      longitude: city.longitude,
    }));
}

function postcodePlace({ code, city, latitude, longitude }: (typeof POSTCODES)[number]): Found {
  const where = { street: null, latitude, longitude };
  return { city, name: code, category: 'place', type: 'postcode', rank: 21, ...where };
}

/** Within some three kilometres of the city's centre, always in the same place. */
function address(city: City, q: string): Found {
  const street = (q.split(',')[0] ?? '').trim();
  const north = (hash(fold(street)) % 601) - 300;
  const east = (hash(`${fold(street)} east`) % 601) - 300;
  return {
    city,
    name: '',
    street,
    category: 'place',
    type: 'house',
    rank: 30,
    latitude: city.latitude + north / 10_000,
    longitude: city.longitude + east / 10_000,
  };
}

function write(found: Found, details: boolean) {
  const { city, name, street, category, type, rank, latitude, longitude } = found;
  const country = city.country === 'us' ? 'United States' : 'Canada';
  const fullName = [name === city.name ? '' : name, street, city.name, city.regionName, country]
    .filter(Boolean)
    .join(', ');
  const id = hash(fullName);
  const reach = rank < 20 ? 0.16 : 0.0005;
  return {
    place_id: 300_000_000 + (id % 90_000_000),
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: rank < 20 ? 'relation' : 'way',
    osm_id: id,
    lat: latitude.toFixed(7),
    lon: longitude.toFixed(7),
    category,
    type,
    place_rank: rank,
    importance: rank < 20 ? 0.62 : 0.0000999,
    addresstype: rank < 20 ? 'city' : category === 'place' ? 'place' : category,
    name,
    display_name: fullName,
    ...(details && { address: detailsOf(city, country) }),
    boundingbox: [latitude - reach, latitude + reach, longitude - reach, longitude + reach].map(
      (edge) => edge.toFixed(7),
    ),
  };
}

function detailsOf({ name, region, regionName, country: code }: City, country: string) {
  return {
    city: name,
    state: regionName,
    'ISO3166-2-lvl4': `${code.toUpperCase()}-${region}`,
    country,
    country_code: code,
  };
}

function rejection(message: string): Response {
  return Response.json({ error: { code: 400, message } }, { status: 400 });
}

function page(status: number, title: string): Response {
  return new Response(`<html><head><title>${title}</title></head><body>${title}</body></html>`, {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
}

function isIn(venue: { city: string; region: string }, city: City) {
  return venue.city === city.name && venue.region === city.region;
}

function has(words: string, part: string) {
  return ` ${words} `.includes(` ${part} `);
}

function fold(text: string) {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
