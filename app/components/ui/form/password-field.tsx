import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { IconButton } from '../icon-button';
import { Field, Input, type TextFieldProps } from './field';

export const PasswordField = forwardRef<HTMLInputElement, Omit<TextFieldProps, 'type' | 'icon'>>(
  function PasswordField({ id, name, errors, label, hint, hideLabel, className, ...props }, ref) {
    const [shown, setShown] = useState(false);
    return (
      <Field {...{ id, errors, label, hint, hideLabel, className }}>
        {(control) => (
          <span className="relative block">
            <Input
              ref={ref}
              autoComplete="current-password"
              spellCheck={false}
              autoCapitalize="none"
              {...props}
              name={name}
              {...control}
              type={shown ? 'text' : 'password'}
              className="pr-12"
            />
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!shown)}
              className="absolute! top-0.5 right-0.5 size-10!"
            >
              {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </IconButton>
          </span>
        )}
      </Field>
    );
  },
);
