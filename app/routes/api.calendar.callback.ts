import { redirect } from '@remix-run/cloudflare';
import { finishConnecting } from '~/domain/calendar/connection/connect.server';
import { calendarServices, GOOGLE_NOT_CONFIGURED } from '~/domain/calendar/google-services';
import { appOrigin } from '~/http/app-origin.server';
import { domainErrorResponse } from '~/http/problem.server';
import { publicResource } from '~/http/resource.server';
import { currentSession } from '~/http/session.server';

const SETTINGS = '/settings/calendar';

/** Where Google sends the person back to: always on to the settings, which say how it went. */
const api = publicResource({
  async GET({ request, context, services }) {
    const google = calendarServices(services, appOrigin(request, services));
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    const session = await currentSession(request, context);
    if (!session) return redirect(`/auth?redirect=${encodeURIComponent(SETTINGS)}`);
    const query = new URL(request.url).searchParams;
    const outcome = await finishConnecting(google, session.user.id, {
      state: query.get('state'),
      code: query.get('code'),
      error: query.get('error'),
    });
    const result = outcome === 'connected' ? 'connected=1' : `calendarError=${outcome}`;
    return redirect(`${SETTINGS}?${result}`);
  },
});

export const loader = api.loader;
export const action = api.action;
