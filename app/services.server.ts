import { type Databases, openDatabases, openPrimary } from '~/data/databases.server';
import { type CalendarLimits, FREE_LIMITS, PAID_LIMITS } from '~/domain/calendar/pull/budget';
import { createTokenCipher, type TokenCipher } from '~/domain/calendar/tokens/token-cipher';
import { errorText } from '~/domain/error-text';
import { loadPlaces } from '~/domain/places/load-places.server';
import type { Places } from '~/domain/places/places';
import { type AddressSearch, createAddressSearch } from '~/providers/address-search.server';
import { type Cache, createCache } from '~/providers/cache.server';
import { type CalendarQueue, createCalendarQueue } from '~/providers/calendar-queue.server';
import { type CityPhotos, createCityPhotos } from '~/providers/city-image.server';
import { createDriving, type Driving } from '~/providers/driving.server';
import type { VendorConfig } from '~/providers/fetch-vendor-json.server';
import { createGeocodeQueue, type GeocodeQueue } from '~/providers/geocode-queue.server';
import { createGeocoder, type Geocoder } from '~/providers/geocoder.server';
import {
  createGoogleCalendar,
  type GoogleCalendar,
} from '~/providers/google/google-calendar.server';
import { createGoogleOauth, type GoogleOauth } from '~/providers/google/google-oauth.server';
import { createMailer, type Mailer } from '~/providers/mailer.server';
import { createRateLimits, type RateLimits } from '~/providers/rate-limits.server';
import { createSecondReader, type SecondReader } from '~/providers/second-reader.server';
import { createVersions, type Versions } from '~/providers/versions.server';
import { createWeather, type Weather } from '~/providers/weather.server';
import { type Env, hasSandboxData, readSettings, type Settings } from './settings.server';

export interface Services extends Databases {
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
  /** Null where no way to send mail has been set up. */
  mailer: Mailer | null;
  /** Reads what the rules leave empty of a confirmation. Null unless it is turned on. */
  secondReader: SecondReader | null;
  calendarQueue: CalendarQueue;
  /** Null where no Google client is configured. */
  google: {
    calendar: GoogleCalendar;
    oauth: GoogleOauth;
    tokens: TokenCipher;
    limits: CalendarLimits;
    /** Where this site is; empty in development, where only a request knows. */
    origin: string;
    wait: (milliseconds: number) => Promise<void>;
    random: () => number;
  } | null;
  now: () => Date;
  /** Work that goes on after the answer; what it throws is logged. */
  background: (work: Promise<unknown>) => void;
  settings: {
    sessionSecret: string;
    /** Where the site is; null in development, where it is wherever it is asked. */
    appOrigin: string | null;
    /** Null where signing in with Google has not been set up. */
    google: GoogleSettings | null;
    tileUrl: string;
    /** How far lookups of addresses are apart, for everybody together. */
    geocoderIntervalMs: number;
    /** After how long a lookup is tried again for the first time. */
    geocoderRetrySeconds: number;
    /** Where pictures from elsewhere may come from. */
    imageUrls: string[];
    development: boolean;
    /** Which version of this Worker it is; the same for all where it is not deployed. */
    release: string;
    /** Whether some vendor is the sandbox, whose answers are made up. */
    sandbox: boolean;
  };
}

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  accountsBase: string;
  oauthBase: string;
  apiBase: string;
  /** Pictures of accounts from elsewhere are not shown. */
  pictureBase: string;
  /** How long Google is waited for when somebody signs in. */
  signInTimeoutMs: number;
}

/** Nobody waits for a mail to be sent. */
const MAIL_TIMEOUT_MS = 5_000;

/** What every request of an isolate shares: reading the settings took 1.5 ms of each, their addresses 0.1. */
const shared = new WeakMap<Env, ReturnType<typeof createShared>>();

function createShared(env: Env) {
  const settings = readSettings(env);
  const google = createGoogle(settings);
  return { settings, google, forAll: sharedSettings(settings, env) };
}

