import { listTravelDetails } from '~/domain/travel/travel-details.server';
import { notFound } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  GET: {
    async read({ params, services: { reads }, owner }) {
      const details = await listTravelDetails({ reads }, owner, params.gigId ?? '');
      return details ? JSON.stringify(details) : () => notFound('This gig does not exist.');
    },
  },
});

export const loader = api.loader;
export const action = api.action;
