import { createCookie } from '@remix-run/cloudflare';
import { privateCookie, privateCookieName } from './session.server';

/*
 * Reads may be answered by a copy of the database that is a little behind. What a person has written
 * they must see at once: the answer to a write brings a bookmark, and their next reads are answered
 * by a copy that has come that far.
 */

/** No copy is as far behind as that. */
const MAX_AGE_SECONDS = 60 * 60;

/** As D1 writes them: hexadecimal numbers with hyphens. */
const BOOKMARK = /^[0-9a-f]{1,64}(-[0-9a-f]{1,64}){0,7}$/i;

function cookieFor(request: Request) {
  return createCookie(privateCookieName('gigbound_bookmark', request), {
    ...privateCookie(request),
    maxAge: MAX_AGE_SECONDS,
  });
}

/** Where what this request reads may come from. */
export async function readsFrom(
  request: Request,
): Promise<D1SessionConstraint | D1SessionBookmark> {
  if (!isRead(request)) return 'first-primary';
  const bookmark: unknown = await cookieFor(request).parse(request.headers.get('Cookie'));
  return typeof bookmark === 'string' && BOOKMARK.test(bookmark) ? bookmark : 'first-unconstrained';
}

/** The answer with the bookmark, if the request may have written anything. */
export async function withBookmark(
  response: Response,
  request: Request,
  bookmark: string | null,
): Promise<Response> {
  const { status, headers } = response;
  // The ways back from Google are read, too: they write, and lead on. A conflict shows what is newer.
  const mayHaveWritten = isRead(request)
    ? headers.has('Location') || headers.has('Set-Cookie')
    : status < 400 || status === 409;
  if (!bookmark || !mayHaveWritten) return response;
  const marked = new Response(response.body, response);
  marked.headers.append('Set-Cookie', await cookieFor(request).serialize(bookmark));
  return marked;
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
