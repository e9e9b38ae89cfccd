import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { pageMeta } from '~/brand';
import { AuthFrame } from '~/components/auth/auth-frame';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { CONNECTION_LOST, callApi, problemMessage } from '~/components/data/call-api';
import { Button, buttonStyle } from '~/components/ui/button';
import { Notice } from '~/components/ui/feedback/notice';
import { toast } from '~/components/ui/feedback/toast';
import { Link } from '~/components/ui/link';
import { ResetPasswordForm } from '~/domain/auth/credentials';
import { isEmailTokenValid } from '~/domain/auth/email-tokens.server';
import { todayOf } from '~/http/today.server';

export const meta: MetaFunction = () => pageMeta('New password');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return {
    token,
    valid: await isEmailTokenValid(context.services, token, 'resetPassword'),
    year: todayOf(request, context).day.slice(0, 4),
  };
}

/** Where the link of the mail leads: the new password, typed twice. */
export default function ResetPassword() {
  const { token, valid, year } = useLoaderData<typeof loader>();
  return (
    <AuthFrame
      title="Choose a new password"
      text="You are signed in with it right away; every other device is signed out."
      year={year}
    >
      {valid ? (
        <ResetForm token={token} />
      ) : (
        <>
          <Notice tone="bad" className="mt-6">
            This link has been used or is too old: it works once, for 30 minutes.
          </Notice>
          <Link
            to="/auth/forgot"
            className={buttonStyle({ size: 'lg', full: true, className: 'mt-5' })}
          >
            Send a new link
          </Link>
        </>
      )}
    </AuthFrame>
  );
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [form, fields] = useForm({
    id: 'reset-password',
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: ResetPasswordForm }),
    async onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      const { password } = submission.value;
      setPending(true);
      try {
        await callApi('POST', '/api/auth/reset-password', { token, password });
        toast({ title: 'Your password is changed', description: 'You are signed in with it.' });
        navigate('/', { replace: true });
      } catch (error) {
        toast({
          tone: 'error',
          title: 'Your password was not changed',
          description: problemMessage(error, CONNECTION_LOST),
        });
        setPending(false);
      }
    },
  });
  return (
    <form
      {...getFormProps(form)}
      method="post"
      action="/api/auth/reset-password"
      className="mt-6 grid gap-5"
    >
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields password={fields.password} confirmation={fields.confirmPassword} />
      <Button type="submit" size="lg" full pending={pending} pendingLabel="Saving...">
        Save and sign in
      </Button>
    </form>
  );
}
