import { deleteAccount } from '~/domain/account/delete-account.server';
import { renameUser } from '~/domain/account/profile.server';
import { DeleteAccountInput, ProfileInput } from '~/domain/auth/credentials';
import { domainErrorResponse, notFound } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';
import { finishSession } from '~/http/session.server';

const api = resource({
  async PATCH({ request, services, user }) {
    const { displayName } = await readBody(request, ProfileInput);
    const renamed = await renameUser(services, user.id, displayName);
    return renamed ? Response.json(renamed) : notFound();
  },
  async DELETE({ request, context, services, user }) {
    const { confirm } = await readBody(request, DeleteAccountInput);
    if (!(await deleteAccount(services, user, confirm))) {
      const message = 'This is not the e-mail address of your account';
      return domainErrorResponse({ reason: 'invalid', message, field: 'confirm' });
    }
    return new Response(null, {
      status: 204,
      headers: { 'Set-Cookie': await finishSession(request, context) },
    });
  },
});

export const loader = api.loader;
export const action = api.action;
