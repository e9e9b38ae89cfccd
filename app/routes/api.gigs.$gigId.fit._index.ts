import { readFit } from '~/domain/fit/fit.server';
import { notFound } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  GET: {
    async read({ params, services: { reads, places, now }, owner }) {
      const fit = await readFit({ db: reads, places, now }, owner, params.gigId ?? '');
      return fit ? Response.json(fit) : notFound('This gig does not exist.');
    },
  },
});

export const loader = api.loader;
export const action = api.action;
