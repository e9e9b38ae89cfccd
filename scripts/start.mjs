/* Everything a developer needs to see the product running: `npm start`, on a fresh clone too. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { bin, installPackages, quietEnv, run } from './prepare.mjs';
import { networkReached, sandboxAnswers, startSandbox } from './sandbox.mjs';

installPackages();

if (!existsSync('.dev.vars')) {
  const secret = randomBytes(48).toString('base64url');
  writeFileSync('.dev.vars', `ENVIRONMENT=development\nSESSION_SECRET=${secret}\n`, {
    mode: 0o600,
  });
  console.log('Wrote .dev.vars with a fresh secret.');
}

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
  Vendors                              ${allVendors ? `the sandbox at ${sandbox.url}` : 'the real ones'}
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
