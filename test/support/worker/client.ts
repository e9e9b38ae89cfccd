import { createHash, randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { createCookie } from '@remix-run/cloudflare';
import { addDays } from 'date-fns';
import { type TestWorker, VARS } from './start-worker';

/** Browsers take the prefix over https only. */
export const SESSION_COOKIE = { https: '__Host-gigbound_session', http: 'gigbound_session' };

/** Somebody with a browser: keeps the cookies, sends what a browser sends. */
export class Client {
  private cookies = new Map<string, string>();
  private address = `203.0.113.${Math.ceil(Math.random() * 254)}-${randomUUID()}`;

  constructor(private readonly worker: TestWorker) {}

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await this.worker.fetch(path, {
      method,
      headers: {
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'CF-Connecting-IP': this.address,
        'Sec-Fetch-Site': 'same-origin',
        ...(body !== undefined &&
          !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  get = (path: string, headers?: Record<string, string>) =>
    this.send('GET', path, undefined, headers);
  post = (path: string, body: unknown, headers?: Record<string, string>) =>
    this.send('POST', path, body, headers);
  put = (path: string, body: unknown) => this.send('PUT', path, body);
  patch = (path: string, body: unknown) => this.send('PATCH', path, body);
  delete = (path: string) => this.send('DELETE', path);

  /** As a form without script sends it. */
  submit = (path: string, fields: Record<string, string>, method = 'POST') =>
    this.send(method, path, new URLSearchParams(fields).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
    });

  setCookie(name: string, value: string) {
    this.cookies.set(name, value);
    return this;
  }

  cookie(name: string) {
    return this.cookies.get(name);
  }

  /** What the session's cookie holds. */
  get sessionCookie() {
    return this.cookies.get(SESSION_COOKIE.https) ?? '';
  }

  /** The session as a browser sends it over the other protocol, where the cookie has another name. */
  cookieHeader(protocol: 'http:' | 'https:') {
    const name = protocol === 'https:' ? SESSION_COOKIE.https : SESSION_COOKIE.http;
    return `${name}=${this.sessionCookie}`;
  }
}

/** The Set-Cookie headers that are about the session. */
export function sessionCookiesOf({ headers }: Response): string[] {
  return headers.getSetCookie().filter((cookie) => cookie.includes('gigbound_session='));
}

export const PASSWORD = 'open sesame';

interface AccountDetails {
  email?: string;
  /** Null for an account that only signs in with Google. */
  password?: string | null;
  emailVerified?: boolean;
  googleSub?: string | null;
}

export type SignedInClient = Client & { user: { id: string; email: string } };

/**
 * A new account, signed in; its password is "open sesame". Its rows are written directly, which takes
 * a hundredth of the time of a registration.
 */
export async function aSignedInClient(
  worker: TestWorker,
  details: AccountDetails = {},
): Promise<SignedInClient> {
  const { email = anEmail(), password = PASSWORD, emailVerified = false } = details;
  const { googleSub = null } = details;
  const id = randomUUID();
  const now = worker.now().toISOString();
  const row = {
    id,
    email,
    display_name: 'Robin Vale',
    password_hash: password === null ? null : quickHash(password),
    email_verified_at: emailVerified ? now : null,
    google_sub: googleSub,
    google_email: googleSub && email,
    created_at: now,
  };
  const session = aSession(worker, id);
  await worker.db.batch([insert(worker, 'users', row), insert(worker, 'sessions', session.row)]);
  return Object.assign(await withSession(worker, session.id), { user: { id, email } });
}

/** Another browser in which the user is signed in. */
export async function signedIn(worker: TestWorker, userId: string): Promise<Client> {
  const session = aSession(worker, userId);
  await insert(worker, 'sessions', session.row).run();
  return withSession(worker, session.id);
}

function aSession(worker: TestWorker, userId: string) {
  const id = randomBytes(32).toString('base64url');
  const row = {
    id_hash: hashOf(id),
    user_id: userId,
    created_at: worker.now().toISOString(),
    expires_at: addDays(worker.now(), 30).toISOString(),
  };
  return { id, row };
}

async function withSession(worker: TestWorker, sessionId: string): Promise<Client> {
  const cookie = createCookie(SESSION_COOKIE.https, { secrets: [VARS.SESSION_SECRET] });
  const [, value = ''] = /=([^;]*)/.exec(await cookie.serialize(sessionId)) ?? [];
  return new Client(worker).setCookie(SESSION_COOKIE.https, value);
}

function insert({ db }: TestWorker, table: string, row: Record<string, string | null>) {
  const names = Object.keys(row);
  return db
    .prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`)
    .bind(...Object.values(row));
}

let emails = 0;

export function anEmail(domain = 'example.com'): string {
  return `person${++emails}@${domain}`;
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