/** Of the settings what more than one subject needs. */
function sharedSettings(settings: Settings, env: Env): Services['settings'] {
  const development = settings.ENVIRONMENT === 'development';
  return {
    sessionSecret: settings.SESSION_SECRET,
    appOrigin: development ? null : settings.APP_ORIGIN,
    google: googleSettings(settings),
    tileUrl: settings.TILE_URL,
    geocoderIntervalMs: settings.GEOCODER_INTERVAL_MS,
    geocoderRetrySeconds: settings.GEOCODER_RETRY_SECONDS,
    imageUrls: [settings.TILE_URL, settings.WIKIPEDIA_IMAGE_URL, settings.GOOGLE_PICTURE_BASE],
    development,
    release: env.RELEASE?.id ?? '',
    sandbox: hasSandboxData(settings),
  };
}

/**
 * The one place that knows bindings and vendors: built once per request or event. A request says where
 * its reads may come from.
 */
export function createServices(
  env: Env,
  event: Pick<ExecutionContext, 'waitUntil'>,
  readsFrom?: D1SessionConstraint | D1SessionBookmark,
): Services {
  const known = shared.get(env) ?? createShared(env);
  shared.set(env, known);
  const { settings, google, forAll } = known;
  const pinned = settings.PINNED_NOW;
  const now = () => (pinned ? new Date(pinned) : new Date());
  const vendor = (
    name: string,
    baseUrl: string,
    timeoutMs = settings.VENDOR_TIMEOUT_MS,
  ): VendorConfig => ({ name, baseUrl, userAgent: settings.VENDOR_USER_AGENT, timeoutMs });
  const cache = createCache({
    kv: env.CACHE,
    now,
    waitUntil: (work) => event.waitUntil(work),
  });
  return {
    ...(readsFrom ? openDatabases(env.DB, readsFrom) : openPrimary(env.DB)),
    cache,
    versions: createVersions({ store: env.CACHE }),
    geocodeQueue: createGeocodeQueue(env.GEOCODE_QUEUE),
    geocoder: createGeocoder({ vendor: vendor('nominatim', settings.NOMINATIM_URL), cache, now }),
    addressSearch: createAddressSearch({
      vendor: vendor('photon', settings.PHOTON_URL, settings.SUGGESTIONS_TIMEOUT_MS),
      cache,
    }),
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
    mailer: createMailer({
      binding: env.EMAIL ?? null,
      vendor: vendor('mail', settings.MAIL_BASE, MAIL_TIMEOUT_MS),
      key: settings.MAIL_KEY ?? null,
      from: settings.MAIL_FROM,
    }),
    secondReader:
      env.AI && settings.SECOND_READER === 'on'
        ? createSecondReader({
            binding: env.AI,
            model: settings.SECOND_READER_MODEL,
            timeoutMs: settings.SECOND_READER_TIMEOUT_MS,
          })
        : null,
    calendarQueue: createCalendarQueue(env.CALENDAR_QUEUE),
    google,
    now,
    background: (work) =>
      event.waitUntil(
        work.catch((error) => console.error('background work failed', { error: errorText(error) })),
      ),
    settings: forAll,
  };
}

function googleSettings(settings: Settings): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret) return null;
  return {
    clientId,
    clientSecret,
    accountsBase: settings.GOOGLE_ACCOUNTS_BASE,
    oauthBase: settings.GOOGLE_OAUTH_BASE,
    apiBase: settings.GOOGLE_API_BASE,
    pictureBase: settings.GOOGLE_PICTURE_BASE,
    signInTimeoutMs: settings.GOOGLE_SIGN_IN_TIMEOUT_MS,
  };
}

function createGoogle(settings: Settings): Services['google'] {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    TOKEN_KEYS: keys,
    TOKEN_KEY_CURRENT: current,
  } = settings;
  if (!clientId || !clientSecret || !keys || !current) return null;
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
    origin: settings.ENVIRONMENT === 'production' ? settings.APP_ORIGIN : '',
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  };
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    services: Services;
    /** `request.cf.timezone`, the zone the visitor seems to be in. */
    edgeTimeZone: string | null;
    /** Where the visitor seems to be, roughly: "Chicago, Illinois, US". */
    edgePlace: string | null;
  }
}
