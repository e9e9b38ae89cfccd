import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  Miniflare,
  type Request as MiniflareRequest,
  Response as MiniflareResponse,
  type WorkerOptions,
} from 'miniflare';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every test's "now" unless it says otherwise: 14 May 2026, late morning in Chicago. */
export const NOW = '2026-05-14T16:00:00.000Z';

interface StartOptions {
  now?: string;
  /** Serves the page's scripts and styles too, on a port of its own: for a browser. */
  listen?: boolean;
  /** Answers what the Worker fetches from outside; without it nothing may be fetched. */
  outbound?: (request: Request) => Promise<Response>;
}

export type TestWorker = Awaited<ReturnType<typeof startWorker>>;

/**
 * The built Worker in workerd with its own empty D1, KV and queue, migrated as a deployment is.
 * `refused` lists what it tried to fetch from outside; `errors` what it logged as an error.
 */
export async function startWorker({ now = NOW, listen = false, outbound }: StartOptions = {}) {
  const refused: string[] = [];
  const errors: string[] = [];
  const worker: WorkerOptions = {
    name: 'gigbound',
    modules: [{ type: 'ESModule', path: join(ROOT, '.cache/worker/app.js') }],
    modulesRoot: ROOT,
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {
      ENVIRONMENT: 'development',
      SESSION_SECRET: 'a secret for tests only, of more than 32 characters',
      TILE_URL: 'https://tile.openstreetmap.org',
      PINNED_NOW: now,
    },
    d1Databases: { DB: 'gigbound-test' },
    kvNamespaces: { CACHE: 'cache-test' },
    queueProducers: { GEOCODE_QUEUE: 'gigbound-geocode' },
    queueConsumers: {
      'gigbound-geocode': { maxBatchSize: 20, maxBatchTimeout: 0, maxRetries: 2 },
    },
    ratelimits: Object.fromEntries(
      Object.entries(LIMITS).map(([name, limit]) => [name, { simple: { limit, period: 60 } }]),
    ),
    outboundService: async (request: MiniflareRequest) => {
      if (outbound)
        return (await outbound(request as unknown as Request)) as unknown as MiniflareResponse;
      refused.push(request.url);
      return new MiniflareResponse('no network in tests', { status: 502 });
    },
    ...(listen && {
      assets: {
        directory: join(ROOT, 'build/client'),
        routerConfig: { has_user_worker: true },
        assetConfig: { html_handling: 'none' },
      },
    }),
  };
  const mf = new Miniflare({
    workers: [worker],
    ...(listen && { host: '127.0.0.1', port: 0 }),
    cf: { timezone: 'America/Chicago' },
    handleRuntimeStdio(_stdout: Readable, stderr: Readable) {
      stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
    },
  });
  const url = await mf.ready;
  const db = await mf.getD1Database('DB');
  await migrate(db);

  return {
    mf,
    db,
    url,
    refused,
    errors,
    /** A request as it comes from outside; paths are of this site. */
    fetch(path: string, init?: RequestInit): Promise<Response> {
      const request = mf.dispatchFetch(new URL(path, 'https://gigbound.example').href, {
        redirect: 'manual',
        ...init,
      } as Parameters<typeof mf.dispatchFetch>[1]);
      return request as unknown as Promise<Response>;
    },
    async runCron() {
      const fetcher = await mf.getWorker();
      return fetcher.scheduled({ cron: '17 9 * * *' });
    },
    async sendToQueue(body: unknown) {
      const queue = await mf.getQueueProducer('GEOCODE_QUEUE');
      await queue.send(body);
    },
    async stop() {
      await mf.dispose();
      if (refused.length > 0) throw new Error(`the Worker reached out: ${refused.join(', ')}`);
    },
  };
}

/** As in wrangler.toml. */
const LIMITS = {
  SIGN_IN_ACCOUNT_LIMIT: 10,
  SIGN_IN_ADDRESS_LIMIT: 50,
  REGISTRATION_LIMIT: 30,
  SMART_PASTE_LIMIT: 60,
};

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

async function migrate(db: Database) {
  const folder = join(ROOT, 'migrations');
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const statements = readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint');
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}
