import { startConnecting } from '~/domain/calendar/connection/connect.server';
import { calendarServices, GOOGLE_NOT_CONFIGURED } from '~/domain/calendar/google-services';
import { appOrigin } from '~/http/app-origin.server';
import { domainErrorResponse } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ request, services, user }) {
    const google = calendarServices(services, appOrigin(request, services));
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    const chooseAccount = new URL(request.url).searchParams.has('chooseAccount');
    return Response.json({ authUrl: await startConnecting(google, user.id, { chooseAccount }) });
  },
});

export const loader = api.loader;
export const action = api.action;
