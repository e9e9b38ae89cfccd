import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './db.server';

/** What reads: queries are made as ever, and asked in batches. */
export type Reads = Pick<Database, 'select' | 'batch'>;

interface Asked {
  queries: readonly BatchItem<'sqlite'>[];
  resolve: (answers: unknown[]) => void;
  reject: (error: unknown) => void;
}

/**
 * A database for one request. Batches that are asked for at the same time, such as the session's by
 * the page's frame and the rows' by the page itself, go to D1 as one: a person far from the database
 * waits for its answer once. For reads alone: a batch is one transaction, and fails as one.
 */
export function createReads(db: Database): Reads {
  let waiting: Asked[] = [];

  async function send() {
    const asked = waiting;
    waiting = [];
    try {
      const queries = asked.flatMap((each) => each.queries);
      const answers: unknown[] = await db.batch(queries as [BatchItem<'sqlite'>]);
      let from = 0;
      for (const { queries, resolve } of asked) {
        resolve(answers.slice(from, from + queries.length));
        from += queries.length;
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  const batch = (queries: readonly BatchItem<'sqlite'>[]) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (waiting.push({ queries, resolve, reject }) === 1) setTimeout(send, 0);
    });
  return { select: db.select.bind(db) as Database['select'], batch: batch as Database['batch'] };
}
