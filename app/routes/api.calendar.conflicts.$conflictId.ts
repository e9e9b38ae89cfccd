import { calendarServices, GOOGLE_NOT_CONFIGURED } from '~/domain/calendar/google-services';
import { SettleInput } from '~/domain/calendar/links/conflict';
import { settleConflict } from '~/domain/calendar/links/settle-conflict.server';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async POST({ request, params, services, user }) {
    const google = calendarServices(services);
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    const { action } = await readBody(request, SettleInput);
    const outcome = await settleConflict(google, user.id, params.conflictId ?? '', action);
    return outcome.ok ? Response.json({ settled: true }) : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
