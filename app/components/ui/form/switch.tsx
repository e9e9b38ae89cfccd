import { cx } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

type SwitchProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role'>;

/** On or off, at once. Give it a name by a label or `aria-label`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { className, ...props },
  ref,
) {
  return (
    <span className={cx('hit-area relative inline-grid h-[26px] w-11 shrink-0', className)}>
      <input
        ref={ref}
        {...props}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a check box says by itself whether it is checked
        role="switch"
        className={cx(
          'peer z-1 size-full cursor-pointer appearance-none rounded-full bg-line-strong [grid-area:1/1]',
          'transition-colors duration-180 checked:bg-brand disabled:cursor-not-allowed',
        )}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none z-2 ml-[3px] size-5 self-center rounded-full bg-white transition-transform duration-180 [grid-area:1/1] peer-checked:translate-x-[18px]"
      />
    </span>
  );
});
