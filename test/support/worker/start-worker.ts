import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Miniflare, type WorkerOptions } from 'miniflare';
import { aiBinding } from './ai-binding';
import { askProxy, bindingsProxy, databaseAt, dispatchTo, kvAt } from './bindings-proxy';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** As in wrangler.toml, but for development. */
export const VARS = {
  ...varsOfWrangler(),
  ENVIRONMENT: 'development',
  SESSION_SECRET: 'a secret for tests only, of more than 32 characters',
};

/** How often a minute, by binding, as in wrangler.toml. */
export const LIMITS = limitsOfWrangler();

/** As `npm start` has them without credentials: Google and the mail vendor are the sandbox. */
export const ACCOUNT_VARS = {
  GOOGLE_CLIENT_ID: 'sandbox-client',
  GOOGLE_CLIENT_SECRET: 'sandbox-secret',
  TOKEN_KEYS: JSON.stringify({ test: btoa('a token key for tests, 32 bytes!') }),
  TOKEN_KEY_CURRENT: 'test',
  MAIL_KEY: 're_sandbox',
};

const BINDINGS = {
  d1Databases: { DB: 'gigbound-test' },
  kvNamespaces: { CACHE: 'cache-test' },
  queueProducers: { GEOCODE_QUEUE: 'gigbound-geocode', CALENDAR_QUEUE: 'gigbound-calendar' },
};

/** Every test's "now" unless it says otherwise: 14 May 2026, late morning in Chicago. */
export const NOW = '2026-05-14T16:00:00.000Z';

interface StartOptions {
  /** Null: the clock of the machine. */
  now?: string | null;
  /** Serves the page's scripts and styles too, on a port of its own: for a browser. */
  listen?: boolean;
  /** Opens the inspector, which `connectInspector` asks. */
  inspect?: boolean;
  /** Gives the Worker a socket of its own beside Miniflare's way in, whose cost hides small differences. */
  direct?: boolean;
  /** Workers that stand beside it. */
  beside?: WorkerOptions[];
  /** Sign-in with Google and mail are set up; a browser finds Google's pages in the sandbox. */
  accounts?: boolean;
  /** Variables that differ from wrangler.toml's. */
  vars?: Record<string, string>;
  /** Limits a minute that differ from wrangler.toml's. */
  limits?: Record<string, number>;
  /** Workers AI is bound: the sandbox is the model. */
  ai?: boolean;
  /** What Cloudflare's edge says of the visitor, besides the time zone. */
  cf?: Record<string, string>;
}

/** The runtime's own word for a browser that left before its answer had come. */
const GONE_AWAY = /^workerd\/.*: disconnected: .*\n(?:stack: .*\n)?/gm;

export type TestWorker = Awaited<ReturnType<typeof startWorker>>;

/** A request that left the Worker, as the sandbox saw it. */
export interface Outbound {
  vendor: string | null;
  method: string;
  url: string;
  userAgent: string | null;
  at: number;
}

/** What the sandbox plays for a vendor ("*" for all): see `workers/sandbox/control.ts`. */
export interface Fault {
  vendor: string;
  path?: string;
  kind: 'status' | 'hang' | 'truncated' | 'html' | 'empty' | 'lost';
  status?: number;
  retryAfter?: string;
  times?: number;
}

/**
 * The built Worker in workerd with its own empty D1, KV and queue, migrated as a deployment is.
 * What it fetches from outside goes to the sandbox, whichever host it names. `errors` lists what it
 * logged as an error, `log` the rest.
 */
