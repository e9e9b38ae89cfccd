import { is } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '~/data/schema';

export const TABLES = Object.values<unknown>(schema).filter((value): value is SQLiteTable =>
  is(value, SQLiteTable),
);

/**
 * The condition that a row is a user's, with one "?" for the user's id: by a column of its own, or by
 * the row it refers to and goes with. Null in a table of nobody's rows.
 */
export function ownerCondition(table: SQLiteTable): string | null {
  const { name, columns, foreignKeys } = getTableConfig(table);
  if (name === 'users') return 'id = ?';
  if (columns.some((column) => column.name === 'user_id')) return 'user_id = ?';
  for (const { reference, onDelete } of foreignKeys) {
    const { columns: from, foreignColumns: to, foreignTable } = reference();
    const owned = ownerCondition(foreignTable);
    const target = getTableConfig(foreignTable).name;
    if (owned && onDelete === 'cascade' && from[0] && to[0]) {
      return `${from[0].name} IN (SELECT ${to[0].name} FROM ${target} WHERE ${owned})`;
    }
  }
  return null;
}

/**
 * Gives the user a row in every table that has an owner, by the columns' own definitions: what
 * refers to another table refers to the user's row there, the rest is any value of its type. Tables
 * that already have a row of the user's are left as they are.
 */
export async function fillTables(db: D1Database, userId: string): Promise<void> {
  const rows = new Map<string, Record<string, unknown>>();
  for (const table of byReferences(TABLES)) {
    const { name, columns } = getTableConfig(table);
    const owner = ownerCondition(table);
    if (!owner) continue;
    const existing = await db
      .prepare(`SELECT * FROM ${name} WHERE ${owner}`)
      .bind(userId)
      .first<Record<string, unknown>>();
    const row =
      existing ??
      Object.fromEntries(
        columns.map((column) => [column.name, valueFor(column, { table, userId, rows })]),
      );
    rows.set(name, row);
    if (existing) continue;
    const names = Object.keys(row);
    await db
      .prepare(
        `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      )
      .bind(...Object.values(row))
      .run();
  }
}

interface Filling {
  table: SQLiteTable;
  userId: string;
  rows: ReadonlyMap<string, Record<string, unknown>>;
}

function valueFor(column: SQLiteColumn, { table, userId, rows }: Filling): unknown {
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = reference();
    const index = columns.indexOf(column);
    const target = foreignColumns[index];
    if (index >= 0 && target) {
      return rows.get(getTableConfig(foreignTable).name)?.[target.name] ?? null;
    }
  }
  if (column.name === 'user_id') return userId;
  if (column.enumValues?.length) return column.enumValues[0];
  return column.dataType === 'string' || column.dataType === 'buffer'
    ? `${column.name} of ${userId}`
    : 1;
}

/** What others refer to comes before them. */
function byReferences(tables: SQLiteTable[]): SQLiteTable[] {
  const ordered: SQLiteTable[] = [];
  const add = (table: SQLiteTable) => {
    if (ordered.includes(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) add(foreignTable);
    }
    ordered.push(table);
  };
  tables.forEach(add);
  return ordered;
}

/** How many rows of each table are the user's. */
export async function countRows(db: D1Database, userId: string): Promise<Record<string, number>> {
  const owned = TABLES.flatMap((table) => {
    const owner = ownerCondition(table);
    return owner ? [{ name: getTableConfig(table).name, owner }] : [];
  });
  const answers = await db.batch<{ count: number }>(
    owned.map(({ name, owner }) =>
      db.prepare(`SELECT count(*) AS count FROM ${name} WHERE ${owner}`).bind(userId),
    ),
  );
  return Object.fromEntries(
    owned.map(({ name }, index) => [name, answers[index]?.results[0]?.count ?? 0]),
  );
}

/** Every column of the database in which the text stands, as "table.column". */
export async function findText(db: D1Database, text: string): Promise<string[]> {
  const places = TABLES.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => ({ table: name, column: column.name }));
  });
  const answers = await db.batch(
    places.map(({ table, column }) =>
      db
        .prepare(`SELECT 1 FROM ${table} WHERE instr(CAST(${column} AS TEXT), ?) > 0 LIMIT 1`)
        .bind(text),
    ),
  );
  return places.flatMap(({ table, column }, index) =>
    answers[index]?.results.length ? [`${table}.${column}`] : [],
  );
}
