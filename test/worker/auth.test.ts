import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSignedInClient, Client } from '../support/client';
import { startWorker, type TestWorker } from '../support/start-worker';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.stop());

const registration = (email: string) => ({
  username: 'Robin Vale',
  displayName: 'Robin Vale',
  password: 'open sesame',
  email,
});

test('a new account is signed in at once and told where to go', async () => {
  const client = new Client(worker);
  const response = await client.post('/api/auth/register', registration(' New@Example.com '));
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    isAuthenticated: true,
    user: {
      id: expect.any(String),
      displayName: 'Robin Vale',
      email: 'new@example.com',
      profilePicture: null,
    },
    redirectUrl: '/?newUser=true',
  });
  expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  const me = await client.get('/api/auth/user?t=1');
  expect(await me.json()).toMatchObject({
    isAuthenticated: true,
    user: { email: 'new@example.com' },
  });
});

test('nobody is signed in without a session', async () => {
  const response = await new Client(worker).get('/api/auth/user');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ isAuthenticated: false, user: null });
});
