import { bin, run } from './prepare.mjs';

/** Where the bundled Worker stands: what is deployed, and what the tests run. */
export const WORKER_DIR = '.cache/worker';

/** Builds the app and bundles the Worker, without deploying it. */
export function buildWorker() {
  run(bin('wrangler'), ['deploy', '--dry-run', '--outdir', WORKER_DIR], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

if (import.meta.filename === process.argv[1]) buildWorker();
