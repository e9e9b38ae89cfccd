import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin } from './prepare.mjs';

/** Chromium without windows: it loads a page with a quarter less work. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const COMMON = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for the browser tests: CHROMIUM, the system's without windows, Playwright's own, the
 * system's, or one installed now. Answers its path.
 */
export function findChromium() {
  const found = known();
  if (found) return found;
  console.log('No Chromium found: installing one for the browser tests.');
  for (const [command, ...args] of [
    [bin('playwright'), 'install', 'chromium'],
    ['sh', '-c', aptInstall('')],
    ['sh', '-c', aptInstall('sudo -n ')],
    ['brew', 'install', '--cask', 'chromium'],
  ]) {
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 });
    } catch {
      continue;
    }
    const installed = known();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM to its path.');
}

function aptInstall(as) {
  const install = (name) => `${as}apt-get install -y --no-install-recommends ${name}`;
  return `${as}apt-get update && { ${install('chromium-headless-shell')} || ${install('chromium')}; }`;
}

function known() {
  return [process.env.CHROMIUM, HEADLESS, playwrightsOwn(), ...COMMON].find(
    (path) => path && existsSync(path),
  );
}

function playwrightsOwn() {
  try {
    const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
    return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}
