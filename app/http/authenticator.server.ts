import type { AppLoadContext } from '@remix-run/cloudflare';
import { Authenticator, AuthorizationError } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { LoginInput } from '~/domain/auth/credentials';
import type { User } from '~/domain/auth/user';
import { verifyLogin } from '~/domain/auth/verify-login.server';
import { sessionStorage } from './session.server';

/** The user whose credentials these are, by remix-auth's form strategy; null when they are wrong. */
export async function authenticate(
  request: Request,
  context: AppLoadContext,
  input: LoginInput,
): Promise<User | null> {
  const authenticator = new Authenticator<User>(sessionStorage(request, context));
  authenticator.use(
    new FormStrategy(async ({ form }) => {
      const user = await verifyLogin(context.services, LoginInput.parse(Object.fromEntries(form)));
      if (!user) throw new WrongCredentials();
      return user;
    }),
    'form',
  );
  // The body has been read and checked, and may have come as JSON: the strategy wants a form.
  const form = new Request(request.url, { method: 'POST', body: new URLSearchParams(input) });
  try {
    return await authenticator.authenticate('form', form, { throwOnError: true, context });
  } catch (error) {
    if (error instanceof AuthorizationError && error.cause instanceof WrongCredentials) return null;
    throw error;
  }
}

class WrongCredentials extends Error {}
