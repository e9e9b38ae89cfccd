import { suggestAddresses } from '~/domain/places/suggest-addresses.server';
import { tooMany } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ request, services, user }) {
    if (!(await services.limits.suggestions(user.id))) {
      return tooMany(
        'That was a lot of looking up in a minute. Please wait a moment and try again.',
      );
    }
    const query = new URL(request.url).searchParams.get('query') ?? '';
    return Response.json({ suggestions: await suggestAddresses(services, query) });
  },
});

export const loader = api.loader;
export const action = api.action;
