import { z } from 'zod';
import { createDatabase, type Database } from '~/data/db.server';
import { loadPlaces } from '~/domain/places/load-places.server';
import type { Places } from '~/domain/places/places';
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
  ENVIRONMENT: string;
  SESSION_SECRET: string;
  TILE_URL: string;
  PINNED_NOW?: string;
}

const Settings = z
  .object({
    ENVIRONMENT: z.enum(['production', 'development']),
    SESSION_SECRET: z.string().min(32, 'SESSION_SECRET needs at least 32 characters'),
    TILE_URL: z.url(),
    /** Development only: every "now" is this instant, for pictures and tests of time. */
    PINNED_NOW: z.iso.datetime().optional(),
  })
  .refine((settings) => settings.ENVIRONMENT !== 'production' || !settings.PINNED_NOW, {
    message: 'PINNED_NOW is for development',
  });

export interface Services {
  db: Database;
  cache: KVNamespace;
  geocodeQueue: GeocodeQueue;
  limits: RateLimits;
  /** The embedded gazetteer, read on first use. */
  places: () => Promise<Places>;
  now: () => Date;
  settings: { sessionSecret: string; tileUrl: string; development: boolean };
}

/** The one place that knows bindings and vendors: built once per request or event. */
export function createServices(env: Env): Services {
  const settings = Settings.parse(env);
  const pinned = settings.PINNED_NOW;
  return {
    db: createDatabase(env.DB),
    cache: env.CACHE,
    geocodeQueue: createGeocodeQueue(env.GEOCODE_QUEUE),
    limits: createRateLimits(env),
    places: loadPlaces,
    now: () => (pinned ? new Date(pinned) : new Date()),
    settings: {
      sessionSecret: settings.SESSION_SECRET,
      tileUrl: settings.TILE_URL,
      development: settings.ENVIRONMENT === 'development',
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
