import { drizzle } from 'drizzle-orm/d1';

export function createDatabase(d1: D1Database | D1DatabaseSession) {
  // A session asks as its database does.
  return drizzle(d1 as D1Database);
}

export type Database = ReturnType<typeof createDatabase>;
