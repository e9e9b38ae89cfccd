import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '~/data/schema';
import type { TestWorker } from './start-worker';

/** Every row of a person's in the database, by table. */
export async function rowsOf({ db }: TestWorker, userId: string) {
  const [user, ...others] = await db.batch([
    db.prepare('SELECT * FROM users WHERE id = ?').bind(userId),
    ...TABLES.map((table) =>
      db.prepare(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY rowid`).bind(userId),
    ),
  ]);
  const rows = others.map(({ results }, index) => [TABLES[index], results]);
  return { users: user?.results, ...Object.fromEntries(rows) };
}

/** The tables whose rows are somebody's. */
const TABLES = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .filter((table) => 'userId' in getTableColumns(table))
  .map(getTableName);
