import { type GetColumnData, getTableName } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

type Columns = Record<string, SQLiteColumn>;
type Row<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name], 'query'> };

/** Columns that SQLite writes as one text: its SQL, at most 32 of them, and how such texts are read. */
export function textColumns<Of extends Columns>(columns: Of) {
  const entries = Object.entries(columns);
  const values = entries.map(([, column]) => {
    const value = `${getTableName(column.table)}.${column.name}`;
    // Degrees, as exact as in a gig's own JSON.
    return column.getSQLType() === 'real' ? `round(${value}, 12)` : value;
  });
  /** Values as `sql` lists them, as rows. */
  function read(rows: readonly unknown[][]): Row<Of>[] {
    return rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (const [index, [name, { dataType }]] of entries.entries()) {
        const value = values[index];
        // SQLite has no booleans.
        row[name] = dataType === 'boolean' && value !== null ? value === 1 : value;
      }
      return row as Row<Of>;
    });
  }

  return {
    sql: `json_array(${values.join(', ')})`,
    read,
    parse: (texts: readonly string[]) => read(JSON.parse(`[${texts.join()}]`)),
  };
}
