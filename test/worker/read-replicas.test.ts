import { type AppLoadContext, createCookie, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readsFrom, withBookmark } from '~/http/bookmark.server';
import { action, loader } from '~/routes/api.gigs._index';
import { createServices } from '~/services.server';
import type { Env } from '~/settings.server';
import { aGig } from '../support/builders';
import { looseBindings } from '../support/worker/bindings-proxy';
import { aSignedInClient } from '../support/worker/client';
import { NOW, VARS } from '../support/worker/start-worker';
import { withSharedWorker } from '../support/worker/with-worker';

const worker = withSharedWorker();
const COOKIE = '__Host-gigbound_bookmark';

/** A copy of the database that has not heard of anything since. */
let replica: ReturnType<typeof looseBindings>;
beforeAll(() => {
  replica = looseBindings();
});
afterAll(() => replica.dispose());

async function copyOf(primary: D1Database, userId: string): Promise<D1Database> {
  const { results: tables } = await primary
    .prepare(
      "SELECT sql FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%\\_cf%' ESCAPE '\\'",
    )
    .all<{ sql: string }>();
  await replica.db.batch(
    tables
      .filter(({ sql }) => !/CREATE TABLE sqlite_/.test(sql))
      .map(({ sql }) => replica.db.prepare(sql)),
  );
  for (const [table, column] of [
    ['users', 'id'],
    ['sessions', 'user_id'],
  ]) {
    const { results } = await primary
      .prepare(`SELECT * FROM ${table} WHERE ${column} = ?`)
      .bind(userId)
      .all<Record<string, unknown>>();
    for (const row of results) {
      await replica.db
        .prepare(
          `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`,
        )
        .bind(...Object.values(row))
        .run();
    }
  }
  return replica.db;
}

/** D1 as it is with a copy that lags behind: who has a bookmark is answered by what has reached it. */
function withReplica(primary: D1Database, copy: D1Database) {
  const asked: string[] = [];
  const session = (constraint = 'first-unconstrained') => {
    const db = constraint === 'first-unconstrained' ? copy : primary;
    let used = false;
    const use = <Answer>(answer: Answer): Answer => {
      if (!used) asked.push(constraint);
      used = true;
      return answer;
    };
    return {
      prepare: (sql: string) => use(db.prepare(sql)),
      batch: (statements: D1PreparedStatement[]) => use(db.batch(statements)),
      getBookmark: () => (used ? '0000002a-0000001c' : null),
    };
  };
  return { binding: { withSession: session } as unknown as D1Database, asked };
}

test('who has written reads what they wrote, others what the nearest copy has', async () => {
  const person = await aSignedInClient(worker());
  const copy = await copyOf(worker().db, person.user.id);
  const { binding, asked } = withReplica(worker().db, copy);
  const env = { ...VARS, DB: binding, PINNED_NOW: NOW } as unknown as Env;
  const call = async (handler: typeof loader, init: RequestInit, cookies: string[] = []) => {
    const request = new Request('https://gigbound.example/api/gigs', {
      ...init,
      headers: {
        'Content-Type': 'application/json',
        Cookie: [person.cookieHeader('https:'), ...cookies].join('; '),
      },
    });
    const event = { waitUntil: () => undefined };
    const services = createServices(env, event, await readsFrom(request));
    const queue = { send: async () => undefined };
    const context: AppLoadContext = {
      services: { ...services, geocodeQueue: queue },
      edgeTimeZone: null,
      edgePlace: null,
    };
    const response = await handler({
      request,
      context,
      params: {},
    } as unknown as LoaderFunctionArgs);
    return withBookmark(response, request, services.bookmark());
  };

  // With its place known nobody has to look it up.
  const gig = aGig({ title: 'Just added', latitude: 43.66, longitude: -70.26 });
  const written = await call(action, { method: 'POST', body: JSON.stringify(gig) });
  expect(written.status).toBe(201);
  const [cookie = ''] = written.headers.getSetCookie();
  expect(cookie).toContain(COOKIE);
  expect(asked).toEqual(['first-primary']);

  // Another session of the same person, elsewhere.
  expect(await (await call(loader, {})).json()).toEqual([]);
  const own = await call(loader, {}, [cookie.split(';')[0] ?? '']);
  expect(await own.json()).toMatchObject([{ title: 'Just added' }]);
  // Right after a write the primary is asked, later whatever has come as far as the write.
  const later = await createCookie(COOKIE).serialize({
    bookmark: '0000002a-0000001c',
    at: Date.now() - 11_000,
  });
  expect(await (await call(loader, {}, [later])).json()).toHaveLength(1);
  expect(asked).toEqual([
    'first-primary',
    'first-unconstrained',
    'first-primary',
    '0000002a-0000001c',
  ]);
  expect(own.headers.getSetCookie()).toEqual([]);
});

test('a write brings a bookmark of D1, which the next read goes by', async () => {
  const person = await aSignedInClient(worker());
  expect(person.cookie(COOKIE)).toBeUndefined();
  await person.get('/api/gigs');
  expect(person.cookie(COOKIE)).toBeUndefined();
  const response = await person.post('/api/gigs', aGig());
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith(COOKIE)) ?? '';
  expect(cookie).toMatch(/; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await (await person.get('/api/gigs')).json()).toHaveLength(1);
  expect((await person.get('/')).status).toBe(200);
});

test.each(['nonsense', `"${'0'.repeat(500)}"`, '{"a":1}', '"first-primary"', 'null'])(
  'a bookmark that is none is passed over: %s',
  async (text) => {
    const person = await aSignedInClient(worker());
    await person.post('/api/gigs', aGig());
    person.setCookie(COOKIE, Buffer.from(text).toString('base64'));
    expect(await (await person.get('/api/gigs')).json()).toHaveLength(1);
  },
);
