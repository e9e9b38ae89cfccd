/* The vendors' sandbox beside the app, for `npm start`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { bin, quietEnv } from './prepare.mjs';

const FIRST_PORT = 8788;
const FIRST_INSPECTOR_PORT = 9329;
const READY_MS = 60_000;

/** Where the vendors are, by the name of the setting. Street tiles have no sandbox. */
export function vendorAddresses() {
  const toml = readFileSync('wrangler.toml', 'utf8');
  const settings = [...toml.matchAll(/^(\w+_URL) = "(.+)"$/gm)];
  return new Map(
    settings.filter(([, name]) => name !== 'TILE_URL').map(([, name, url]) => [name, url]),
  );
}

/** Asked in a process of its own: the steps of a start block this one. */
export async function networkReached() {
  const [code] = await once(spawn(process.execPath, ['scripts/probe-network.mjs']), 'exit');
  return code === 0;
}

/** The sandbox's process, where it will be, and how to tell the app's `wrangler dev` of it. */
export async function startSandbox() {
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
  const vars = [...vendorAddresses().keys()].flatMap((name) => ['--var', `${name}:${url}`]);
  return { server, url, vars };
}

/** Whether it answers, sooner or later. */
export async function sandboxAnswers(url) {
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(200)) {
    try {
      if ((await fetch(`${url}/__ctl/journal`)).ok) return true;
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
