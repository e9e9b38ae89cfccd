import { publicResource } from '~/http/resource.server';
import { currentSession } from '~/http/session.server';

const api = publicResource({
  async GET({ request, context }) {
    const session = await currentSession(request, context);
    return Response.json(
      { isAuthenticated: session !== null, user: session?.user ?? null },
      { headers: session?.setCookie ? { 'Set-Cookie': session.setCookie } : {} },
    );
  },
});

export const loader = api.loader;
export const action = api.action;
