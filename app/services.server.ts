import { z } from 'zod';
import { createDatabase, type Database } from '~/data/db.server';
import { type CalendarLimits, FREE_LIMITS, PAID_LIMITS } from '~/domain/calendar/pull/budget';
import {
  createTokenCipher,
  isTokenKey,
  type TokenCipher,
} from '~/domain/calendar/tokens/token-cipher';
import { loadPlaces } from '~/domain/places/load-places.server';
import type { Places } from '~/domain/places/places';
import { type AddressSearch, createAddressSearch } from '~/providers/address-search.server';
import type { Vendor } from '~/providers/ask-vendor.server';
import { type Cache, createCache } from '~/providers/cache.server';
import { type CalendarQueue, createCalendarQueue } from '~/providers/calendar-queue.server';
import { type CityPhotos, createCityPhotos } from '~/providers/city-image.server';
import { createDriving, type Driving } from '~/providers/driving.server';
import { createGeocodeQueue, type GeocodeQueue } from '~/providers/geocode-queue.server';
import { createGeocoder, type Geocoder } from '~/providers/geocoder.server';
import {
  createGoogleCalendar,
  type GoogleCalendar,
} from '~/providers/google/google-calendar.server';
import { createGoogleOauth, type GoogleOauth } from '~/providers/google/google-oauth.server';
import { createRateLimits, type RateLimits } from '~/providers/rate-limits.server';
import { createVersions, type Versions } from '~/providers/versions.server';
import { createWeather, type Weather } from '~/providers/weather.server';

/** What the Worker is given by `wrangler.toml` and the secret store. */
export interface Env {
  DB: D1Database;
  CACHE: KVNamespace;
  GEOCODE_QUEUE: Queue;
  CALENDAR_QUEUE: Queue;
  SIGN_IN_ACCOUNT_LIMIT: RateLimit;
  SIGN_IN_ADDRESS_LIMIT: RateLimit;
  REGISTRATION_LIMIT: RateLimit;
  SMART_PASTE_LIMIT: RateLimit;
  SUGGESTIONS_LIMIT: RateLimit;
  VENDOR_READS_LIMIT: RateLimit;
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
  GOOGLE_ACCOUNTS_BASE: string;
  GOOGLE_OAUTH_BASE: string;
  GOOGLE_API_BASE: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  TOKEN_KEYS?: string;
  TOKEN_KEY_CURRENT?: string;
  APP_ORIGIN?: string;
  WORKERS_PLAN?: string;
  PINNED_NOW?: string;
}

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** JSON of key ids, each with 32 bytes in base64. */
const tokenKeys = z.string().transform((text, context) => {
  const keys = KeyRing.safeParse(parseJson(text));
  if (!keys.success) {
    const message = 'needs JSON of key ids with 32 bytes in base64 each';
    context.addIssue({ code: 'custom', message });
  }
  return keys.success ? keys.data : z.NEVER;
});
const KeyRing = z.record(z.string().regex(/^[\w-]+$/), z.string().refine(isTokenKey));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const GOOGLE_SETTINGS = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'TOKEN_KEYS',
  'TOKEN_KEY_CURRENT',
  'APP_ORIGIN',
] as const;

