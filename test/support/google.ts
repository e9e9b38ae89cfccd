import type { Client } from './worker/client';
import type { TestWorker } from './worker/start-worker';

const SANDBOX = 'https://sandbox.example';

interface GoogleUser {
  sub: string;
  email: string;
}

/** A Google account in the sandbox: verified, and of no organization unless the test says so. */
export async function aGoogleUser(
  worker: TestWorker,
  fields: {
    email: string;
    sub?: string;
    email_verified?: boolean;
    hd?: string;
    name?: string;
    picture?: string;
  },
): Promise<GoogleUser> {
  const response = await worker.fetch(`${SANDBOX}/__ctl/google/users`, {
    method: 'POST',
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as GoogleUser;
}

/** What the person answers at Google. Gives the address Google sends the browser back to. */
export async function answerAtGoogle(
  worker: TestWorker,
  toGoogle: Response,
  { user, decision = 'allow' }: { user: string; decision?: 'allow' | 'deny' },
): Promise<string> {
  const { pathname, searchParams } = new URL(locationOf(toGoogle));
  searchParams.set('sandbox_auto', decision);
  searchParams.set('sandbox_user', user);
  const back = await worker.fetch(`${SANDBOX}${pathname}?${searchParams}`);
  const callback = new URL(locationOf(back));
  return callback.pathname + callback.search;
}

/** The whole way to Google and back; answers where it leads in the end. */
export async function walkToGoogle(
  worker: TestWorker,
  client: Client,
  { user, query = '', decision }: { user: string; query?: string; decision?: 'allow' | 'deny' },
): Promise<string> {
  const toGoogle = await client.get(`/api/auth/google${query}`);
  return locationOf(await client.get(await answerAtGoogle(worker, toGoogle, { user, decision })));
}

export function locationOf(response: Response): string {
  const location = response.headers.get('Location');
  if (!location) throw new Error(`no redirect, but ${response.status}`);
  return location;
}
