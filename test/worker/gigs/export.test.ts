import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';
import { createDatabase } from '~/data/db.server';
import {
  accountQueries,
  pageQueries,
  scopeQueries,
} from '~/domain/account/export/read-export.server';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import type { Gig } from '~/domain/gigs/gig';
import { loader } from '~/routes/api.user.export';
import { createServices } from '~/services.server';
import type { Env } from '~/settings.server';
import { aFlight, aGig, aHotel } from '../../support/builders';
import { aSignedInClient, Client, type SignedInClient } from '../../support/worker/client';
import { NOW, VARS } from '../../support/worker/start-worker';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

const FORMATS = ['json', 'csv', 'ics'] as const;

async function created<Row>(response: Response): Promise<Row> {
  expect(response.status).toBe(201);
  return (await response.json()) as Row;
}

const exported = async (client: Client, format: string) =>
  (await client.get(`/api/user/export?format=${format}`)).text();

test.each([
  ['', 'json', 'application/json'],
  ['?format=json', 'json', 'application/json'],
  ['?format=csv', 'csv', 'text/csv; charset=utf-8'],
  ['?format=ics', 'ics', 'text/calendar; charset=utf-8'],
])(
  '%j answers with a file to save; HEAD with its headers alone',
  async (query, extension, type) => {
    const client = await aSignedInClient(worker());
    // Midday in Chicago is the next day on Kiritimati.
    client.setCookie('timeZone', 'Pacific/Kiritimati');
    for (const method of ['GET', 'HEAD']) {
      const response = await client.send(method, `/api/user/export${query}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="gigbound-2026-05-15.${extension}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const body = await response.text();
      if (method === 'HEAD') expect(body).toBe('');
      else expect(body.length).toBeGreaterThan(50);
    }
  },
);

test.each(['xml', '', 'JSON', 'constructor'])('the format %j is not known', async (format) => {
  const client = await aSignedInClient(worker());
  const response = await client.get(`/api/user/export?format=${format}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'invalid',
    fieldErrors: { format: ['Choose json, csv or ics'] },
  });
});

test('nobody who is signed out gets an export, and nobody can write to it', async () => {
  for (const format of FORMATS) {
    const response = await new Client(worker()).get(`/api/user/export?format=${format}`);
    expect(response.status).toBe(401);
  }
  const client = await aSignedInClient(worker());
  expect((await client.post('/api/user/export', {})).status).toBe(405);
});

test('the JSON holds everything as the API shows it, and no secrets', async () => {
  const client = await aSignedInClient(worker());
  const gig = await created<Gig>(await client.post('/api/gigs', aGig({ type: 'booked' })));
  const tag = await created<{ id: string }>(
    await client.post('/api/tags', { name: 'Festival', color: '#8a2be2' }),
  );
  await client.put(`/api/gigs/${gig.id}/tags`, { tagIds: [tag.id] });
  await created(await client.post('/api/travel-details', aHotel(gig.id)));
  await created(await client.post('/api/travel-details', aFlight(gig.id)));
  const item = await created<ChecklistItem>(
    await client.post(`/api/gigs/${gig.id}/checklist`, { text: 'Pack the banjo' }),
  );
  const kept = await created<{ id: string }>(
    await client.post(`/api/gigs/${gig.id}/confirmation-texts`, { text: 'Your trip\nDelta 1432' }),
  );
  await vi.waitFor(async () => {
    const { geocoding } = (await (await client.get(`/api/gigs/${gig.id}`)).json()) as Gig;
    expect(geocoding).toBe(false);
  }, 10_000);

  const asShown = async (path: string) => (await client.get(path)).json();
  const text = await exported(client, 'json');
  expect(JSON.parse(text)).toEqual({
    exportedAt: NOW,
    account: { displayName: 'Robin Vale', email: client.user.email, createdAt: NOW },
    travelPreferences: await asShown('/api/user/travel-preferences'),
    tags: [{ name: 'Festival', color: '#8a2be2' }],
    gigs: [
      {
        ...((await asShown(`/api/gigs/${gig.id}`)) as Gig),
        tags: ['Festival'],
        travelDetails: await asShown(`/api/gigs/${gig.id}/travel-details`),
        checklist: [item],
        silencedFindings: [],
      },
    ],
    confirmationTexts: [await asShown(`/api/confirmation-texts/${kept.id}`)],
  });
  expect(text).not.toContain(client.user.id);
  expect(text).not.toMatch(/password|session/i);
});

