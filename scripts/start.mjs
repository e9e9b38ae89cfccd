/* Everything a developer needs to see the product running: `npm start`, on a fresh clone too. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { bin, installPackages, quietEnv, run } from './prepare.mjs';

installPackages();

if (!existsSync('.dev.vars')) {
  const secret = randomBytes(48).toString('base64url');
  writeFileSync('.dev.vars', `ENVIRONMENT=development\nSESSION_SECRET=${secret}\n`, {
    mode: 0o600,
  });
  console.log('Wrote .dev.vars with a fresh secret.');
}

run(bin('wrangler'), ['d1', 'migrations', 'apply', 'DB', '--local'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
run(bin('tsx'), ['scripts/seed-demo.ts']);

const port = process.env.PORT ?? '8787';
console.log(`
  Gigbound is building and will be at  http://localhost:${port}
  Demo account                         demo@gigbound.example  /  encore
`);

const server = spawn(
  bin('wrangler'),
  ['dev', '--port', port, '--show-interactive-dev-session=false'],
  {
    stdio: 'inherit',
    env: quietEnv,
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
