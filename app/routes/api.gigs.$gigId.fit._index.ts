import { checkDraftDetails } from '~/domain/fit/drafts/draft-details.server';
import { DraftDetailsInput } from '~/domain/fit/drafts/draft-input';
import { readFit } from '~/domain/fit/fit.server';
import { notFound } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const GIG_NOT_FOUND = 'This gig does not exist.';

const api = resource({
  GET: {
    async read({ params, services, owner }) {
      const fit = await readFit(services, owner, params.gigId ?? '');
      return fit ? JSON.stringify(fit) : () => notFound(GIG_NOT_FOUND);
    },
  },
  /** The same as it would be with details that are not saved yet. Nothing is written. */
  async POST({ request, params, services, user }) {
    const { details } = await readBody(request, DraftDetailsInput);
    const fit = await checkDraftDetails(services, user.id, params.gigId ?? '', details);
    return fit ? Response.json(fit) : notFound(GIG_NOT_FOUND);
  },
});

export const loader = api.loader;
export const action = api.action;