test('neither what was deleted nor what is somebody else’s is exported', async () => {
  const [mine, theirs] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  for (const [client, title] of [
    [mine, 'Kept'],
    [mine, 'Deleted'],
    [theirs, 'Foreign'],
  ] as const) {
    const { id } = await created<Gig>(await client.post('/api/gigs', aGig({ title })));
    const flight = aFlight(id, { confirmationNumber: `${title} flight` });
    await created(await client.post('/api/travel-details', flight));
    await created(await client.post(`/api/gigs/${id}/checklist`, { text: `${title} item` }));
    await created(
      await client.post(`/api/gigs/${id}/confirmation-texts`, { text: `${title} text` }),
    );
    const tag = await client.post('/api/tags', { name: `${title} tag`, color: '#8a2be2' });
    const { id: tagId } = await created<{ id: string }>(tag);
    await client.put(`/api/gigs/${id}/tags`, { tagIds: [tagId] });
    if (title === 'Deleted') expect((await client.delete(`/api/gigs/${id}`)).status).toBe(204);
  }
  for (const format of FORMATS) {
    const text = await exported(mine, format);
    expect(text).toContain('Kept flight');
    expect(text).not.toContain('Foreign');
    expect(text).not.toMatch(/Deleted(?! tag)/);
  }
});

const MANY = 5000;

/** Gigs one a day, several on some days, each with a flight, a hotel, an item and two tags. */
async function insertMany({ user }: SignedInClient, count = MANY) {
  const { db } = worker();
  const numbers =
    'WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?2 - 1)';
  const gigId = "?1 || '-gig-' || printf('%05d', i)";
  const zone = "CASE i % 3 WHEN 0 THEN 'America/Chicago' WHEN 1 THEN 'America/New_York' END";
  const day = "date('2024-01-01', '+' || (i / 5) || ' days')";
  const statements = [
    `INSERT INTO tags (id, user_id, name, color)
      SELECT ?1 || value, ?1, value, '#8a2be2' FROM json_each('["Winter","Summer"]') WHERE ?2`,
    `${numbers} INSERT INTO gigs (id, user_id, title, type, date, start_time, time_zone, location,
        place_status, created_at, updated_at)
      SELECT ${gigId}, ?1, 'Gig ' || i, 'booked', ${day}, '19:30', ${zone}, 'Portland, ME', 'found',
        '${NOW}', '${NOW}' FROM n`,
    `${numbers} INSERT INTO gig_tags (user_id, gig_id, tag_id)
      SELECT ?1, ${gigId}, ?1 || value FROM n, json_each('["Winter","Summer"]')`,
    ...['flight', 'hotel'].map(
      (type) => `${numbers} INSERT INTO travel_details (id, user_id, gig_id, detail_type,
          confirmation_number, starts_date_time, starts_time_zone, ends_date_time,
          ends_time_zone, created_at, updated_at)
        SELECT ?1 || '-${type}-' || i, ?1, ${gigId}, '${type}', 'C' || i, ${day} || 'T07:05',
          'America/Denver', ${day} || 'T11:48', 'America/New_York', '${NOW}', '${NOW}' FROM n`,
    ),
    `${numbers} INSERT INTO checklist_items (id, user_id, gig_id, text, created_at)
      SELECT ?1 || '-item-' || i, ?1, ${gigId}, 'Item ' || i, '${NOW}' FROM n`,
  ];
  await db.batch(statements.map((statement) => db.prepare(statement).bind(user.id, count)));
}

