/* Every test there is: unit, worker, browser. `npm test` is enough on a fresh clone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findChromium } from './chromium.mjs';
import { bin, installPackages, quietEnv, run } from './prepare.mjs';

installPackages();
const chromium = findChromium();

/** Ends what runs beside a command that has failed. */
const failure = new AbortController();

// What needs no build runs beside it, which keeps one core idle.
console.log('Building the Worker beside the unit tests...');
await Promise.all([
  runBeside(process.execPath, ['scripts/build-worker.mjs']),
  runBeside(bin('vitest'), ['run', '--project', 'unit']),
]);

// What fails ends the run, so that the last lines printed are the ones that say why.
for (const [command, args] of [
  ['vitest', ['run', '--project', 'contract', '--project', 'worker']],
  ['playwright', ['test']],
]) {
  run(bin(command), args, { env: { ...process.env, CHROMIUM: chromium } });
}

async function runBeside(command, args) {
  const { signal } = failure;
  const [status] = await once(
    spawn(command, args, { stdio: 'inherit', env: quietEnv, signal }),
    'exit',
  );
  if (status === 0) return;
  failure.abort();
  process.exit(1);
}
