import { resolve } from 'node:path';
import { bin, run } from './prepare.mjs';

/** Where the bundled Worker stands: what is deployed, and what the tests run. */
export const WORKER_DIR = '.cache/worker';
/** Where the bundled sandbox stands, which the tests ask instead of the vendors. */
const SANDBOX_DIR = '.cache/sandbox';

/** Builds the app and bundles the Worker and its sandbox, without deploying anything. */
export function buildWorker() {
  bundle('wrangler.toml', WORKER_DIR);
  buildSandbox();
}

function buildSandbox() {
  bundle('workers/sandbox/wrangler.toml', SANDBOX_DIR);
}

function bundle(config, outdir) {
  run(bin('wrangler'), ['deploy', '--dry-run', '--config', config, '--outdir', resolve(outdir)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

if (import.meta.filename === process.argv[1]) {
  if (process.argv[2] === 'sandbox') buildSandbox();
  else buildWorker();
}
