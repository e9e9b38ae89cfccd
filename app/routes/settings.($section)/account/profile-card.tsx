import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { inputOf } from '~/components/input-of';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { TextField } from '~/components/ui/form/field';
import { ProfileInput } from '~/domain/auth/credentials';
import type { User } from '~/domain/auth/user';
import { SettingsCard } from '../settings-card';
import { showSettingsFailure } from '../settings-failure';
import { PictureChoice } from './picture-choice';

export function ProfileCard({ user }: { user: User }) {
  const { mutate, pending } = useApiMutation();
  const [form, fields] = useForm({
    id: 'profile',
    defaultValue: { displayName: user.displayName },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: ProfileInput }),
    async onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      try {
        await mutate('PATCH', '/api/user', submission.value);
        toast({ title: 'Settings updated' });
      } catch (error) {
        showSettingsFailure(error, 'Failed to update settings');
      }
    },
  });
  return (
    <SettingsCard title="Name and picture" text="How you appear in the menu and in your exports.">
      <PictureChoice user={user} />
      <form {...getFormProps(form)} method="post" className="mt-5 grid gap-4">
        <TextField {...inputOf(fields.displayName)} label="Name" autoComplete="name" />
        <TextField
          id="profile-email"
          label="E-mail"
          value={user.email}
          readOnly
          hint={user.emailVerified ? 'Confirmed.' : 'Not confirmed yet.'}
        />
        <Button
          type="submit"
          variant="secondary"
          pending={pending}
          pendingLabel="Saving..."
          className="justify-self-end"
        >
          Save name
        </Button>
      </form>
    </SettingsCard>
  );
}
