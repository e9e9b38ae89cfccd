import { checkScopes } from '../store/access';
import type { CalendarStore } from '../store/store';
import { ensureUser } from '../store/users';
import { ApiError, errorResponse, notFound } from './api-error';
import { answerBatch } from './batch';
import type { Call } from './call';
import {
  badGateway,
  ConnectionLost,
  damage,
  type FaultAction,
  faultError,
  nextFault,
  passBarriers,
  sleep,
} from './faults';
import { applyFields } from './fields-mask';
import { isObject, type JsonObject } from './json';
import { WRITES } from './operation';
import { OPERATIONS } from './operations';
import { countRequest } from './quota';
import type { RequestEntry } from './request-entry';
import { logRequest } from './request-log';
import { type Route, routeOf } from './route';

/** Whom an access token belongs to and what it allows. */
export interface Grant {
  sub: string;
  email: string;
  scopes: readonly string[];
}

export interface CalendarDeps {
  store: CalendarStore;
  /** Milliseconds since 1970, by the sandbox's clock. */
  now: () => number;
  random: () => number;
  authorize: (token: string) => Grant | null;
}

/**
 * Google Calendar v3 over a store in memory. Rejects with a TypeError, as `fetch` does, when an
 * injected fault ends the connection.
 */
export async function answerCalendar(request: Request, deps: CalendarDeps): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === '/batch/calendar/v3') {
    return answerBatch(request, (part) => answerCalendar(part, deps));
  }
  const route = routeOf(request.method, url.pathname);
  if (!route) return errorResponse(notFound());
  const { store } = deps;
  const grant = grantOf(request, url, deps);
  const user = grant?.email.toLowerCase() ?? null;
  const text = request.method === 'GET' ? '' : await request.text();
  const calendarId = route.calendarId === 'primary' && user ? user : route.calendarId;
  const entry = logRequest(
    store,
    toEntry(request, url, { ...route, calendarId }, user, text, deps),
  );
  const matchable = {
    method: request.method,
    path: url.pathname,
    operation: route.operation,
    calendar: calendarId,
    user: user ?? '',
  };
  if (store.barriers.length > 0) await passBarriers(store.barriers, matchable);
  const fault = store.faults.length > 0 ? nextFault(store.faults, matchable) : null;
  if (fault?.delayMs) await sleep(fault.delayMs);
  if (fault?.dropBefore) throw new ConnectionLost();
  if (fault?.html502) {
    entry.status = 502;
    return badGateway();
  }
  const response = answer({ request, url, route, text, grant, fault, entry, deps });
  return fault ? damage(response, fault) : response;
}

interface Answering {
  request: Request;
  url: URL;
  route: Route;
  text: string;
  grant: Grant | null;
  fault: FaultAction | null;
  entry: RequestEntry;
  deps: CalendarDeps;
}

function answer(answering: Answering): Response {
  const { entry, fault } = answering;
  try {
    const error = fault && faultError(fault);
    if (error) throw error;
    const response = perform(answering);
    entry.status = response.status;
    return response;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    entry.status = error.status;
    entry.reason = error.reason;
    return errorResponse(error);
  }
}

function perform({ request, url, route, text, grant, fault, deps }: Answering): Response {
  const { store } = deps;
  if (!grant) {
    throw new ApiError(401, 'authError', 'Invalid Credentials', {
      location: ['header', 'Authorization'],
    });
  }
  checkScopes(route.operation, grant.scopes);
  const now = deps.now();
  const user = ensureUser(store, grant.email, now);
  countRequest(store, user.email, now);
  const call: Call = {
    ...route,
    store,
    method: request.method,
    url,
    query: url.searchParams,
    user,
    scopes: grant.scopes,
    author: { email: user.email },
    ifMatch: request.headers.get('If-Match'),
    ifNoneMatch: request.headers.get('If-None-Match'),
    body: () => parseBody(text),
    now,
    random: deps.random,
    fault,
  };
  const { status = 200, body, etag } = OPERATIONS[route.operation](call);
  if (!body) return new Response(null, { status });
  const masked = applyFields(body, call.query.get('fields'));
  return new Response(JSON.stringify(masked), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate',
      ...(etag && { ETag: etag }),
    },
  });
}

function grantOf(request: Request, url: URL, { authorize }: CalendarDeps): Grant | null {
  const header = request.headers.get('Authorization');
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? url.searchParams.get('access_token');
  return token ? authorize(token) : null;
}

function parseBody(text: string): JsonObject {
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new ApiError(400, 'parseError', 'Parse Error');
  }
  if (!isObject(body)) throw new ApiError(400, 'parseError', 'Parse Error');
  return body;
}

function toEntry(
  request: Request,
  url: URL,
  { operation, calendarId, eventId }: Route,
  user: string | null,
  text: string,
  { now }: CalendarDeps,
): RequestEntry {
  const { access_token: _token, ...query } =
    url.search === '' ? ({} as Record<string, string>) : Object.fromEntries(url.searchParams);
  return {
    at: now(),
    method: request.method,
    path: url.pathname,
    query,
    operation,
    user,
    calendar: calendarId || null,
    event: eventId || null,
    ifMatch: request.headers.get('If-Match'),
    body: WRITES.includes(operation) && text ? loggedBody(text) : null,
    status: null,
    reason: null,
  };
}

function loggedBody(text: string): JsonObject | string {
  try {
    return parseBody(text);
  } catch {
    return text;
  }
}
