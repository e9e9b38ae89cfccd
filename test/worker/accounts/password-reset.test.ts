import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { lastMailTo, linkIn, mailsTo, tokenIn } from '../../support/mails';
import { canSignIn, isSignedIn, userRow } from '../../support/people';
import {
  anEmail,
  aSignedInClient,
  Client,
  hashOf,
  PASSWORD,
  signedIn,
} from '../../support/worker/client';
import { ACCOUNT_VARS, NOW, startWorker } from '../../support/worker/start-worker';
import { withWorker } from '../../support/worker/with-worker';
import { LIMIT_TEST_MS, withinOneMinute } from '../../support/worker/within-one-minute';

const worker = withWorker({ vars: ACCOUNT_VARS });
const visitor = () => new Client(worker());
const askFor = (email: string) => visitor().post('/api/auth/forgot-password', { email });
const reset = (token: string, password = 'another sesame', client = visitor()) =>
  client.post('/api/auth/reset-password', { token, password });

async function aToken(email: string, count = 1) {
  await askFor(email);
  return tokenIn(await lastMailTo(worker(), email, count));
}

async function isOver(response: Response) {
  return (
    response.status === 400 && ((await response.json()) as { code: string }).code === 'link_over'
  );
}

test('the answer is the same whether or not there is such an account', async () => {
  const { user } = await aSignedInClient(worker());
  const unknown = anEmail();
  const [known, nobody] = [await askFor(user.email), await askFor(unknown)];
  expect([known.status, nobody.status]).toEqual([202, 202]);
  expect(Object.fromEntries(nobody.headers)).toEqual(Object.fromEntries(known.headers));
  expect(await nobody.text()).toBe(await known.text());
  await lastMailTo(worker(), user.email);
  expect(await mailsTo(worker(), unknown)).toEqual([]);
});

test('the mail goes to the address of the account, however it was typed', async () => {
  const { user } = await aSignedInClient(worker());
  await askFor(` ${user.email.toUpperCase()} `);
  const mail = await lastMailTo(worker(), user.email);
  expect(mail).toMatchObject({ to: [user.email], subject: 'Choose a new Gigbound password' });
  expect(linkIn(mail).pathname).toBe('/auth/reset');
});

test('the mail quotes nothing the person could have typed', async () => {
  const person = await aSignedInClient(worker());
  await person.patch('/api/user', { displayName: '<b>Win money at evil.example</b>' });
  await askFor(person.user.email);
  const { subject, text, html } = await lastMailTo(worker(), person.user.email);
  expect(subject + text + html).not.toContain('evil.example');
});

test('the link sets a new password, signs in here and out everywhere else', async () => {
  const person = await aSignedInClient(worker());
  const elsewhere = await signedIn(worker(), person.user.id);
  const { email } = person.user;
  const client = visitor();
  const response = await reset(await aToken(email), 'another sesame', client);
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      isAuthenticated: true,
      user: expect.objectContaining({ id: person.user.id, emailVerified: true }),
    },
  ]);
  expect(await isSignedIn(client)).toBe(true);
  for (const old of [person, elsewhere]) expect(await isSignedIn(old)).toBe(false);
  expect(await canSignIn(worker(), email, 'another sesame')).toBe(true);
  expect(await canSignIn(worker(), email, PASSWORD)).toBe(false);
});

test('the link works once', async () => {
  const { user } = await aSignedInClient(worker());
  const token = await aToken(user.email);
  expect((await reset(token)).status).toBe(200);
  expect(await isOver(await reset(token, 'a third sesame'))).toBe(true);
  expect(await canSignIn(worker(), user.email, 'another sesame')).toBe(true);
});

