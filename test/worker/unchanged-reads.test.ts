import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { createDatabase } from '~/data/db.server';
import type { Gig } from '~/domain/gigs/gig';
import { gigsQuery } from '~/domain/gigs/list-gigs.server';
import { loader as gigsLoader } from '~/routes/api.gigs._index';
import { createServices } from '~/services.server';
import type { Env } from '~/settings.server';
import { UNCHANGED_ROWS } from '../budgets';
import { aFlight, aGig } from '../support/builders';
import { aSignedInClient, type SignedInClient } from '../support/worker/client';
import { countTrips } from '../support/worker/count-trips';
import { fillTables, ownerCondition, TABLES } from '../support/worker/fill-tables';
import { insertGigs } from '../support/worker/insert-gigs';
import { NOW, VARS } from '../support/worker/start-worker';
import { withSharedWorker } from '../support/worker/with-worker';

const worker = withSharedWorker();

/** The addresses that answer with a tag, for a gig with a flight. */
async function readsOf(client: SignedInClient) {
  const gig = (await (await client.post('/api/gigs', aGig())).json()) as Gig;
  const created = await client.post('/api/travel-details', aFlight(gig.id));
  const { id } = (await created.json()) as { id: string };
  const made = await client.post('/api/tags', { name: 'Tour', color: '#8a2be2' });
  const tag = (await made.json()) as { id: string };
  return [
    '/api/gigs',
    `/api/gigs/${gig.id}`,
    `/api/gigs/${gig.id}/travel-details`,
    `/api/gigs/${gig.id}/checklist`,
    `/api/travel-details/${id}`,
    '/api/user/travel-preferences',
    `/api/tags/${tag.id}`,
    '/api/gigs/geocode-all',
  ];
}

