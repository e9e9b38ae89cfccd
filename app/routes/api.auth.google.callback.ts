import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { connectGoogle, signInWithGoogle } from '~/domain/auth/google-account.server';
import type { GoogleIdentity } from '~/domain/auth/google-identity';
import type { GoogleNotice } from '~/domain/auth/google-notice';
import { clientAddress } from '~/http/client-address.server';
import { clearGoogleFlow, returnFromGoogle } from '~/http/google-sign-in.server';
import { pendingGoogle } from '~/http/pending-google.server';
import { googleUnavailable, tooMany } from '~/http/problem.server';
import { publicResource } from '~/http/resource.server';
import { beginSession, currentSession } from '~/http/session.server';

const api = publicResource({
  /** Google sends the browser back here. */
  async GET({ request, context, services }) {
    const { google } = services.settings;
    if (!google) return googleUnavailable();
    if (!(await services.limits.signInAddress(clientAddress(request)))) {
      return tooMany('Too many sign-in attempts. Please wait a minute and try again.');
    }
    const back = await returnFromGoogle(request, context, google);
    const response = await answer();
    response.headers.append('Set-Cookie', await clearGoogleFlow(request, context));
    return response;

    async function answer(): Promise<Response> {
      if (back.outcome === 'expired') return toSignIn('expired');
      const { connectTo, target } = back.purpose;
      if (back.outcome !== 'identified') {
        return connectTo ? toSettings(back.outcome) : toSignIn(back.outcome, target);
      }
      return connectTo
        ? connect(request, context, back.identity, connectTo)
        : signIn(request, context, back.identity, target);
    }
  },
});

async function signIn(
  request: Request,
  context: AppLoadContext,
  identity: GoogleIdentity,
  target: string,
): Promise<Response> {
  const signedIn = await signInWithGoogle(context.services, identity);
  switch (signedIn.outcome) {
    case 'emailUnverified':
      return toSignIn('unverified', target);
    case 'proofNeeded':
      return redirect('/auth/connect-google', {
        headers: {
          'Set-Cookie': await pendingGoogle.write(request, context, { identity, target }),
        },
      });
    case 'created':
    case 'signedIn': {
      const isNew = signedIn.outcome === 'created' && target === '/';
      return redirect(isNew ? '/?newUser=true' : target, {
        headers: { 'Set-Cookie': await beginSession(request, context, signedIn.user) },
      });
    }
  }
}

async function connect(
  request: Request,
  context: AppLoadContext,
  identity: GoogleIdentity,
  userId: string,
): Promise<Response> {
  const session = await currentSession(request, context);
  // Somebody else has signed in here meanwhile, or nobody is any more.
  if (session?.user.id !== userId) return toSignIn('expired');
  return toSettings(await connectGoogle(context.services, userId, identity));
}

function toSignIn(notice: GoogleNotice, target = '/'): Response {
  const back = target === '/' ? '' : `&redirect=${encodeURIComponent(target)}`;
  return redirect(`/auth?google=${notice}${back}`);
}

function toSettings(notice: GoogleNotice): Response {
  return redirect(`/settings/account?google=${notice}`);
}

export const loader = api.loader;
export const action = api.action;
