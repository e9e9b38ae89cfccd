import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ButtonHTMLAttributes, forwardRef } from 'react';

/** The look of an icon button, for links that are one. */
export const iconButtonStyle = cva(
  [
    'hit-area relative inline-grid size-control shrink-0 place-items-center rounded-control',
    'transition-[background-color,color,transform] duration-120 active:translate-y-px',
    'disabled:translate-y-0 disabled:cursor-not-allowed disabled:bg-hover disabled:text-ink-3',
    '[&_svg]:size-5',
  ],
  {
    variants: {
      variant: {
        ghost: 'text-ink-2 hover:bg-hover hover:text-ink active:bg-sunken',
        secondary: 'border border-line-strong bg-surface text-ink hover:bg-hover active:bg-sunken',
        'on-banner': 'text-on-banner hover:bg-white/14 active:bg-white/20',
      },
    },
    defaultVariants: { variant: 'ghost' },
  },
);

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'>,
    VariantProps<typeof iconButtonStyle> {
  /** What the icon means: its accessible name. */
  label: string;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant, className, type = 'button', ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      {...props}
      type={type}
      aria-label={label}
      className={cx(iconButtonStyle({ variant }), className)}
    />
  );
});
