import { calendarServices, GOOGLE_NOT_CONFIGURED } from '~/domain/calendar/google-services';
import { ResolveInput } from '~/domain/calendar/links/conflict';
import { resolveConflict } from '~/domain/calendar/links/resolve-conflict.server';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async POST({ request, params, services, user }) {
    const google = calendarServices(services);
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    const { action } = await readBody(request, ResolveInput);
    const outcome = await resolveConflict(google, user.id, params.conflictId ?? '', action);
    return outcome.ok ? Response.json({ settled: true }) : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
