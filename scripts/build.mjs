/*
 * `npm run build`. A watcher may ask again while a build is running, and again: one build runs at
 * a time, and all who asked meanwhile share the one that follows it. A server may be serving from
 * `build` meanwhile: the build is made elsewhere and put there once it is whole.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishBuild } from './publish-build.mjs';

const LOCK = '.cache/build.lock';
/** A server serves what it has built itself; another build beside it, for a deploy, leaves that alone. */
const FRESH = { dev: '.cache/build/dev', deploy: '.cache/build/deploy' };
const KIND = process.env.WRANGLER_COMMAND === 'dev' ? 'dev' : 'deploy';
const DONE = `.cache/build.${KIND}.done`;
const SERVED = 'build';

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
    env: { ...process.env, BUILD_DIR: FRESH[KIND] },
  });
  publishBuild(FRESH, KIND, SERVED);
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
