import { restoreGig } from '~/domain/gigs/delete-gig.server';
import { readGig } from '~/domain/gigs/list-gigs.server';
import { notFound } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async POST({ params, services, user }) {
    const gigId = params.gigId ?? '';
    await restoreGig(services, user.id, gigId);
    const gig = await readGig(services, user.id, gigId);
    return gig ? Response.json(gig) : notFound('This gig can no longer be restored.');
  },
});

export const loader = api.loader;
export const action = api.action;
