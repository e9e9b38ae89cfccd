import { randomUUID } from 'node:crypto';
import type { TestWorker } from './start-worker';

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

let people = 0;

export type SignedInClient = Client & { user: { id: string; email: string } };

/** A new account, signed in; its password is "open sesame". */
export async function aSignedInClient(
  worker: TestWorker,
  details: { email?: string } = {},
): Promise<SignedInClient> {
  const client = new Client(worker);
  const email = details.email ?? `person${++people}-${Date.now()}@example.com`;
  const response = await client.post('/api/auth/register', {
    username: 'Robin Vale',
    displayName: 'Robin Vale',
    password: 'open sesame',
    email,
  });
  if (response.status !== 201) throw new Error(`registration failed: ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string; email: string } };
  return Object.assign(client, { user });
}
