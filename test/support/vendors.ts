import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Cache, createCache } from '~/providers/cache.server';
import { type Sandbox, startSandbox } from './worker/start-sandbox';
import { VARS } from './worker/start-worker';

/** CONTRACT=real asks the vendors themselves: few questions, a second apart. */
export const REAL = process.env.CONTRACT === 'real';

const BETWEEN_QUESTIONS_MS = 1_100;

const vars: Record<string, string> = VARS;

/**
 * A vendor by the name of the setting with its address: the sandbox's, or its own. `vendor` is how
 * our providers are told of it, `get` asks it plainly. One that is `strict` wants its second between
 * questions in the sandbox too.
 */
export function withVendor(setting: string, name: string, { strict = false } = {}) {
  const held: { sandbox?: Sandbox; cache?: Cache } = {};
  const pending: Promise<unknown>[] = [];
  beforeAll(async () => {
    held.sandbox = await startSandbox();
    const store = held.sandbox.store;
    const waitUntil = (work: Promise<unknown>) => void pending.push(work);
    held.cache = createCache({ kv: store, now: () => new Date(), waitUntil });
  });
  beforeEach(async () => {
    if (REAL || strict) await sleep(BETWEEN_QUESTIONS_MS);
  });
  afterAll(async () => {
    await Promise.all(pending);
    await held.sandbox?.stop();
  });

  const here = () => {
    if (!held.sandbox || !held.cache) throw new Error('the sandbox has not started');
    return { sandbox: held.sandbox, cache: held.cache };
  };
  const addressOf = (other: string) => (REAL ? (vars[other] ?? '') : here().sandbox.url);
  const userAgent = vars.VENDOR_USER_AGENT ?? '';
  return {
    addressOf,
    cache: () => here().cache,
    vendor: () => ({ name, baseUrl: addressOf(setting), userAgent, timeoutMs: 10_000 }),
    async get(path: string, query: Record<string, string | number> = {}) {
      const url = new URL(addressOf(setting) + path);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
      const response = await fetch(url, { headers: { 'User-Agent': userAgent } });
      const text = await response.text();
      const type = response.headers.get('Content-Type') ?? '';
      return {
        status: response.status,
        type,
        body: type.includes('json') ? JSON.parse(text) : text,
      };
    },
  };
}
