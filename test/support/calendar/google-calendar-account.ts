import { afterAll, beforeAll, expect } from 'vitest';
import { createGoogleCalendar } from '~/providers/google/google-calendar.server';
import { createGoogleOauth } from '~/providers/google/google-oauth.server';
import { REAL, withVendor } from '../vendors';

const LIST = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly';
const EVENTS = 'https://www.googleapis.com/auth/calendar.events';
const APP_CREATED = 'https://www.googleapis.com/auth/calendar.app.created';
const READ_EVENTS = 'https://www.googleapis.com/auth/calendar.events.readonly';
const EMAIL = 'contract@gmail.com';

/**
 * For the real one: an OAuth client, a refresh token that may write events, one that may only read
 * them, and the ids of two calendars that are empty and for nothing else.
 */
const env = (name: string) => process.env[`GOOGLE_TEST_${name}`] ?? '';
const REAL_CALENDARS = { first: env('FIRST_CALENDAR'), second: env('SECOND_CALENDAR') };
const CREDENTIALS = ['CLIENT_ID', 'CLIENT_SECRET', 'REFRESH_TOKEN', 'READ_REFRESH_TOKEN'];
const hasCredentials =
  CREDENTIALS.every((name) => env(name) !== '') && Object.values(REAL_CALENDARS).every(Boolean);

/** Nobody can be asked without credentials. */
export const UNREACHABLE = REAL && !hasCredentials;

interface Query {
  [name: string]: string;
}

/** An account with two calendars: the sandbox's, or the one of the credentials. */
export function withGoogleCalendarAccount() {
  const google = withVendor('GOOGLE_API_BASE', 'google-calendar');
  const calendars = REAL ? REAL_CALENDARS : { first: 'contract-first', second: 'contract-second' };
  const tokens = { write: 'contract-write', read: 'contract-read' };
  const inserted: string[] = [];
  const baseUrl = () => google.addressOf('GOOGLE_API_BASE');

  async function control(name: string, body: object) {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${baseUrl()}/__ctl/google/calendar/${name}`, init);
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  }

  beforeAll(async () => {
    if (UNREACHABLE) return;
    if (REAL) {
      tokens.write = await refresh(env('REFRESH_TOKEN'));
      tokens.read = await refresh(env('READ_REFRESH_TOKEN'));
      return;
    }
    await control('seed', {
      add: true,
      seed: {
        users: [{ email: EMAIL, name: 'Contract' }],
        calendars: Object.values(calendars).map((id) => ({ id, owner: EMAIL, summary: id })),
      },
    });
    const scopes = [LIST, EVENTS, APP_CREATED];
    await control('token', { token: tokens.write, email: EMAIL, scopes });
    await control('token', { token: tokens.read, email: EMAIL, scopes: [LIST, READ_EVENTS] });
  });

  const ask = async (
    method: string,
    path: string,
    {
      query = {},
      body,
      token = tokens.write,
    }: { query?: Query; body?: object; token?: string } = {},
  ) => {
    const response = await fetch(`${baseUrl()}/calendar/v3/${path}?${new URLSearchParams(query)}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  const eventsOf = (calendarId: string, eventId = '') =>
    `calendars/${encodeURIComponent(calendarId)}/events${eventId && `/${eventId}`}`;

  // Whoever gave real calendars finds them empty again.
  afterAll(async () => {
    if (!REAL) return;
    for (const id of inserted) {
      for (const calendar of Object.values(calendars)) await ask('DELETE', eventsOf(calendar, id));
    }
  });

  return {
    ...calendars,
    tokens,
    email: EMAIL,
    control,
    ask,
    eventsOf,
    /** An id that no event has had. */
    newId() {
      const id = `ct${Date.now().toString(32)}${inserted.length.toString(32).padStart(3, '0')}`;
      inserted.push(id);
      return id;
    },
    client: () => createGoogleCalendar({ baseUrl: baseUrl(), fetch: (request) => fetch(request) }),
    /** Adds an event of a day, or what is given, by plain HTTP. */
    async insert(fields: object = {}, calendarId = calendars.first) {
      const id = this.newId();
      const body = { id, summary: 'Contract', ...ON_A_DAY, ...fields };
      const answer = await ask('POST', eventsOf(calendarId), { body });
      expect(answer.status).toBe(200);
      return answer.body as { id: string; etag: string };
    },
    /** The whole list, page by page, as the sync reads it. */
    async list(calendarId: string, syncToken: string | null = null, pageSize = 250) {
      const pages = [];
      let pageToken: string | null = null;
      do {
        const query = { calendarId, pageSize, pageToken, syncToken, from: null };
        const page = await this.client().listEvents(tokens.write, query);
        pages.push(page);
        pageToken = page.nextPageToken;
      } while (pageToken !== null);
      const last = pages.at(-1);
      return { pages, events: pages.flatMap(({ events }) => events), token: last?.nextSyncToken };
    },
  };
}

export const ON_A_DAY = { start: { date: '2030-01-05' }, end: { date: '2030-01-06' } };

async function refresh(refreshToken: string): Promise<string> {
  const oauth = createGoogleOauth({
    clientId: env('CLIENT_ID'),
    clientSecret: env('CLIENT_SECRET'),
    accountsUrl: 'https://accounts.google.com',
    oauthUrl: 'https://oauth2.googleapis.com',
    apiUrl: 'https://www.googleapis.com',
    fetch: (request) => fetch(request),
  });
  return (await oauth.refresh(refreshToken)).accessToken;
}
