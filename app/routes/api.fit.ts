import { readFits } from '~/domain/fit/fit.server';
import { FitQuery } from '~/domain/fit/fit-query';
import { invalid } from '~/http/problem.server';
import { resource } from '~/http/resource.server';
import { todayOf } from '~/http/today.server';

const api = resource({
  GET: {
    async read({ request, context, services: { reads, places, now }, owner }) {
      const query = FitQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!query.success) return invalid(query.error);
      const { from = todayOf(request, context).day, to = null } = query.data;
      const gigs = await readFits({ db: reads, places, now }, owner, { from, to });
      return Response.json({ gigs });
    },
  },
});

export const loader = api.loader;
export const action = api.action;
