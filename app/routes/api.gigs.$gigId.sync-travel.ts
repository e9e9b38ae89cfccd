import { SyncTravelInput } from '~/domain/calendar/sync-travel';
import { syncTravel } from '~/domain/calendar/sync-travel.server';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async POST({ request, params, services, user }) {
    const { filterType } = await readBody(request, SyncTravelInput);
    const outcome = await syncTravel(services, user.id, params.gigId ?? '', filterType);
    return outcome.ok ? Response.json(outcome.found) : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
