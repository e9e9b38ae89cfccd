import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { Miniflare } from 'miniflare';
import { expect, test } from 'vitest';
import * as schema from '~/data/schema';
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

test.each([
  [
    'the list of gigs',
    "SELECT * FROM gigs WHERE user_id = 'u' AND deleted_at IS NULL ORDER BY date, id",
  ],
  [
    'the tags of all gigs',
    "SELECT * FROM gig_tags JOIN tags ON tags.id = gig_tags.tag_id WHERE gig_tags.user_id = 'u'",
  ],
  [
    'the counts of details',
    "SELECT gig_id, detail_type, count(*) FROM travel_details WHERE user_id = 'u' GROUP BY 1, 2",
  ],
  [
    'a session and its user',
    "SELECT * FROM sessions JOIN users ON users.id = sessions.user_id WHERE id_hash = 'h'",
  ],
  ['gigs to place', "SELECT * FROM gigs WHERE place_status = 'pending' AND deleted_at IS NULL"],
  ['gigs to purge', "SELECT * FROM gigs WHERE deleted_at IS NOT NULL AND deleted_at <= 'd'"],
  ['sessions that are over', "DELETE FROM sessions WHERE expires_at <= 'd'"],
])('%s are found by an index', async (_what, query) => {
  const { results } = await worker()
    .db.prepare(`EXPLAIN QUERY PLAN ${query}`)
    .all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail);
  expect(plan.filter((detail) => detail.startsWith('SCAN'))).toEqual([]);
});
