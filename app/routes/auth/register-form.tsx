import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { celebrate } from '~/components/celebrate';
import { ApiError, callApi } from '~/components/data/call-api';
import { inputOf } from '~/components/input-of';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { TextField } from '~/components/ui/form/field';
import { RegistrationForm } from '~/domain/auth/credentials';
import { registrationFailure } from './auth-failure';

/** So long the good news stands before the dashboard comes. */
const REDIRECT_MS = 3_000;
const CONFETTI_PIECES = 500;

export function RegisterForm({ onAlreadyRegistered }: { onAlreadyRegistered: () => void }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  const [form, fields] = useForm({
    id: 'register',
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: RegistrationForm }),
    async onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      const { username, email, password } = submission.value;
      setPending(true);
      try {
        const { redirectUrl } = await callApi<{ redirectUrl?: string }>(
          'POST',
          '/api/auth/register',
          {
            username,
            displayName: username,
            email,
            password,
          },
        );
        celebrate(CONFETTI_PIECES);
        toast({
          title: `Welcome, ${username}!`,
          description: 'Your account is ready. One moment.',
        });
        setTimeout(() => navigate(redirectUrl ?? '/?newUser=true', { replace: true }), REDIRECT_MS);
      } catch (error) {
        setPending(false);
        for (const { name } of [fields.password, fields.confirmPassword]) {
          form.update({ name, value: '', validated: false });
        }
        const alreadyRegistered = error instanceof ApiError && error.status === 409;
        toast({
          tone: 'error',
          ...registrationFailure(error),
          ...(alreadyRegistered && { action: { label: 'Login', onAction: onAlreadyRegistered } }),
        });
      }
    },
  });

  const errors = [...new Set(Object.values(form.allErrors).flat())];
  return (
    <form {...getFormProps(form)} method="post" action="/api/auth/register" className="grid gap-4">
      {errors.length > 0 ? (
        <div role="alert" className="rounded-control bg-bad-tint px-4 py-3 text-14 text-bad-ink">
          <p className="font-semibold">Registration Error</p>
          <ul className="mt-1 list-disc pl-5">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <TextField
        {...inputOf(fields.username)}
        label="Name"
        autoComplete="name"
        hint="The way it appears on a poster."
      />
      <TextField {...inputOf(fields.email, 'email')} label="E-mail" autoComplete="username" />
      <NewPasswordFields password={fields.password} confirmation={fields.confirmPassword} />
      <Button
        type="submit"
        size="lg"
        full
        pending={pending}
        pendingLabel="Creating your account..."
      >
        Create account
      </Button>
    </form>
  );
}
