import { revokeSession } from '~/domain/auth/sessions.server';
import { notFound } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async DELETE({ services, user, params }) {
    return (await revokeSession(services, user.id, params.sessionId ?? ''))
      ? new Response(null, { status: 204 })
      : notFound();
  },
});

export const loader = api.loader;
export const action = api.action;
