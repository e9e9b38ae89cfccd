import { redirect } from '@remix-run/cloudflare';
import { publicResource } from '~/http/resource.server';
import { rejectForeign } from '~/http/same-site.server';
import { finishSession } from '~/http/session.server';

const api = publicResource({
  async GET({ request, context }) {
    const rejected = rejectForeign(request);
    if (rejected) return rejected;
    // HEAD only asks what would happen.
    if (request.method === 'HEAD') return redirect('/auth');
    return redirect('/auth', {
      headers: { 'Set-Cookie': await finishSession(request, context) },
    });
  },
});

export const loader = api.loader;
export const action = api.action;