test('five thousand gigs are exported completely in every format', async () => {
  const client = await aSignedInClient(worker());
  await insertMany(client);
  const titles = Array.from({ length: MANY }, (_, number) => `Gig ${number}`);

  const { gigs } = JSON.parse(await exported(client, 'json'));
  expect(gigs.map(({ title }: Gig) => title)).toEqual(titles);
  for (const gig of gigs) {
    const parts = [gig.tags, gig.travelDetails, gig.checklist];
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
  }

  const csv = (await exported(client, 'csv')).replace(/^\uFEFF/, '');
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  expect(data.filter(({ record }) => record === 'gig').map(({ title }) => title)).toEqual(titles);
  expect(data).toHaveLength(4 * MANY);

  const calendar = new ICAL.Component(ICAL.parse(await exported(client, 'ics')));
  const events = calendar.getAllSubcomponents('vevent');
  const summaries = events.map((event) => String(event.getFirstPropertyValue('summary')));
  expect(summaries.filter((summary) => summary.startsWith('Gig '))).toEqual(titles);
  expect(events).toHaveLength(3 * MANY);
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(3);
}, 120_000);

/** The route in Node on the Worker's database, counting its batches; from one of them on it fails. */
async function counted(person: SignedInClient, format: string, failAt = Number.POSITIVE_INFINITY) {
  const { db } = worker();
  let batches = 0;
  const binding = {
    prepare: (query: string) => db.prepare(query),
    batch: (statements: D1PreparedStatement[]) => {
      batches++;
      if (batches >= failAt) return Promise.reject(new Error('D1 is down'));
      return db.batch(statements);
    },
  };
  const env = { ...VARS, DB: binding, PINNED_NOW: NOW } as unknown as Env;
  const services = createServices(env, { waitUntil: () => undefined });
  const context: AppLoadContext = { services, edgeTimeZone: null, edgePlace: null };
  const request = new Request(`https://gigbound.example/api/user/export?format=${format}`, {
    headers: { Cookie: person.cookieHeader('https:') },
  });
  const args = { request, context, params: {} } as unknown as LoaderFunctionArgs;
  const response = await loader(args);
  return { response, batches: () => batches };
}

test.each([
  ['json', 2],
  ['csv', 1],
  ['ics', 2],
])('as %s, every hundred gigs take one batch', async (format, others) => {
  const client = await aSignedInClient(worker());
  await insertMany(client, 250);
  const { response, batches } = await counted(client, format);
  await response.text();
  expect(batches()).toBe(3 + others);
});

test('a page is read when the one before it has been sent', async () => {
  const client = await aSignedInClient(worker());
  await insertMany(client, 1000);
  const { response, batches } = await counted(client, 'json');
  expect(batches()).toBeLessThan(4);
  await response.body?.cancel();
  expect(batches()).toBeLessThan(4);
});

test('a database that fails at once is an error, and later breaks the download off', async () => {
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  const client = await aSignedInClient(worker());
  await insertMany(client, 1000);
  expect((await counted(client, 'json', 1)).response.status).toBe(500);
  log.mockClear();
  const { response } = await counted(client, 'json', 8);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('broke off');
  expect(log.mock.calls.splice(0)).toEqual([
    ['a download broke off', { what: 'json export', error: expect.stringContaining('D1 is down') }],
  ]);
});

test('every query is answered by an index with few parameters, and pages without sorting', async () => {
  const { db } = worker();
  const needs = { db: createDatabase(db as unknown as D1Database) };
  const nobody = '00000000-0000-7000-8000-000000000000';
  const [page, ...parts] = pageQueries(needs, nobody, { date: '2026-01-01', id: nobody }, 100);
  const queries = [
    page,
    ...parts,
    ...accountQueries(needs, nobody),
    ...scopeQueries(needs, nobody),
  ];
  for (const query of queries) {
    const { sql, params } = query.toSQL();
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...(params as string[]))
      .all<{ parent: number; detail: string }>();
    const plan = results.map(({ detail }) => detail);
    // What a gig's few tags are gathered and sorted in is no table.
    expect(plan.filter((detail) => /^SCAN (?!\(subquery|states )/.test(detail))).toEqual([]);
    expect(sql).toMatch(/"user_id" = \?|"users"."id" = \?/);
    expect(params.length).toBeLessThan(20);
    const isOfPage = query === page || parts.some((part) => part === query);
    if (isOfPage) expect(plan.join()).toContain('gigs_by_user_and_date (user_id=? AND (date,id)>');
    const sorted = results.filter((step) => step.parent === 0 && /TEMP B-TREE/.test(step.detail));
    if (query === page) expect(sorted).toEqual([]);
  }
});
