import { cx } from 'class-variance-authority';
import { Switch as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export const Switch = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Radix.Root>>(
  function Switch({ className, ...props }, ref) {
    return (
      <Radix.Root
        ref={ref}
        {...props}
        className={cx(
          'hit-area relative h-7 w-[46px] shrink-0 rounded-full bg-line-strong p-[3px] transition-colors duration-180',
          'data-[state=checked]:bg-brand disabled:cursor-not-allowed disabled:bg-line',
          className,
        )}
      >
        <Radix.Thumb className="block size-[22px] rounded-full bg-white shadow-[0_1px_2px_rgb(40_24_60/.25)] transition-transform duration-180 ease-enter data-[state=checked]:translate-x-[18px]" />
      </Radix.Root>
    );
  },
);
