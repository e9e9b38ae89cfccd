import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '~/data/db.server';
import { type EventLinkRow, eventLinks } from '~/data/schema';

const COLUMNS = Object.entries(getTableColumns(eventLinks)).map(([key, column]) => ({
  key,
  name: column.name,
}));
/** What a link is known by stays as it is. */
const KEYS = ['id', 'user_id', 'google_sub', 'event_id'];

/** Stores whole rows of links in one statement, new ones and known ones. */
export function writeLinks(db: Database, links: readonly EventLinkRow[]) {
  const names = sql.raw(COLUMNS.map(({ name }) => name).join(', '));
  const values = sql.raw(COLUMNS.map(({ key }) => `value ->> '${key}'`).join(', '));
  const changes = COLUMNS.filter(({ name }) => !KEYS.includes(name));
  const sets = sql.raw(changes.map(({ name }) => `${name} = excluded.${name}`).join(', '));
  return db.run(sql`
    INSERT INTO event_links (${names}) SELECT ${values} FROM json_each(${JSON.stringify(links)})
    WHERE true ON CONFLICT (id) DO UPDATE SET ${sets}`);
}
