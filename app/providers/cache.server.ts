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
/**
 * A flight that takes longer is taken to have died with the request that began it. The longest asks
 * one vendor and then another, three seconds each.
 */
const FOLLOW_MS = 8_000;

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
      console.error('cache not read', { kind: kindOf(key), error: errorText(error) });
      return null;
    }
  }

  async function write<Value>({ key, freshSeconds, staleSeconds }: Kept<Value>, value: Value) {
    try {
      const expirationTtl = Math.max(LEAST_TTL_SECONDS, freshSeconds + staleSeconds);
      const storedAt = now().getTime();
      await store.put(key, JSON.stringify({ storedAt, value }), { expirationTtl });
    } catch (error) {
      console.error('cache not written', { kind: kindOf(key), error: errorText(error) });
    }
  }

  /** Joins whoever is asking the same, or asks. */
  async function fly<Value>(kept: Kept<Value>, load: () => Promise<Value>): Promise<Value> {
    const { key } = kept;
    const running = flights.get(key) as Promise<Value> | undefined;
    if (running) {
      const followed = await follow(running);
      if (followed) return followed.value;
      // Whoever gives up first takes the dead flight's place; the others follow the new one, or
      // find what it brought.
      if (flights.get(key) !== running) {
        const found = await read(kept);
        return found ? found.value : fly(kept, load);
      }
    }
    const flight = load();
    flights.set(key, flight);
    // Others may be waiting for it: it goes on when the person who asked first has gone away.
    waitUntil(land(kept, flight));
    return flight;
  }

  /** Keeps what the flight brought, unless it was overtaken or made wrong on its way. */
  async function land<Value>(kept: Kept<Value>, flight: Promise<Value>) {
    const isCurrent = () => flights.get(kept.key) === flight;
    try {
      const value = await flight;
      if (isCurrent()) await write(kept, value);
    } catch {
      // Everybody who waits for the flight is told.
    } finally {
      if (isCurrent()) flights.delete(kept.key);
    }
  }

  /** The person already has an answer, so a failure is nobody's but the log's. */
  async function refresh<Value>(kept: Kept<Value>, load: () => Promise<Value>) {
    try {
      await fly(kept, load);
    } catch (error) {
      console.info('kept answer not renewed', { kind: kindOf(kept.key), error: errorText(error) });
    }
  }

  return {
    async remember(kept, load) {
      const found = await read(kept);
      if (!found) return fly(kept, load);
      if (!found.fresh) waitUntil(refresh(kept, load));
      return found.value;
    },
    async forget(key) {
      flights.delete(key);
      try {
        await store.delete(key);
      } catch (error) {
        console.error('cache not cleared', { kind: kindOf(key), error: errorText(error) });
      }
    },
  };
}

/** The answer of a flight, or null when none is coming. */
async function follow<Value>(running: Promise<Value>): Promise<{ value: Value } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), FOLLOW_MS);
  });
  try {
    return await Promise.race([running.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** "drive" of "drive:v1:…": what follows may be where somebody will be, which is not for the log. */
function kindOf(key: string): string {
  return key.split(':', 1)[0] ?? '';
}

/** A short key for a question in a person's own words: KV takes 512 bytes, and lists its keys. */
export async function keyOf(name: string, question: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(question));
  const hex = [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${name}:${hex}`;
}
