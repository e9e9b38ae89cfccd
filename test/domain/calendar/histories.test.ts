import { expect, test } from 'vitest';
import { runHistory } from '../../support/calendar/history';

const COUNT = Number(process.env.HISTORIES ?? 300);
const FIRST = Number(process.env.FIRST_HISTORY ?? 1);
const MOST_FAILURES = Number(process.env.STOP_AFTER ?? 5);

test('whatever happens, both sides end equal, nothing is doubled and nothing is lost', {
  timeout: 3_600_000,
}, async () => {
  const failures: string[] = [];
  for (let seed = FIRST; seed < FIRST + COUNT && failures.length < MOST_FAILURES; seed++) {
    const problems = await runHistory(seed).catch((error: Error) => [String(error.stack)]);
    if (problems.length > 0) failures.push(`seed ${seed}: ${problems.join('\n')}`);
  }
  expect(failures.join('\n\n')).toBe('');
});