export async function startWorker({
  now = NOW,
  listen = false,
  inspect = false,
  direct = false,
  beside = [],
  accounts = false,
  vars = {},
  limits = {},
  ai = false,
  cf = {},
}: StartOptions = {}) {
  const errors: string[] = [];
  const port = listen ? await freePort() : undefined;
  const log: string[] = [];
  const worker: WorkerOptions = {
    name: 'gigbound',
    modules: [{ type: 'ESModule', path: join(ROOT, '.cache/worker/app.js') }],
    modulesRoot: ROOT,
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {
      ...VARS,
      ...(now && { PINNED_NOW: now }),
      ...(accounts && ACCOUNT_VARS),
      ...(accounts && listen && { GOOGLE_ACCOUNTS_BASE: sandboxAt(port) }),
      ...vars,
    },
    ...BINDINGS,
    ...(ai && { wrappedBindings: { AI: 'workers-ai' } }),
    queueConsumers: {
      'gigbound-geocode': { maxBatchSize: 20, maxBatchTimeout: 0, maxRetries: 2 },
      'gigbound-calendar': { maxBatchSize: 1, maxBatchTimeout: 0, maxRetries: 2 },
    },
    ratelimits: Object.fromEntries(
      Object.entries({ ...LIMITS, ...limits }).map(([name, limit]) => [
        name,
        { simple: { limit, period: 60 } },
      ]),
    ),
    outboundService: 'sandbox',
    ...(direct && { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] }),
    ...(listen && {
      assets: {
        directory: join(ROOT, 'build/client'),
        routerConfig: { has_user_worker: true },
        assetConfig: { html_handling: 'none' },
      },
    }),
  };
  const sandbox: WorkerOptions = {
    name: 'sandbox',
    routes: ['sandbox.example/*', 'sandbox.localhost/*'],
    modules: [{ type: 'ESModule', path: join(ROOT, '.cache/sandbox/index.js') }],
    modulesRoot: ROOT,
    compatibilityDate: '2026-04-01',
  };
  const mf = new Miniflare({
    workers: [worker, sandbox, bindingsProxy(BINDINGS), ...(ai ? [aiBinding()] : []), ...beside],
    ...(listen && { host: '127.0.0.1', port }),
    ...(inspect && { inspectorPort: 0 }),
    cf: { timezone: 'America/Chicago', ...cf },
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      stdout.setEncoding('utf8').on('data', (text: string) => log.push(text));
      stderr.setEncoding('utf8').on('data', (text: string) => {
        const own = text.replace(GONE_AWAY, '');
        if (own.trim()) errors.push(own);
      });
    },
  });
  const url = await mf.ready;
  const dispatch = async (href: string, init?: RequestInit): Promise<Response> => {
    const attempt = () => dispatchTo(mf, href, { redirect: 'manual', ...init });
    try {
      return await attempt();
    } catch (error) {
      // The connection was left idle, and closed at the very moment of being used again.
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET') throw error;
      return attempt();
    }
  };
  const answered = async (href: string, init?: RequestInit) => {
    const response = await dispatch(href, init);
    if (!response.ok) throw new Error(`${href} rejected: ${await response.text()}`);
    return response;
  };
  const viaProxy = askProxy(dispatch);
  const db = databaseAt(viaProxy);
  await migrate(db);
  const control = (path: string, init?: RequestInit) =>
    answered(`https://sandbox.example/__ctl/${path}`, init);
  const requestLog = async () => (await (await control('requests')).json()) as Outbound[];
  const expectNothingAstray = async () => {
    const astray = (await requestLog()).filter(({ vendor }) => vendor === null);
    if (astray.length > 0) {
      throw new Error(`no vendor answers: ${astray.map(({ url }) => url).join(', ')}`);
    }
  };

  return {
    mf,
    db,
    kv: kvAt(viaProxy),
    url,
    errors,
    log,
    /** What the Worker takes for now. */
    now: () => (now ? new Date(now) : new Date()),
    /** One of the sandbox's own controls. */
    control,
    /** What left the Worker since the last `resetFaults`. */
    requestLog,
    /** From now on a vendor misbehaves. */
    async injectFault(fault: Fault) {
      await control('faults', { method: 'POST', body: JSON.stringify(fault) });
    },
    /** All vendors are well again, and the request log is empty. */
    async resetFaults() {
      await control('reset', { method: 'POST' });
    },
    /** From when on addresses may be looked up. */
    async nextLookupIn(milliseconds: number) {
      const now = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
      await db
        .prepare(
          `INSERT INTO vendor_turns (vendor, next_at) VALUES ('geocoder', ${now} + ?1)
           ON CONFLICT DO UPDATE SET next_at = ${now} + ?1`,
        )
        .bind(milliseconds)
        .run();
    },
    /** A request as it comes from outside; paths are of this site. */
    fetch: (path: string, init?: RequestInit) =>
      dispatch(new URL(path, 'https://gigbound.example').href, init),
    /** The nightly one, unless another of wrangler.toml's is named. */
    async runCron(cron = '17 9 * * *') {
      const fetcher = await mf.getWorker();
      return fetcher.scheduled({ cron });
    },
    async sendToQueue(body: unknown) {
      await viaProxy('queue', body);
    },
    async sendToCalendarQueue(body: unknown) {
      await viaProxy('calendar-queue', body);
    },
    /** Every request that left the Worker has gone to a vendor. */
    expectNothingAstray,
    async stop() {
      await expectNothingAstray().finally(() => mf.dispose());
    },
  };
}

/** Where a browser reaches the sandbox: browsers take every name under localhost for this machine. */
const sandboxAt = (port: number | undefined) => `http://sandbox.localhost:${port}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function migrate(db: D1Database) {
  const folder = join(ROOT, 'migrations');
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const statements = readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint');
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}

function limitsOfWrangler(): Record<string, number> {
  const found = wranglerToml().matchAll(
    /^\[\[ratelimits\]\]\nname = "(\w+)"\n.*\nsimple = \{ limit = (\d+), period = 60 \}$/gm,
  );
  return Object.fromEntries([...found].map(([, name, limit]) => [name, Number(limit)]));
}

function varsOfWrangler(): Record<string, string> {
  const toml = wranglerToml();
  const section = /^\[vars\]\n((?:.+\n)*)/m.exec(toml)?.[1] ?? '';
  return Object.fromEntries(
    [...section.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]),
  );
}

function wranglerToml(): string {
  return readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
}
