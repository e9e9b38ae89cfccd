import {
  type AppLoadContext,
  createCookie,
  createSessionStorage,
  redirect,
  type Session,
  type SessionStorage,
} from '@remix-run/cloudflare';
import { LRUCache } from 'lru-cache';
import { deviceName } from '~/domain/auth/device-name.server';
import type { Owner } from '~/domain/auth/owner';
import {
  endSession,
  ownerBySession,
  readSession,
  readSessionVersion,
  SESSION_DAYS,
  sessionIdOf,
  startSession,
} from '~/domain/auth/sessions.server';
import type { User } from '~/domain/auth/user';
import { safeRedirect } from './safe-redirect';

interface SessionData {
  user: User;
}

interface CurrentSession {
  user: User;
  /** Names the session among the person's devices. */
  sessionId: string;
  /** The session's end was moved on, and the cookie must follow. */
  setCookie: string | null;
}

function sessionCookie(request: Request, { services }: AppLoadContext) {
  return createCookie(privateCookieName('gigbound_session', request), {
    ...privateCookie(request),
    secrets: [services.settings.sessionSecret],
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  });
}

/** Sessions as Remix knows them: a signed id in the cookie, the row in D1. */
export function sessionStorage(request: Request, context: AppLoadContext) {
  const { services, edgePlace } = context;
  return createSessionStorage<SessionData>({
    cookie: sessionCookie(request, context),
    async createData({ user }) {
      if (!user) throw new Error('a session needs its user');
      const device = deviceName(request.headers.get('User-Agent'));
      return startSession(services, { userId: user.id, device, place: edgePlace });
    },
    readData: (id) => readSession(services, sessionIdOf(id)),
    // The row holds nothing that a request could change.
    updateData: async () => {},
    deleteData: (id) => endSession(services, id),
  });
}

/**
 * Browsers let nobody but this very host set a cookie of such a name. They drop it, as they drop all
 * Secure cookies, on plain http, where only development runs.
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
export function privateCookieName(name: string, request: Request): string {
  return isHttps(request) ? `__Host-${name}` : name;
}

export function privateCookie(request: Request) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) } as const;
}

function isHttps({ url }: Request): boolean {
  return url.startsWith('https:');
}

/** One read a request, however many loaders ask: the context lives as long as the request. */
const reads = new WeakMap<AppLoadContext, Promise<CurrentSession | null>>();

export function currentSession(request: Request, context: AppLoadContext) {
  const read = reads.get(context) ?? readCurrent(request, context);
  reads.set(context, read);
  return read;
}

async function readCurrent(
  request: Request,
  context: AppLoadContext,
): Promise<CurrentSession | null> {
  const cookie = await idInCookie(request, context);
  const session = cookie && (await readSession(context.services, cookie.sessionId));
  if (!session) return null;
  const { user, extended } = session;
  const setCookie = extended ? await extendedCookie(request, context, cookie) : null;
  return { user, sessionId: cookie.sessionId, setCookie };
}

/** The headers by which the cookie of a session follows when its end was moved on. */
export function extendedSession(session: CurrentSession | null): HeadersInit {
  return session?.setCookie ? { 'Set-Cookie': session.setCookie } : {};
}

/** Of the current session what an answer of the API needs. */
export async function currentData(request: Request, context: AppLoadContext) {
  const cookie = await idInCookie(request, context);
  const session = cookie && (await readSessionVersion(context.services, cookie.sessionId));
  if (!session) return null;
  const { data, extended } = session;
  const setCookie = extended ? await extendedCookie(request, context, cookie) : null;
  return { data, setCookie };
}

/** A handler that sets the cookie itself has ended this session, or begun another in its place. */
export function withSessionCookie(response: Response, setCookie: string | null): Response {
  if (!setCookie || response.headers.has('Set-Cookie')) return response;
  const extended = new Response(response.body, response);
  extended.headers.append('Set-Cookie', setCookie);
  return extended;
}

