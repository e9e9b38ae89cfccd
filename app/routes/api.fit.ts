import { checkDraftGig } from '~/domain/fit/drafts/draft-gig.server';
import { readFits } from '~/domain/fit/fit.server';
import { FitQuery } from '~/domain/fit/fit-query';
import { GigTimeAndPlace } from '~/domain/gigs/gig-input';
import { invalid } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';
import { todayOf } from '~/http/today.server';

const api = resource({
  GET: {
    async read({ request, context, services, owner }) {
      const query = FitQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!query.success) return () => invalid(query.error);
      const { from = todayOf(request, context).day, to = null } = query.data;
      const fits = await readFits(services, owner, { from, to });
      return () => Response.json(fits);
    },
  },
  /** What a gig that is not saved yet would clash with. Nothing is written. */
  async POST({ request, services, user }) {
    const draft = await readBody(request, GigTimeAndPlace);
    return Response.json(await checkDraftGig(services, user.id, draft));
  },
});

export const loader = api.loader;
export const action = api.action;
