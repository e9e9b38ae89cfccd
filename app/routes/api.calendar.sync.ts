import { calendarServices, GOOGLE_NOT_CONFIGURED } from '~/domain/calendar/google-services';
import { syncNow } from '~/domain/calendar/sync-now.server';
import { domainErrorResponse } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async POST({ services, user }) {
    const google = calendarServices(services);
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    const answer = await syncNow(google, user.id);
    return answer.ok ? Response.json(answer.result) : domainErrorResponse(answer.error);
  },
});

export const loader = api.loader;
export const action = api.action;
