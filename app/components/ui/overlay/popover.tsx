import { cx } from 'class-variance-authority';
import { Popover as Radix } from 'radix-ui';
import type { ComponentPropsWithoutRef } from 'react';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverAnchor = Radix.Anchor;

export function PopoverContent({
  className,
  sideOffset = 8,
  ...props
}: ComponentPropsWithoutRef<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        collisionPadding={12}
        {...props}
        sideOffset={sideOffset}
        className={cx(floatingStyle, windowStyle, 'p-4', className)}
      />
    </Radix.Portal>
  );
}

/** No higher than the window has room for beside what opened it. */
const windowStyle = 'max-h-(--radix-popover-content-available-height) overflow-y-auto';

/** What menus and popovers are made of. */
export const floatingStyle =
  'z-50 max-w-[calc(100vw-24px)] rounded-stub border border-line bg-raised text-ink-2 shadow-float focus:outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-menu-in';
