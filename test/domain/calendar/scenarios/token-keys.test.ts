import { expect, test, vi } from 'vitest';
import { finishConnecting, startConnecting } from '~/domain/calendar/connection/connect.server';
import { tokenPlace } from '~/domain/calendar/tokens/access-token.server';
import { createTokenCipher } from '~/domain/calendar/tokens/token-cipher';
import {
  aWorld,
  CONNECTION,
  KEYS,
  SCOPES,
  USER,
  type World,
} from '../../../support/calendar/world';

const K2 = { k2: btoa('fedcba9876543210fedcba9876543210') };
const BOTH = createTokenCipher({ keys: { ...KEYS, ...K2 }, current: 'k2' });
const ONLY_NEW = createTokenCipher({ keys: K2, current: 'k2' });

const setKeys = (world: World, tokens: typeof BOTH) => {
  world.services.google.tokens = tokens;
};

test('tokens whose key is missing trouble whoever runs the site and nobody else', async () => {
  const world = await aWorld();
  setKeys(world, ONLY_NEW);
  expect(await world.sync()).toEqual({ kind: 'misconfigured' });
  expect(world.connection()).toMatchObject({ status: 'active', last_error_code: 'notConfigured' });
  const [logged] = vi.mocked(console.error).mock.calls;
  expect(JSON.stringify(logged)).toContain('tokenKeyMissing');
  vi.mocked(console.error).mockClear();
  setKeys(world, BOTH);
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
});

test('an access token whose key is missing is renewed with the refresh token', async () => {
  const world = await aWorld();
  const refresh = await BOTH.encrypt('refresh-1', tokenPlace('refresh_token_enc', CONNECTION));
  world.d1.rows('UPDATE calendar_connections SET refresh_token_enc = ?', refresh);
  setKeys(world, ONLY_NEW);
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
  expect(world.oauth.refreshes).toBe(1);
});

test('a consent that was begun with a key that is missing has to be begun again', async () => {
  const world = await aWorld({ connected: false });
  const url = new URL(await startConnecting(world.services, USER));
  setKeys(world, ONLY_NEW);
  const answer = { state: url.searchParams.get('state'), code: 'code', error: null };
  expect(await finishConnecting(world.services, USER, answer)).toBe('failed');
});
