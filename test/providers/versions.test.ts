import { afterAll, expect, test, vi } from 'vitest';
import { createVersions } from '~/providers/versions.server';
import { looseBindings } from '../support/worker/bindings-proxy';

const { kv: store, dispose } = looseBindings();
afterAll(dispose);

/** The store, but its next writes or reads fail. */
function failing(method: 'get' | 'put', times: number): KVNamespace {
  let left = times;
  const call = (...given: unknown[]) => {
    if (left-- > 0) throw new Error('429 Too Many Requests');
    return (store[method] as (...given: unknown[]) => unknown)(...given);
  };
  return {
    get: (key: string) => store.get(key),
    put: (key: string, value: string) => store.put(key, value),
    [method]: async (...given: unknown[]) => call(...given),
  } as unknown as KVNamespace;
}

test('a version holds until it is renewed, and is then another for everybody', async () => {
  const [one, other] = [createVersions({ store }), createVersions({ store })];
  const before = await one.current('robin');
  expect(await other.current('robin')).toBe(before);
  await one.bump('robin');
  const after = await other.current('robin');
  expect(after).not.toBe(before);
  await one.bump('robin');
  expect(await other.current('robin')).not.toBe(after);
});

test('renewing one person’s version leaves the next person’s alone', async () => {
  const versions = createVersions({ store });
  const before = await versions.current('wren');
  await versions.bump('dana');
  expect(await versions.current('wren')).toBe(before);
});

test('a write too soon after the last one is made a moment later', async () => {
  const versions = createVersions({ store: failing('put', 1) });
  const before = await versions.current('toggling');
  await versions.bump('toggling');
  expect(await versions.current('toggling')).not.toBe(before);
});

test('a store that cannot be written fails no request', async () => {
  vi.mocked(console.error).mockReturnValue();
  await createVersions({ store: failing('put', 2) }).bump('unlucky');
  expect(console.error).toHaveBeenCalledWith('version not bumped', expect.anything());
  vi.mocked(console.error).mockClear();
});

test('a store that cannot be read tells no version', async () => {
  vi.mocked(console.error).mockReturnValue();
  expect(await createVersions({ store: failing('get', 1) }).current('unlucky')).toBeNull();
  vi.mocked(console.error).mockClear();
});
