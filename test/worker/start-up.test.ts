import { expect, test } from 'vitest';
import { aSignedInClient, Client } from '../support/worker/client';
import { startWorker } from '../support/worker/start-worker';

interface Problem {
  code: string;
  message: string;
}

const PLAIN = 'This site is not set up correctly. Whoever runs it finds the reason in the log.';

test.each([
  [{ PHOTON_URL: 'http://127.0.0.1:8788' }, 'PHOTON_URL needs https in production'],
  [{ OSRM_URL: 'HTTP://router.example' }, 'OSRM_URL needs https in production'],
  [{ PINNED_NOW: '2026-05-14T16:00:00Z' }, 'PINNED_NOW is for development'],
  [{ SESSION_SECRET: 'short and secret' }, 'SESSION_SECRET needs at least 32 characters'],
  [
    { GOOGLE_OAUTH_BASE: 'https://notgoogleapis.com' },
    'GOOGLE_OAUTH_BASE needs to be Google in production',
  ],
])('production does not start with %j', async (wrong, reason) => {
  const worker = await startWorker({
    now: null,
    vars: { ENVIRONMENT: 'production', ...wrong },
  });
  try {
    for (const path of ['/', '/auth', '/settings', '/privacy-policy']) {
      const response = await worker.fetch(path);
      expect([response.status, await response.text()]).toEqual([500, `${PLAIN}\n`]);
    }
    const response = await worker.fetch('/api/gigs');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 'not_started', message: PLAIN });

    const log = worker.errors.splice(0).join('');
    expect(log).toContain(`settings rejected: ${reason}`);
    for (const value of Object.values(wrong)) expect(log).not.toContain(value);
  } finally {
    await worker.stop();
  }
});

test('production starts with the vendors’ own addresses', async () => {
  const worker = await startWorker({ now: null, vars: { ENVIRONMENT: 'production' } });
  try {
    const response = await worker.fetch('/auth');
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('Sandbox data');
  } finally {
    await worker.stop();
  }
});

const MAKE_A_SECRET = [
  'SESSION_SECRET needs at least 32 characters',
  'openssl rand -base64 48',
  'npx wrangler secret put SESSION_SECRET',
];

test('in development page and API say how to make what is missing', async () => {
  const worker = await startWorker({ vars: { SESSION_SECRET: 'short and secret' } });
  try {
    const page = await (await worker.fetch('/auth')).text();
    const answer = (await (await worker.fetch('/api/auth/user')).json()) as Problem;
    expect(answer.code).toBe('not_started');
    const log = worker.errors.splice(0).join('');
    for (const text of [page, answer.message, log]) {
      for (const part of MAKE_A_SECRET) expect(text).toContain(part);
      expect(text).not.toContain('short and secret');
    }
  } finally {
    await worker.stop();
  }
});

test('in production only the log says how to make what is missing', async () => {
  const vars = { ENVIRONMENT: 'production', SESSION_SECRET: '', APP_ORIGIN: 'gigs.example' };
  const worker = await startWorker({ now: null, vars });
  try {
    expect(await (await worker.fetch('/auth')).text()).toBe(`${PLAIN}\n`);
    expect(await (await worker.fetch('/api/auth/user')).json()).toMatchObject({ message: PLAIN });
    const log = worker.errors.splice(0).join('');
    expect(log).toContain('APP_ORIGIN needs an address that begins with https://');
    for (const part of MAKE_A_SECRET) expect(log).toContain(part);
  } finally {
    await worker.stop();
  }
});

test('every page tells a search engine what it is, with a title of its own', async () => {
  const worker = await startWorker({ listen: true });
  try {
    const visitor = new Client(worker);
    const person = await aSignedInClient(worker);
    for (const [client, path, title] of [
      [visitor, '/auth', 'Sign in · Gigbound'],
      [visitor, '/terms-of-service', 'Terms of Service · Gigbound'],
      [person, '/', 'Your gigs · Gigbound'],
      [person, '/settings', 'Settings · Gigbound'],
    ] as const) {
      const page = await (await client.get(path)).text();
      expect(page, path).toContain(`<title>${title}</title>`);
      expect(page, path).toMatch(/<meta name="description" content="Every gig with its flight/);
    }
    const robots = await fetch(new URL('/robots.txt', worker.url));
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /api/\n');
  } finally {
    await worker.stop();
  }
});

test('in development every screen says once that the vendors are the sandbox', async () => {
  const worker = await startWorker({ vars: { PHOTON_URL: 'http://127.0.0.1:8788' } });
  try {
    const visitor = new Client(worker);
    const person = await aSignedInClient(worker);
    for (const [client, path] of [
      [visitor, '/auth'],
      [visitor, '/privacy-policy'],
      [person, '/'],
      [person, '/?view=list'],
      [person, '/settings'],
    ] as const) {
      const page = await (await client.get(path)).text();
      expect(page.split('>Sandbox data<'), path).toHaveLength(2);
    }
  } finally {
    await worker.stop();
  }
});
