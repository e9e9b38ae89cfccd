import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { Miniflare } from 'miniflare';
import { expect, test } from 'vitest';
import { createDatabase } from '~/data/db.server';
import * as schema from '~/data/schema';
import { gigQueries } from '~/domain/gigs/list-gigs.server';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import { withWorker } from '../support/with-worker';

const worker = withWorker();

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** Every table and index by name, its definition without the spelling. */
async function shapeOf(db: Database) {
  const { results } = await db
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_%' ESCAPE '\\'",
    )
    .all<{ name: string; sql: string }>();
  return Object.fromEntries(results.map(({ name, sql }) => [name, sql.replace(/\s+/g, ' ')]));
}

test('the migrations make what the drizzle schema describes', async () => {
  const empty = await generateSQLiteDrizzleJson({});
  const statements = await generateSQLiteMigration(empty, await generateSQLiteDrizzleJson(schema));
  const scratch = new Miniflare({
    modules: true,
    script: 'export default {}',
    d1Databases: { DB: 'scratch' },
  });
  try {
    const db = await scratch.getD1Database('DB');
    await db.batch(statements.map((statement) => db.prepare(statement)));
    expect(await shapeOf(worker().db)).toEqual(await shapeOf(db));
  } finally {
    await scratch.dispose();
  }
});

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** The queries as the code makes them. Nothing is run: drizzle only writes them down. */
function queriesOf(db: Database) {
  const database = createDatabase(db as unknown as D1Database);
  const [list, tags, counts] = gigQueries({ db: database }, NOBODY);
  const [one, tagsOfOne, countsOfOne] = gigQueries({ db: database }, NOBODY, NOBODY);
  return {
    list,
    tags,
    counts,
    one,
    tagsOfOne,
    countsOfOne,
    preferences: preferencesQuery({ db: database }, NOBODY),
  };
}

test('every query of the dashboard is answered by an index, in order, without sorting', async () => {
  const { db } = worker();
  for (const [name, query] of Object.entries(queriesOf(db))) {
    const { sql, params } = query.toSQL();
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...(params as string[]))
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    expect(
      plan.filter((detail) => detail.startsWith('SCAN')),
      name,
    ).toEqual([]);
    if (name === 'list')
      expect(plan.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
  }
});

test.each([
  [
    'SELECT * FROM sessions JOIN users ON users.id = sessions.user_id WHERE id_hash = ? AND expires_at > ?',
    2,
  ],
  [
    "SELECT * FROM gigs WHERE place_status = 'pending' AND deleted_at IS NULL ORDER BY updated_at LIMIT ?",
    1,
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
