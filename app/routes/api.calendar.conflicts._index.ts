import { calendarServices, GOOGLE_NOT_CONFIGURED } from '~/domain/calendar/google-services';
import { listConflicts } from '~/domain/calendar/links/conflicts.server';
import { domainErrorResponse } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ services, user }) {
    const google = calendarServices(services);
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    return Response.json(await listConflicts(google, user.id));
  },
});

export const loader = api.loader;
export const action = api.action;
