import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const app = fileURLToPath(new URL('./app', import.meta.url));
const resolve = { alias: { '~': app } };

/**
 * `unit`: pure code in Node. `contract`: the vendors as we know them, against the sandbox or, with
 * CONTRACT=real, against themselves. `worker`: the built Worker in workerd, real D1, KV and queue.
 */
export default defineConfig({
  test: {
    // Many tests wait for real seconds to pass, so three files at a time pay even on two cores.
    maxWorkers: 3,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          // Loading what a file needs costs more than its tests: the files of a runner share it.
          isolate: false,
          unstubGlobals: true,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/{worker,contract,sandbox,browser}/**'],
          setupFiles: ['test/support/fail-on-console.ts'],
          // Properties try thousands of cases, on a busy machine for longer than the usual five seconds.
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          // As above.
          isolate: false,
          include: ['test/{contract,sandbox}/**/*.test.ts'],
          setupFiles: ['test/support/fail-on-console.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'worker',
          // The files of a runner share what they load, and some of them a Worker; see with-worker.ts.
          isolate: false,
          include: ['test/worker/**/*.test.ts'],
          setupFiles: ['test/support/fail-on-console.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
