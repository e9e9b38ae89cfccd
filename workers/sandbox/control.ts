import { z } from 'zod';
import { badControl, noContent, parseControlBody } from './control-body';
import type { Vendor } from './vendor';

/** What a vendor does wrong until it is told otherwise, or so many times. */
const Fault = z.strictObject({
  /** A vendor's name, or "*" for all of them. */
  vendor: z.string().min(1),
  /** Only what is asked there; without it the whole vendor. */
  path: z.string().startsWith('/').optional(),
  /**
   * `status`: an error status. `hang`: no answer. `truncated`: the JSON stops half-way. `html`: a page
   * instead of JSON. `empty`: nothing found. `lost`: done, but the answer does not arrive.
   */
  kind: z.enum(['status', 'hang', 'truncated', 'html', 'empty', 'lost']),
  status: z.int().min(400).max(599).optional(),
  /** Seconds or a date, as the header has them. */
  retryAfter: z.string().min(1).optional(),
  /** After so many times the vendor is well again. */
  times: z.int().min(1).optional(),
});
type Fault = z.infer<typeof Fault>;

interface Entry {
  /** Null for an address that belongs to no vendor. */
  vendor: string | null;
  method: string;
  url: string;
  userAgent: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Longer than anybody waits. The runtime drops the wait as soon as the client is gone. */
const HANG_MS = 600_000;
/** Older requests are forgotten. */
const REQUEST_LOG_LENGTH = 1_000;

/*
 * Kept in the memory of one isolate, as the sandbox runs locally in a single one: a restart makes
 * every vendor well and empties the request log.
 */
let faults: Fault[] = [];
let requestLog: Entry[] = [];

export function record(vendor: string | null, request: Request) {
  requestLog.push({
    vendor,
    method: request.method,
    url: request.url,
    userAgent: request.headers.get('User-Agent'),
    at: Date.now(),
  });
  if (requestLog.length > REQUEST_LOG_LENGTH) requestLog.shift();
}

/** The fault a vendor has now; a counted one is used up by asking. */
export function nextFault(vendor: string, pathname: string): Fault | null {
  const fault =
    faults.find(
      (each) =>
        (each.vendor === vendor || each.vendor === '*') && (each.path ?? pathname) === pathname,
    ) ?? null;
  if (fault?.times !== undefined) {
    fault.times--;
    if (fault.times <= 0) faults = faults.filter((each) => each !== fault);
  }
  return fault;
}

/**
 * `/__ctl/reset` (POST) clears faults, the request log and every vendor's state, `/__ctl/faults` takes one
 * (POST) or clears all (DELETE), `/__ctl/requests` shows the requests since the last reset. The rest
 * are the vendors' own controls.
 */
export async function answerControl(
  request: Request,
  pathname: string,
  vendors: readonly Vendor[],
): Promise<Response> {
  const name = `${request.method} ${pathname}`;
  switch (name) {
    case 'GET /__ctl/requests':
      return Response.json(requestLog);
    case 'POST /__ctl/reset':
      faults = [];
      requestLog = [];
      for (const vendor of vendors) vendor.reset?.();
      return noContent();
    case 'POST /__ctl/faults':
      return addFault(request, vendors);
    case 'DELETE /__ctl/faults':
      faults = [];
      return noContent();
  }
  const own = vendors.find(({ controls }) => controls && Object.hasOwn(controls, name));
  return (
    (await own?.controls?.[name]?.(request)) ?? new Response('no such control\n', { status: 404 })
  );
}

async function addFault(request: Request, vendors: readonly Vendor[]): Promise<Response> {
  const body = await parseControlBody(request, Fault);
  if (!body.ok) return body.response;
  const names = [...new Set(vendors.map(({ name }) => name))];
  if (body.data.vendor !== '*' && !names.includes(body.data.vendor)) {
    return badControl(`no vendor is called "${body.data.vendor}": there are ${names.join(', ')}`);
  }
  faults.push(body.data);
  return noContent();
}

export async function respondWithFault(
  { kind, status = 500, retryAfter }: Fault,
  answer: () => Promise<Response>,
  nothing: () => Response,
): Promise<Response> {
  switch (kind) {
    case 'status':
      return new Response('{"error":true,"reason":"sandbox fault"}', {
        status,
        headers: {
          'Content-Type': 'application/json',
          ...(retryAfter && { 'Retry-After': retryAfter }),
        },
      });
    case 'hang':
      // A promise that never settles would be cut off by the runtime: a timer is waited for.
      await new Promise((resolve) => setTimeout(resolve, HANG_MS));
      return new Response(null, { status: 504 });
    case 'truncated': {
      const text = await (await answer()).text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), {
        headers: { 'Content-Type': 'application/json' },
      });
    }
    case 'html':
      return new Response('<!doctype html><title>Sorry</title><h1>Be back soon</h1>', {
        headers: { 'Content-Type': 'text/html' },
      });
    case 'empty':
      return nothing();
    case 'lost':
      await answer();
      return breakOff();
  }
}

/** The connection ends before the body does. */
function breakOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.error(new Error('the answer was lost on its way'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
