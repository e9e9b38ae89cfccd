import { deleteGig } from '~/domain/gigs/delete-gig.server';
import { GigChange } from '~/domain/gigs/gig-change';
import { gigTextsQuery } from '~/domain/gigs/list-gigs.server';
import { updateGig } from '~/domain/gigs/update-gig.server';
import { domainErrorResponse, notFound } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const GIG_NOT_FOUND = 'This gig does not exist.';

const api = resource({
  GET: {
    async read({ params, services: { reads }, owner }) {
      const [[gig] = []] = await reads.texts([gigTextsQuery(owner, params.gigId ?? '')]);
      return gig ?? (() => notFound(GIG_NOT_FOUND));
    },
  },
  async PUT({ request, params, services, user }) {
    const { ifUnchanged, ...patch } = await readBody(request, GigChange);
    const outcome = await updateGig(services, user.id, params.gigId ?? '', patch, ifUnchanged);
    return outcome.ok ? Response.json(outcome.gig) : domainErrorResponse(outcome.error);
  },
  async DELETE({ params, services, user }) {
    const deleted = await deleteGig(services, user.id, params.gigId ?? '');
    return deleted ? new Response(null, { status: 204 }) : notFound(GIG_NOT_FOUND);
  },
});

export const loader = api.loader;
export const action = api.action;
