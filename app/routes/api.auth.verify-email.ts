import { VerifyEmailInput } from '~/domain/auth/credentials';
import { verifyEmail } from '~/domain/auth/verify-email.server';
import { clientAddress } from '~/http/client-address.server';
import { linkOver, tooMany } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { publicResource } from '~/http/resource.server';

const api = publicResource({
  /** The link may be opened where nobody is signed in. */
  async POST({ request, services }) {
    const { token } = await readBody(request, VerifyEmailInput);
    if (!(await services.limits.signInAddress(clientAddress(request)))) {
      return tooMany('Too many attempts. Please wait a minute and try again.');
    }
    return (await verifyEmail(services, token))
      ? Response.json({ emailVerified: true })
      : linkOver();
  },
});

export const loader = api.loader;
export const action = api.action;