const Settings = z
  .object({
    ENVIRONMENT: z.enum(['production', 'development']),
    SESSION_SECRET: z.string().min(32, 'needs at least 32 characters'),
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
    GOOGLE_ACCOUNTS_BASE: address,
    GOOGLE_OAUTH_BASE: address,
    GOOGLE_API_BASE: address,
    /* Together or not at all: without them nobody can connect a calendar. */
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    TOKEN_KEYS: tokenKeys.optional(),
    TOKEN_KEY_CURRENT: z.string().min(1).optional(),
    /** Where this site is, for Google to come back to. */
    APP_ORIGIN: address.optional(),
    WORKERS_PLAN: z.enum(['free', 'paid']).default('free'),
  })
  .superRefine((settings, refusals) => {
    const missing = GOOGLE_SETTINGS.filter((name) => settings[name] === undefined);
    if (missing.length > 0 && missing.length < GOOGLE_SETTINGS.length) {
      for (const name of missing) {
        const message = `belongs with ${GOOGLE_SETTINGS.join(', ')}`;
        refusals.addIssue({ code: 'custom', path: [name], message });
      }
    }
    const { TOKEN_KEYS: keys, TOKEN_KEY_CURRENT: current } = settings;
    if (keys && current && !Object.hasOwn(keys, current)) {
      const message = 'names no key of TOKEN_KEYS';
      refusals.addIssue({ code: 'custom', path: ['TOKEN_KEY_CURRENT'], message });
    }
    if (settings.ENVIRONMENT !== 'production') return;
    const names = [...sandboxAddresses(settings), ...(settings.PINNED_NOW ? ['PINNED_NOW'] : [])];
    for (const name of names) {
      const message = name === 'PINNED_NOW' ? 'is for development' : 'needs https in production';
      refusals.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** The sandbox is the only vendor that is spoken to without https. */
function sandboxAddresses(settings: Record<string, unknown>): string[] {
  return Object.keys(settings).filter(
    (name) => /_(?:URL|BASE)$/.test(name) && new URL(String(settings[name])).protocol === 'http:',
  );
}

/** Says of each setting that is wrong what is wrong with it, and never what it is. */
function readSettings(env: Env): z.infer<typeof Settings> {
  const settings = Settings.safeParse(env);
  if (settings.success) return settings.data;
  const problems = settings.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`settings refused: ${problems.join('; ')}`);
}

export interface Services {
  db: Database;
  cache: Cache;
  /** Outdates what is kept of something when it is written. */
  versions: Versions;
  geocodeQueue: GeocodeQueue;
  geocoder: Geocoder;
  addressSearch: AddressSearch;
  limits: RateLimits;
  /** The embedded gazetteer, read on first use. */
  places: () => Promise<Places>;
  driving: Driving;
  cityPhotos: CityPhotos;
  weather: Weather;
  calendarQueue: CalendarQueue;
  /** Null where no Google client is configured. */
  google: {
    calendar: GoogleCalendar;
    oauth: GoogleOauth;
    tokens: TokenCipher;
    limits: CalendarLimits;
    /** Where this site is. */
    origin: string;
    wait: (milliseconds: number) => Promise<void>;
    random: () => number;
  } | null;
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
  const settings = readSettings(env);
  const pinned = settings.PINNED_NOW;
  const now = () => (pinned ? new Date(pinned) : new Date());
  const vendor = (name: string, baseUrl: string): Vendor => ({
    name,
    baseUrl,
    userAgent: settings.VENDOR_USER_AGENT,
  });
  const cache = createCache({
    store: env.CACHE,
    now,
    waitUntil: (work) => event.waitUntil(work),
  });
  return {
    db: createDatabase(env.DB),
    cache,
    versions: createVersions({ store: env.CACHE }),
    geocodeQueue: createGeocodeQueue(env.GEOCODE_QUEUE),
    geocoder: createGeocoder({ vendor: vendor('nominatim', settings.NOMINATIM_URL), cache, now }),
    addressSearch: createAddressSearch({ vendor: vendor('photon', settings.PHOTON_URL), cache }),
    limits: createRateLimits(env),
    places: loadPlaces,
    weather: createWeather({
      openMeteo: {
        forecast: vendor('open-meteo', settings.OPEN_METEO_URL),
        archive: vendor('open-meteo', settings.OPEN_METEO_ARCHIVE_URL),
      },
      openWeather: settings.OPENWEATHER_KEY
        ? {
            vendor: vendor('openweather', settings.OPENWEATHER_URL),
            key: settings.OPENWEATHER_KEY,
          }
        : null,
    }),
    driving: createDriving(vendor('osrm', settings.OSRM_URL), cache),
    cityPhotos: createCityPhotos({
      vendor: vendor('wikipedia', settings.WIKIPEDIA_URL),
      imageUrl: settings.WIKIPEDIA_IMAGE_URL,
      cache,
    }),
    calendarQueue: createCalendarQueue(env.CALENDAR_QUEUE),
    google: createGoogle(settings),
    now,
    settings: {
      sessionSecret: settings.SESSION_SECRET,
      tileUrl: settings.TILE_URL,
      cityImageUrl: settings.WIKIPEDIA_IMAGE_URL,
      development: settings.ENVIRONMENT === 'development',
      sandbox: sandboxAddresses(settings).length > 0,
    },
  };
}

function createGoogle(settings: z.infer<typeof Settings>): Services['google'] {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    TOKEN_KEYS: keys,
    TOKEN_KEY_CURRENT: current,
    APP_ORIGIN: origin,
  } = settings;
  if (!clientId || !clientSecret || !keys || !current || !origin) return null;
  const send = (request: Request) => fetch(request);
  return {
    calendar: createGoogleCalendar({ baseUrl: settings.GOOGLE_API_BASE, fetch: send }),
    oauth: createGoogleOauth({
      clientId,
      clientSecret,
      accountsUrl: settings.GOOGLE_ACCOUNTS_BASE,
      oauthUrl: settings.GOOGLE_OAUTH_BASE,
      apiUrl: settings.GOOGLE_API_BASE,
      fetch: send,
    }),
    tokens: createTokenCipher({ keys, current }),
    limits: settings.WORKERS_PLAN === 'paid' ? PAID_LIMITS : FREE_LIMITS,
    origin,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  };
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    services: Services;
    /** `request.cf.timezone`, the zone the visitor seems to be in. */
    edgeTimeZone: string | null;
  }
}
