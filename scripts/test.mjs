/* Every test there is: unit, worker, browser. `npm test` is enough on a fresh clone. */
import { buildWorker } from './build-worker.mjs';
import { findChromium } from './chromium.mjs';
import { bin, installPackages, run } from './prepare.mjs';

installPackages();
const chromium = findChromium();

console.log('Building the Worker...');
buildWorker();

let failed = false;
for (const [command, args] of [
  ['vitest', ['run']],
  ['playwright', ['test']],
]) {
  try {
    run(bin(command), args, { env: { ...process.env, CHROMIUM: chromium } });
  } catch {
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
