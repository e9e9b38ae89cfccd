import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { pageMeta } from '~/brand';
import { AuthFrame } from '~/components/auth/auth-frame';
import { ApiError, CONNECTION_LOST, callApi, problemMessage } from '~/components/data/call-api';
import { Button, buttonStyle } from '~/components/ui/button';
import { Notice } from '~/components/ui/feedback/notice';
import { toast } from '~/components/ui/feedback/toast';
import { Link } from '~/components/ui/link';
import { isEmailTokenValid } from '~/domain/auth/email-tokens.server';
import { todayOf } from '~/http/today.server';

export const meta: MetaFunction = () => pageMeta('Confirm your e-mail');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return {
    token,
    valid: await isEmailTokenValid(context.services, token, 'verifyEmail'),
    year: todayOf(request, context).day.slice(0, 4),
  };
}

/** Where the link of the mail leads. A button confirms: programs that look into mails follow links. */
export default function VerifyEmail() {
  const { token, valid, year } = useLoaderData<typeof loader>();
  const [state, setState] = useState<'ready' | 'pending' | 'done' | 'over'>(
    valid ? 'ready' : 'over',
  );

  async function confirm() {
    setState('pending');
    try {
      await callApi('POST', '/api/auth/verify-email', { token });
      setState('done');
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) {
        setState('over');
        return;
      }
      toast({
        tone: 'error',
        title: 'Your address is not confirmed yet',
        description: problemMessage(error, CONNECTION_LOST),
      });
      setState('ready');
    }
  }

  return (
    <AuthFrame
      title="Confirm your e-mail"
      text="So that you can always get back into your account."
      year={year}
    >
      <div className="mt-6 grid gap-5">
        {state === 'done' ? (
          <Notice tone="ok">Your e-mail address is confirmed. Thank you!</Notice>
        ) : null}
        {state === 'over' ? (
          <Notice tone="bad">
            This link has been used or is too old: it works once, for 30 minutes. You can get a new
            one in your account settings.
          </Notice>
        ) : null}
        {state === 'ready' || state === 'pending' ? (
          <Button
            size="lg"
            full
            pending={state === 'pending'}
            pendingLabel="Confirming..."
            onClick={confirm}
          >
            Confirm this address
          </Button>
        ) : (
          <Link
            to={state === 'done' ? '/' : '/settings/account'}
            className={buttonStyle({ size: 'lg', full: true })}
          >
            {state === 'done' ? 'To your gigs' : 'To your account'}
          </Link>
        )}
      </div>
    </AuthFrame>
  );
}
