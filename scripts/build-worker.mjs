import { resolve } from 'node:path';
import { bin, runBeside } from './prepare.mjs';

/** Where the bundled Worker stands: what is deployed, and what the tests run. */
export const WORKER_DIR = '.cache/worker';
/** Where the bundled sandbox stands, which the tests ask instead of the vendors. */
const SANDBOX_DIR = '.cache/sandbox';

/** Builds the app and bundles the Worker and its sandbox, without deploying anything. */
export async function buildWorker() {
  await Promise.all([bundle('wrangler.toml', WORKER_DIR), buildSandbox()]);
}

function buildSandbox() {
  return bundle('workers/sandbox/wrangler.toml', SANDBOX_DIR);
}

function bundle(config, outdir) {
  const args = ['deploy', '--dry-run', '--config', config, '--outdir', resolve(outdir)];
  return runBeside(bin('wrangler'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

if (import.meta.filename === process.argv[1]) {
  if (process.argv[2] === 'sandbox') await buildSandbox();
  else await buildWorker();
}