test('of two who click at once one sets the password', async () => {
  const { user } = await aSignedInClient(worker());
  const token = await aToken(user.email);
  const answers = await Promise.all([reset(token, 'first sesame'), reset(token, 'second sesame')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('the link works for thirty minutes', async () => {
  const { user } = await aSignedInClient(worker());
  const token = await aToken(user.email);
  const row = () =>
    worker()
      .db.prepare('SELECT expires_at FROM email_tokens WHERE token_hash = ?')
      .bind(hashOf(token))
      .first();
  expect(await row()).toEqual({ expires_at: '2026-05-14T16:30:00.000Z' });
  await worker()
    .db.prepare('UPDATE email_tokens SET expires_at = ? WHERE token_hash = ?')
    .bind(NOW, hashOf(token))
    .run();
  expect(await isOver(await reset(token))).toBe(true);
  expect(await canSignIn(worker(), user.email)).toBe(true);
  await worker().runCron();
  expect(await row()).toBeNull();
});

test('a newer link takes the place of an older one', async () => {
  const { user } = await aSignedInClient(worker());
  const older = await aToken(user.email);
  const newer = await aToken(user.email, 2);
  expect(await isOver(await reset(older))).toBe(true);
  expect((await reset(newer)).status).toBe(200);
});

test('no link stands in the database', async () => {
  const { user } = await aSignedInClient(worker());
  const token = await aToken(user.email);
  const { results } = await worker().db.prepare('SELECT * FROM email_tokens').all();
  expect(JSON.stringify(results)).not.toContain(token);
});

test('a link that confirms an address sets no password', async () => {
  const person = await aSignedInClient(worker());
  await person.post('/api/user/verification', {});
  const token = tokenIn(await lastMailTo(worker(), person.user.email));
  expect(await isOver(await reset(token))).toBe(true);
});

test.each([
  ['', 'This link is not complete'],
  ['x'.repeat(201), ''],
])('a token %j is rejected', async (token, message) => {
  const response = await reset(token);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(message);
});

test('a password that is too short leaves the link as it was', async () => {
  const { user } = await aSignedInClient(worker());
  const token = await aToken(user.email);
  const response = await reset(token, 'short');
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { fieldErrors: { password: ['Password must be at least 6 characters'] } },
  ]);
  expect((await reset(token)).status).toBe(200);
});

test('whoever had connected Google to an unconfirmed account loses it, an owner does not', async () => {
  const stranger = await aSignedInClient(worker(), { googleSub: 'a-stranger' });
  const owner = await aSignedInClient(worker(), { googleSub: 'the-owner', emailVerified: true });
  for (const { user } of [stranger, owner]) await reset(await aToken(user.email));
  expect(await userRow(worker(), stranger.user.email)).toMatchObject({
    google_sub: null,
    google_email: null,
    email_verified_at: NOW,
  });
  expect(await userRow(worker(), owner.user.email)).toMatchObject({
    google_sub: 'the-owner',
    google_email: owner.user.email,
  });
});

test('who only signs in with Google gets a password this way', async () => {
  const { user } = await aSignedInClient(worker(), {
    password: null,
    googleSub: 'no-password',
    emailVerified: true,
  });
  await reset(await aToken(user.email));
  expect(await canSignIn(worker(), user.email, 'another sesame')).toBe(true);
  expect(await userRow(worker(), user.email)).toMatchObject({ google_sub: 'no-password' });
});

test(
  'a fourth mail to an address within a minute waits, known or not',
  {
    timeout: LIMIT_TEST_MS,
  },
  withinOneMinute(async () => {
    const { user } = await aSignedInClient(worker());
    const statuses = async (email: string) => {
      const all: number[] = [];
      for (let count = 0; count < 4; count++) all.push((await askFor(email)).status);
      return all;
    };
    expect(await statuses(user.email)).toEqual([202, 202, 202, 429]);
    expect(await statuses(anEmail())).toEqual([202, 202, 202, 429]);
    await lastMailTo(worker(), user.email, 3);
  }),
);

test('a mail vendor that is down changes no answer, and no address is logged', async () => {
  const { user } = await aSignedInClient(worker());
  const well = await (await askFor(anEmail())).text();
  const logged = worker().log.length;
  await worker().injectFault({ vendor: 'mail', kind: 'status', status: 500, times: 2 });
  const response = await askFor(user.email);
  expect([response.status, await response.text()]).toEqual([202, well]);
  await eventually(
    async () => worker().errors.join(''),
    (errors) => errors.includes('background work failed'),
  );
  const errors = worker().errors.splice(0).join('');
  expect(errors).toContain('answered 500');
  expect(errors.match(/background work failed/g)).toHaveLength(1);
  for (const secret of [user.email, '/auth/reset', 're_sandbox']) {
    expect(errors + worker().log.slice(logged).join('')).not.toContain(secret);
  }
});

test.each(['status', 'lost'] as const)(
  'a mail vendor that fails once (%s) sends one mail',
  async (kind) => {
    const { user } = await aSignedInClient(worker());
    await worker().injectFault({ vendor: 'mail', kind, times: 1 });
    await askFor(user.email);
    await lastMailTo(worker(), user.email);
    // Nothing follows once the second try is through.
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await mailsTo(worker(), user.email)).toHaveLength(1);
  },
);

test('in production the link leads to the configured address, whatever the request names', async () => {
  const production = await startWorker({
    now: null,
    vars: { ...ACCOUNT_VARS, ENVIRONMENT: 'production', APP_ORIGIN: 'https://gigs.example' },
  });
  try {
    const { user } = await aSignedInClient(production);
    await production.fetch('https://evil.example/api/auth/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.example' },
      body: JSON.stringify({ email: user.email }),
    });
    const mail = await lastMailTo(production, user.email);
    expect(linkIn(mail).origin).toBe('https://gigs.example');
    expect(mail.text + mail.html).not.toContain('evil.example');
  } finally {
    await production.stop();
  }
});

test('where no mail has been set up, asking for a link says so', async () => {
  const plain = await startWorker();
  try {
    const { user } = await aSignedInClient(plain);
    for (const email of [user.email, anEmail()]) {
      const response = await new Client(plain).post('/api/auth/forgot-password', { email });
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { code: 'mail_unavailable' },
      ]);
    }
  } finally {
    await plain.stop();
  }
});
