import type { FieldMetadata } from '@conform-to/react';
import { inputOf } from '~/components/input-of';
import { PasswordField } from '~/components/ui/form/password-field';

interface NewPasswordFieldsProps {
  password: FieldMetadata<string>;
  confirmation: FieldMetadata<string>;
  label?: string;
}

/** A password that is to be learned, typed twice. */
export function NewPasswordFields({
  password,
  confirmation,
  label = 'Password',
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...inputOf(password, 'password')}
        label={label}
        autoComplete="new-password"
        hint="At least 6 characters."
      />
      <PasswordField
        {...inputOf(confirmation, 'password')}
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
      />
    </>
  );
}