test('a read that has not changed is answered 304, and after any change in full', async () => {
  const client = await aSignedInClient(worker());
  const paths = await readsOf(client);
  for (const path of paths) {
    const first = await client.get(path);
    const text = await first.text();
    const etag = first.headers.get('ETag') ?? '';
    const again = await client.get(path, { 'If-None-Match': `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    // Without the tag it is what it was.
    expect(await (await client.get(path)).text()).toBe(text);

    const item = { text: `After ${path}` };
    expect((await client.post(paths[3] ?? '', item)).status).toBe(201);
    const changed = await client.get(path, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
  }
});

test('what is changed is in the very next answer', async () => {
  const client = await aSignedInClient(worker());
  const { id } = (await (await client.post('/api/gigs', aGig())).json()) as Gig;
  for (const title of ['One', 'Two', 'Three']) {
    await client.put(`/api/gigs/${id}`, { title });
    expect(await (await client.get('/api/gigs')).json()).toMatchObject([{ title }]);
    expect(await (await client.get(`/api/gigs/${id}`)).json()).toMatchObject({ title });
  }
  await client.delete(`/api/gigs/${id}`);
  expect(await (await client.get('/api/gigs')).json()).toEqual([]);
  expect((await client.get(`/api/gigs/${id}`)).status).toBe(404);
});

test('somebody else’s tag is no tag, and neither is a broken one', async () => {
  const [mine, theirs] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  await mine.post('/api/gigs', aGig({ title: 'Mine' }));
  await theirs.post('/api/gigs', aGig({ title: 'Theirs' }));
  const etag = (await mine.get('/api/gigs')).headers.get('ETag') ?? '';
  const [, userId = '', day = ''] = etag.slice(1, -1).split('/');
  expect(userId).toBe(mine.user.id);
  for (const tag of [
    etag,
    etag.replace(userId, theirs.user.id).replace(/^"\d+/, '"999'),
    `"1/${userId}' OR 1=1 --/${day}/"`,
    '"1/2"',
    '*',
    '"',
    '"1",'.repeat(300),
  ]) {
    const answer = await theirs.get('/api/gigs', { 'If-None-Match': tag });
    expect(await answer.json()).toMatchObject([{ title: 'Theirs' }]);
  }
});

test('signed out, a tag opens nothing', async () => {
  const client = await aSignedInClient(worker());
  await client.post('/api/gigs', aGig());
  const etag = (await client.get('/api/gigs')).headers.get('ETag') ?? '';
  const cookie = client.cookieHeader('https:');
  await client.get('/api/auth/logout');
  const answer = await worker().fetch('/api/gigs', {
    headers: { cookie, 'If-None-Match': etag },
  });
  expect(answer.status).toBe(401);
});

test('a list that has not changed costs as many rows as the session', async () => {
  const client = await aSignedInClient(worker());
  await insertGigs(worker().db, client.user.id, 80);
  const { binding, trips } = countTrips(worker().db);
  const env = { ...VARS, DB: binding, PINNED_NOW: NOW } as unknown as Env;
  const ask = async (headers: Record<string, string> = {}) => {
    trips.rowsRead = 0;
    const context: AppLoadContext = {
      services: createServices(env, { waitUntil: () => undefined }),
      edgeTimeZone: null,
      edgePlace: null,
    };
    const request = new Request('https://gigbound.example/api/gigs', {
      headers: { Cookie: client.cookieHeader('https:'), ...headers },
    });
    const args = { request, context, params: {} } as unknown as LoaderFunctionArgs;
    const response = (await gigsLoader(args)) as Response;
    return { response, rowsRead: trips.rowsRead };
  };

  const first = await ask();
  expect(await first.response.json()).toHaveLength(80);
  expect(first.rowsRead).toBeGreaterThan(80);
  const unchanged = await ask({ 'If-None-Match': first.response.headers.get('ETag') ?? '' });
  expect(unchanged.response.status).toBe(304);
  expect(unchanged.rowsRead).toBeLessThanOrEqual(UNCHANGED_ROWS);
  // The isolate still has what it answered.
  const again = await ask();
  expect(await again.response.json()).toHaveLength(80);
  expect(again.rowsRead).toBeLessThanOrEqual(UNCHANGED_ROWS);
});

/** What none of the reads above shows anything of. */
const NOT_READ = [
  'users',
  'user_pictures',
  'email_tokens',
  'sessions',
  'confirmation_texts',
  'sync_inbox',
  'recurring_masters',
  'leave_by_events',
  'oauth_states',
];
const OWNED = TABLES.filter((table) => ownerCondition(table) !== null).map((table) => ({
  table,
  name: getTableConfig(table).name,
  owner: ownerCondition(table) ?? '',
}));

async function filled() {
  const client = await aSignedInClient(worker());
  const { db } = worker();
  const userId = client.user.id;
  await fillTables(db, userId);
  await db.prepare('UPDATE gigs SET deleted_at = NULL WHERE user_id = ?').bind(userId).run();
  await db.prepare("UPDATE sync_log SET kind = 'conflict' WHERE user_id = ?").bind(userId).run();
  const version = async () =>
    (
      await db
        .prepare('SELECT data_version FROM users WHERE id = ?')
        .bind(userId)
        .first<{ data_version: number }>()
    )?.data_version ?? 0;
  return { db, userId, version };
}

test('a row that is added, changed or removed makes another version of the data', async () => {
  const { db, userId, version } = await filled();
  for (const { table, name, owner } of OWNED) {
    if (NOT_READ.includes(name)) continue;
    const stored = await version();
    const { columns } = getTableConfig(table);
    const same = columns.map((column) => `"${column.name}" = "${column.name}"`).join(', ');
    await db.prepare(`UPDATE ${name} SET ${same} WHERE ${owner}`).bind(userId).run();
    const changed = await version();
    expect(changed, `${name} changed`).toBeGreaterThan(stored);

    await db.prepare(`DELETE FROM ${name} WHERE ${owner}`).bind(userId).run();
    const removed = await version();
    expect(removed, `${name} removed`).toBeGreaterThan(changed);

    await fillTables(db, userId);
    if (name === 'sync_log') {
      await db
        .prepare("UPDATE sync_log SET kind = 'conflict' WHERE user_id = ?")
        .bind(userId)
        .run();
    }
    expect(await version(), `${name} added`).toBeGreaterThan(removed);
  }
});

test('no column of any table changes the list of gigs without another version', async () => {
  const { db, userId } = await filled();
  const query = gigsQuery({ db: createDatabase(db) } as never, userId).toSQL();
  const list = db.prepare(query.sql).bind(...query.params);
  const version = db.prepare('SELECT data_version FROM users WHERE id = ?').bind(userId);
  const [before] = await db.batch<Record<string, unknown>>([list]);
  let changes = 0;
  for (const { table, name, owner } of OWNED) {
    for (const column of getTableConfig(table).columns) {
      if (column.primary || ['user_id', 'data_version'].includes(column.name)) continue;
      const set = `UPDATE ${name} SET "${column.name}" = ?2 WHERE ${owner.replace('?', '?1')}`;
      const stored = await db
        .prepare(`SELECT "${column.name}" AS value FROM ${name} WHERE ${owner}`)
        .bind(userId)
        .first<{ value: unknown }>();
      const results = await db
        .batch<Record<string, unknown>>([
          version,
          db.prepare(set).bind(userId, otherValue(column)),
          list,
          version,
          db.prepare(set).bind(userId, stored?.value ?? null),
        ])
        // A column may refer to another row, or be one of a kind.
        .catch(() => null);
      if (!results) continue;
      const [from, , after, to] = results.map((result) => result.results);
      if (JSON.stringify(after) === JSON.stringify(before?.results)) continue;
      changes++;
      expect(to, `${name}.${column.name}`).not.toEqual(from);
    }
  }
  // The fields of a gig, a tag's, what makes a need and what makes a state in the calendar.
  expect(changes).toBeGreaterThan(25);
});

function otherValue(column: SQLiteColumn): unknown {
  if (column.enumValues?.length) return column.enumValues[1] ?? null;
  return column.dataType === 'string' || column.dataType === 'buffer' ? 'another' : 0;
}
