import { problem, unknownApiPath } from './problem.server';
import { drainBody } from './read-body.server';
import { rejectForeign } from './same-site.server';

/** What some path of this site may answer to; each `/api` path says itself which. */
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Pages are only read: what they write goes to `/api`. */
const PAGE_METHODS = ['GET', 'HEAD'];

/** A request fit for the routes, or the answer to one that is not. */
export async function guardRequest(request: Request): Promise<Request | Response> {
  const url = new URL(request.url);
  // Routes are matched whatever the capitals.
  const forApi = /^\/api\//i.test(url.pathname);
  if (!METHODS.includes(request.method)) return methodNotAllowed(request, METHODS);
  if (!isDecodable(url.pathname)) {
    return problem(400, { message: 'This address could not be read.', code: 'unreadable' });
  }
  // Remix would answer in the form it gives the data of its pages.
  if (forApi && url.pathname.endsWith('.data')) return unknownApiPath();
  const reads = PAGE_METHODS.includes(request.method);
  if (!reads) {
    const rejected = rejectForeign(request);
    if (rejected) return rejected;
    if (!forApi) return methodNotAllowed(request, PAGE_METHODS);
  }
  return reads ? withoutBody(withoutDataParameter(request, url)) : request;
}

function methodNotAllowed({ method }: Request, allowed: string[]): Response {
  return problem(
    405,
    { message: `This cannot be done with ${method}.`, code: 'method_not_allowed' },
    { Allow: allowed.join(', ') },
  );
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Remix's former way of asking for a page's data, which nothing here does and Remix logs as a failure. */
function withoutDataParameter(request: Request, url: URL): Request {
  if (!url.searchParams.has('_data')) return request;
  url.searchParams.delete('_data');
  return new Request(url, request);
}

/** The body of a GET or HEAD means nothing (RFC 9110, 9.3.1), and Remix cannot copy such a request. */
async function withoutBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const { url, method, cf, signal } = request;
  const headers = new Headers(request.headers);
  for (const name of ['Content-Length', 'Content-Type', 'Transfer-Encoding']) headers.delete(name);
  await drainBody(request);
  return new Request(url, { method, headers, cf: cf as CfProperties, signal, redirect: 'manual' });
}
