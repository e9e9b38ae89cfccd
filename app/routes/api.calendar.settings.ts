import { CalendarSettingsInput } from '~/domain/calendar/connection/calendar-settings';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import { saveCalendarSettings } from '~/domain/calendar/connection/save-settings.server';
import { calendarServices, GOOGLE_NOT_CONFIGURED } from '~/domain/calendar/google-services';
import { appOrigin } from '~/http/app-origin.server';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ services, user }) {
    const google = calendarServices(services);
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    return Response.json(await readCalendarSettings(google, user.id));
  },
  async POST({ request, services, user }) {
    const google = calendarServices(services, appOrigin(request, services));
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    const input = await readBody(request, CalendarSettingsInput);
    const outcome = await saveCalendarSettings(google, user.id, input);
    if (!outcome.ok) return domainErrorResponse(outcome.error);
    if ('settings' in outcome) return Response.json(outcome.settings);
    const { preview, items, confirmToken } = outcome;
    return Response.json({ preview, items, confirmToken });
  },
});

export const loader = api.loader;
export const action = api.action;
