import { readLocation } from '~/domain/places/location-text';
import type { FoundAddress } from '~/domain/places/suggestions/suggestion';
import { z } from '~/zod';
import { type Cache, keyOf } from './cache.server';
import { fetchVendorJson, type VendorConfig } from './fetch-vendor-json.server';
import { PhotonAnswer, toFoundAddress } from './photon-feature';

/** Knows streets, venues and the smallest towns of the US and Canada. */
export interface AddressSearch {
  /** What an address or a name, perhaps not yet typed to its end, may mean; likeliest first. */
  find(typed: string): Promise<FoundAddress[]>;
}

interface AddressSearchOptions {
  vendor: VendorConfig;
  cache: Cache;
}

/** More than are shown, as some lie beyond the border or say the same. */
const ASKED_FOR = 15;
const DAY_SECONDS = 86_400;

/** West, south, east, north. Without the islands beyond the date line. */
const HOME_BOX = '-179.2,17.5,-52,83.2';
const FAR_BOXES: Record<string, string> = {
  AS: '-171.5,-14.8,-168,-10.8',
  GU: '144.5,13.1,145.1,13.8',
  MP: '144.8,13.9,146.2,20.7',
};

const CachedAddresses: z.ZodType<FoundAddress[]> = z.array(
  z.object({
    label: z.string(),
    kind: z.enum(['city', 'airport', 'address', 'venue']),
    region: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
);

export function createAddressSearch({ vendor, cache }: AddressSearchOptions): AddressSearch {
  async function ask(question: string): Promise<FoundAddress[]> {
    const { region } = readLocation(question);
    const query = {
      q: question,
      limit: ASKED_FOR,
      lang: 'en',
      bbox: FAR_BOXES[region ?? ''] ?? HOME_BOX,
    };
    const { features } = await fetchVendorJson(vendor, '/api/', query, PhotonAnswer);
    return features.flatMap((feature) => toFoundAddress(feature) ?? []);
  }

  return {
    async find(typed) {
      const question = typed.replace(/\s+/g, ' ').trim();
      const entry = {
        key: await keyOf('address-search:v1', question.toLowerCase()),
        schema: CachedAddresses,
        freshSeconds: 7 * DAY_SECONDS,
        staleSeconds: 23 * DAY_SECONDS,
      };
      return cache.getOrSet(entry, () => ask(question));
    },
  };
}
