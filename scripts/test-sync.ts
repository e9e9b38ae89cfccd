/* Random histories of the calendar sync, in two processes: HISTORIES says how many, SEED which is the first. */
import { spawn } from 'node:child_process';

const PROCESSES = 2;
const count = Number(process.env.HISTORIES ?? 20_000);
const first = Number(process.env.SEED ?? 1);
const share = Math.ceil(count / PROCESSES);
const startedAt = Date.now();

const codes = await Promise.all(
  Array.from({ length: PROCESSES }, (_, part) => {
    const args = [String(first + part * share), String(Math.min(share, count - part * share))];
    const child = spawn('npx', ['tsx', 'test/support/calendar/run-histories.ts', ...args], {
      stdio: 'inherit',
    });
    return new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  }),
);
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  `${count} histories in ${seconds} s, ${codes.some(Boolean) ? 'some failed' : 'all hold'}`,
);
process.exitCode = codes.some(Boolean) ? 1 : 0;
