/*
 * `npm run build`. A watcher may ask again while a build is running, and again: one build runs at
 * a time, and all who asked meanwhile share the one that follows it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOCK = '.cache/build.lock';
const DONE = '.cache/build.done';

const askedAt = Date.now();
mkdirSync('.cache', { recursive: true });
while (!lock()) await sleep(200);
try {
  // Somebody else may have built, from the start, what stood there when this one asked.
  if (startOfLastBuild() < askedAt) build();
} finally {
  rmSync(LOCK, { force: true });
}

function build() {
  const startedAt = Date.now();
  execFileSync('node_modules/.bin/remix', ['vite:build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  writeFileSync(DONE, String(startedAt));
}

/** Takes the lock, also from a process that is no longer there. */
function lock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!holderLives()) rmSync(LOCK, { force: true });
    return false;
  }
}

function holderLives() {
  try {
    const pid = Number(readFileSync(LOCK, 'utf8'));
    // Between its creation and the writing of its text the file is empty.
    if (!pid) return Date.now() - statSync(LOCK).mtimeMs < 1_000;
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function startOfLastBuild() {
  try {
    return Number(readFileSync(DONE, 'utf8'));
  } catch {
    return 0;
  }
}
