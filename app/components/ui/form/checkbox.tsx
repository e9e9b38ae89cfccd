import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'>;

/** The browser's check box in our ink. Give it a name by a label or `aria-label`. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { className, ...props },
  ref,
) {
  return (
    <span className={cx('hit-area relative inline-grid size-[22px] shrink-0', className)}>
      <input
        ref={ref}
        {...props}
        type="checkbox"
        className={cx(
          'peer z-1 size-full appearance-none rounded-[6px] border-[1.5px] border-line-strong bg-surface [grid-area:1/1]',
          'transition-colors duration-120 checked:border-brand checked:bg-brand hover:not-checked:bg-hover',
          'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-hover',
        )}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none z-2 size-3.5 place-self-center text-on-brand opacity-0 [grid-area:1/1] peer-checked:opacity-100 peer-disabled:text-ink-3"
      />
    </span>
  );
});
