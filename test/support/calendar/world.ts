import { vi } from 'vitest';
import { createDatabase } from '~/data/db.server';
import { createReads } from '~/data/reads.server';
import * as schema from '~/data/schema';
import type { SyncReason } from '~/domain/calendar/calendar-message';
import { calendarRoles } from '~/domain/calendar/calendar-roles';
import type { CalendarServices } from '~/domain/calendar/google-services';
import { type CalendarLimits, PAID_LIMITS } from '~/domain/calendar/pull/budget';
import { runSync } from '~/domain/calendar/run-sync.server';
import { tokenPlace } from '~/domain/calendar/tokens/access-token.server';
import { createTokenCipher } from '~/domain/calendar/tokens/token-cipher';
import { createGig } from '~/domain/gigs/create-gig.server';
import { deleteGig, restoreGig } from '~/domain/gigs/delete-gig.server';
import type { Gig } from '~/domain/gigs/gig';
import { GigPatch, NewGigInput } from '~/domain/gigs/gig-input';
import { type GigOutcome, updateGig } from '~/domain/gigs/update-gig.server';
import { loadPlaces } from '~/domain/places/load-places.server';
import { createGoogleCalendar } from '~/providers/google/google-calendar.server';
import { createGoogleOauth } from '~/providers/google/google-oauth.server';
import { answerCalendar } from '../../../workers/sandbox/google/calendar/http/answer-calendar';
import { type Fault, faultState } from '../../../workers/sandbox/google/calendar/http/faults';
import {
  editAsHuman,
  type HumanEdit,
} from '../../../workers/sandbox/google/calendar/page/human-edit';
import { seededRandom } from '../../../workers/sandbox/google/calendar/store/checksum';
import { createCalendarStore } from '../../../workers/sandbox/google/calendar/store/create-store';
import type { StoredEvent } from '../../../workers/sandbox/google/calendar/store/store';
import { aDatabase } from './sqlite-d1';

export const ANN = 'ann@example.com';
const SUB = 'sub-ann';
export const USER = '01900000-0000-7000-8000-000000000001';
export const CONNECTION = '01900000-0000-7000-8000-0000000000c1';
/** 1 June 2026, noon UTC. */
const NOON = Date.UTC(2026, 5, 1, 12);
export const KEYS = { k1: btoa('0123456789abcdef0123456789abcdef') };

interface WorldOptions {
  twoWay?: boolean;
  possible?: boolean;
  travel?: string | null;
  limits?: Partial<CalendarLimits>;
  timeZone?: string;
  seed?: number;
  connected?: boolean;
}

type Edit = HumanEdit extends infer Each
  ? Each extends HumanEdit
    ? Omit<Each, 'user'>
    : never
  : never;

export interface GigView {
  id: string;
  title: string;
  type: string;
  date: string;
  end_date: string | null;
  location: string;
  rev: number;
  deleted_at: string | null;
  deleted_by: string | null;
  additional_info: string | null;
  google_event_id: string | null;
}

export interface LinkView {
  id: string;
  state: string;
  event_id: string;
  calendar_id: string;
  gig_id: string | null;
  gone_reason: string | null;
  type_held: number;
  etag: string | null;
  generation: number;
  synced_rev: number | null;
  travel_detail_id: string | null;
  recurring_event_id: string | null;
  kind: string;
  base_json: string;
}

