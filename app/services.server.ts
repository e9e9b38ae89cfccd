import { z } from 'zod';
import { createDatabase, type Database } from '~/data/db.server';
import { loadPlaces } from '~/domain/places/load-places.server';
import type { Places } from '~/domain/places/places';
import type { Vendor } from '~/providers/ask-vendor.server';
import { type Cache, createCache } from '~/providers/cache.server';
import { createGeocodeQueue, type GeocodeQueue } from '~/providers/geocode-queue.server';
import { createRateLimits, type RateLimits } from '~/providers/rate-limits.server';

/** What the Worker is given by `wrangler.toml` and the secret store. */
export interface Env {
  DB: D1Database;
  CACHE: KVNamespace;
  GEOCODE_QUEUE: Queue;
  SIGN_IN_ACCOUNT_LIMIT: RateLimit;
  SIGN_IN_ADDRESS_LIMIT: RateLimit;
  REGISTRATION_LIMIT: RateLimit;
  SMART_PASTE_LIMIT: RateLimit;
  SUGGESTIONS_LIMIT: RateLimit;
  ENVIRONMENT: string;
  SESSION_SECRET: string;
  TILE_URL: string;
  PHOTON_URL: string;
  NOMINATIM_URL: string;
  OPEN_METEO_URL: string;
  OPEN_METEO_ARCHIVE_URL: string;
  OPENWEATHER_URL: string;
  OPENWEATHER_KEY?: string;
  OSRM_URL: string;
  WIKIPEDIA_URL: string;
  WIKIPEDIA_IMAGE_URL: string;
  VENDOR_USER_AGENT: string;
  PINNED_NOW?: string;
}

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Settings = z
  .object({
    ENVIRONMENT: z.enum(['production', 'development']),
    SESSION_SECRET: z.string().min(32, 'SESSION_SECRET needs at least 32 characters'),
    TILE_URL: address,
    PHOTON_URL: address,
    NOMINATIM_URL: address,
    OPEN_METEO_URL: address,
    OPEN_METEO_ARCHIVE_URL: address,
    OPENWEATHER_URL: address,
    /** With it the weather comes from OpenWeather. */
    OPENWEATHER_KEY: z.string().min(1).optional(),
    OSRM_URL: address,
    WIKIPEDIA_URL: address,
    WIKIPEDIA_IMAGE_URL: address,
    /** Nominatim and Wikipedia ask who is calling, and how to reach them. */
    VENDOR_USER_AGENT: z.string().min(1),
    /** Development only: every "now" is this instant, for pictures and tests of time. */
    PINNED_NOW: z.iso.datetime().optional(),
  })
  .refine((settings) => settings.ENVIRONMENT !== 'production' || !settings.PINNED_NOW, {
    message: 'PINNED_NOW is for development',
  })
  .refine((settings) => settings.ENVIRONMENT !== 'production' || !usesSandbox(settings), {
    message: 'A vendor address without https is for development',
  });

/** The sandbox is the only vendor that is spoken to without https. */
function usesSandbox(settings: Record<string, unknown>): boolean {
  return Object.entries(settings).some(
    ([name, value]) => name.endsWith('_URL') && String(value).startsWith('http:'),
  );
}

export interface Services {
  db: Database;
  cache: Cache;
  geocodeQueue: GeocodeQueue;
  limits: RateLimits;
  /** The embedded gazetteer, read on first use. */
  places: () => Promise<Places>;
  now: () => Date;
  settings: {
    sessionSecret: string;
    tileUrl: string;
    /** Where pictures of cities may come from. */
    cityImageUrl: string;
    development: boolean;
    /** Whether some vendor is the sandbox, whose answers are made up. */
    sandbox: boolean;
  };
}

/** The one place that knows bindings and vendors: built once per request or event. */
export function createServices(env: Env, event: Pick<ExecutionContext, 'waitUntil'>): Services {
  const settings = Settings.parse(env);
  const pinned = settings.PINNED_NOW;
  const now = () => (pinned ? new Date(pinned) : new Date());
  const vendor = (name: string, baseUrl: string): Vendor => ({
    name,
    baseUrl,
    userAgent: settings.VENDOR_USER_AGENT,
  });
  return {
    db: createDatabase(env.DB),
    cache: createCache({ store: env.CACHE, now, waitUntil: (work) => event.waitUntil(work) }),
    geocodeQueue: createGeocodeQueue(env.GEOCODE_QUEUE),
    limits: createRateLimits(env),
    places: loadPlaces,
    now,
    settings: {
      sessionSecret: settings.SESSION_SECRET,
      tileUrl: settings.TILE_URL,
      cityImageUrl: settings.WIKIPEDIA_IMAGE_URL,
      development: settings.ENVIRONMENT === 'development',
      sandbox: usesSandbox(settings),
    },
  };
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    services: Services;
    /** `request.cf.timezone`, the zone the visitor seems to be in. */
    edgeTimeZone: string | null;
  }
}
