import { deleteGig } from '~/domain/gigs/delete-gig.server';
import { GigPatch } from '~/domain/gigs/gig-input';
import { readGig } from '~/domain/gigs/list-gigs.server';
import { updateGig } from '~/domain/gigs/update-gig.server';
import { notFound, refused } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const GIG_NOT_FOUND = 'This gig does not exist.';

const api = resource({
  async GET({ params, services, user }) {
    const gig = await readGig(services, user.id, params.gigId ?? '');
    return gig ? Response.json(gig) : notFound(GIG_NOT_FOUND);
  },
  async PUT({ request, params, services, user }) {
    const patch = await readBody(request, GigPatch);
    const outcome = await updateGig(services, user.id, params.gigId ?? '', patch);
    return outcome.ok ? Response.json(outcome.gig) : refused(outcome.refusal);
  },
  async DELETE({ params, services, user }) {
    const deleted = await deleteGig(services, user.id, params.gigId ?? '');
    return deleted ? new Response(null, { status: 204 }) : notFound(GIG_NOT_FOUND);
  },
});

export const loader = api.loader;
export const action = api.action;
