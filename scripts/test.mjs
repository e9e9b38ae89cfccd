/* Every test there is: unit, worker, browser. `npm test` is enough on a fresh clone. */
import { buildWorker } from './build-worker.mjs';
import { findChromium } from './chromium.mjs';
import { bin, installPackages, run } from './prepare.mjs';

installPackages();
const chromium = findChromium();

console.log('Building the Worker...');
await buildWorker();

// What fails ends the run, so that the last lines printed are the ones that say why.
for (const [command, args] of [
  ['vitest', ['run']],
  ['playwright', ['test']],
]) {
  run(bin(command), args, { env: { ...process.env, CHROMIUM: chromium } });
}
