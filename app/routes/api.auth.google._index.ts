import { redirect } from '@remix-run/cloudflare';
import { leadToGoogle } from '~/http/google-sign-in.server';
import { googleUnavailable } from '~/http/problem.server';
import { publicResource } from '~/http/resource.server';
import { safeRedirect } from '~/http/safe-redirect';
import { rejectForeign } from '~/http/same-site.server';
import { currentSession } from '~/http/session.server';

const api = publicResource({
  /** Leads to Google to sign in; with `connect`, to connect an account there to the person's. */
  async GET({ request, context, services }) {
    const rejected = rejectForeign(request);
    if (rejected) return rejected;
    const { google } = services.settings;
    if (!google) return googleUnavailable();
    const { searchParams } = new URL(request.url);
    const session = await currentSession(request, context);
    if (!searchParams.has('connect')) {
      const target = safeRedirect(searchParams.get('redirect'));
      if (session) return redirect(target);
      return leadToGoogle(request, context, google, { target, connectTo: null });
    }
    if (!session) return redirect('/auth?redirect=/settings/account');
    return leadToGoogle(request, context, google, {
      target: '/settings/account',
      connectTo: session.user.id,
    });
  },
});

export const loader = api.loader;
export const action = api.action;
