/** What a vendor does wrong until it is told otherwise, or so many times. */
interface Fault {
  vendor: string;
  /**
   * `status`: an error status. `hang`: no answer. `truncated`: the JSON stops half-way. `html`: a page
   * instead of JSON. `empty`: nothing found. `lost`: done, but the answer does not arrive.
   */
  kind: 'status' | 'hang' | 'truncated' | 'html' | 'empty' | 'lost';
  status?: number;
  retryAfter?: string;
  /** After so many times the vendor is well again. */
  times?: number;
}

interface Entry {
  /** Null for an address that belongs to no vendor. */
  vendor: string | null;
  method: string;
  url: string;
  userAgent: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

let faults: Fault[] = [];
let journal: Entry[] = [];

export function record(vendor: string | null, request: Request) {
  journal.push({
    vendor,
    method: request.method,
    url: request.url,
    userAgent: request.headers.get('User-Agent'),
    at: Date.now(),
  });
}

/** The fault a vendor has now; a counted one is used up by asking. */
export function nextFault(vendor: string): Fault | null {
  const fault = faults.find((each) => each.vendor === vendor || each.vendor === '*') ?? null;
  if (fault?.times !== undefined) {
    fault.times--;
    if (fault.times <= 0) faults = faults.filter((each) => each !== fault);
  }
  return fault;
}

/**
 * `/__ctl/reset` forgets faults and journal, `/__ctl/faults` takes one (POST) or forgets all
 * (DELETE), `/__ctl/journal` shows what was asked since the last reset.
 */
export async function answerControl(request: Request, pathname: string): Promise<Response> {
  if (pathname === '/__ctl/journal') return Response.json(journal);
  if (pathname === '/__ctl/reset' && request.method === 'POST') {
    faults = [];
    journal = [];
    return new Response(null, { status: 204 });
  }
  if (pathname === '/__ctl/faults' && request.method === 'POST') {
    faults.push((await request.json()) as Fault);
    return new Response(null, { status: 204 });
  }
  if (pathname === '/__ctl/faults' && request.method === 'DELETE') {
    faults = [];
    return new Response(null, { status: 204 });
  }
  return new Response('no such control\n', { status: 404 });
}

export async function misbehave(
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
      // Longer than anybody waits; a promise that never settles would be cut off by the runtime.
      await new Promise((resolve) => setTimeout(resolve, 30_000));
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
      throw new Error('the answer was lost on its way');
  }
}
