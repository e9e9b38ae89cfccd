/* `tsx run-histories.ts FIRST COUNT`: histories one after the other, without a test runner. */
import { runHistory } from './history';

const [first = 1, count = 1] = process.argv.slice(2).map(Number);
let failed = 0;
for (let seed = first; seed < first + count; seed++) {
  if (seed > first && (seed - first) % 1000 === 0) process.stdout.write(`up to ${seed - 1}\n`);
  const problems = await runHistory(seed).catch((error: Error) => [String(error.stack)]);
  if (problems.length === 0) continue;
  failed++;
  process.stdout.write(`seed ${seed}: ${problems.join('\n')}\n\n`);
}
process.stdout.write(`${count} histories from ${first}: ${failed} failed\n`);
if (failed > 0) process.exitCode = 1;
