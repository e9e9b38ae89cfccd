import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { aGoogleUser, answerAtGoogle, locationOf } from '../../support/google';
import { isSignedIn } from '../../support/people';
import { anEmail, aSignedInClient, Client } from '../../support/worker/client';
import { ACCOUNT_VARS, type Fault } from '../../support/worker/start-worker';
import { withWorker } from '../../support/worker/with-worker';

const worker = withWorker({ vars: { ...ACCOUNT_VARS, GOOGLE_SIGN_IN_TIMEOUT_MS: '1500' } });

const FAULTS: Pick<Fault, 'kind' | 'status'>[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'html' },
  { kind: 'truncated' },
  { kind: 'empty' },
  { kind: 'lost' },
];

/** Goes to Google and, while it misbehaves, comes back. */
async function comeBack(
  client: Client,
  fault: Pick<Fault, 'kind' | 'status' | 'path'>,
  query = '',
) {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const toGoogle = await client.get(`/api/auth/google${query}`);
  const back = await answerAtGoogle(worker(), toGoogle, { user: email });
  await worker().injectFault({ vendor: 'google', times: 1, ...fault });
  const logged = worker().log.length;
  const leadsTo = locationOf(await client.get(back));
  const log = worker().log.slice(logged).join('');
  const secrets = [email, new URL(back, 'https://x').searchParams.get('code') ?? '', 'ya29.'];
  return { leadsTo, log, secrets };
}

test.each(
  ['/token', '/oauth2/v3/userinfo'].flatMap((path) => FAULTS.map((fault) => ({ path, ...fault }))),
)('with $kind $status at $path the person reads that Google is unreachable', async (fault) => {
  const client = new Client(worker());
  const { leadsTo, log, secrets } = await comeBack(client, fault, '?redirect=/settings');
  expect(leadsTo).toBe('/auth?google=unavailable&redirect=%2Fsettings');
  expect(await isSignedIn(client)).toBe(false);
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('a Google that does not answer is given up, at either address', async () => {
  const paths = ['/token', '/oauth2/v3/userinfo'];
  const hang = (path: string) => comeBack(new Client(worker()), { kind: 'hang', path });
  for (const { leadsTo } of await Promise.all(paths.map(hang))) {
    expect(leadsTo).toBe('/auth?google=unavailable');
  }
});

test('a failure is logged once with its reason', async () => {
  const before = worker().log.length;
  await comeBack(new Client(worker()), { kind: 'status', status: 500, path: '/token' });
  const reports = () =>
    worker()
      .log.slice(before)
      .join('')
      .match(/google sign-in failed/g) ?? [];
  // The log comes through a pipe of its own, perhaps after the answer.
  await eventually(
    async () => reports(),
    (found) => found.length > 0,
  );
  expect(reports()).toHaveLength(1);
});

test('connecting while Google is down leads back to the settings', async () => {
  const person = await aSignedInClient(worker());
  const { leadsTo } = await comeBack(person, { kind: 'html', path: '/token' }, '?connect');
  expect(leadsTo).toBe('/settings/account?google=unavailable');
});

test('nothing that was logged names a token, a code or an address', async () => {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const client = new Client(worker());
  const back = await answerAtGoogle(worker(), await client.get('/api/auth/google'), {
    user: email,
  });
  await client.get(back);
  expect(await isSignedIn(client)).toBe(true);
  const log = worker().log.join('');
  for (const secret of [email, '@gmail.com', 'ya29', '1//', '"4/', 'sandbox-secret']) {
    expect(log, secret).not.toContain(secret);
  }
});
