import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { callApi } from '~/components/data/call-api';
import { inputOf } from '~/components/input-of';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { TextField } from '~/components/ui/form/field';
import { PasswordField } from '~/components/ui/form/password-field';
import { Link } from '~/components/ui/link';
import { LoginInput } from '~/domain/auth/credentials';
import { loginFailure } from './auth-failure';

/** So long the toast is read before the dashboard comes. */
const REDIRECT_MS = 1_000;

export function LoginForm({ target }: { target: string }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  const [form, fields] = useForm({
    id: 'login',
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: LoginInput }),
    async onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      setPending(true);
      try {
        await callApi('POST', '/api/auth/login', submission.value);
        toast({ title: 'Welcome back!', description: 'Taking you to your gigs.' });
        setTimeout(() => navigate(target, { replace: true }), REDIRECT_MS);
      } catch (error) {
        toast({ tone: 'error', ...loginFailure(error) });
        setPending(false);
      }
    },
  });

  return (
    <form {...getFormProps(form)} method="post" action="/api/auth/login" className="grid gap-5">
      <TextField {...inputOf(fields.username, 'email')} label="E-mail" autoComplete="username" />
      <div className="grid gap-2">
        <PasswordField {...inputOf(fields.password, 'password')} label="Password" />
        <Link to="/auth/forgot" className="text-link justify-self-start text-14">
          Forgot your password?
        </Link>
      </div>
      <Button type="submit" size="lg" full pending={pending} pendingLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}
