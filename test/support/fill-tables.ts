import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '~/data/schema';

export const TABLES = Object.values<unknown>(schema).filter((value): value is SQLiteTable =>
  is(value, SQLiteTable),
);

/** The column that says whose a row is; null in a table of nobody's rows. */
export function ownerColumn(table: SQLiteTable): string | null {
  const { name, columns } = getTableConfig(table);
  if (name === 'users') return 'id';
  return columns.some((column) => column.name === 'user_id') ? 'user_id' : null;
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
    const owner = ownerColumn(table);
    if (!owner) continue;
    const existing = await db
      .prepare(`SELECT * FROM ${name} WHERE ${owner} = ?`)
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
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { name } = getTableConfig(table);
    const owner = ownerColumn(table);
    if (!owner) continue;
    const row = await db
      .prepare(`SELECT count(*) AS count FROM ${name} WHERE ${owner} = ?`)
      .bind(userId)
      .first<{ count: number }>();
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Every value of the database that contains the text, as "table.column". */
export async function findText(db: D1Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const { name } = getTableConfig(table);
    for (const column of Object.values(getTableColumns(table))) {
      const row = await db
        .prepare(`SELECT 1 AS hit FROM ${name} WHERE instr(CAST(${column.name} AS TEXT), ?) > 0`)
        .bind(text)
        .first();
      if (row) found.push(`${name}.${column.name}`);
    }
  }
  return found;
}
