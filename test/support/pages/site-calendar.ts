import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import { eventually } from '../eventually';
import { aGoogleUser, answerAtGoogle, locationOf } from '../google';
import { aSignedInClient, type SignedInClient } from '../worker/client';
import type { TestWorker } from '../worker/start-worker';

const CONTROL = 'https://sandbox.example/__ctl/google/calendar/';

let accounts = 0;

/** A Google account of its own with an empty calendar for booked and one for possible gigs. */
export async function aCalendarAccount(worker: TestWorker) {
  const key = `player${++accounts}`;
  const email = `${key}@gmail.com`;
  const [booked, possible] = [`booked-${key}`, `possible-${key}`];
  await aGoogleUser(worker, { email });
  const control = async (method: string, name: string, body?: unknown) => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await worker.fetch(CONTROL + name, init);
    if (!response.ok) throw new Error(await response.text());
    return response.status === 204 ? null : response.json();
  };
  const calendars = [booked, possible].map((id) => ({ id, owner: email, summary: id }));
  const users = [{ email, name: key }];
  await control('POST', 'seed', { add: true, seed: { users, calendars } });
  return {
    email,
    booked,
    possible,
    /** Something that is changed in Google's own screens. */
    edit: (change: Record<string, unknown>) =>
      control('POST', 'edit', { user: email, calendar: booked, ...change }),
    addShow: (summary: string, days = 10) =>
      control('POST', 'edit', {
        user: email,
        calendar: booked,
        op: 'create',
        event: {
          summary,
          location: 'Austin, TX',
          start: { date: day(days) },
          end: { date: day(days + 1) },
        },
      }),
    injectFault: (act: Record<string, unknown>) =>
      control('POST', 'faults', { match: { user: email, times: 1 }, act }),
    /** What this account's calendars were asked. */
    requests: async (operation: string) =>
      (await control('GET', `requests?user=${email}&operation=${operation}`)) as unknown[],
    events: async (calendar = booked) =>
      (
        (await control('GET', `events?calendar=${calendar}`)) as {
          status: string;
          summary: string;
        }[]
      )
        .filter(({ status }) => status !== 'cancelled')
        .map(({ summary }) => summary),
  };
}

export type CalendarAccount = Awaited<ReturnType<typeof aCalendarAccount>>;

/** So many days from today: the sync goes by the real date. */
function day(fromToday: number): string {
  return new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
}

/** Where Google sends the person back to once they have answered. */
export async function callbackFor(
  worker: TestWorker,
  client: SignedInClient,
  user: string,
  decision: 'allow' | 'deny' = 'allow',
): Promise<string> {
  const { authUrl } = (await (await client.get('/api/calendar/auth-url')).json()) as {
    authUrl: string;
  };
  const toGoogle = new Response(null, { status: 302, headers: { Location: authUrl } });
  return answerAtGoogle(worker, toGoogle, { user, decision });
}

/** Goes to Google's consent and back; answers where that leads. */
export async function connect(
  worker: TestWorker,
  client: SignedInClient,
  { email }: { email: string },
): Promise<string> {
  return locationOf(await client.get(await callbackFor(worker, client, email)));
}

/** Somebody signed in whose calendars are connected and chosen. */
export async function aConnectedClient(worker: TestWorker, { twoWay = false } = {}) {
  const client = await aSignedInClient(worker);
  const account = await aCalendarAccount(worker);
  await connect(worker, client, account);
  await choose(worker, client, account, twoWay);
  const sync = () => client.post('/api/calendar/sync', {});
  return { client, account, sync };
}

/**
 * Chooses the calendars. What turning on two-way sync asks the queue for is waited for: a sync that
 * meets it would be told so. Saving counts the lease's epoch up by one, each run by one more.
 */
export async function choose(
  worker: TestWorker,
  client: SignedInClient,
  account: CalendarAccount,
  twoWay = false,
) {
  const path = '/api/calendar/settings';
  const epoch = async () => {
    const row = await worker.db
      .prepare('SELECT lease_epoch FROM calendar_connections WHERE user_id = ?')
      .bind(client.user.id)
      .first<{ lease_epoch: number }>();
    return row?.lease_epoch ?? 0;
  };
  const before = await epoch();
  const response = await client.post(path, {
    bookedGigsCalendarId: account.booked,
    possibleGigsCalendarId: account.possible,
    ...(twoWay && { twoWaySync: true, confirm: true }),
  });
  if (response.status !== 200) throw new Error(await response.text());
  if (!twoWay) return;
  await eventually(epoch, (now) => now >= before + 2);
  await eventually(
    async () => (await (await client.get(path)).json()) as CalendarSettings,
    ({ syncing, continuing }) => !syncing && !continuing,
  );
}
