import type { CityPhoto } from '~/domain/places/cities/city-photo';
import { z } from '~/zod';
import { type Cache, keyOf } from './cache.server';
import { fetchVendorJson, type VendorConfig } from './fetch-vendor-json.server';

/** Knows what cities look like. */
export interface CityPhotos {
  /** A photograph of the place an article of this title is about; null when there is none. */
  find(title: string): Promise<CityPhoto | null>;
}

interface CityPhotosOptions {
  vendor: VendorConfig;
  /** Photographs from elsewhere are not shown. */
  imageUrl: string;
  cache: Cache;
}

const DAY_SECONDS = 24 * 60 * 60;
/** One of the widths Wikimedia keeps ready. */
const WIDTH = 960;
const LEAST_WIDTH = 300;
/** A title is at most 255 bytes long. */
const LONGEST_TITLE = 255;
/** The lead picture of a small place is often none of it. */
const NO_PHOTOGRAPH =
  /(?:^|[ _(-])(?:maps?|locator|flags?|seal|logo|coat[ _]of[ _]arms)(?:$|[ _.,)-])/i;

const webAddress = z.url({ protocol: /^https?$/ });

/** https://www.mediawiki.org/wiki/Extension:PageImages, in format version 2. */
const QueryAnswer = z.object({
  // Errors come with status 200.
  error: z.undefined().optional(),
  query: z
    .object({
      pages: z.array(
        z.object({
          title: z.string(),
          canonicalurl: webAddress.optional(),
          pageimage: z.string().optional(),
          thumbnail: z.object({ source: webAddress, width: z.number() }).optional(),
          coordinates: z.array(z.object({ lat: z.number(), lon: z.number() })).optional(),
        }),
      ),
    })
    .optional(),
});

const CachedPhoto = z.object({
  imageUrl: z.string(),
  credit: z.object({ title: z.string(), url: z.string() }),
  latitude: z.number(),
  longitude: z.number(),
});

/** There is none: not a failure, but not worth keeping as long as a photograph either. */
class NoPhoto extends Error {}

export function createCityPhotos({ vendor, imageUrl, cache }: CityPhotosOptions): CityPhotos {
  async function ask(title: string) {
    const query = {
      action: 'query',
      format: 'json',
      formatversion: 2,
      redirects: 1,
      prop: 'pageimages|info|coordinates',
      inprop: 'url',
      piprop: 'thumbnail|name',
      pithumbsize: WIDTH,
      pilicense: 'free',
      titles: title,
    };
    return toPhoto(await fetchVendorJson(vendor, '/w/api.php', query, QueryAnswer), imageUrl);
  }

  return {
    async find(title) {
      if (new TextEncoder().encode(title).length > LONGEST_TITLE) return null;
      const key = await keyOf('city-photo:v1', title);
      const asked = { key: `${key}:asked`, schema: CachedPhoto.nullable() };
      const found = { key, schema: CachedPhoto };
      try {
        return await cache.getOrSet(
          { ...found, freshSeconds: 30 * DAY_SECONDS, staleSeconds: 30 * DAY_SECONDS },
          async () => {
            const photo = await cache.getOrSet(
              { ...asked, freshSeconds: DAY_SECONDS, staleSeconds: 0 },
              () => ask(title),
            );
            if (!photo) throw new NoPhoto('no photograph');
            return photo;
          },
        );
      } catch (error) {
        if (error instanceof NoPhoto) return null;
        throw error;
      }
    },
  };
}

/** Only an article that is somewhere on the globe is about a place. */
function toPhoto({ query }: z.output<typeof QueryAnswer>, imageUrl: string): CityPhoto | null {
  const page = query?.pages[0];
  const [where] = page?.coordinates ?? [];
  if (!page?.thumbnail || !page.canonicalurl || !where) return null;
  const { source, width } = page.thumbnail;
  if (width < LEAST_WIDTH || NO_PHOTOGRAPH.test(page.pageimage ?? '')) return null;
  if (!source.startsWith(`${imageUrl}/`)) return null;
  return {
    imageUrl: source,
    credit: { title: page.title, url: page.canonicalurl },
    latitude: where.lat,
    longitude: where.lon,
  };
}
