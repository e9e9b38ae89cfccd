import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { pageMeta } from '~/brand';
import { AuthFrame } from '~/components/auth/auth-frame';
import { CONNECTION_LOST, callApi, problemMessage } from '~/components/data/call-api';
import { Button } from '~/components/ui/button';
import { PasswordField } from '~/components/ui/form/password-field';
import { Link } from '~/components/ui/link';
import { isAuthoritative } from '~/domain/auth/google-identity';
import { pendingGoogle } from '~/http/pending-google.server';
import { todayOf } from '~/http/today.server';

export const meta: MetaFunction = () => pageMeta('Connect Google');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pending = await pendingGoogle.read(request, context);
  if (!pending) throw redirect('/auth?google=expired');
  return {
    email: pending.identity.email,
    mayTakeOver: isAuthoritative(pending.identity),
    year: todayOf(request, context).day.slice(0, 4),
  };
}

/** Signed in at Google, with an e-mail that has an account here: is it the same person? */
export default function ConnectGoogle() {
  const { email, mayTakeOver, year } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [pending, setPending] = useState<'password' | 'takeOver' | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function connect(proof: { password: string } | { takeOver: true }) {
    setPending('password' in proof ? 'password' : 'takeOver');
    setError(null);
    try {
      const { redirectUrl } = await callApi<{ redirectUrl: string }>(
        'POST',
        '/api/auth/google/connect',
        proof,
      );
      navigate(redirectUrl, { replace: true });
    } catch (failure) {
      setError(problemMessage(failure, CONNECTION_LOST));
      setPending(null);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password) connect({ password });
    else setError('Password is required');
  }

  return (
    <AuthFrame
      title="You have an account here"
      text={
        <>
          <strong className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</strong> is
          registered with a password. Enter it once, and Google signs you in from now on.
        </>
      }
      year={year}
    >
      <form
        method="post"
        action="/api/auth/google/connect"
        noValidate
        onSubmit={submit}
        className="mt-6 grid gap-5"
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          id="connect-password"
          name="password"
          label="Password"
          errors={error ? [error] : undefined}
        />
        <Button
          type="submit"
          size="lg"
          full
          pending={pending === 'password'}
          pendingLabel="Connecting..."
        >
          Connect Google and sign in
        </Button>
      </form>
      <div className="mt-8 border-line border-t pt-5 text-14 text-ink-2">
        {mayTakeOver ? (
          <>
            <p className="text-pretty">
              Don’t know the password? Google confirms that this address is yours, so you can take
              over the account. Its password will be removed and every device signed out.
            </p>
            <Button
              variant="secondary"
              className="mt-4"
              pending={pending === 'takeOver'}
              pendingLabel="Taking over..."
              onClick={() => connect({ takeOver: true })}
            >
              Take over this account
            </Button>
          </>
        ) : (
          <p className="text-pretty">
            Don’t know the password?{' '}
            <Link to="/auth/forgot" className="text-link">
              Choose a new one by e-mail
            </Link>
            , then sign in with Google once more.
          </p>
        )}
      </div>
    </AuthFrame>
  );
}
