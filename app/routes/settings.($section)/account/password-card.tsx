import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useState } from 'react';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { ApiError, callApi } from '~/components/data/call-api';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { inputOf } from '~/components/input-of';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { PasswordField } from '~/components/ui/form/password-field';
import { ChangePasswordForm } from '~/domain/auth/credentials';
import { SettingsCard } from '../settings-card';
import { showSettingsFailure } from '../settings-failure';

interface PasswordCardProps {
  hasPassword: boolean;
  email: string;
}

export function PasswordCard({ hasPassword, email }: PasswordCardProps) {
  return hasPassword ? (
    <SettingsCard title="Password" text="Every other device is signed out when it changes.">
      <PasswordForm email={email} />
    </SettingsCard>
  ) : (
    <SettingsCard
      title="Password"
      text="You sign in with Google. With a password you can also sign in by e-mail."
    >
      <SetPassword email={email} />
    </SettingsCard>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { mutate, pending } = useApiMutation();
  const [form, fields] = useForm({
    id: 'password',
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: ChangePasswordForm }),
    async onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      const { currentPassword, newPassword } = submission.value;
      try {
        await mutate('PUT', '/api/user/password', { currentPassword, newPassword });
        form.reset();
        toast({ title: 'Password changed', description: 'Other devices are signed out.' });
      } catch (error) {
        const wrong = error instanceof ApiError && error.problem?.fieldErrors?.currentPassword;
        if (wrong) setWrongPassword(wrong);
        else showSettingsFailure(error, 'Your password was not changed');
      }
    },
  });
  const [wrongPassword, setWrongPassword] = useState<string[] | null>(null);
  return (
    <form
      {...getFormProps(form)}
      method="post"
      onInput={() => setWrongPassword(null)}
      className="mt-4 grid gap-4"
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...inputOf(fields.currentPassword, 'password')}
        errors={fields.currentPassword.errors ?? wrongPassword}
        label="Current password"
      />
      <NewPasswordFields
        label="New password"
        password={fields.newPassword}
        confirmation={fields.confirmPassword}
      />
      <Button
        type="submit"
        variant="secondary"
        pending={pending}
        pendingLabel="Saving..."
        className="justify-self-end"
      >
        Change password
      </Button>
    </form>
  );
}

/** The mail proves that it is the owner who sets the first password. */
function SetPassword({ email }: { email: string }) {
  const [pending, setPending] = useState(false);

  async function send() {
    setPending(true);
    try {
      await callApi('POST', '/api/auth/forgot-password', { email });
      toast({ title: 'Mail sent', description: `A link is on its way to ${email}.` });
    } catch (error) {
      showSettingsFailure(error, 'No mail was sent');
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="secondary"
      className="mt-4"
      pending={pending}
      pendingLabel="Sending..."
      onClick={send}
    >
      Send a link to set one
    </Button>
  );
}
