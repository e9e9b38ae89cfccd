import { sql } from 'drizzle-orm';
import { type GigRow, gigs } from '~/data/schema';

/** Set in the same UPDATE as any field that is synced, so that the sync knows of the change. */
export const nextRev = sql<number>`${gigs.rev} + 1`;

const SYNCED = ['title', 'type', 'location', 'date', 'endDate'] as const;

/** The next `rev` if one of the changes is to a field that is synced; otherwise nothing. */
export function revOf(stored: GigRow, changes: Partial<GigRow>) {
  const changed = SYNCED.some(
    (field) => changes[field] !== undefined && changes[field] !== stored[field],
  );
  return changed ? { rev: nextRev } : {};
}
