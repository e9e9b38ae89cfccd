import { type SQL, sql } from 'drizzle-orm';

/*
 * The hot reads are plain SQL. Drizzle writes each query of each request anew: that was 0.1 ms of the
 * Worker's time for one, and 0.4 of the 1.2 that GET /api/gigs took.
 */

/** Some SQL, with its parameters in the order of its question marks. */
export interface PlainSql {
  sql: string;
  params: readonly (string | number)[];
}

/** A query whose rows have one column, called `text`: mostly JSON that SQLite writes. */
export type TextQuery = PlainSql;

/** The same for a query of drizzle's. */
export function toDrizzle({ sql: text, params }: PlainSql): SQL {
  const [first = '', ...rest] = text.split('?');
  return sql.join([
    sql.raw(first),
    ...rest.flatMap((part, index) => [sql`${params[index]}`, sql.raw(part)]),
  ]);
}