/** One person's app and Google Calendar, on one clock. */
export async function aWorld({
  twoWay = false,
  possible = true,
  travel = null,
  limits = {},
  timeZone = 'America/Chicago',
  seed = 1,
  connected = true,
}: WorldOptions = {}) {
  const clock = { now: NOON, workerAhead: 0 };
  const now = () => clock.now;
  const random = seededRandom(seed);
  const d1 = await aDatabase(now);
  const store = createCalendarStore(
    {
      users: [{ email: ANN, name: 'Ann' }],
      calendars: [
        {
          id: ANN,
          owner: ANN,
          summary: 'Ann',
          members: [{ email: ANN, role: 'owner', primary: true }],
        },
        ...['booked', 'possible', 'travel', 'other'].map((id) => ({
          id,
          owner: ANN,
          summary: id,
          timeZone,
        })),
      ],
    },
    { now, random },
  );
  /** The grant as Google's token endpoint knows it. */
  const oauth = {
    /** What the token endpoint answers instead, as an OAuth error code or a status. */
    rejection: null as string | number | null,
    refreshes: 0,
    revoked: [] as string[],
    exchange: null as Record<string, unknown> | null,
    sub: SUB,
    email: ANN,
    accessToken: 'access-1',
    scopes: SCOPES,
  };
  const deps = {
    store,
    now,
    random,
    authorize: (token: string) =>
      token === oauth.accessToken
        ? { sub: oauth.sub, email: ANN, scopes: oauth.scopes.split(' ') }
        : null,
  };
  const hooks = {
    /** Called with each request on its way out, which a Response ends there, and its answer on the way back. */
    request: null as ((request: Request) => unknown) | null,
    response: null as
      | ((request: Request, response: Response) => Response | Promise<Response>)
      | null,
  };
  const waits: number[] = [];
  const queued: { connectionId: string; reason: string }[] = [];

  async function send(request: Request): Promise<Response> {
    const instead = await hooks.request?.(request);
    if (instead instanceof Response) return instead;
    const url = new URL(request.url);
    const answer = url.pathname.startsWith('/calendar/')
      ? await answerCalendar(request, deps)
      : await answerOauth(oauth, url, request);
    return (await hooks.response?.(request, answer)) ?? answer;
  }
  vi.stubGlobal('fetch', (input: Request | URL | string, init?: RequestInit) =>
    send(new Request(input, init)),
  );

  const db = createDatabase(d1 as unknown as D1Database);
  const places = loadPlaces;
  const services: CalendarServices = {
    db,
    reads: createReads(db),
    now: () => new Date(clock.now + clock.workerAhead),
    places,
    cache: { getOrSet: (_entry, load) => load(), delete: async () => {} },
    background: () => {},
    geocodeQueue: { send: async () => {} },
    calendarQueue: {
      send: async (messages) => {
        queued.push(...messages);
      },
    },
    google: {
      calendar: createGoogleCalendar({ baseUrl: 'https://www.googleapis.test', fetch: send }),
      oauth: createGoogleOauth({
        clientId: 'client',
        clientSecret: 'secret',
        accountsUrl: 'https://accounts.google.test',
        oauthUrl: 'https://oauth2.googleapis.test',
        apiUrl: 'https://www.googleapis.test',
        fetch: send,
      }),
      tokens: createTokenCipher({ keys: KEYS, current: 'k1' }),
      limits: { ...PAID_LIMITS, requests: 100_000, statements: 100_000, ...limits },
      origin: 'http://localhost:8787',
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        clock.now += milliseconds;
      },
      random,
    },
  };
  d1.rows(
    `INSERT INTO users (id, email, display_name, created_at) VALUES (?, ?, 'Ann', ?)`,
    USER,
    ANN,
    new Date(NOON).toISOString(),
  );
  if (connected) {
    const encrypt = (text: string, column: 'refresh_token_enc' | 'access_token_enc') =>
      services.google.tokens.encrypt(text, tokenPlace(column, CONNECTION));
    const chosen = {
      bookedCalendarId: 'booked',
      possibleCalendarId: possible ? 'possible' : null,
      travelCalendarId: travel,
    };
    await db.insert(schema.calendarConnections).values({
      id: CONNECTION,
      userId: USER,
      googleSub: SUB,
      googleEmail: ANN,
      refreshTokenEnc: await encrypt('refresh-1', 'refresh_token_enc'),
      accessTokenEnc: await encrypt('access-1', 'access_token_enc'),
      accessExpiresAt: NOON / 1000 + 10 * 365 * 86_400,
      scopes: SCOPES,
      twoWay,
      nextSyncAt: NOON / 1000,
      ...chosen,
    });
    for (const [calendarId, roles] of calendarRoles(chosen)) {
      await db
        .insert(schema.calendarSyncState)
        .values({ connectionId: CONNECTION, calendarId, roles: roles.join(',') });
    }
  }

  const world = {
    d1,
    store,
    clock,
    services,
    hooks,
    waits,
    queued,
    oauth,
    /** Seconds later; a pause that Google asked for may be over. */
    advance(seconds: number) {
      clock.now += seconds * 1000;
    },
    sync: (reason?: SyncReason) => runSync(services, CONNECTION, reason),
    /** Syncs until a run leaves nothing to do. */
    async syncUntilQuiet(most = 6): Promise<number> {
      for (let run = 1; run <= most; run++) {
        queued.length = 0;
        const outcome = await world.sync();
        if (outcome.kind !== 'synced') throw new Error(`sync: ${JSON.stringify(outcome)}`);
        if (queued.length === 0) return run;
      }
      throw new Error('never quiet');
    },
    /** Runs the sync and answers what it wrote to Google. */
    async writesOf(work: () => Promise<unknown>) {
      const before = store.requests.length;
      await work();
      return world.writes(before);
    },
    writes: (from = 0) =>
      store.requests
        .slice(from)
        .filter(({ operation }) =>
          /^events\.(insert|update|patch|delete|move)$/.test(operation ?? ''),
        ),
    fault(match: Fault['match'], act: Fault['act']) {
      store.faults.push(faultState({ match, act }));
    },
    human: (edit: Edit): StoredEvent | null =>
      editAsHuman(store, { user: ANN, ...edit } as HumanEdit, { now, random }),
    add: (calendar: string, event: Record<string, unknown>) =>
      editAsHuman(
        store,
        { user: ANN, op: 'create', calendar, event: event as never },
        { now, random },
      ) as StoredEvent,
    event: (calendar: string, id: string) => store.calendars.get(calendar)?.events.get(id),
    liveEvents: (...calendars: string[]) =>
      calendars.flatMap((id) =>
        [...(store.calendars.get(id)?.events.values() ?? [])]
          .filter(({ status }) => status !== 'cancelled')
          .map((event) => ({ calendar: id, id: event.id, event })),
      ),
    gigs: () =>
      d1.rows<GigView>('SELECT * FROM gigs WHERE deleted_at IS NULL ORDER BY date, title'),
    allGigs: () => d1.rows<GigView>('SELECT * FROM gigs ORDER BY date, title'),
    links: () => d1.rows<LinkView>('SELECT * FROM event_links ORDER BY id'),
    logs: () =>
      d1.rows<{ kind: string; gig_id: string; detail_json: string }>('SELECT * FROM sync_log'),
    connection: () =>
      d1.rows<Record<string, unknown>>('SELECT * FROM calendar_connections')[0] ?? {},
    state: (calendar: string) =>
      d1.rows<Record<string, unknown>>(
        'SELECT * FROM calendar_sync_state WHERE calendar_id = ?',
        calendar,
      )[0] ?? {},
    details: () => d1.rows<Record<string, unknown>>('SELECT * FROM travel_details ORDER BY id'),
    setTwoWay(on: boolean) {
      d1.rows('UPDATE calendar_connections SET two_way = ?', Number(on));
    },
    app: {
      async create(fields: Record<string, unknown> = {}) {
        const input = NewGigInput.parse({
          title: 'Show',
          location: 'Hall',
          date: '2026-06-20',
          type: 'booked',
          ...fields,
        });
        return gigOf(await createGig(services, USER, input));
      },
      async edit(id: string, fields: Record<string, unknown>) {
        gigOf(await updateGig(services, USER, id, GigPatch.parse(fields)));
      },
      delete: (id: string) => deleteGig(services, USER, id),
      restore: (id: string) => restoreGig(services, USER, id),
    },
  };
  return world;
}

