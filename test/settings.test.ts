import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Env, hasSandboxData, readSettings, SettingsError } from '~/settings.server';
import { LIMITS, VARS } from './support/worker/start-worker';

/** What is wrong with wrangler.toml's settings and these; undefined leaves one out. */
function problemsOf(vars: Record<string, string | undefined>): string[] {
  try {
    readSettings({ ...VARS, ...vars } as unknown as Env);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    for (const value of Object.values(vars)) {
      if (value && value.length > 12) expect(error.message).not.toContain(value);
    }
    return error.problems;
  }
}

const production = { ENVIRONMENT: 'production' };

test.each([undefined, '', 'x'.repeat(31)])(
  'a session secret like %j is rejected with how to make one',
  (SESSION_SECRET) => {
    for (const ENVIRONMENT of ['production', 'development']) {
      const [problem, ...others] = problemsOf({ ENVIRONMENT, SESSION_SECRET });
      expect(problem).toMatch(/^SESSION_SECRET needs at least 32 characters: /);
      expect(problem).toContain('`openssl rand -base64 48`');
      expect(problem).toContain('`npx wrangler secret put SESSION_SECRET`');
      expect(others).toEqual([]);
    }
  },
);

test.each([
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'half.of.it.and.more' }],
  ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'the.other.half.of.it', GOOGLE_CLIENT_ID: '' }],
])('without %s Google cannot be used, and where to find it is said', (missing, vars) => {
  for (const ENVIRONMENT of ['production', 'development']) {
    const [problem] = problemsOf({ ENVIRONMENT, ...vars });
    expect(problem).toMatch(new RegExp(`^${missing} is missing: `));
    expect(problem).toContain('https://console.cloud.google.com/apis/credentials');
  }
});

test('neither Google nor mail is needed, and what stands there empty is none', () => {
  const empty = { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', MAIL_KEY: '' };
  expect(problemsOf({ ...production, ...empty })).toEqual([]);
  expect(readSettings({ ...VARS, ...empty } as unknown as Env)).toMatchObject({
    GOOGLE_CLIENT_ID: undefined,
    MAIL_KEY: undefined,
  });
});

test.each([
  ['GOOGLE_ACCOUNTS_BASE', 'https://accounts.google.com.evil.example'],
  ['GOOGLE_OAUTH_BASE', 'https://notgoogleapis.com'],
  ['GOOGLE_API_BASE', 'https://evil.example/www.googleapis.com'],
  ['GOOGLE_PICTURE_BASE', 'https://lh3.googleusercontent.com@evil.example'],
])('in production %s is not %s', (name, value) => {
  expect(problemsOf({ ...production, [name]: value })).toEqual([
    `${name} needs to be Google in production`,
  ]);
  expect(problemsOf({ [name]: value })).toEqual([]);
});

test.each(['APP_ORIGIN', 'MAIL_BASE', 'PHOTON_URL'])(
  '%s is spoken to by https in production',
  (name) => {
    const [problem] = problemsOf({ ...production, [name]: 'http://plain.example' });
    expect(problem).toContain(`${name} needs https in production`);
    expect(problemsOf({ [name]: 'http://plain.example' })).toEqual([]);
  },
);

test.each([undefined, '', 'gigs.example', 'ftp://gigs.example', 'javascript:alert(1)'])(
  'an address like %j is rejected by its name',
  (value) => {
    for (const ENVIRONMENT of ['production', 'development']) {
      for (const name of ['APP_ORIGIN', 'GOOGLE_API_BASE', 'OSRM_URL']) {
        const [problem, ...others] = problemsOf({ ENVIRONMENT, [name]: value });
        expect(problem).toContain(`${name} needs an address that begins with https://`);
        expect(others).toEqual([]);
      }
    }
  },
);

test('a missing APP_ORIGIN is told with where to put it', () => {
  const [problem] = problemsOf({ APP_ORIGIN: undefined });
  expect(problem).toContain('into [vars] of wrangler.toml');
});

test('a slash at the end of an address says nothing', () => {
  const env = { ...VARS, APP_ORIGIN: 'https://gigs.example/' } as unknown as Env;
  expect(readSettings(env).APP_ORIGIN).toBe('https://gigs.example');
});

test('everything that is wrong is told at once', () => {
  const problems = problemsOf({ SESSION_SECRET: 'short', MAIL_FROM: 'nobody', TILE_URL: 'x' });
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
    'MAIL_FROM',
    'SESSION_SECRET',
    'TILE_URL',
  ]);
});

test('made-up data is told of when any vendor is the sandbox, Google’s calendar too', () => {
  const isMadeUp = (vars: Record<string, string>) =>
    hasSandboxData(readSettings({ ...VARS, ...vars } as unknown as Env));
  expect(isMadeUp({ APP_ORIGIN: 'http://localhost:8787' })).toBe(false);
  for (const name of [
    'PHOTON_URL',
    'GOOGLE_ACCOUNTS_BASE',
    'GOOGLE_OAUTH_BASE',
    'GOOGLE_API_BASE',
  ]) {
    expect([name, isMadeUp({ [name]: 'http://localhost:8788' })]).toEqual([name, true]);
  }
});

test.each(['0', '-5', '1.5', 'soon', ''])('a time of %j is rejected', (value) => {
  const problems = problemsOf({ VENDOR_TIMEOUT_MS: value, GEOCODER_INTERVAL_MS: value });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'VENDOR_TIMEOUT_MS',
    'GEOCODER_INTERVAL_MS',
  ]);
});

/** A name and its number, as often as the operations page says them. */
const documented = (names: RegExp) =>
  Object.fromEntries(
    [...operations.matchAll(names)].map(([, name, number]) => [name, Number(number)]),
  );
const operations = readFileSync('docs/operations.md', 'utf8');

test('without settings of time those of the operations page hold', () => {
  const times = documented(/`(\w+_(?:MS|SECONDS))` (\d+)/g);
  expect(Object.keys(times)).toHaveLength(6);
  expect(readSettings(VARS as unknown as Env)).toMatchObject(times);
});

test('the limits a minute are those of the operations page', () => {
  expect(Object.keys(LIMITS)).toHaveLength(8);
  expect(documented(/`(\w+_LIMIT)` (\d+)/g)).toEqual(LIMITS);
});
