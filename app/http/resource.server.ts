import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Owner } from '~/domain/auth/owner';
import type { User } from '~/domain/auth/user';
import { errorText } from '~/domain/error-text';
import { answerRead, type ReadAnswer } from './answer-read.server';
import { problem } from './problem.server';
import { currentSession, withSessionCookie } from './session.server';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface PublicCall {
  request: Request;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
  services: AppLoadContext['services'];
}
interface Call extends PublicCall {
  user: User;
  /** The session the call came with. */
  sessionId: string;
}

/** The handlers of one `/api` path for anybody, signed in or not. */
export function publicResource(
  handlers: Partial<Record<Method, (call: PublicCall) => Promise<Response>>>,
) {
  async function answer({ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs) {
    return respond(request, handlers, (handler) =>
      handler({ request, params, context, services: context.services }),
    );
  }
  return { loader: answer, action: answer };
}

interface ReadCall extends PublicCall {
  owner: Owner;
}

/** Reads in the same round trip as the session; for who is not signed in its owner has no rows. */
interface Reading {
  read: (call: ReadCall) => Promise<ReadAnswer>;
}

type Handler = Reading | ((call: Call) => Promise<Response>);

/** The handlers of one `/api` path for the signed-in user: guard, method, answer. */
export function resource(handlers: Partial<Record<Method, Handler>>) {
  return publicResource(
    mapValues(handlers, (handler) => async (call) => {
      const answer =
        'read' in handler ? await readFor(call, handler) : await handFor(call, handler);
      return answer ?? problem(401, { message: 'Please sign in.', code: 'signed_out' });
    }),
  );
}

function readFor(call: PublicCall, { read }: Reading): Promise<Response | null> {
  return answerRead(call, (owner) => read({ ...call, owner }));
}

async function handFor(
  call: PublicCall,
  handler: (call: Call) => Promise<Response>,
): Promise<Response | null> {
  const session = await currentSession(call.request, call.context);
  if (!session) return null;
  const { user, sessionId, setCookie } = session;
  return withSessionCookie(await handler({ ...call, user, sessionId }), setCookie);
}

async function respond<Handler>(
  request: Request,
  handlers: Partial<Record<Method, Handler>>,
  call: (handler: Handler) => Promise<Response>,
): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const handler = Object.hasOwn(handlers, method) ? handlers[method as Method] : undefined;
  if (!handler) {
    const body = { message: `This cannot be done with ${method}.`, code: 'method_not_allowed' };
    return problem(405, body, { Allow: Object.keys(handlers).join(', ') });
  }
  try {
    return await call(handler);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    console.error('request failed', {
      path: new URL(request.url).pathname,
      method,
      error: errorText(thrown),
    });
    return problem(500, {
      message: 'Something went wrong on our side. Please try again.',
      code: 'internal',
    });
  }
}

function mapValues<From, To>(record: Partial<Record<Method, From>>, map: (value: From) => To) {
  const entries = Object.entries(record) as [Method, From][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)])) as Partial<
    Record<Method, To>
  >;
}
