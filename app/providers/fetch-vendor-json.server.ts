import { ProviderError } from '~/domain/provider-error';
import { abortAfter } from '~/domain/time/abort-after';
import type { z } from '~/zod';

/** Where a vendor's HTTP API is, and how we identify ourselves. */
export interface VendorConfig {
  name: string;
  /** Without a slash at the end. */
  baseUrl: string;
  userAgent: string;
  /** How long an answer is waited for. */
  timeoutMs: number;
}

/** No answer we ask for is near this long, in bytes. */
const LONGEST_ANSWER = 2_000_000;

interface Options {
  /** Statuses that carry an answer of the vendor's own, besides 2xx. */
  alsoRead?: readonly number[];
}

/**
 * GETs a path with its query and returns the JSON the schema lets through. Whatever goes wrong (no
 * network, no answer in time, a status, a body that is cut off or of another shape) is a ProviderError.
 * A vendor that asks us to wait is not called during that cooldown.
 */
export async function fetchVendorJson<Schema extends z.ZodType>(
  vendor: VendorConfig,
  path: string,
  query: Record<string, string | number>,
  schema: Schema,
  { alsoRead = [] }: Options = {},
): Promise<z.output<Schema>> {
  rejectDuringCooldown(vendor);
  const url = new URL(vendor.baseUrl + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const { status, headers, text } = await read(vendor, url);
  if ((status < 200 || status > 299) && !alsoRead.includes(status)) {
    const retryable = status === 429 || status >= 500;
    const retryAfterSeconds = retryAfter(headers);
    if (retryable)
      startCooldown(vendor, retryAfterSeconds ?? (status === 429 ? DEFAULT_COOLDOWN_SECONDS : 0));
    throw new ProviderError(vendor.name, `answered ${status}`, {
      status,
      retryable,
      retryAfterSeconds,
    });
  }
  const answer = schema.safeParse(parseJson(vendor, status, text));
  if (answer.success) return answer.data;
  const where = answer.error.issues[0]?.path.join('.') ?? '';
  throw new ProviderError(vendor.name, `answered in another shape at "${where}"`, {
    status,
    retryable: true,
  });
}

/** When the cooldown of a vendor ends in this isolate, in milliseconds since 1970. */
const cooldowns = new Map<string, number>();
/** A vendor that asks for more is called again all the same. */
const LONGEST_COOLDOWN_SECONDS = 3600;
/** For a 429 without Retry-After. */
const DEFAULT_COOLDOWN_SECONDS = 5;

function startCooldown(vendor: VendorConfig, seconds: number) {
  const until = Date.now() + Math.min(seconds, LONGEST_COOLDOWN_SECONDS) * 1000;
  cooldowns.set(cooldownKey(vendor), Math.max(until, cooldowns.get(cooldownKey(vendor)) ?? 0));
}

function rejectDuringCooldown(vendor: VendorConfig) {
  const leftMs = (cooldowns.get(cooldownKey(vendor)) ?? 0) - Date.now();
  if (leftMs <= 0) return;
  throw new ProviderError(vendor.name, 'asked to be left alone for a while', {
    status: null,
    retryable: true,
    retryAfterSeconds: Math.ceil(leftMs / 1000),
  });
}

/** Some vendors limit requests per host. */
function cooldownKey({ name, baseUrl }: VendorConfig): string {
  return `${name} ${baseUrl}`;
}

async function read(vendor: VendorConfig, url: URL) {
  const timeLimit = abortAfter(vendor.timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', 'User-Agent': vendor.userAgent },
      signal: timeLimit.signal,
    });
    const { status, headers } = response;
    return { status, headers, text: await readText(vendor, response) };
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    const late = cause instanceof Error && cause.name === 'TimeoutError';
    const what = late ? `no answer within ${vendor.timeoutMs} ms` : 'not reached';
    // The cause may quote the address that was asked for, which is a person's: it is not kept.
    throw new ProviderError(vendor.name, what, { status: null, retryable: true });
  } finally {
    timeLimit.clear();
  }
}

/** Counts what arrives, as not every answer says beforehand how long it is. */
async function readText(vendor: VendorConfig, { status, body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > LONGEST_ANSWER) {
      await reader.cancel();
      const what = 'answered at too great a length';
      throw new ProviderError(vendor.name, what, { status, retryable: true });
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(vendor: VendorConfig, status: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError(vendor.name, 'answered with something that is not JSON', {
      status,
      retryable: true,
    });
  }
}

/** RFC 9110: seconds, or the date from which on. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return undefined;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
