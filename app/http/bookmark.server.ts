import { createCookie } from '@remix-run/cloudflare';
import { z } from '~/zod';
import { privateCookie, privateCookieName } from './session.server';

/*
 * Reads may be answered by a copy of the database that is a little behind. What a person has written
 * they must see at once: the answer to a write brings a bookmark, and their next reads are answered
 * by a copy that has come that far.
 */

/** No copy is as far behind as that. */
const MAX_AGE_SECONDS = 5 * 60;

/**
 * Of several writes at once the answers may come in another order, and with them the bookmarks: for
 * so long after a write the primary is asked.
 */
const JUST_WRITTEN_MS = 10_000;

/** As D1 writes them: hexadecimal numbers with hyphens. */
const BOOKMARK = /^[0-9a-f]{1,64}(-[0-9a-f]{1,64}){0,7}$/i;

const Written = z.object({ bookmark: z.string().regex(BOOKMARK), at: z.number() });

const NAME = 'gigbound_bookmark';

function cookieFor(request: Request) {
  return createCookie(privateCookieName(NAME, request), {
    ...privateCookie(request),
    maxAge: MAX_AGE_SECONDS,
  });
}

/** Where what this request reads may come from. */
export async function readsFrom(
  request: Request,
): Promise<D1SessionConstraint | D1SessionBookmark> {
  if (!isRead(request)) return 'first-primary';
  const cookies = request.headers.get('Cookie');
  // Most requests bring none; to find that out cookie by cookie takes an eighth of a small call's time.
  if (!cookies?.includes(NAME)) return 'first-unconstrained';
  const cookie: unknown = await cookieFor(request).parse(cookies);
  const written = Written.safeParse(cookie);
  if (!written.success) return 'first-unconstrained';
  const { bookmark, at } = written.data;
  return Math.abs(Date.now() - at) < JUST_WRITTEN_MS ? 'first-primary' : bookmark;
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
  marked.headers.append(
    'Set-Cookie',
    await cookieFor(request).serialize({ bookmark, at: Date.now() }),
  );
  return marked;
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