export type World = Awaited<ReturnType<typeof aWorld>>;

export const SCOPES = [
  'openid',
  'https://www.googleapis.com/auth/userinfo.email',
  'https://www.googleapis.com/auth/userinfo.profile',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.events',
].join(' ');

interface OauthState {
  rejection: string | number | null;
  refreshes: number;
  revoked: string[];
  exchange: Record<string, unknown> | null;
  sub: string;
  email: string;
  accessToken: string;
  scopes: string;
}

async function answerOauth(oauth: OauthState, url: URL, request: Request): Promise<Response> {
  if (url.pathname === '/oauth2/v3/userinfo') {
    return Response.json({ sub: oauth.sub, email: oauth.email });
  }
  const form = new URLSearchParams(await request.text());
  if (url.pathname === '/revoke') {
    oauth.revoked.push(form.get('token') ?? '');
    return Response.json({});
  }
  if (typeof oauth.rejection === 'number') return new Response('', { status: oauth.rejection });
  if (oauth.rejection) return Response.json({ error: oauth.rejection }, { status: 400 });
  if (form.get('grant_type') === 'refresh_token') {
    oauth.refreshes++;
    oauth.accessToken = `access-${oauth.refreshes + 1}`;
    return Response.json({
      access_token: oauth.accessToken,
      expires_in: 3599,
      scope: oauth.scopes,
      token_type: 'Bearer',
    });
  }
  return Response.json({
    access_token: oauth.accessToken,
    refresh_token: 'refresh-2',
    expires_in: 3599,
    scope: oauth.scopes,
    token_type: 'Bearer',
    ...oauth.exchange,
  });
}

/** A whole day as Google has it: the end is the day after. */
export function day(date: string, end?: string) {
  const next = new Date(Date.parse(`${end ?? date}T00:00Z`) + 86_400_000)
    .toISOString()
    .slice(0, 10);
  return { start: { date }, end: { date: end ? end : next } };
}

export function timed(start: string, end: string, timeZone: string) {
  return { start: { dateTime: start, timeZone }, end: { dateTime: end, timeZone } };
}

export function gigOf(outcome: GigOutcome): Gig {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.gig;
}
