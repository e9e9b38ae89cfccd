import { listTravelDetails } from '~/domain/travel/travel-details.server';
import { notFound } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ params, services, user }) {
    const details = await listTravelDetails(services, user.id, params.gigId ?? '');
    return details ? Response.json(details) : notFound('This gig does not exist.');
  },
});

export const loader = api.loader;
export const action = api.action;
