import { isTokenKey } from '~/domain/calendar/tokens/token-cipher';
import type { LimitBindings } from '~/providers/rate-limits.server';
import type { ModelBinding } from '~/providers/second-reader.server';
import { z } from '~/zod';

/** What the Worker is given by `wrangler.toml` and the secret store. */
export interface Env extends LimitBindings {
  DB: D1Database;
  CACHE: KVNamespace;
  GEOCODE_QUEUE: Queue;
  CALENDAR_QUEUE: Queue;
  /** Cloudflare's e-mail binding, if the site sends its mail that way. */
  EMAIL?: SendEmail;
  /** Workers AI, if what the rules leave empty is to be read by a model. */
  AI?: ModelBinding;
  SECOND_READER?: string;
  SECOND_READER_MODEL?: string;
  SECOND_READER_TIMEOUT_MS?: string;
  ENVIRONMENT: string;
  APP_ORIGIN: string;
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
  VENDOR_TIMEOUT_MS?: string;
  SUGGESTIONS_TIMEOUT_MS?: string;
  GOOGLE_SIGN_IN_TIMEOUT_MS?: string;
  GEOCODER_INTERVAL_MS?: string;
  GEOCODER_RETRY_SECONDS?: string;
  GOOGLE_ACCOUNTS_BASE: string;
  GOOGLE_OAUTH_BASE: string;
  GOOGLE_API_BASE: string;
  GOOGLE_PICTURE_BASE: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  TOKEN_KEYS?: string;
  TOKEN_KEY_CURRENT?: string;
  WORKERS_PLAN?: string;
  MAIL_BASE: string;
  MAIL_KEY?: string;
  MAIL_FROM: string;
  PINNED_NOW?: string;
  /** Cloudflare's name of the deployed version. */
  RELEASE?: WorkerVersionMetadata;
}

const address = z
  .url({
    protocol: /^https?$/,
    error: 'needs an address that begins with https://',
    // The checks across settings take addresses apart.
    abort: true,
  })
  .transform((url) => url.replace(/\/+$/, ''));
/** A secret that is not set may also stand there empty. */
const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);

const duration = (usual: number) =>
  z.coerce
    .number('needs a number')
    .int('needs a whole number')
    .min(1, 'is too short')
    .default(usual);

