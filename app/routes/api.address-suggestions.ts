import { suggestAddresses } from '~/domain/places/suggestions/suggest-addresses.server';
import { tooManyLookUps } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ request, services, user }) {
    if (!(await services.limits.suggestions(user.id))) return tooManyLookUps();
    const query = new URL(request.url).searchParams.get('query') ?? '';
    return Response.json({ suggestions: await suggestAddresses(services, query) });
  },
});

export const loader = api.loader;
export const action = api.action;
