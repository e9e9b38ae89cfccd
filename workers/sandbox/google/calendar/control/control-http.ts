import { z } from 'zod';
import { pendingNotifications } from '../events/channels';
import { renderEvent } from '../events/render-event';
import { ApiError, errorResponse } from '../http/api-error';
import { type RequestFilter, requestLog } from '../http/request-log';
import { editAsHuman } from '../page/human-edit';
import { type SandboxCalendar, seededStore } from '../sandbox-calendar';
import { defaultSeed } from '../seed/default-seed';
import { largeCalendar } from '../seed/large-calendar';
import { checksum } from '../store/checksum';
import { createCalendarStore, fillStore } from '../store/create-store';
import { restoreStore, snapshotStore } from '../store/snapshot';
import type { Calendar, StoredEvent } from '../store/store';
import * as bodies from './control-bodies';
import {
  addBarrier,
  addFaults,
  clearFaults,
  expire,
  purge,
  releaseBarriers,
  removeCalendar,
  setClock,
  setQuotaExceeded,
  setRole,
} from './controls';

const PREFIX = '/__ctl/google/calendar/';

type Control = (sandbox: SandboxCalendar, body: unknown, query: URLSearchParams) => unknown;

/** What can be done to the sandbox's calendars: by method and name, with a JSON body. */
const CONTROLS: Record<string, Control> = {
  'POST reset': (sandbox) => {
    const { store, random, tokens } = sandbox;
    // Whoever is held by a barrier would wait for ever.
    releaseBarriers(store);
    restoreStore(store, seededStore({ now: Date.now, random }));
    tokens.clear();
  },
  'POST seed': (sandbox, body) => {
    const { add, seed, large } = bodies.Seed.parse(body);
    const { store } = sandbox;
    if (!add && !large) {
      restoreStore(store, { ...createCalendarStore(undefined, sandbox), clock: store.clock });
    }
    const whole = large ? largeCalendar(sandbox.now(), large) : seed;
    fillStore(store, whole ?? defaultSeed(sandbox.now()), sandbox);
  },
  'POST snapshot': ({ snapshots, store }, body) => {
    snapshots.set(bodies.Named.parse(body).name, snapshotStore(store));
  },
  'POST restore': ({ snapshots, store }, body) => {
    const snapshot = snapshots.get(bodies.Named.parse(body).name);
    if (!snapshot) throw new ApiError(404, 'notFound', 'There is no such snapshot.');
    restoreStore(store, snapshot);
  },
  'POST edit': (sandbox, body) => {
    const edit = bodies.Edit.parse(body);
    const event = editAsHuman(sandbox.store, edit, sandbox);
    const id = edit.op === 'move' ? edit.destination : edit.calendar;
    const calendar = sandbox.store.calendars.get(id === 'primary' ? edit.user : id);
    return event && calendar ? shown(event, calendar) : undefined;
  },
  'GET events': ({ store }, _body, query) => {
    const calendar = store.calendars.get(query.get('calendar') ?? '');
    if (!calendar) throw new ApiError(404, 'notFound', 'There is no such calendar.');
    return [...calendar.events.values()].map((event) => shown(event, calendar));
  },
  'POST expire': ({ store, now }, body) => {
    const { what, calendar } = bodies.Expire.parse(body);
    expire(store, what, now(), calendar);
  },
  'POST role': ({ store }, body) => {
    const { user, calendar, role } = bodies.SetRole.parse(body);
    setRole(store, user, calendar, role);
  },
  'POST remove': ({ store }, body) => {
    removeCalendar(store, bodies.OneCalendar.parse(body).calendar);
  },
  'POST purge': ({ store }, body) => ({
    purged: purge(store, bodies.OneCalendar.parse(body).calendar),
  }),
  'POST quota': ({ store }, body) => {
    const { calendar, exceeded } = bodies.Quota.parse(body);
    setQuotaExceeded(store, calendar, exceeded);
  },
  'POST settings': ({ store }, body) => {
    Object.assign(store.settings, bodies.Settings.parse(body));
  },
  'POST clock': ({ store, now }, body) => {
    setClock(store, bodies.Clock.parse(body));
    return { now: new Date(now()).toISOString() };
  },
  'GET faults': ({ store }) =>
    store.faults.map(({ match, act, seen, used }) => ({ match, act, seen, used })),
  'POST faults': ({ store }, body) => {
    addFaults(store, bodies.Faults.parse(body));
  },
  'DELETE faults': ({ store }) => clearFaults(store),
  'GET barrier': ({ store }) => store.barriers,
  'POST barrier': ({ store }, body) => addBarrier(store, bodies.RequestMatch.parse(body)),
  'POST release': ({ store }, body) => releaseBarriers(store, bodies.Release.parse(body).id),
  'GET requests': ({ store }, _body, query) => {
    const { writes, ...filter } = Object.fromEntries(query);
    return requestLog(store, { ...filter, writes: writes === 'true' } as RequestFilter);
  },
  'DELETE requests': ({ store }) => {
    store.requests.length = 0;
  },
  'GET notifications': ({ store, now }) => pendingNotifications(store, now()),
  'POST token': ({ tokens }, body) => {
    const { token, email, sub = checksum(email), scopes } = bodies.Token.parse(body);
    tokens.set(token, { sub, email, scopes });
  },
};

/** Answers 204, or 200 with JSON where there is something to tell; 400 says what is wrong. */
export async function answerControl(
  request: Request,
  url: URL,
  sandbox: SandboxCalendar,
): Promise<Response> {
  const control = CONTROLS[`${request.method} ${url.pathname.slice(PREFIX.length)}`];
  if (!control) return new Response('no such control\n', { status: 404 });
  try {
    const text = request.method === 'GET' ? '' : await request.text();
    const result = control(sandbox, text === '' ? {} : JSON.parse(text), url.searchParams);
    if (result === undefined) return new Response(null, { status: 204 });
    return Response.json(result);
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error);
    if (error instanceof z.ZodError) {
      return new Response(`${z.prettifyError(error)}\n`, { status: 400 });
    }
    if (error instanceof SyntaxError) return new Response('that is not JSON\n', { status: 400 });
    throw error;
  }
}

function shown(event: StoredEvent, calendar: Calendar) {
  return renderEvent(event, calendar, {
    zone: calendar.timeZone,
    hidesPrivate: false,
    cancelled: 'details',
  });
}
