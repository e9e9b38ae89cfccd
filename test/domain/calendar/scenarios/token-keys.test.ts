import { expect, test, vi } from 'vitest';
import { finishConnecting, startConnecting } from '~/domain/calendar/connection/connect.server';
import { disconnect } from '~/domain/calendar/connection/disconnect.server';
import { tokenPlace } from '~/domain/calendar/tokens/access-token.server';
import { reencryptTokens } from '~/domain/calendar/tokens/reencrypt-tokens.server';
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

test('what is left with an old key is encrypted anew, up to a limit a round', async () => {
  const world = await aWorld();
  await addConnections(world, 1200);
  setKeys(world, BOTH);
  expect(await reencryptTokens(world.services)).toBe(1000);
  expect(await reencryptTokens(world.services)).toBe(201);
  expect(await reencryptTokens(world.services)).toBe(0);
  setKeys(world, ONLY_NEW);
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
  expect(world.oauth.refreshes).toBe(0);
});

test('with one key alone there is nothing to encrypt anew', async () => {
  const world = await aWorld();
  expect(await reencryptTokens(world.services)).toBe(0);
  expect(await reencryptTokens({ ...world.services, google: null })).toBe(0);
});

test('a token that was tampered with is left to the next sync', async () => {
  const world = await aWorld();
  const spoilt = `${String(world.connection().refresh_token_enc).slice(0, -4)}AAA=`;
  world.d1.rows(
    'UPDATE calendar_connections SET refresh_token_enc = ?, access_token_enc = NULL',
    spoilt,
  );
  setKeys(world, BOTH);
  expect(await reencryptTokens(world.services)).toBe(0);
  expect(world.connection().refresh_token_enc).toBe(spoilt);
});

test('whoever renews or disconnects meanwhile is not overwritten', async () => {
  for (const meanwhile of ['refresh', 'disconnect'] as const) {
    const world = await aWorld();
    world.d1.rows('UPDATE calendar_connections SET access_expires_at = 0');
    let raced = false;
    setKeys(world, {
      ...BOTH,
      async encrypt(text, place) {
        if (!raced) {
          raced = true;
          if (meanwhile === 'refresh') await world.sync();
          else await disconnect(world.services, USER);
        }
        return BOTH.encrypt(text, place);
      },
    });
    expect(await reencryptTokens(world.services)).toBe(0);
    const { access_token_enc: stored } = world.connection();
    const place = tokenPlace('access_token_enc', CONNECTION);
    const token = stored === null ? null : (await BOTH.decrypt(String(stored), place))?.text;
    expect(token).toBe(meanwhile === 'refresh' ? 'access-2' : null);
  }
});

async function addConnections(world: World, count: number) {
  const { tokens } = world.services.google;
  const rows = [];
  for (let n = 0; n < count; n++) {
    const id = `c-${n}`;
    rows.push({
      id,
      refresh: await tokens.encrypt('refresh', tokenPlace('refresh_token_enc', id)),
      access: await tokens.encrypt('access', tokenPlace('access_token_enc', id)),
    });
  }
  world.d1.rows(
    `INSERT INTO users (id, email, display_name, created_at)
     SELECT value ->> 'id', (value ->> 'id') || '@example.com', 'U', '2026' FROM json_each(?)`,
    JSON.stringify(rows),
  );
  world.d1.rows(
    `INSERT INTO calendar_connections
       (id, user_id, google_sub, scopes, refresh_token_enc, access_token_enc)
     SELECT value ->> 'id', value ->> 'id', value ->> 'id', ?2, value ->> 'refresh', value ->> 'access'
     FROM json_each(?1)`,
    JSON.stringify(rows),
    SCOPES,
  );
}
