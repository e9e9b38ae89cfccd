import { z } from 'zod';
import { errorText } from '~/domain/error-text';

/** One kind of answer worth keeping. */
export interface Kept<Value> {
  /** Unique to the question: "weather:v1:30.27,-97.74:2026-05-18". Never a person's own words: see `keyOf`. */
  key: string;
  schema: z.ZodType<Value>;
  /** So long it is given as it is. */
  freshSeconds: number;
  /** So much longer it is still given, while a new one is fetched for the next person. */
  staleSeconds: number;
}

export interface Cache {
  /**
   * The kept answer, or a loaded one. Questions that meet are asked once. Only `load` can make it
   * fail: a store that cannot be read or written counts as empty.
   */
  remember<Value>(kept: Kept<Value>, load: () => Promise<Value>): Promise<Value>;
  /** Drops an answer that a write has made wrong. */
  forget(key: string): Promise<void>;
}

interface CacheOptions {
  store: KVNamespace;
  now: () => Date;
  /** Lets work outlive the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** KV keeps nothing for less. */
const LEAST_TTL_SECONDS = 60;
/** Whoever asked first may have gone away, and its fetch with it: then we ask ourselves. */
const FOLLOW_MS = 4_000;

/** Answers that are being fetched in this isolate, by key. */
const flights = new Map<string, Promise<unknown>>();

export function createCache({ store, now, waitUntil }: CacheOptions): Cache {
  async function read<Value>({ key, schema, freshSeconds, staleSeconds }: Kept<Value>) {
    try {
      const found = z
        .object({ storedAt: z.number(), value: schema })
        .safeParse(await store.get(key, 'json'));
      if (!found.success) return null;
      const ageSeconds = (now().getTime() - found.data.storedAt) / 1000;
      if (ageSeconds > freshSeconds + staleSeconds) return null;
      return { value: found.data.value, fresh: ageSeconds <= freshSeconds };
    } catch (error) {
      console.error('cache not read', { key, error: errorText(error) });
      return null;
    }
  }

  async function write<Value>({ key, freshSeconds, staleSeconds }: Kept<Value>, value: Value) {
    try {
      const expirationTtl = Math.max(LEAST_TTL_SECONDS, freshSeconds + staleSeconds);
      const storedAt = now().getTime();
      await store.put(key, JSON.stringify({ storedAt, value }), { expirationTtl });
    } catch (error) {
      console.error('cache not written', { key, error: errorText(error) });
    }
  }

  async function load<Value>(kept: Kept<Value>, fetchValue: () => Promise<Value>): Promise<Value> {
    const value = await fetchValue();
    waitUntil(write(kept, value));
    return value;
  }

  return {
    async remember(kept, fetchValue) {
      const found = await read(kept);
      if (found?.fresh) return found.value;
      if (found) {
        waitUntil(refresh(kept.key, () => load(kept, fetchValue)));
        return found.value;
      }
      return together(kept.key, () => load(kept, fetchValue));
    },
    async forget(key) {
      try {
        await store.delete(key);
      } catch (error) {
        console.error('cache not cleared', { key, error: errorText(error) });
      }
    },
  };
}

/** The person already has an answer, so a failure is nobody's but the log's. */
async function refresh(key: string, load: () => Promise<unknown>) {
  try {
    await together(key, load);
  } catch (error) {
    console.info('kept answer not renewed', { key, error: errorText(error) });
  }
}

async function together<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const running = flights.get(key) as Promise<Value> | undefined;
  if (running) return follow(running, load);
  const flight = load();
  flights.set(key, flight);
  try {
    return await flight;
  } finally {
    if (flights.get(key) === flight) flights.delete(key);
  }
}

async function follow<Value>(running: Promise<Value>, load: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), FOLLOW_MS);
  });
  try {
    const first = await Promise.race([running.then((value) => ({ value })), late]);
    return first ? first.value : await load();
  } finally {
    clearTimeout(timer);
  }
}

/** A short key for a question in a person's own words: KV takes 512 bytes, and lists its keys. */
export async function keyOf(name: string, question: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(question));
  const hex = [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${name}:${hex}`;
}
