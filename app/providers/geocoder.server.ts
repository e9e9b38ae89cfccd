import { isTerritory } from '~/domain/places/regions/region-names';
import { z } from '~/zod';
import { type Cache, keyOf } from './cache.server';
import { fetchVendorJson, type VendorConfig } from './fetch-vendor-json.server';

interface Found {
  latitude: number;
  longitude: number;
  /** State, province or territory letters; null where the vendor tells none. */
  region: string | null;
}

export interface Geocoder {
  /**
   * Where an address in the US or Canada is; null when it is not known. `acquireSlot` is awaited right
   * before somebody else is asked, and not at all for an answer that is cached.
   */
  find(address: string, acquireSlot: () => Promise<void>): Promise<Found | null>;
}

interface GeocoderOptions {
  vendor: VendorConfig;
  cache: Cache;
  now: () => Date;
}

const DAY_SECONDS = 86_400;
/** Buildings do not move. */
const FOUND_SECONDS = 30 * DAY_SECONDS;
/** Somebody may draw it on the map. */
const NOTHING_SECONDS = DAY_SECONDS;

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));

/**
 * https://nominatim.org/release-docs/latest/api/Output/: the numbers are text. Territories are told
 * as states ("US-PR") or as countries ("pr").
 */
const Answer = z.array(
  z.object({
    lat: degrees(90),
    lon: degrees(180),
    address: z
      .object({ 'ISO3166-2-lvl4': z.string().optional(), country_code: z.string().optional() })
      .optional(),
  }),
);
type Answer = z.infer<typeof Answer>;

const CachedPlace = z.object({
  askedAt: z.number(),
  place: z
    .object({ latitude: z.number(), longitude: z.number(), region: z.string().nullable() })
    .nullable(),
});

export function createGeocoder({ vendor, cache, now }: GeocoderOptions): Geocoder {
  async function ask(address: string): Promise<Found | null> {
    const query = {
      q: address,
      format: 'jsonv2',
      limit: 1,
      addressdetails: 1,
      countrycodes: 'us,ca',
    };
    const [best] = await fetchVendorJson(vendor, '/search', query, Answer);
    return best ? { latitude: best.lat, longitude: best.lon, region: regionOf(best) } : null;
  }

  return {
    async find(location, acquireSlot) {
      const address = location.replace(/\s+/g, ' ').trim();
      const schema = CachedPlace.refine(
        ({ place, askedAt }) =>
          place !== null || now().getTime() - askedAt < NOTHING_SECONDS * 1000,
      );
      const entry = {
        key: await keyOf('address:v2', address.toLowerCase()),
        schema,
        freshSeconds: FOUND_SECONDS,
        staleSeconds: 0,
      };
      const { place } = await cache.getOrSet(entry, async () => {
        await acquireSlot();
        return { askedAt: now().getTime(), place: await ask(address) };
      });
      return place;
    },
  };
}

function regionOf({ address }: Answer[number]): string | null {
  const [, region] = /^(?:US|CA)-([A-Z]{2})$/.exec(address?.['ISO3166-2-lvl4'] ?? '') ?? [];
  const country = address?.country_code?.toUpperCase() ?? '';
  return region ?? (isTerritory(country) ? country : null);
}