/** JSON of key ids, each with 32 bytes in base64. */
const tokenKeys = optional.transform((text, context) => {
  if (text === undefined) return undefined;
  const keys = KeyRing.safeParse(parseJson(text));
  if (!keys.success) {
    context.addIssue({
      code: 'custom',
      message: 'needs JSON of key ids with 32 bytes in base64 each',
    });
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

const Settings = z
  .object({
    ENVIRONMENT: z.enum(['production', 'development'], 'needs to be production or development'),
    /** Where the site is: links in mails and Google's way back lead there. */
    APP_ORIGIN: address,
    SESSION_SECRET: z
      .string('needs at least 32 characters')
      .min(32, 'needs at least 32 characters'),
    TILE_URL: address,
    PHOTON_URL: address,
    NOMINATIM_URL: address,
    OPEN_METEO_URL: address,
    OPEN_METEO_ARCHIVE_URL: address,
    OPENWEATHER_URL: address,
    /** With it the weather comes from OpenWeather. */
    OPENWEATHER_KEY: optional,
    OSRM_URL: address,
    WIKIPEDIA_URL: address,
    WIKIPEDIA_IMAGE_URL: address,
    /** Nominatim and Wikipedia ask who is calling, and how to reach them. */
    VENDOR_USER_AGENT: z.string('is missing').min(1, 'is missing'),
    /** How long a person waits for a vendor. */
    VENDOR_TIMEOUT_MS: duration(3_000),
    /** Somebody is typing: a later suggestion helps nobody. */
    SUGGESTIONS_TIMEOUT_MS: duration(2_000),
    GOOGLE_SIGN_IN_TIMEOUT_MS: duration(8_000),
    /** Nominatim allows one request a second; a tenth more allows for differences in latency. */
    GEOCODER_INTERVAL_MS: duration(1_100),
    /** After so long a lookup is tried again, then after four times that, and so on. */
    GEOCODER_RETRY_SECONDS: duration(2),
    GOOGLE_ACCOUNTS_BASE: address,
    GOOGLE_OAUTH_BASE: address,
    GOOGLE_API_BASE: address,
    /** Where the pictures of Google accounts come from. */
    GOOGLE_PICTURE_BASE: address,
    /** With both, people may sign in with Google. */
    GOOGLE_CLIENT_ID: optional,
    GOOGLE_CLIENT_SECRET: optional,
    /** With these as well they may connect a calendar; its tokens are encrypted with them. */
    TOKEN_KEYS: tokenKeys,
    TOKEN_KEY_CURRENT: optional,
    WORKERS_PLAN: z.enum(['free', 'paid'], 'needs to be free or paid').default('free'),
    /** A mail vendor that speaks Resend's HTTP; used when there is a key. */
    MAIL_BASE: address,
    MAIL_KEY: optional,
    /** "Name <address>" */
    MAIL_FROM: z.string('is missing').includes('@', { error: 'needs an e-mail address' }),
    /** "on", together with the binding AI: a model is asked for what the rules leave empty. */
    SECOND_READER: z.enum(['on', 'off'], 'needs to be on or off').default('off'),
    /** One of those with JSON mode. */
    SECOND_READER_MODEL: z.string().min(1).default('@cf/meta/llama-3.3-70b-instruct-fp8-fast'),
    SECOND_READER_TIMEOUT_MS: duration(8_000),
    /** Development only: every "now" is this instant, for pictures and tests of time. */
    PINNED_NOW: z.iso.datetime().optional(),
  })
  .superRefine((settings, { addIssue }) => {
    const reject = (name: string, message: string) =>
      addIssue({ code: 'custom', path: [name], message });
    const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = settings;
    if (id && !secret) reject('GOOGLE_CLIENT_SECRET', 'is missing');
    if (secret && !id) reject('GOOGLE_CLIENT_ID', 'is missing');
    const { TOKEN_KEYS: keys, TOKEN_KEY_CURRENT: current } = settings;
    if (keys && !current) reject('TOKEN_KEY_CURRENT', 'is missing');
    if (current && !keys) reject('TOKEN_KEYS', 'is missing');
    if (keys && current && !Object.hasOwn(keys, current)) {
      reject('TOKEN_KEY_CURRENT', 'names no key of TOKEN_KEYS');
    }
    if (settings.ENVIRONMENT !== 'production') return;
    if (settings.PINNED_NOW) reject('PINNED_NOW', 'is for development');
    for (const name of plainHttpAddresses(settings)) reject(name, 'needs https in production');
    for (const name of GOOGLE_BASES) {
      const { hostname } = new URL(settings[name]);
      if (!/\.(google|googleapis|googleusercontent)\.com$/.test(hostname)) {
        reject(name, 'needs to be Google in production');
      }
    }
  });
export type Settings = z.infer<typeof Settings>;

const GOOGLE_BASES = [
  'GOOGLE_ACCOUNTS_BASE',
  'GOOGLE_OAUTH_BASE',
  'GOOGLE_API_BASE',
  'GOOGLE_PICTURE_BASE',
] as const;

/** How to make what is missing; the rest stands in `wrangler.toml` as it should be. */
const HOW_TO_MAKE: Record<string, string> = {
  SESSION_SECRET:
    'make one with `openssl rand -base64 48` and store it with `npx wrangler secret put SESSION_SECRET` (locally: a line in .dev.vars, which `npm start` writes)',
  GOOGLE_CLIENT_ID:
    'make an OAuth client at https://console.cloud.google.com/apis/credentials and store it with `npx wrangler secret put GOOGLE_CLIENT_ID`',
  GOOGLE_CLIENT_SECRET:
    'it stands beside the client id at https://console.cloud.google.com/apis/credentials; store it with `npx wrangler secret put GOOGLE_CLIENT_SECRET`',
  TOKEN_KEYS:
    'make one with `node -e "console.log(JSON.stringify({k1:crypto.randomBytes(32).toString(\'base64\')}))"` and store it with `npx wrangler secret put TOKEN_KEYS`',
  TOKEN_KEY_CURRENT:
    'it names the key of TOKEN_KEYS that is used for what is written, such as k1; store it with `npx wrangler secret put TOKEN_KEY_CURRENT`',
  APP_ORIGIN:
    'put the address of your site, such as https://gigs.example, into [vars] of wrangler.toml',
};

/** Settings that are missing or wrong: which, what is wrong, how to make them; never what they are. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  constructor(readonly problems: string[]) {
    super(`settings rejected: ${problems.join('; ')}`);
  }
}

/** Throws a SettingsError. */
export function readSettings(env: Env): Settings {
  const settings = Settings.safeParse(env);
  if (settings.success) return settings.data;
  throw new SettingsError(
    settings.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      const how = HOW_TO_MAKE[name];
      return `${name} ${message}${how ? `: ${how}` : ''}`;
    }),
  );
}

/** The sandbox is the only vendor that is spoken to without https. */
function plainHttpAddresses(settings: Record<string, unknown>): string[] {
  return Object.keys(settings).filter(
    (name) =>
      /_(URL|BASE|ORIGIN)$/.test(name) && new URL(String(settings[name])).protocol === 'http:',
  );
}

/** Whether some vendor's data is the sandbox's, which is made up. */
export function hasSandboxData(settings: Settings): boolean {
  return plainHttpAddresses(settings).some((name) => /_URL$|^GOOGLE_\w+_BASE$/.test(name));
}
