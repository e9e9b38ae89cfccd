import type { AppLoadContext } from '@remix-run/cloudflare';
import { LRUCache } from 'lru-cache';
import type { DataVersion, Owner } from '~/domain/auth/owner';
import { ownerBySession } from '~/domain/auth/sessions.server';
import { claimedSessionId, currentData, withSessionCookie } from './session.server';

/*
 * What the API reads follows from the person's data, whose version stands in their own row, from the
 * hour and from the release. So the tag of an answer is known before its rows are read: a client that
 * has that answer is told so, and what this isolate answered before is sent again, in both cases with
 * no row read but the session's.
 */

/** By session and address, for all people together: at most so many characters. */
const answers = new LRUCache<string, { tag: string; text: string }>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ text }) => text.length + 1,
});

/** JSON, or what makes it or another answer: that is not done where the answer is known. */
export type ReadAnswer = string | (() => Promise<string> | string | Response);

interface Call {
  request: Request;
  context: AppLoadContext;
}

/**
 * Answers what `read` reads of the session's owner, with the session in one round trip. Null when
 * nobody is signed in.
 */
export async function answerRead(
  { request, context }: Call,
  read: (owner: Owner) => Promise<ReadAnswer>,
): Promise<Response | null> {
  const sessionId = await claimedSessionId(request, context);
  if (!sessionId) return null;
  const key = `${sessionId} ${request.url}`;
  const before = answers.get(key);
  const clientTags = tagsOf(request);
  // Once for the whole request: the hour may end while D1 is asked.
  const validity = validityOf(context);
  const known = [...clientTags, ...(before ? [before.tag] : [])]
    .map((tag) => versionOf(tag, validity))
    .filter((version) => version !== null)
    .slice(0, 4);
  const [session, fresh] = await Promise.all([
    currentData(request, context),
    read(ownerBySession(context.services, sessionId, known)),
  ]);
  if (!session) return null;

  const { data, setCookie } = session;
  const tag = tagFor(data, validity);
  const headers = {
    ETag: tag,
    'Cache-Control': 'private, no-cache',
    ...(setCookie && { 'Set-Cookie': setCookie }),
  };
  if (clientTags.includes(tag)) return new Response(null, { status: 304, headers });
  const text = before?.tag === tag ? before.text : await madeOf(fresh);
  if (typeof text !== 'string') return withSessionCookie(text, setCookie);
  answers.set(key, { tag, text });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

async function madeOf(answer: ReadAnswer): Promise<string | Response> {
  return typeof answer === 'function' ? answer() : answer;
}

/** What the client has. https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
function tagsOf(request: Request): string[] {
  const known = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  return known.map((tag) => tag.replace(/^W\//, ''));
}

function tagFor({ userId, version }: DataVersion, validity: string): string {
  return `"${[version, userId, validity].join('/')}"`;
}

/** The version of the data that this tag's answer came from; null when it is of another hour. */
function versionOf(tag: string, validity: string): DataVersion | null {
  // As `tagFor` writes it: no zeros in front.
  const [, version, userId, rest] = /^"(0|[1-9]\d{0,14})\/([^/]+)\/(.*)"$/.exec(tag) ?? [];
  if (!version || !userId || rest !== validity) return null;
  return { version: Number(version), userId };
}

/** A show is over from some hour on; another release may answer in other words. */
function validityOf({ services }: AppLoadContext): string {
  return `${services.now().toISOString().slice(0, 13)}/${services.settings.release}`;
}
