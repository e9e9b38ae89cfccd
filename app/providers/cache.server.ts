import { errorText } from '~/domain/error-text';
import { z } from '~/zod';

/** What is cached under one key, and for how long. */
export interface CacheEntry<Value> {
  /** Unique to the question: "weather:v1:30.27,-97.74:2026-05-18". Never a person's own words: see `keyOf`. */
  key: string;
  schema: z.ZodType<Value>;
  /** Until then the cached value is returned as it is. */
  freshSeconds: number;
  /** So much longer it is still returned while a new value is loaded in the background. */
  staleSeconds: number;
}

export interface Cache {
  /**
   * The cached value, or a loaded one. Concurrent calls for one key share one load. Only `loadValue`
   * can make it fail: a store that cannot be read or written counts as empty.
   */
  getOrSet<Value>(entry: CacheEntry<Value>, loadValue: () => Promise<Value>): Promise<Value>;
  /** Deletes a value that a write has made wrong. */
  delete(key: string): Promise<void>;
}

interface CacheOptions {
  kv: KVNamespace;
  now: () => Date;
  /** Lets work outlive the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** KV's own minimum. */
const LEAST_TTL_SECONDS = 60;
/**
 * A load that takes longer counts as lost with the request that began it. The longest calls one
 * vendor and then another, three seconds each.
 */
const JOIN_MS = 8_000;

/** Loads that are running in this isolate, by key. */
const inFlight = new Map<string, Promise<unknown>>();

export function createCache({ kv, now, waitUntil }: CacheOptions): Cache {
  async function read<Value>({ key, schema, freshSeconds, staleSeconds }: CacheEntry<Value>) {
    try {
      const found = z
        .object({ storedAt: z.number(), value: schema })
        .safeParse(await kv.get(key, 'json'));
      if (!found.success) return null;
      const ageSeconds = (now().getTime() - found.data.storedAt) / 1000;
      if (ageSeconds > freshSeconds + staleSeconds) return null;
      return { value: found.data.value, fresh: ageSeconds <= freshSeconds };
    } catch (error) {
      console.error('cache not read', { kind: kindOf(key), error: errorText(error) });
      return null;
    }
  }

  async function write<Value>(
    { key, freshSeconds, staleSeconds }: CacheEntry<Value>,
    value: Value,
  ) {
    try {
      const expirationTtl = Math.max(LEAST_TTL_SECONDS, freshSeconds + staleSeconds);
      const storedAt = now().getTime();
      await kv.put(key, JSON.stringify({ storedAt, value }), { expirationTtl });
    } catch (error) {
      console.error('cache not written', { kind: kindOf(key), error: errorText(error) });
    }
  }

  /** Joins the running load of the same key, or begins one. */
  async function load<Value>(
    entry: CacheEntry<Value>,
    loadValue: () => Promise<Value>,
  ): Promise<Value> {
    const { key } = entry;
    const running = inFlight.get(key) as Promise<Value> | undefined;
    if (running) {
      const joined = await join(running);
      if (joined) return joined.value;
      // The first to give up replaces the lost load; the others join the new one, or find its value.
      if (inFlight.get(key) !== running) {
        const found = await read(entry);
        return found ? found.value : load(entry, loadValue);
      }
    }
    const pending = loadValue();
    inFlight.set(key, pending);
    // Others may have joined it: it goes on when the first request has ended.
    waitUntil(store(entry, pending));
    return pending;
  }

  /** Stores the loaded value, unless the key was deleted or loaded again meanwhile. */
  async function store<Value>(entry: CacheEntry<Value>, pending: Promise<Value>) {
    const isCurrent = () => inFlight.get(entry.key) === pending;
    try {
      const value = await pending;
      if (isCurrent()) await write(entry, value);
    } catch {
      // Everybody who waits for the load gets the error.
    } finally {
      if (isCurrent()) inFlight.delete(entry.key);
    }
  }

  /** The caller already has a value, so a failure is only logged. */
  async function refresh<Value>(entry: CacheEntry<Value>, loadValue: () => Promise<Value>) {
    try {
      await load(entry, loadValue);
    } catch (error) {
      console.info('cached value not refreshed', {
        kind: kindOf(entry.key),
        error: errorText(error),
      });
    }
  }

  return {
    async getOrSet(entry, loadValue) {
      const found = await read(entry);
      if (!found) return load(entry, loadValue);
      if (!found.fresh) waitUntil(refresh(entry, loadValue));
      return found.value;
    },
    async delete(key) {
      inFlight.delete(key);
      try {
        await kv.delete(key);
      } catch (error) {
        console.error('cache not cleared', { kind: kindOf(key), error: errorText(error) });
      }
    },
  };
}

/** The value of a running load, or null when it counts as lost. */
async function join<Value>(running: Promise<Value>): Promise<{ value: Value } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), JOIN_MS);
  });
  try {
    return await Promise.race([running.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** "drive" of "drive:v1:…": the rest may tell where somebody will be and is not logged. */
function kindOf(key: string): string {
  return key.split(':', 1)[0] ?? '';
}

/** A hashed key for a person's own words: KV keys have at most 512 bytes, and can be listed. */
export async function keyOf(name: string, question: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(question));
  const hex = [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${name}:${hex}`;
}
