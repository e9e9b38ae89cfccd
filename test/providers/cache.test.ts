import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { type CacheEntry, createCache, keyOf } from '~/providers/cache.server';
import { looseBindings } from '../support/worker/bindings-proxy';

const { kv: store, dispose } = looseBindings();
afterAll(dispose);

const MINUTE = 60;

test('an answer is loaded once and then given as it is', async () => {
  const { cache, settle } = aCache();
  const entry = anAnswer();
  const load = loads('sunny', 'rainy');
  expect(await cache.getOrSet(entry, load)).toBe('sunny');
  await settle();
  expect(await cache.getOrSet(entry, load)).toBe('sunny');
  expect(load).toHaveBeenCalledTimes(1);
});

test('another isolate finds what this one has stored', async () => {
  const [first, second] = [aCache(), aCache()];
  const entry = anAnswer();
  await first.cache.getOrSet(entry, loads('sunny'));
  await first.settle();
  expect(await second.cache.getOrSet(entry, loads())).toBe('sunny');
});

test('a stale answer is given at once, and a new one to the next person', async () => {
  const { cache, settle, wait } = aCache();
  const entry = anAnswer();
  await cache.getOrSet(entry, loads('sunny'));
  await settle();
  wait(11 * MINUTE);
  expect(await cache.getOrSet(entry, loads('rainy'))).toBe('sunny');
  await settle();
  expect(await cache.getOrSet(entry, loads())).toBe('rainy');
});

test('to the second, an answer is fresh, then stale, then gone', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const { cache, settle, wait } = aCache();
  const entry = anAnswer();
  await cache.getOrSet(entry, loads('sunny'));
  await settle();
  wait(10 * MINUTE);
  expect(await cache.getOrSet(entry, loads())).toBe('sunny');
  wait(50 * MINUTE);
  expect(await cache.getOrSet(entry, fails)).toBe('sunny');
  await settle();
  wait(1);
  expect(await cache.getOrSet(entry, loads('snowy'))).toBe('snowy');
});

test('while a vendor is down the stale answer goes on being given', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const { cache, settle, wait } = aCache();
  const entry = anAnswer();
  await cache.getOrSet(entry, loads('sunny'));
  await settle();
  wait(30 * MINUTE);
  for (let person = 0; person < 3; person++) {
    expect(await cache.getOrSet(entry, fails)).toBe('sunny');
    await settle();
  }
  const renewal = ['cached value not refreshed', { kind: 'test', error: expect.any(String) }];
  expect(info.mock.calls).toEqual([renewal, renewal, renewal]);
});

test('with nothing stored, a failed load fails, and the next person asks anew', async () => {
  const { cache, settle } = aCache();
  const entry = anAnswer();
  await expect(cache.getOrSet(entry, fails)).rejects.toThrow('the vendor is down');
  await settle();
  expect(await cache.getOrSet(entry, loads('sunny'))).toBe('sunny');
});

