import { disconnect } from '~/domain/calendar/connection/disconnect.server';
import {
  calendarServices,
  GOOGLE_NOT_CONFIGURED,
  NOT_CONNECTED,
} from '~/domain/calendar/google-services';
import { domainErrorResponse } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async POST({ services, user }) {
    const google = calendarServices(services);
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    const was = await disconnect(google, user.id);
    return was ? Response.json({ connected: false }) : domainErrorResponse(NOT_CONNECTED);
  },
});

export const loader = api.loader;
export const action = api.action;
