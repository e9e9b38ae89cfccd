import { readdirSync, readFileSync } from 'node:fs';
import initSqlJs, { type SqlValue } from 'sql.js';

const FOLDER = 'migrations';

/** A database as the migrations before this one leave it, for rows that were stored back then. */
async function migratedUntil(number: string) {
  const SQL = await initSqlJs();
  const sqlite = new SQL.Database();
  const waiting = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();

  function migrate(isWanted: (file: string) => boolean) {
    while (waiting[0] && isWanted(waiting[0])) {
      const text = readFileSync(`${FOLDER}/${waiting.shift()}`, 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) sqlite.run(statement);
    }
  }
  migrate((file) => file < number);

  return {
    /** Carries out the migrations up to this one, or all. */
    migrateTo: (last = '9999') => migrate((file) => file.slice(0, last.length) <= last),
    insert(table: string, row: Record<string, SqlValue>) {
      const columns = Object.keys(row);
      const marks = columns.map(() => '?').join(', ');
      sqlite.run(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`,
        Object.values(row),
      );
    },
    run: (text: string) => sqlite.run(text),
    rows(query: string): Record<string, SqlValue>[] {
      const statement = sqlite.prepare(query);
      const rows = [];
      while (statement.step()) rows.push(statement.getAsObject());
      statement.free();
      return rows;
    },
  };
}

const AT = '2026-05-01T00:00:00.000Z';

/** What a travel detail depends on, with the columns that there have always been. */
export async function withOldGig(number: string, timeZone: string | null = null) {
  const database = await migratedUntil(number);
  database.insert('users', {
    id: 'ann',
    display_name: 'Ann',
    email: 'ann@example.com',
    created_at: AT,
  });
  database.insert('gigs', {
    id: 'gig',
    user_id: 'ann',
    title: 'Harbor Lights',
    type: 'booked',
    date: '2026-06-05',
    location: 'Denver, CO',
    time_zone: timeZone,
    place_status: 'found',
    created_at: AT,
    updated_at: AT,
  });
  return {
    ...database,
    insertDetail: (row: Record<string, SqlValue>) =>
      database.insert('travel_details', {
        user_id: 'ann',
        gig_id: 'gig',
        created_at: AT,
        updated_at: AT,
        ...row,
      }),
  };
}
