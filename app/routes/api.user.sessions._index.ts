import {
  revokeSessionsQuery,
  signedInDevicesQuery,
  toSignedInDevices,
} from '~/domain/auth/sessions.server';
import { resource } from '~/http/resource.server';
import { finishSession } from '~/http/session.server';

const api = resource({
  async GET({ services, user, sessionId }) {
    const devices = await signedInDevicesQuery(services, user.id);
    return Response.json(toSignedInDevices(devices, sessionId));
  },
  /** Signs out everywhere, here too. */
  async DELETE({ request, context, services, user }) {
    await revokeSessionsQuery(services, user.id);
    return new Response(null, {
      status: 204,
      headers: { 'Set-Cookie': await finishSession(request, context) },
    });
  },
});

export const loader = api.loader;
export const action = api.action;
