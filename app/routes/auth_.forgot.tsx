import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { pageMeta } from '~/brand';
import { AuthFrame } from '~/components/auth/auth-frame';
import { CONNECTION_LOST, callApi, problemMessage } from '~/components/data/call-api';
import { inputOf } from '~/components/input-of';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/feedback/notice';
import { toast } from '~/components/ui/feedback/toast';
import { TextField } from '~/components/ui/form/field';
import { Link } from '~/components/ui/link';
import { ForgotPasswordInput } from '~/domain/auth/credentials';
import { todayOf } from '~/http/today.server';

export const meta: MetaFunction = () => pageMeta('Forgotten password');

export function loader({ request, context }: LoaderFunctionArgs) {
  return { year: todayOf(request, context).day.slice(0, 4) };
}

/** Asks where to send a link for a new password. */
export default function ForgotPassword() {
  const { year } = useLoaderData<typeof loader>();
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const [form, fields] = useForm({
    id: 'forgot-password',
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: ForgotPasswordInput }),
    async onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      setPending(true);
      try {
        const path = '/api/auth/forgot-password';
        const { message } = await callApi<{ message: string }>('POST', path, submission.value);
        setSent(message);
      } catch (error) {
        toast({
          tone: 'error',
          title: 'No mail was sent',
          description: problemMessage(error, CONNECTION_LOST),
        });
      } finally {
        setPending(false);
      }
    },
  });

  return (
    <AuthFrame
      title="Forgot your password?"
      text="Tell us your e-mail address, and we send you a link to choose a new one."
      year={year}
    >
      {sent ? (
        <Notice tone="ok" className="mt-6">
          {sent} Nothing there? Check your spam folder, or try another address.
        </Notice>
      ) : null}
      <form
        {...getFormProps(form)}
        method="post"
        action="/api/auth/forgot-password"
        className="mt-6 grid gap-5"
      >
        <TextField {...inputOf(fields.email, 'email')} label="E-mail" autoComplete="username" />
        <Button
          type="submit"
          size="lg"
          full
          variant={sent ? 'secondary' : 'primary'}
          pending={pending}
          pendingLabel="Sending..."
        >
          {sent ? 'Send again' : 'Send the link'}
        </Button>
      </form>
      <Link to="/auth" className="text-link mt-6 inline-flex items-center gap-2 text-14">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to sign-in
      </Link>
    </AuthFrame>
  );
}