test('questions that meet are asked once', async () => {
  const { cache } = aCache();
  const entry = anAnswer();
  const load = loads('sunny', 'rainy', 'snowy');
  const answers = [1, 2, 3].map(() => cache.getOrSet(entry, load));
  expect(await Promise.all(answers)).toEqual(['sunny', 'sunny', 'sunny']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('different questions that meet each get their own answer', async () => {
  const { cache } = aCache();
  const answers = ['sunny', 'rainy'].map((weather) => cache.getOrSet(anAnswer(), loads(weather)));
  expect(await Promise.all(answers)).toEqual(['sunny', 'rainy']);
});

test('questions that meet fail together', async () => {
  const { cache } = aCache();
  const entry = anAnswer();
  const answers = [1, 2].map(() => cache.getOrSet(entry, fails));
  const rejects = (answer: Promise<string>) => expect(answer).rejects.toThrow('the vendor is down');
  await Promise.all(answers.map(rejects));
});

test('whoever joins a load that never ends loads anew, and what comes is stored', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { cache, pending, settle } = aCache({ store: inMemory() });
  const entry = anAnswer();
  void cache.getOrSet(entry, () => new Promise(() => {}));
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  pending.length = 0;
  const load = loads('sunny', 'rainy');
  const followers = Promise.all([1, 2, 3].map(() => cache.getOrSet(entry, load)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await followers).toEqual(['sunny', 'sunny', 'sunny']);
  expect(load).toHaveBeenCalledTimes(1);
  await settle();
  expect(await cache.getOrSet(entry, loads())).toBe('sunny');
});

test('a load that calls two vendors, one after the other, is waited for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { cache } = aCache({ store: inMemory() });
  const entry = anAnswer();
  const load = loads('sunny', 'rainy');
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    return load();
  };
  const first = cache.getOrSet(entry, slow);
  await vi.advanceTimersByTimeAsync(1);
  const follower = cache.getOrSet(entry, load);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([await first, await follower]).toEqual(['sunny', 'sunny']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load outlives the request that began it', async () => {
  const { cache, pending } = aCache();
  const [loading, arrive] = later<string>();
  const answer = cache.getOrSet(anAnswer(), () => loading);
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  arrive('sunny');
  expect(await answer).toBe('sunny');
});

test('what was forgotten is loaded again', async () => {
  const { cache, settle } = aCache();
  const entry = anAnswer();
  await cache.getOrSet(entry, loads('sunny'));
  await settle();
  await cache.delete(entry.key);
  expect(await cache.getOrSet(entry, loads('rainy'))).toBe('rainy');
});

test('an answer that was on its way when it was made wrong is not stored', async () => {
  const { cache, pending, settle } = aCache();
  const entry = anAnswer();
  const [loading, arrive] = later<string>();
  const before = cache.getOrSet(entry, () => loading);
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  await cache.delete(entry.key);
  expect(await cache.getOrSet(entry, loads('after'))).toBe('after');
  arrive('before');
  expect(await before).toBe('before');
  await settle();
  expect(await cache.getOrSet(entry, loads())).toBe('after');
});

test.each([
  ['of another shape', JSON.stringify({ storedAt: Date.now(), value: { high: 71 } })],
  ['that is not ours', JSON.stringify('sunny')],
])('an entry %s counts as none', async (_what, stored) => {
  const { cache, settle } = aCache();
  const entry = anAnswer();
  await store.put(entry.key, stored);
  expect(await cache.getOrSet(entry, loads('sunny'))).toBe('sunny');
  await settle();
  expect(await cache.getOrSet(entry, loads())).toBe('sunny');
});

test('an entry that is no JSON counts as none, and the log says so', async () => {
  const errors = expectErrors();
  const { cache } = aCache();
  const entry = anAnswer();
  await store.put(entry.key, 'sunny');
  expect(await cache.getOrSet(entry, loads('rainy'))).toBe('rainy');
  expect(errors()).toEqual(['cache not read']);
});

test('a store that is down fails nobody', async () => {
  const errors = expectErrors();
  const down = async () => {
    throw new Error('the store is down');
  };
  const store = { get: down, put: down, delete: down } as unknown as KVNamespace;
  const { cache, settle } = aCache({ store });
  const entry = anAnswer();
  expect(await cache.getOrSet(entry, loads('sunny'))).toBe('sunny');
  await settle();
  expect(await cache.getOrSet(entry, loads('rainy'))).toBe('rainy');
  await settle();
  await cache.delete(entry.key);
  const [read, written] = ['cache not read', 'cache not written'];
  expect(errors()).toEqual([read, written, read, written, 'cache not cleared']);
});

test('where somebody will be stands in no log, though it stands in the key', async () => {
  const log = vi.mocked(console.error).mockReturnValue();
  const down = async () => {
    throw new Error('the store is down');
  };
  const store = { get: down, put: down, delete: down } as unknown as KVNamespace;
  const { cache, settle } = aCache({ store });
  await cache.getOrSet({ ...anAnswer(), key: 'drive:v1:-97.7431,30.2672' }, loads('sunny'));
  await settle();
  await cache.delete('drive:v1:-97.7431,30.2672');
  const logged = log.mock.calls.splice(0);
  expect(logged).toHaveLength(3);
  expect(JSON.stringify(logged)).not.toMatch(/97\.7431/);
  for (const [, facts] of logged) expect(facts).toMatchObject({ kind: 'drive' });
});

test('a person’s words stand in no key, and the same words find the same one', async () => {
  const key = await keyOf('suggest:v1', '14 Elm Street, Portland');
  expect(key).toMatch(/^suggest:v1:[0-9a-f]{64}$/);
  expect(await keyOf('suggest:v1', '14 Elm Street, Portland')).toBe(key);
  expect(await keyOf('suggest:v1', '15 Elm Street, Portland')).not.toBe(key);
});

/** A cache with a clock of its own; `pending` is what it wants to finish after the answer. */
function aCache(options: { store?: KVNamespace } = {}) {
  let now = Date.parse('2026-05-14T16:00:00Z');
  const pending: Promise<unknown>[] = [];
  const cache = createCache({
    kv: options.store ?? store,
    now: () => new Date(now),
    waitUntil: (work) => void pending.push(work),
  });
  return {
    cache,
    pending,
    async settle() {
      while (pending.length > 0) await pending.shift();
    },
    wait(seconds: number) {
      now += seconds * 1000;
    },
  };
}

/** A store that needs no real time, for a test that sets the timers itself. */
function inMemory() {
  const values = new Map<string, string>();
  return {
    get: async (key: string) => JSON.parse(values.get(key) ?? 'null'),
    put: async (key: string, value: string) => void values.set(key, value),
  } as unknown as KVNamespace;
}

let answers = 0;

/** Fresh for ten minutes, stale for fifty more, under a key that no other test has. */
function anAnswer(): CacheEntry<string> {
  const key = `test:v1:${++answers}`;
  return { key, schema: z.string(), freshSeconds: 10 * MINUTE, staleSeconds: 50 * MINUTE };
}

/** Answers in turn; asked once more than that, it fails. */
function loads(...values: string[]) {
  return vi.fn(async () => {
    const value = values.shift();
    if (value === undefined) throw new Error('loaded once too often');
    return value;
  });
}

async function fails(): Promise<never> {
  throw new Error('the vendor is down');
}

function later<Value>(): [Promise<Value>, (value: Value) => void] {
  let arrive: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    arrive = resolve;
  });
  return [promise, arrive];
}

/** For a test in which errors are logged: returns their first words. */
function expectErrors() {
  const log = vi.mocked(console.error).mockReturnValue();
  return () => log.mock.calls.splice(0).map(([what]) => what);
}
