import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { forwardRef, type SelectHTMLAttributes } from 'react';
import { controlStyle, Field, type TextFieldProps } from '~/components/ui/field';

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name'> &
  Pick<TextFieldProps, 'id' | 'name' | 'errors' | 'label' | 'hint' | 'hideLabel'>;

/** The browser's own list: it costs no script and is the best one on a phone. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { id, name, errors, label, hint, hideLabel, className, children, ...props },
  ref,
) {
  return (
    <Field {...{ id, errors, label, hint, hideLabel, className }}>
      {(control) => (
        <span className="relative block">
          <select
            ref={ref}
            {...props}
            name={name}
            {...control}
            className={cx(controlStyle, 'h-11 pr-10')}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-[18px] -translate-y-1/2 text-ink-3"
          />
        </span>
      )}
    </Field>
  );
});
