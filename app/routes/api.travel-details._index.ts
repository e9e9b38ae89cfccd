import { createTravelDetail } from '~/domain/travel/create-travel-detail.server';
import { NewTravelDetailInput } from '~/domain/travel/travel-detail-input';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async POST({ request, services, user }) {
    const input = await readBody(request, NewTravelDetailInput);
    const outcome = await createTravelDetail(services, user.id, input);
    return outcome.ok
      ? Response.json(outcome.detail, { status: 201 })
      : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
