import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { createDatabase } from '~/data/db.server';
import * as schema from '~/data/schema';
import type { PlainSql } from '~/data/text-query.server';
import { ownerBySession } from '~/domain/auth/sessions.server';
import { aroundGig } from '~/domain/fit/fit.server';
import { gigsAroundQuery, travelQueries } from '~/domain/fit/fit-rows.server';
import { coordinatesQuery, geocodeProgressQueries } from '~/domain/geocoding/geocode-all.server';
import { unplacedQueries } from '~/domain/geocoding/request-geocoding.server';
import { gigsQuery, gigTextsQuery } from '~/domain/gigs/list-gigs.server';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import { detailQuery } from '~/domain/travel/travel-details.server';
import { looseBindings } from '../support/worker/bindings-proxy';
import { withSharedWorker } from '../support/worker/with-worker';

const worker = withSharedWorker();

/** Every table by its columns and references, every index by its definition without the spelling. */
async function shapeOf(db: D1Database) {
  const { results } = await db
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'index') AND sql IS NOT NULL AND name NOT LIKE '\\_%' ESCAPE '\\'",
    )
    .all<{ type: string; name: string; sql: string }>();
  const shapes = results.map(async ({ type, name, sql }) => [
    name,
    type === 'table' ? await tableShape(db, name) : sql.replace(/\s+/g, ' '),
  ]);
  return Object.fromEntries(await Promise.all(shapes));
}

/** A column that came later stands at the end, so their order says nothing. */
async function tableShape(db: D1Database, table: string) {
  const about = async (pragma: string, by: string) => {
    const { results } = await db
      .prepare(`SELECT * FROM ${pragma}('${table}') ORDER BY "${by}"`)
      .all<Record<string, unknown>>();
    return results.map(({ cid: _position, id: _number, seq: _order, ...facts }) => facts);
  };
  return [await about('pragma_table_info', 'name'), await about('pragma_foreign_key_list', 'from')];
}

test('the migrations make what the drizzle schema describes', async () => {
  const empty = await generateSQLiteDrizzleJson({});
  const statements = await generateSQLiteMigration(empty, await generateSQLiteDrizzleJson(schema));
  const { db, dispose } = looseBindings();
  try {
    await db.batch(statements.map((statement) => db.prepare(statement)));
    expect(await shapeOf(worker().db)).toEqual(await shapeOf(db));
  } finally {
    await dispose();
  }
});

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** The queries as the code makes them. Nothing is run: drizzle only writes them down. */
function queriesOf(db: D1Database) {
  const database = createDatabase(db as unknown as D1Database);
  return {
    list: gigsQuery({ db: database }, NOBODY),
    one: gigsQuery({ db: database }, NOBODY, { gigId: NOBODY }),
    latest: gigsQuery({ db: database }, NOBODY, { before: '2026-05-14' }),
    preferences: preferencesQuery({ db: database }, NOBODY),
  };
}

/** What a gig's tags and calendar states are gathered in is no table. */
const scansTable = (detail: string) => /^SCAN (?!\(subquery|states )/.test(detail);

test('every query of the dashboard is answered by an index, in order, without sorting', async () => {
  const { db } = worker();
  for (const [name, query] of Object.entries(queriesOf(db))) {
    const { sql, params } = query.toSQL();
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...(params as string[]))
      .all<{ parent: number; detail: string }>();
    const plan = results.map(({ detail }) => detail);
    expect(plan.filter(scansTable), name).toEqual([]);
    // The few tags of one gig are sorted, below.
    const sorted = results.filter((step) => step.parent === 0 && /TEMP B-TREE/.test(step.detail));
    if (['list', 'latest'].includes(name)) expect(sorted).toEqual([]);
  }
});

test('places are counted, asked for again and written by an index', async () => {
  const { db } = worker();
  const database = createDatabase(db as unknown as D1Database);
  const [pending, approximate] = unplacedQueries({ db: database });
  const [onMap, unplaced] = geocodeProgressQueries({ db: database }, NOBODY);
  const plans = [
    [pending.toSQL(), 'gigs_to_place'],
    [approximate.toSQL(), 'gigs_to_refine'],
    [onMap.toSQL(), 'gigs_by_user_and_date'],
    [unplaced.toSQL(), 'gigs_by_user_and_date'],
    [coordinatesQuery({ db: database }, NOBODY, [], '').getQuery(), 'sqlite_autoindex_gigs_1'],
  ] as const;
  for (const [{ sql, params }, index] of plans) {
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...(params as string[]))
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    expect(plan.filter((detail) => /^SCAN (?!found)/.test(detail))).toEqual([]);
    expect(plan.join()).toContain(`gigs USING INDEX ${index}`);
  }
});

/** How SQLite would answer a query, step by step. */
async function planOf({ sql, params }: PlainSql): Promise<string[]> {
  const { results } = await worker()
    .db.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

test('a gig is checked with those around it by an index', async () => {
  const around = aroundGig(NOBODY, NOBODY);
  const gigsOfDays = gigsAroundQuery(NOBODY, around);
  for (const query of [gigsOfDays, ...travelQueries(NOBODY, around)]) {
    const scans = (await planOf(query)).filter((detail) => /^SCAN (?!CONSTANT ROW)/.test(detail));
    expect(scans).toEqual([]);
  }
  const [first] = await planOf(gigsOfDays);
  expect(first).toContain('gigs_by_user_and_date (user_id=? AND date>? AND date<?)');
});

test('the list of the API is answered by an index, in order, without sorting', async () => {
  const owner = ownerBySession({ now: () => new Date() }, NOBODY, [{ userId: NOBODY, version: 1 }]);
  const plan = await planOf(gigTextsQuery(owner));
  expect(plan.filter(scansTable)).toEqual([]);
  expect(plan[0]).toContain('gigs_by_user_and_date (user_id=?)');
});

test('a detail and the gig it inherits a zone from are found by their ids', async () => {
  const { db } = worker();
  const query = detailQuery({ db: createDatabase(db as unknown as D1Database) }, NOBODY, NOBODY);
  const { sql, params } = query.toSQL();
  const { results } = await db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...(params as string[]))
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail)).toEqual([
    'SEARCH travel_details USING INDEX sqlite_autoindex_travel_details_1 (id=?)',
    'SEARCH gigs USING INDEX sqlite_autoindex_gigs_1 (id=?)',
  ]);
});

test.each([
  [
    'SELECT * FROM sessions JOIN users ON users.id = sessions.user_id WHERE id_hash = ? AND expires_at > ?',
    2,
  ],
  ['DELETE FROM gigs WHERE deleted_at IS NOT NULL AND deleted_at <= ?', 1],
  ['DELETE FROM sessions WHERE expires_at <= ?', 1],
])('%s is answered by an index', async (query, values) => {
  const { results } = await worker()
    .db.prepare(`EXPLAIN QUERY PLAN ${query}`)
    .bind(...Array<string>(values).fill('1'))
    .all<{ detail: string }>();
  expect(results.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([]);
});
