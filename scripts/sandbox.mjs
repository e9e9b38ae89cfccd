/* The vendors' sandbox beside the app, for `npm start`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { bin, quietEnv } from './prepare.mjs';

const FIRST_PORT = 8788;
const FIRST_INSPECTOR_PORT = 9329;
const READY_MS = 60_000;

/** Where the vendors of data are, by the name of the setting. Street tiles have no sandbox. */
export function vendorAddresses() {
  const addresses = addressesNamed(/_URL$/);
  addresses.delete('TILE_URL');
  return addresses;
}

/** What stands in for accounts elsewhere: these secrets are the sandbox's own. */
const STAND_INS = [
  {
    secret: 'GOOGLE_CLIENT_ID',
    names: /^GOOGLE_\w+_BASE$/,
    vars: { GOOGLE_CLIENT_ID: 'sandbox', GOOGLE_CLIENT_SECRET: 'sandbox-secret' },
  },
  { secret: 'MAIL_KEY', names: /^MAIL_BASE$/, vars: { MAIL_KEY: 'sandbox' } },
];

/** The settings with which `wrangler dev` asks the sandbox, for the accounts nobody has given. */
function standInVars(url) {
  const given = existsSync('.dev.vars') ? readFileSync('.dev.vars', 'utf8') : '';
  return STAND_INS.filter(({ secret }) => !new RegExp(`^${secret}=.`, 'm').test(given)).flatMap(
    ({ names, vars }) => [
      ...Object.entries(vars),
      ...[...addressesNamed(names).keys()].map((name) => [name, url]),
    ],
  );
}

function addressesNamed(pattern) {
  const toml = readFileSync('wrangler.toml', 'utf8');
  const settings = [...toml.matchAll(/^(\w+) = "(https?:.+)"$/gm)];
  return new Map(
    settings.filter(([, name]) => pattern.test(name)).map(([, name, url]) => [name, url]),
  );
}

/** Asked in a process of its own: the steps of a start block this one. */
export async function networkReached() {
  const [code] = await once(spawn(process.execPath, ['scripts/probe-network.mjs']), 'exit');
  return code === 0;
}

/**
 * The sandbox's process, where it will be, and how to tell the app's `wrangler dev` of it: in place of
 * Google and the mail vendor where there are no credentials for them, and of all others if `allVendors`.
 */
export async function startSandbox({ allVendors }) {
  const port = await freePort(FIRST_PORT);
  const inspectorPort = await freePort(FIRST_INSPECTOR_PORT);
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(
    bin('wrangler'),
    [
      ...['dev', '--config', 'workers/sandbox/wrangler.toml', '--log-level', 'error'],
      ...['--port', String(port), '--inspector-port', String(inspectorPort)],
      '--show-interactive-dev-session=false',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: quietEnv },
  );
  const settings = standInVars(url);
  const hasGoogle = settings.some(([name]) => name === 'GOOGLE_CLIENT_ID');
  if (allVendors) settings.push(...[...vendorAddresses().keys()].map((name) => [name, url]));
  return {
    server,
    url,
    hasGoogle,
    vars: settings.flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  };
}

/** Whether it answers, sooner or later. */
export async function sandboxAnswers(url) {
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(200)) {
    try {
      if ((await fetch(`${url}/__ctl/requests`)).ok) return true;
    } catch {
      // Not yet.
    }
  }
  return false;
}

async function freePort(first) {
  for (let port = first; ; port++) {
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    } finally {
      server.close();
    }
  }
}
