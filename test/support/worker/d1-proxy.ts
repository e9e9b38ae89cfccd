import type { WorkerOptions } from 'miniflare';

/** Where the proxy answers. */
export const D1_PROXY_URL = 'https://d1-proxy.example/';

/**
 * Lets a test read and write the app's D1 and fill its queue by plain requests. Miniflare's own
 * stand-ins for bindings block Node while they ask a second thread, and now and then, on a busy
 * machine, take up its signal before its answer.
 */
export const d1Proxy: WorkerOptions = {
  name: 'd1-proxy',
  routes: [`${new URL(D1_PROXY_URL).host}/*`],
  modules: true,
  compatibilityDate: '2026-04-01',
  d1Databases: { DB: 'gigbound-test' },
  queueProducers: { GEOCODE_QUEUE: 'gigbound-geocode', CALENDAR_QUEUE: 'gigbound-calendar' },
  script: `export default {
    async fetch(request, { DB, GEOCODE_QUEUE, CALENDAR_QUEUE }) {
      const asked = await request.json();
      const queue = { '/queue': GEOCODE_QUEUE, '/calendar-queue': CALENDAR_QUEUE }[
        new URL(request.url).pathname
      ];
      if (queue) {
        await queue.send(asked);
        return Response.json(null);
      }
      try {
        const bound = asked.map(({ sql, values }) => DB.prepare(sql).bind(...values));
        return Response.json(await DB.batch(bound));
      } catch (error) {
        return new Response(error.message, { status: 400 });
      }
    }
  }`,
};

type Ask = (path: string, body: unknown) => Promise<unknown>;

/** The app's D1 through the proxy, with the interface of a binding; values are what JSON can say. */
export function databaseAt(ask: Ask): D1Database {
  const batch = (statements: Statement[]) => ask('d1', statements) as Promise<D1Result[]>;
  class Statement {
    constructor(
      readonly sql: string,
      readonly values: unknown[] = [],
    ) {}
    bind = (...values: unknown[]) => new Statement(this.sql, values);
    all = async () => (await batch([this]))[0];
    run = this.all;
    first = async () => (await this.all())?.results[0] ?? null;
    raw = async () =>
      ((await this.all())?.results ?? []).map((row) => Object.values(row as object));
  }
  return {
    prepare: (sql: string) => new Statement(sql),
    batch,
  } as unknown as D1Database;
}
