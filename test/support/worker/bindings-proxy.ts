import { Miniflare, type WorkerOptions } from 'miniflare';

/** Where the proxy answers. */
const PROXY_URL = 'https://bindings-proxy.example/';

/**
 * Lets a test use a Worker's D1, KV and queues by plain requests. Miniflare's own stand-ins for
 * bindings block Node while they ask a second thread, and now and then, on a busy machine, take up
 * its signal before its answer.
 */
export function bindingsProxy(
  bindings: Partial<Record<'d1Databases' | 'kvNamespaces' | 'queueProducers', object>>,
): WorkerOptions {
  return {
    name: 'bindings-proxy',
    routes: [`${new URL(PROXY_URL).host}/*`],
    modules: true,
    compatibilityDate: '2026-04-01',
    ...bindings,
    script: `export default {
      async fetch(request, env) {
        const asked = await request.json();
        try {
          switch (new URL(request.url).pathname) {
            case '/d1': {
              const bound = asked.map(({ sql, values }) => env.DB.prepare(sql).bind(...values));
              return Response.json(await env.DB.batch(bound));
            }
            case '/kv':
              return Response.json((await env.CACHE[asked.method](...asked.args)) ?? null);
            case '/queue':
              return Response.json((await env.GEOCODE_QUEUE.send(asked)) ?? null);
            case '/calendar-queue':
              return Response.json((await env.CALENDAR_QUEUE.send(asked)) ?? null);
          }
        } catch (error) {
          return new Response(error.message, { status: 400 });
        }
      }
    }`,
  };
}

type Ask = (path: string, body: unknown) => Promise<unknown>;

/** Asks the proxy of a Miniflare, in whichever of its Workers the bindings are used. */
export function askProxy(fetch: (url: string, init: RequestInit) => Promise<Response>): Ask {
  return async (path, body) => {
    const answer = await fetch(PROXY_URL + path, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
}

/** A D1 and a KV that belong to no Worker. */
export function looseBindings() {
  const mf = new Miniflare({
    workers: [bindingsProxy({ d1Databases: { DB: 'loose' }, kvNamespaces: { CACHE: 'loose' } })],
  });
  const ask = askProxy((url, init) => dispatchTo(mf, url, init));
  return { db: databaseAt(ask), kv: kvAt(ask), dispose: () => mf.dispose() };
}

export function dispatchTo(mf: Miniflare, url: string, init: RequestInit): Promise<Response> {
  return mf.dispatchFetch(
    url,
    init as Parameters<typeof mf.dispatchFetch>[1],
  ) as unknown as Promise<Response>;
}

/** A KV through the proxy, with the methods of a binding. */
export function kvAt(ask: Ask): KVNamespace {
  const method =
    (name: string) =>
    (...args: unknown[]) =>
      ask('kv', { method: name, args });
  return {
    get: method('get'),
    put: method('put'),
    delete: method('delete'),
    list: method('list'),
  } as unknown as KVNamespace;
}

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
