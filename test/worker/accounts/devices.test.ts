import { expect, test } from 'vitest';
import type { SignedInDevice } from '~/domain/auth/signed-in-device';
import { isSignedIn } from '../../support/people';
import { aSignedInClient, Client, hashOf, PASSWORD, signedIn } from '../../support/worker/client';
import { NOW } from '../../support/worker/start-worker';
import { withWorker } from '../../support/worker/with-worker';

const worker = withWorker({ cf: { city: 'Chicago', region: 'Illinois', country: 'US' } });
const visitor = () => new Client(worker());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

const devicesOf = async (client: Client) =>
  (await (await client.get('/api/user/sessions')).json()) as SignedInDevice[];

async function setSessions(userId: string, column: string, value: string) {
  const update = `UPDATE sessions SET ${column} = ? WHERE user_id = ?`;
  await worker().db.prepare(update).bind(value, userId).run();
}

test('a device is listed by browser, system and place, and the one that asks is marked', async () => {
  const person = await aSignedInClient(worker());
  const client = visitor();
  const credentials = { username: person.user.email, password: PASSWORD };
  await client.post('/api/auth/login', credentials, { 'User-Agent': CHROME });
  const devices = await devicesOf(client);
  expect(devices).toHaveLength(2);
  expect(devices).toContainEqual({
    id: expect.any(String),
    device: 'Chrome on Windows',
    place: 'Chicago, Illinois, US',
    signedInAt: NOW,
    lastUsedAt: NOW,
    current: true,
  });
  expect(devices).toContainEqual(
    expect.objectContaining({ device: null, place: null, current: false }),
  );
});

test('nothing in the list signs anybody in', async () => {
  const person = await aSignedInClient(worker());
  const list = await (await person.get('/api/user/sessions')).text();
  const secret = decodeURIComponent(person.sessionCookie).split('.')[0] ?? '';
  expect(list).not.toContain(JSON.parse(Buffer.from(secret, 'base64').toString()));
  const [{ id = '' } = {}] = JSON.parse(list) as SignedInDevice[];
  const cookies = [id, encodeURIComponent(id)];
  for (const cookie of cookies) {
    expect(await isSignedIn(visitor().setCookie('__Host-gigbound_session', cookie))).toBe(false);
  }
});

test('"last used" moves on after ten minutes, and not before', async () => {
  const person = await aSignedInClient(worker());
  const lastUsed = async () => (await devicesOf(person))[0]?.lastUsedAt;
  await setSessions(person.user.id, 'created_at', '2026-05-14T15:51:00.000Z');
  await person.get('/api/gigs');
  expect(await lastUsed()).toBe('2026-05-14T15:51:00.000Z');
  await setSessions(person.user.id, 'created_at', '2026-05-14T15:49:00.000Z');
  await person.get('/api/gigs');
  await expect.poll(lastUsed).toBe(NOW);
  await setSessions(person.user.id, 'last_used_at', '2026-05-14T15:49:00.000Z');
  await person.get('/api/gigs');
  await expect.poll(lastUsed).toBe(NOW);
});

test('the device that was used last comes first, and one whose session is over not at all', async () => {
  const person = await aSignedInClient(worker());
  const { id } = person.user;
  await setSessions(id, 'last_used_at', '2026-05-14T15:55:00.000Z');
  const later = await signedIn(worker(), id);
  expect((await devicesOf(later)).map(({ current }) => current)).toEqual([true, false]);
  await worker()
    .db.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ? AND last_used_at IS NOT NULL')
    .bind(NOW, id)
    .run();
  expect(await devicesOf(later)).toHaveLength(1);
});

test('one device is signed out, and the others stay', async () => {
  const person = await aSignedInClient(worker());
  const lost = await signedIn(worker(), person.user.id);
  const other = (await devicesOf(person)).find(({ current }) => !current);
  expect((await person.delete(`/api/user/sessions/${other?.id}`)).status).toBe(204);
  expect(await isSignedIn(lost)).toBe(false);
  expect(await isSignedIn(person)).toBe(true);
  expect((await person.delete(`/api/user/sessions/${other?.id}`)).status).toBe(404);
});

test('nobody signs somebody else out', async () => {
  const [person, stranger] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const [device] = await devicesOf(stranger);
  const response = await person.delete(`/api/user/sessions/${device?.id}`);
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect(await isSignedIn(stranger)).toBe(true);
  expect((await person.delete(`/api/user/sessions/${hashOf('made-up')}`)).status).toBe(404);
});

test('signing out everywhere ends all sessions of the person, here too, and nobody else’s', async () => {
  const person = await aSignedInClient(worker());
  const elsewhere = await signedIn(worker(), person.user.id);
  const stranger = await aSignedInClient(worker());
  const response = await person.delete('/api/user/sessions');
  expect(response.status).toBe(204);
  expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-gigbound_session=; .*1970/);
  for (const client of [person, elsewhere]) expect(await isSignedIn(client)).toBe(false);
  expect(await isSignedIn(stranger)).toBe(true);
});

test.each(['GET', 'DELETE'])('signed out, %s answers 401', async (method) => {
  expect((await visitor().send(method, '/api/user/sessions')).status).toBe(401);
  expect((await visitor().delete('/api/user/sessions/x')).status).toBe(401);
});

test('sessions that are over are deleted at night', async () => {
  const person = await aSignedInClient(worker());
  await setSessions(person.user.id, 'expires_at', NOW);
  await worker().runCron();
  const left = await worker()
    .db.prepare('SELECT count(*) AS count FROM sessions WHERE user_id = ?')
    .bind(person.user.id)
    .first();
  expect(left).toEqual({ count: 0 });
});
