import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Owner } from '~/domain/auth/owner';
import type { User } from '~/domain/auth/user';
import { errorText } from '~/domain/error-text';
import { answerRead } from './answer-read.server';
import { problem } from './problem.server';
import { currentSession } from './session.server';

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
  /** The answer's JSON, or another answer. */
  read: (call: ReadCall) => Promise<string | Response>;
}

type Handler = Reading | ((call: Call) => Promise<Response>);

/** The handlers of one `/api` path for the signed-in user: guard, method, answer. */
export function resource(handlers: Partial<Record<Method, Handler>>) {
  return publicResource(
    mapValues(handlers, (handler) => async (call) => {
      const reading =
        'read' in handler
          ? await answerRead(call, (owner) => handler.read({ ...call, owner }))
          : null;
      const session = await currentSession(call.request, call.context);
      if (!session) return problem(401, { message: 'Please sign in.', code: 'signed_out' });
      const { user, sessionId } = session;
      const response = 'read' in handler ? reading : await handler({ ...call, user, sessionId });
      if (!response) throw new Error('a session without a cookie');
      // A handler that sets the cookie has ended this session, or begun another in its place.
      if (!session.setCookie || response.headers.has('Set-Cookie')) return response;
      const extended = new Response(response.body, response);
      extended.headers.append('Set-Cookie', session.setCookie);
      return extended;
    }),
  );
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
