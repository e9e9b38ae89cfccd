import { createHash, randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { createCookie } from '@remix-run/cloudflare';
import { Client, SESSION_COOKIE } from './client';
import { NOW, type TestWorker, VARS } from './start-worker';

export const PASSWORD = 'open sesame';

interface Details {
  email?: string;
  /** Null for an account that only signs in with Google. */
  password?: string | null;
  emailVerified?: boolean;
  googleSub?: string | null;
}

export type Person = Client & { user: { id: string; email: string } };

/**
 * An account with the password "open sesame", signed in. Its rows are written directly, which takes
 * a hundredth of the time of a registration.
 */
export async function aPerson(worker: TestWorker, details: Details = {}): Promise<Person> {
  const { email = anEmail(), password = PASSWORD, emailVerified = false } = details;
  const { googleSub = null } = details;
  const id = randomUUID();
  await worker.db
    .prepare(
      `INSERT INTO users
       (id, email, display_name, password_hash, email_verified_at, google_sub, google_email, created_at)
       VALUES (?, ?, 'Robin Vale', ?, ?, ?, ?, ?)`,
    )
    .bind(
      id,
      email,
      password === null ? null : quickHash(password),
      emailVerified ? NOW : null,
      googleSub,
      googleSub && email,
      NOW,
    )
    .run();
  return Object.assign(await signedIn(worker, id), { user: { id, email } });
}

/** Another browser in which the user is signed in. */
export async function signedIn(worker: TestWorker, userId: string): Promise<Client> {
  const sessionId = randomBytes(32).toString('base64url');
  await worker.db
    .prepare('INSERT INTO sessions (id_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)')
    .bind(hashOf(sessionId), userId, NOW, '2026-06-13T16:00:00.000Z')
    .run();
  const cookie = createCookie(SESSION_COOKIE.https, { secrets: [VARS.SESSION_SECRET] });
  const [, value = ''] = /=([^;]*)/.exec(await cookie.serialize(sessionId)) ?? [];
  return new Client(worker).setCookie(SESSION_COOKIE.https, value);
}

let emails = 0;

export function anEmail(domain = 'example.com'): string {
  return `person${++emails}@${domain}`;
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

/** As the table has the secret of a session's cookie or of a mailed link. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Good for tests only: it costs nothing to guess. */
function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 16, r: 1, p: 1 });
  return `scrypt$16$1$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}
