import { readGigsWithFit } from '~/domain/fit/gigs-with-fit.server';
import { createGig } from '~/domain/gigs/create-gig.server';
import { NewGigInput } from '~/domain/gigs/gig-input';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  GET: {
    read: ({ services, owner }) => readGigsWithFit(services, owner),
  },
  async POST({ request, services, user }) {
    const input = await readBody(request, NewGigInput);
    const outcome = await createGig(services, user.id, input);
    return outcome.ok
      ? Response.json(outcome.gig, { status: 201 })
      : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
