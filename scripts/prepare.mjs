import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';

/** Where the commands of the project's own packages stand. */
export const bin = (name) => `node_modules/.bin/${name}`;

/** Offline, and without questions: wrangler's reports, update checks and edge data stay off. */
export const quietEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_UPDATE_NOTIFIER: '1',
};

export function run(command, args, options = {}) {
  execFileSync(command, args, { stdio: 'inherit', env: quietEnv, ...options });
}

/** The same beside other commands; rejects when it does not end well. */
export async function runBeside(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: quietEnv, ...options });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}`);
}

/** Installs the packages when they are missing or older than the lock file. */
export function installPackages() {
  const installed = 'node_modules/.package-lock.json';
  const fresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
  if (fresh) return;
  console.log('Installing packages...');
  run('npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
}
