import { checkDraftDetails } from '~/domain/fit/drafts/draft-details.server';
import { DraftDetailsInput } from '~/domain/fit/drafts/draft-input';
import { readFit } from '~/domain/fit/fit.server';
import { notFound } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const GIG_NOT_FOUND = 'This gig does not exist.';

const api = resource({
  GET: {
    async read({ params, services: { reads, places, now }, owner }) {
      const fit = await readFit({ db: reads, places, now }, owner, params.gigId ?? '');
      return fit ? JSON.stringify(fit) : notFound(GIG_NOT_FOUND);
    },
  },
  /** The same as it would be with details that are not saved yet. Nothing is written. */
  async POST({ request, params, services: { reads, places, now }, user }) {
    const { details } = await readBody(request, DraftDetailsInput);
    const services = { db: reads, places, now };
    const fit = await checkDraftDetails(services, user.id, params.gigId ?? '', details);
    return fit ? Response.json(fit) : notFound(GIG_NOT_FOUND);
  },
});

export const loader = api.loader;
export const action = api.action;
