import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** What a form library hands over for each field. */
interface FieldState {
  id?: string;
  name?: string;
  errors?: string[] | null;
}

interface FieldProps extends FieldState {
  label: ReactNode;
  /** A quiet sentence under the control; an error takes its place. */
  hint?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ id, errors, label, hint, hideLabel, className, children }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const error = errors?.[0];
  const noteId = error ? `${fieldId}-error` : hint ? `${fieldId}-description` : undefined;

  return (
    <div className={cx('min-w-0', className)}>
      <label
        htmlFor={fieldId}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block w-fit font-semibold text-14 text-ink'}
      >
        {label}
      </label>
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': noteId,
      })}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : hint ? (
        <p id={noteId} className="mt-1.5 text-13 text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-medium text-13 text-bad-ink">
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" strokeWidth={2.2} />
      {children}
    </p>
  );
}

/** The edge every text control shares. Focus thickens it instead of adding a second ring. */
export const controlStyle = cx(
  'block w-full min-w-0 appearance-none rounded-control border border-line-strong bg-surface px-3 text-16 text-ink',
  'transition-[border-color,box-shadow] duration-120',
  'focus:border-focus focus:shadow-[inset_0_0_0_1px_var(--focus),0_0_0_3px_var(--brand-tint)] focus:outline-none',
  'aria-invalid:border-bad aria-invalid:shadow-[inset_0_0_0_1px_var(--bad)]',
  'aria-invalid:focus:shadow-[inset_0_0_0_1px_var(--bad),0_0_0_3px_var(--bad-tint)]',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-hover disabled:text-ink-3',
);

export const readOnlyStyle = 'read-only:border-line read-only:bg-hover read-only:text-ink-3';

export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  function Input({ className, type = 'text', ...props }, ref) {
    return (
      <input
        ref={ref}
        {...props}
        type={type}
        className={cx(controlStyle, readOnlyStyle, 'h-11', className)}
      />
    );
  },
);

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'>,
    Omit<FieldProps, 'children' | 'className'> {
  /** Drawn inside the control, before the text. */
  icon?: ReactNode;
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { id, name, errors, label, hint, hideLabel, icon, className, ...props },
  ref,
) {
  return (
    <Field {...{ id, errors, label, hint, hideLabel, className }}>
      {(control) =>
        icon ? (
          <span className="relative block">
            <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-3 [&_svg]:size-[18px]">
              {icon}
            </span>
            <Input ref={ref} {...props} name={name} {...control} className="pl-10" />
          </span>
        ) : (
          <Input ref={ref} {...props} name={name} {...control} />
        )
      }
    </Field>
  );
});
