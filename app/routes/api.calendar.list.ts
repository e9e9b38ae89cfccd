import { listCalendars } from '~/domain/calendar/connection/list-calendars.server';
import { calendarServices, GOOGLE_NOT_CONFIGURED } from '~/domain/calendar/google-services';
import { refused } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ services, user }) {
    const google = calendarServices(services);
    if (!google) return refused(GOOGLE_NOT_CONFIGURED);
    const outcome = await listCalendars(google, user.id);
    return outcome.ok ? Response.json(outcome.calendars) : refused(outcome.refusal);
  },
});

export const loader = api.loader;
export const action = api.action;
