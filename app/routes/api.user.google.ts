import { disconnectGoogle } from '~/domain/auth/google-account.server';
import { problem } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async DELETE({ services, user }) {
    if (await disconnectGoogle(services, user.id)) return new Response(null, { status: 204 });
    const message = 'Set a password first. Without one, you wouldn’t be able to sign in.';
    return problem(409, { message, code: 'password_needed' });
  },
});

export const loader = api.loader;
export const action = api.action;
