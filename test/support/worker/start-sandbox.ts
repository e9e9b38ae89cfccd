import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Miniflare, type WorkerOptions } from 'miniflare';
import { askProxy, bindingsProxy, dispatchTo, kvAt } from './bindings-proxy';
import type { Fault, Outbound } from './start-worker';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** The sandbox alone, on a port of its own, and a KV for those who keep what it answers. */
export async function startSandbox() {
  const errors: string[] = [];
  const sandbox: WorkerOptions = {
    name: 'sandbox',
    modules: [{ type: 'ESModule', path: join(ROOT, '.cache/sandbox/index.js') }],
    modulesRoot: ROOT,
    compatibilityDate: '2026-04-01',
  };
  const mf = new Miniflare({
    workers: [sandbox, bindingsProxy({ kvNamespaces: { CACHE: 'cache-test' } })],
    host: '127.0.0.1',
    port: 0,
    handleRuntimeStdio(_stdout: Readable, stderr: Readable) {
      stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
    },
  });
  const url = (await mf.ready).href.replace(/\/$/, '');
  const control = (path: string, init?: RequestInit) => fetch(`${url}/__ctl/${path}`, init);
  return {
    url,
    errors,
    control,
    /** As a test without types may say it: returns the sandbox's own answer. */
    injectFault: (fault: Fault | object) =>
      control('faults', { method: 'POST', body: JSON.stringify(fault) }),
    async requestLog() {
      // A connection that a lost answer closes may still be taken for open, once.
      const log = await control('requests').catch(() => control('requests'));
      return (await log.json()) as Outbound[];
    },
    reset: () => control('reset', { method: 'POST' }),
    store: kvAt(askProxy((asked, init) => dispatchTo(mf, asked, init))),
    stop: () => mf.dispose(),
  };
}
