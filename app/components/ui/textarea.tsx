import { cx } from 'class-variance-authority';
import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { controlStyle, Field, readOnlyStyle, type TextFieldProps } from '~/components/ui/field';

export const Textarea = forwardRef<
  HTMLTextAreaElement,
  TextareaHTMLAttributes<HTMLTextAreaElement>
>(function Textarea({ className, ...props }, ref) {
  return (
    <textarea
      ref={ref}
      {...props}
      className={cx(controlStyle, readOnlyStyle, 'min-h-24 resize-y py-2.5', className)}
    />
  );
});

type TextareaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name'> &
  Pick<TextFieldProps, 'id' | 'name' | 'errors' | 'label' | 'hint' | 'hideLabel'>;

export const TextareaField = forwardRef<HTMLTextAreaElement, TextareaFieldProps>(
  function TextareaField({ id, name, errors, label, hint, hideLabel, className, ...props }, ref) {
    return (
      <Field {...{ id, errors, label, hint, hideLabel, className }}>
        {(control) => <Textarea ref={ref} {...props} name={name} {...control} />}
      </Field>
    );
  },
);
