import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './db.server';
import { type TextQuery, toDrizzle } from './text-query.server';

/** What reads: queries are made as ever, and asked in batches. */
export type Reads = Pick<Database, 'select' | 'batch'>;

export interface TextReads {
  /** The rows of queries in plain SQL, each row a text. */
  texts: (queries: readonly TextQuery[]) => Promise<string[][]>;
}

type Query = BatchItem<'sqlite'> | TextQuery;

interface Asked {
  queries: readonly Query[];
  resolve: (answers: unknown[]) => void;
  reject: (error: unknown) => void;
}

/** D1 unites five queries at most. */
const MOST_UNITED = 5;

interface TextRow {
  text: string;
}

/**
 * A database for one request. Batches that are asked for at the same time, such as the session's by
 * the page's frame and the rows' by the page itself, go to D1 as one: a person far from the database
 * waits for its answer once. For reads alone: a batch is one transaction, and fails as one.
 */
export function createReads(db: Database): Reads & TextReads {
  let waiting: Asked[] = [];

  async function send() {
    const asked = waiting;
    waiting = [];
    try {
      const queries = asked.flatMap((each) => each.queries);
      const answers =
        queries.every(isText) && queries.length <= MOST_UNITED
          ? await askTexts(queries)
          : await askAll(queries);
      let from = 0;
      for (const { queries, resolve } of asked) {
        resolve(answers.slice(from, from + queries.length));
        from += queries.length;
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  /** As one statement, which takes D1 two thirds of the time of four. Drizzle would have nothing to do. */
  async function askTexts(queries: readonly TextQuery[]): Promise<TextRow[][]> {
    const parts = queries.map(({ sql }, part) => `SELECT ${part} AS part, text FROM (${sql})`);
    const { results } = await db.$client
      .prepare(parts.join(' UNION ALL '))
      .bind(...queries.flatMap(({ params }) => params))
      .all<TextRow & { part: number }>();
    const answers: TextRow[][] = queries.map(() => []);
    for (const row of results) answers[row.part]?.push(row);
    return answers;
  }

  function askAll(queries: readonly Query[]): Promise<unknown[]> {
    const items = queries.map((query) =>
      isText(query)
        ? db.select({ text: sql<string>`text` }).from(sql`(${toDrizzle(query)})`)
        : query,
    );
    return db.batch(items as [BatchItem<'sqlite'>]);
  }

  const ask = (queries: readonly Query[]) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (waiting.push({ queries, resolve, reject }) === 1) setTimeout(send, 0);
    });
  return {
    select: db.select.bind(db) as Database['select'],
    batch: ask as Database['batch'],
    async texts(queries) {
      const answers = (await ask(queries)) as TextRow[][];
      return answers.map((rows) => rows.map(({ text }) => text));
    },
  };
}

function isText(query: Query): query is TextQuery {
  return 'params' in query;
}
