import { ForgotPasswordInput } from '~/domain/auth/credentials';
import { sendPasswordReset } from '~/domain/auth/password-reset.server';
import { appOrigin } from '~/http/app-origin.server';
import { clientAddress } from '~/http/client-address.server';
import { mailUnavailable, tooManyMails } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { publicResource } from '~/http/resource.server';

const api = publicResource({
  /** The same answer, after the same time, whether or not there is such an account. */
  async POST({ request, services }) {
    const { email } = await readBody(request, ForgotPasswordInput);
    if (!services.mailer) return mailUnavailable();
    const allowed =
      (await services.limits.mailAddress(clientAddress(request))) &&
      (await services.limits.mailAccount(email));
    if (!allowed) return tooManyMails();
    services.background(sendPasswordReset(services, email, appOrigin(request, services)));
    const message =
      'If this address has an account, a link to choose a new password is on its way. It works for 30 minutes.';
    return Response.json({ message }, { status: 202 });
  },
});

export const loader = api.loader;
export const action = api.action;