function extendedCookie(request: Request, context: AppLoadContext, { id }: CookieId) {
  return sessionCookie(request, context).serialize(id);
}

interface CookieId {
  id: string;
  sessionId: string;
}

const ids = new WeakMap<AppLoadContext, Promise<CookieId | null>>();

/** The id that the cookie brings, signed by us; whether its session is over only the database knows. */
function idInCookie(request: Request, context: AppLoadContext): Promise<CookieId | null> {
  const known = ids.get(context) ?? readCookie(request, context);
  ids.set(context, known);
  return known;
}

/**
 * By the request's cookies, those whose signature was checked before: that and the hash are 0.1 ms of the
 * 1 that a small call takes.
 */
const checkedCookies = new LRUCache<string, CookieId>({
  maxSize: 256 * 1024,
  sizeCalculation: (_id, cookies) => cookies.length,
});

async function readCookie(request: Request, context: AppLoadContext): Promise<CookieId | null> {
  const cookies = request.headers.get('Cookie');
  if (!cookies) return null;
  const cookie = sessionCookie(request, context);
  const key = `${cookie.name} ${context.services.settings.sessionSecret} ${cookies}`;
  const checked = checkedCookies.get(key);
  if (checked) return checked;
  const id: string | null = await orNullIfBroken(() => cookie.parse(cookies));
  if (!id) return null;
  const found = { id, sessionId: sessionIdOf(id) };
  checkedCookies.set(key, found);
  return found;
}

/** Names the session a request comes with, which may be over. Null without a session's cookie. */
export async function claimedSessionId(request: Request, context: AppLoadContext) {
  return (await idInCookie(request, context))?.sessionId ?? null;
}

/**
 * Whose rows a request may read, before anything is known of its session: what is read for it goes to
 * D1 together with the session. Null without a session's cookie.
 */
async function ownerOf(request: Request, context: AppLoadContext): Promise<Owner | null> {
  const sessionId = await claimedSessionId(request, context);
  return sessionId && ownerBySession(context.services, sessionId);
}

/** The same for pages: sends a signed-out visitor to sign in and back again. */
export async function requireOwner(request: Request, context: AppLoadContext): Promise<Owner> {
  const owner = await ownerOf(request, context);
  if (owner) return owner;
  throw toSignIn(request);
}

/** For pages: sends a signed-out visitor to sign in and back again. */
export async function requireUser(request: Request, context: AppLoadContext): Promise<User> {
  return (await requireSession(request, context)).user;
}

export async function requireSession(request: Request, context: AppLoadContext) {
  const session = await currentSession(request, context);
  if (session) return session;
  throw toSignIn(request);
}

function toSignIn({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  const target = safeRedirect(pathname + search);
  return redirect(target === '/' ? '/auth' : `/auth?redirect=${encodeURIComponent(target)}`);
}

/** Signs in under a new id, ending the session the browser came with. Answers the Set-Cookie. */
export async function beginSession(request: Request, context: AppLoadContext, user: User) {
  await finishSession(request, context);
  const storage = sessionStorage(request, context);
  const session = await storage.getSession();
  session.set('user', user);
  return storage.commitSession(session);
}

/** Signs out: the row goes, the cookie is emptied. Answers the Set-Cookie. */
export async function finishSession(request: Request, context: AppLoadContext) {
  const storage = sessionStorage(request, context);
  return storage.destroySession(await openSession(request, storage));
}

/** The cookie's session; a cookie that was tampered with or cut is none. */
export async function openSession<Data>(
  request: Request,
  storage: SessionStorage<Data>,
): Promise<Session<Data>> {
  const session = await orNullIfBroken(() => storage.getSession(request.headers.get('Cookie')));
  return session ?? storage.getSession();
}

/** Remix decodes a cookie's signature with atob(), which throws on what is no base64. */
async function orNullIfBroken<Answer>(read: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidCharacterError') return null;
    throw error;
  }
}
