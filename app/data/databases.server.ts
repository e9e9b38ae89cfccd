import { createDatabase, type Database } from './db.server';
import { createReads, type Reads, type TextReads } from './reads.server';

export interface Databases {
  /** For what writes, and what has to be as of now. */
  db: Database;
  /** For reads: what is asked for at the same time goes there together. */
  reads: Reads & TextReads;
  /** Names the state that this request left the data in; null when it has not asked `db`. */
  bookmark: () => string | null;
}

/**
 * D1 answers reads from a replica near the person, which may be a little behind, and everything else
 * from the primary. `readsFrom` is a bookmark that the replica must have reached, or a constraint.
 * https://developers.cloudflare.com/d1/best-practices/read-replication/
 */
export function openDatabases(
  d1: D1Database,
  readsFrom: D1SessionConstraint | D1SessionBookmark,
): Databases {
  const primary = d1.withSession('first-primary');
  const db = createDatabase(primary);
  const reads = readsFrom === 'first-primary' ? db : createDatabase(d1.withSession(readsFrom));
  return { db, reads: createReads(reads), bookmark: () => primary.getBookmark() };
}

/** The same without a person who waits: queues and the cron ask the primary. */
export function openPrimary(d1: D1Database): Databases {
  const db = createDatabase(d1);
  return { db, reads: createReads(db), bookmark: () => null };
}
