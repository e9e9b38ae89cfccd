import { seededRandom } from '../store/checksum';
import { ApiError } from './api-error';
import type { Operation } from './operation';

/** Which requests a fault or a barrier is for; what is not said matches everything. */
export interface RequestMatch {
  method?: string;
  /** A part of the path. */
  path?: string;
  operation?: Operation;
  calendar?: string;
  user?: string;
  /** From the nth such request on, counted from 1. */
  nth?: number;
  /** So many times; once when there is an `nth`, without end when there is none. */
  times?: number;
  /** With this chance, from 0 to 1. */
  prob?: number;
  seed?: number;
}

export interface FaultAction {
  status?: number;
  reason?: string;
  message?: string;
  /** Seconds or a date. Alone it is a 429. */
  retryAfter?: string | number;
  /** The connection ends before anything is done, or after it. */
  dropBefore?: boolean;
  dropAfter?: boolean;
  delayMs?: number;
  html502?: boolean;
  truncate?: boolean;
  emptyPage?: boolean;
  duplicateItem?: boolean;
  wrongEtag?: boolean;
}

export interface Fault {
  match?: RequestMatch;
  act: FaultAction;
}

export interface FaultState extends Fault {
  seen: number;
  used: number;
  random: () => number;
}

/** Holds matching requests until it is released. */
export interface Barrier {
  id: string;
  match: RequestMatch;
  seen: number;
  held: number;
  isReleased: boolean;
}

export interface Matchable {
  method: string;
  path: string;
  operation: Operation;
  calendar: string;
  user: string;
}

export function faultState(fault: Fault): FaultState {
  return { ...fault, seen: 0, used: 0, random: seededRandom(fault.match?.seed ?? 1) };
}

/** The first fault that strikes a request. */
export function nextFault(faults: FaultState[], request: Matchable): FaultAction | null {
  for (const fault of faults) {
    const { match = {} } = fault;
    if (!matches(match, request)) continue;
    fault.seen++;
    if (fault.seen < (match.nth ?? 1)) continue;
    const times = match.times ?? (match.nth ? 1 : Number.POSITIVE_INFINITY);
    if (fault.used >= times) continue;
    if (match.prob !== undefined && fault.random() >= match.prob) continue;
    fault.used++;
    return fault.act;
  }
  return null;
}

/** Waits while a barrier holds this request. */
export async function passBarriers(barriers: readonly Barrier[], request: Matchable) {
  for (const barrier of barriers) {
    if (barrier.isReleased || !matches(barrier.match, request)) continue;
    barrier.seen++;
    const first = barrier.match.nth ?? 1;
    const last = first + (barrier.match.times ?? 1) - 1;
    if (barrier.seen < first || barrier.seen > last) continue;
    barrier.held++;
    // Looked at again and again: in workerd one request cannot safely wake another.
    while (!barrier.isReleased) await sleep(5);
    barrier.held--;
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function matches(match: RequestMatch, request: Matchable): boolean {
  return (
    (match.method === undefined || match.method === request.method) &&
    (match.path === undefined || request.path.includes(match.path)) &&
    (match.operation === undefined || match.operation === request.operation) &&
    (match.calendar === undefined || match.calendar === request.calendar) &&
    (match.user === undefined || match.user === request.user)
  );
}

/** The connection ended without an answer, as `fetch` reports it. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('network connection lost');
  }
}

const MESSAGES: Record<string, [number, string, ('global' | 'usageLimits' | 'calendar')?]> = {
  authError: [401, 'Invalid Credentials'],
  rateLimitExceeded: [403, 'Rate Limit Exceeded', 'usageLimits'],
  userRateLimitExceeded: [403, 'User Rate Limit Exceeded', 'usageLimits'],
  quotaExceeded: [403, 'Calendar usage limits exceeded.', 'usageLimits'],
  accessNotConfigured: [403, 'Access Not Configured.', 'usageLimits'],
  insufficientPermissions: [403, 'Request had insufficient authentication scopes.'],
  forbidden: [403, 'Forbidden'],
  notFound: [404, 'Not Found'],
  conflict: [409, 'Conflict'],
  deleted: [410, 'Resource has been deleted'],
  conditionNotMet: [412, 'Precondition Failed'],
  backendError: [503, 'Backend Error'],
  fullSyncRequired: [410, 'Sync token is no longer valid, a full sync is required.', 'calendar'],
};

const REASONS: Record<number, string> = {
  400: 'badRequest',
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'deleted',
  412: 'conditionNotMet',
  429: 'rateLimitExceeded',
};

/** The error a fault answers with, or null when it lets the request through. */
export function faultError(act: FaultAction): ApiError | null {
  if (act.status === undefined && act.reason === undefined && act.retryAfter === undefined) {
    return null;
  }
  const usual = act.retryAfter === undefined ? 500 : 429;
  const status = act.status ?? (act.reason ? (MESSAGES[act.reason]?.[0] ?? usual) : usual);
  const reason = act.reason ?? REASONS[status] ?? 'backendError';
  const [, message = 'Backend Error', domain] = MESSAGES[reason] ?? [];
  return new ApiError(status, reason, act.message ?? message, {
    domain,
    ...(act.retryAfter !== undefined && { retryAfter: String(act.retryAfter) }),
  });
}

/** What is left of a right answer on its way to the client. */
export async function damage(response: Response, act: FaultAction): Promise<Response> {
  if (act.dropAfter) throw new ConnectionLost();
  const { status, headers } = response;
  if (act.truncate) {
    const text = await response.text();
    return new Response(text.slice(0, Math.floor(text.length / 2)), { status, headers });
  }
  if (act.wrongEtag && status === 200) {
    const text = await response.text();
    return new Response(text.replace(/("etag":")\\"/g, '$1\\"wrong-'), { status, headers });
  }
  return response;
}

export function badGateway(): Response {
  return new Response(
    '<!DOCTYPE html><html lang=en><title>Error 502 (Server Error)!!1</title><p><b>502.</b> That’s an error.',
    { status: 502, headers: { 'Content-Type': 'text/html; charset=UTF-8' } },
  );
}
