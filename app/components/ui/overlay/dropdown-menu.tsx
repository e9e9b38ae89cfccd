import { cx } from 'class-variance-authority';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentPropsWithoutRef } from 'react';
import { floatingStyle } from './popover';

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;

export function DropdownMenuContent({
  className,
  align = 'end',
  sideOffset = 8,
  ...props
}: ComponentPropsWithoutRef<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        collisionPadding={12}
        {...props}
        align={align}
        sideOffset={sideOffset}
        className={cx(floatingStyle, windowStyle, 'min-w-44 p-1.5', className)}
      />
    </Radix.Portal>
  );
}

/** No higher than the window has room for beside what opened it. */
const windowStyle = 'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto';

interface DropdownMenuItemProps extends ComponentPropsWithoutRef<typeof Radix.Item> {
  tone?: 'danger';
}

export function DropdownMenuItem({ tone, className, ...props }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      {...props}
      className={cx(
        menuRowStyle,
        tone === 'danger'
          ? 'text-bad-ink data-[highlighted]:bg-bad-tint'
          : 'text-ink data-[highlighted]:bg-hover dark:data-[highlighted]:bg-sunken',
        className,
      )}
    />
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}

const menuRowStyle =
  'flex min-h-control cursor-pointer select-none items-center gap-2.5 rounded-[8px] px-2.5 font-medium text-15 outline-none data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3 [&_svg]:size-[18px] [&_svg]:shrink-0';
