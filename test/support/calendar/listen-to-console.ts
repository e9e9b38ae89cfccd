import { inspect } from 'node:util';

const LEVELS = ['debug', 'info', 'log', 'warn', 'error'] as const;
/** Tokens, the client's secret and addresses of the test's world. */
const SECRET = /(?:access|refresh)-\d|\bsecret\b|@example\.com|\bBearer\b/i;

/** Keeps what is logged from here on, and says which of it should not have been. */
export function listenToConsole() {
  const lines: string[] = [];
  const before = LEVELS.map((level) => [level, console[level]] as const);
  for (const [level, write] of before) {
    console[level] = (...values: unknown[]) => {
      lines.push(values.map((value) => inspect(value)).join(' '));
      // Nobody expects these two, and the test fails by them.
      if (level === 'warn' || level === 'error') write(...values);
    };
  }
  return {
    secrets: () => lines.filter((line) => SECRET.test(line)).map((line) => `logged: ${line}`),
    stop() {
      for (const [level, write] of before) console[level] = write;
    },
  };
}
