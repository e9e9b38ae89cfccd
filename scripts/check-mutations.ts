/* Takes one rule after the other out of the calendar sync and expects the histories to notice. */
import { spawnSync } from 'node:child_process';
import { MUTATIONS } from '../test/support/calendar/mutations';

const HISTORIES = process.env.HISTORIES ?? '10000';
const wanted = process.argv.slice(2);

const unnoticed: string[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(MUTATIONS)) {
  const startedAt = Date.now();
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'vitest.mutations.config.ts'],
    { env: { ...process.env, MUTATION: name, HISTORIES, STOP_AFTER: '1' }, encoding: 'utf8' },
  );
  const found = /seed (\d+):/.exec(stdout + stderr)?.[1];
  const caught = status !== 0 && found !== undefined;
  if (!caught) unnoticed.push(name);
  const seconds = Math.round((Date.now() - startedAt) / 1000);

  console.log(`${name}: ${caught ? `noticed at seed ${found}` : 'NOT NOTICED'} (${seconds} s)`);
}
if (unnoticed.length > 0) process.exit(1);
