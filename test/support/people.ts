import { anEmail, Client, PASSWORD, type SignedInClient } from './worker/client';
import type { TestWorker } from './worker/start-worker';

/** A new account that was registered as a visitor registers, with all that follows from it. */
export async function aRegisteredClient(
  worker: TestWorker,
  email = anEmail(),
): Promise<SignedInClient> {
  const client = new Client(worker);
  const response = await client.post('/api/auth/register', {
    username: 'Robin Vale',
    displayName: 'Robin Vale',
    password: PASSWORD,
    email,
  });
  if (response.status !== 201) throw new Error(`registration failed: ${await response.text()}`);
  const { user } = (await response.json()) as { user: SignedInClient['user'] };
  return Object.assign(client, { user });
}

/** Who the client is signed in as; null for nobody. */
export async function userOf(client: Client) {
  const response = await client.get('/api/auth/user');
  const { user } = (await response.json()) as { user: { id: string; email: string } | null };
  return user;
}

export async function isSignedIn(client: Client): Promise<boolean> {
  return (await userOf(client)) !== null;
}

export async function canSignIn(worker: TestWorker, username: string, password = PASSWORD) {
  const response = await new Client(worker).post('/api/auth/login', { username, password });
  return response.status === 200;
}

export function userRow(worker: TestWorker, email: string) {
  return worker.db
    .prepare('SELECT * FROM users WHERE email = ?')
    .bind(email)
    .first<Record<string, string | null>>();
}
