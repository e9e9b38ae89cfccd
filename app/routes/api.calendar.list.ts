import { listCalendars } from '~/domain/calendar/connection/list-calendars.server';
import { calendarServices, GOOGLE_NOT_CONFIGURED } from '~/domain/calendar/google-services';
import { domainErrorResponse } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ services, user }) {
    const google = calendarServices(services);
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    const outcome = await listCalendars(google, user.id);
    return outcome.ok ? Response.json(outcome.calendars) : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
