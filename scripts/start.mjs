/* Everything a developer needs to see the product running: `npm start`, on a fresh clone too. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { bin, installPackages, quietEnv, run } from './prepare.mjs';
import { networkReached, sandboxAnswers, startSandbox } from './sandbox.mjs';

installPackages();

writeSecrets();

const reached = process.argv.includes('--sandbox') ? false : networkReached();

run(bin('wrangler'), ['d1', 'migrations', 'apply', 'DB', '--local'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
run(bin('tsx'), ['scripts/seed-demo.ts']);

const port = process.env.PORT ?? '8787';
const allVendors = !(await reached);
const sandbox = await startSandbox({ allVendors });
console.log(`
  Gigbound is building and will be at  http://localhost:${port}
  Demo account                         demo@gigbound.example  /  encore
  Mails that it sends                  ${sandbox.url}/mailbox
${sandbox.hasGoogle ? `  Its Google Calendar                  ${sandbox.url}/ui?user=demo@gigbound.example\n` : ''}  Vendors                              ${allVendors ? `the sandbox at ${sandbox.url}` : 'the real ones'}
`);

const server = spawn(
  bin('wrangler'),
  ['dev', '--port', port, '--show-interactive-dev-session=false', ...sandbox.vars],
  { stdio: 'inherit', env: quietEnv },
);

/* One without the other is of no use: they end together. */
const processes = [server, sandbox.server];
let ending = false;
const end = (signal) => {
  ending = true;
  for (const each of processes) each.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
const ends = processes.map(async (each) => {
  const [code] = await once(each, 'exit');
  if (!ending) console.error(`${each === server ? 'The server' : 'The sandbox'} has ended.`);
  end('SIGTERM');
  return code ?? 0;
});

if (!(await Promise.race([sandboxAnswers(sandbox.url), ends[1].then(() => false)]))) {
  console.error('The sandbox did not start.');
  end('SIGTERM');
}
process.exit(Math.max(...(await Promise.all(ends))));

/** What `.dev.vars` lacks, with fresh random values; what stands there stays. */
function writeSecrets() {
  const given = existsSync('.dev.vars') ? readFileSync('.dev.vars', 'utf8') : '';
  const fresh = [
    ['ENVIRONMENT', 'development'],
    ['SESSION_SECRET', randomBytes(48).toString('base64url')],
    // Quoted, as the value is JSON.
    ['TOKEN_KEYS', `'${JSON.stringify({ dev: randomBytes(32).toString('base64') })}'`],
    ['TOKEN_KEY_CURRENT', 'dev'],
  ].filter(([name]) => !new RegExp(`^${name}=`, 'm').test(given));
  // A key ring of one's own names its current key itself.
  const own = /^TOKEN_KEY/m.test(given);
  const lines = fresh.filter(([name]) => !(own && name.startsWith('TOKEN_KEY')));
  if (lines.length === 0) return;
  const gap = given && !given.endsWith('\n') ? '\n' : '';
  const text = lines.map(([name, value]) => `${name}=${value}\n`).join('');
  appendFileSync('.dev.vars', gap + text, { mode: 0o600 });
  console.log(`Wrote ${lines.map(([name]) => name).join(', ')} into .dev.vars.`);
}
