import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { Spinner } from './feedback/spinner';

/** The look of a button, for links that are one: `<Link className={buttonStyle()}>`. */
export const buttonStyle = cva(
  [
    'relative inline-grid shrink-0 select-none place-items-center whitespace-nowrap rounded-control font-semibold',
    'transition-[background-color,color,border-color,transform] duration-120',
    'active:translate-y-px active:duration-90',
    'disabled:translate-y-0 disabled:cursor-not-allowed',
    'aria-disabled:translate-y-0 aria-disabled:cursor-default',
  ],
  {
    variants: {
      variant: {
        primary:
          'bg-brand text-on-brand shadow-[inset_0_1px_0_rgb(255_255_255/.14),inset_0_0_0_1px_var(--brand-edge),0_1px_2px_var(--shade-float)] hover:bg-brand-hover active:bg-brand-pressed',
        secondary: 'border border-line-strong bg-surface text-ink hover:bg-hover active:bg-sunken',
        ghost: 'text-ink-2 hover:bg-hover hover:text-ink active:bg-sunken',
        tint: 'bg-brand-tint text-brand-ink hover:bg-[color-mix(in_srgb,var(--brand-line)_32%,var(--brand-tint))] active:bg-[color-mix(in_srgb,var(--brand-line)_50%,var(--brand-tint))]',
        danger: 'bg-bad text-on-bad hover:bg-bad-hover active:bg-bad-pressed',
        'danger-outline':
          'border border-bad bg-surface text-bad-ink hover:bg-bad-tint active:bg-bad-tint',
      },
      size: {
        sm: 'h-9 px-3 text-14 max-md:h-control pointer-coarse:h-control md:pointer-fine:h-[34px]',
        md: 'h-control px-[15px] text-15',
        lg: 'h-12 px-5 text-16',
      },
      full: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

const disabledLook =
  'disabled:border-transparent disabled:bg-hover disabled:text-ink-3 disabled:shadow-none';

export interface ButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>,
    VariantProps<typeof buttonStyle> {
  /** While true the button keeps its width, spins and ignores presses. */
  pending?: boolean;
  /** "Creating..."; without it the label stays. */
  pendingLabel?: string;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    full,
    pending = false,
    pendingLabel,
    className,
    children,
    type = 'button',
    onClick,
    ...props
  },
  ref,
) {
  return (
    <button
      ref={ref}
      // Not `disabled`: focus would be lost in the middle of the work.
      aria-disabled={pending || undefined}
      {...props}
      type={type}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={cx(buttonStyle({ variant, size, full }), disabledLook, className)}
    >
      <ButtonLabel hidden={pending}>{children}</ButtonLabel>
      {/* Both labels share one cell from the start, so that the wider one sets the width. */}
      {pendingLabel !== undefined || pending ? (
        <ButtonLabel hidden={!pending}>
          <Spinner className={pending ? undefined : 'animate-none'} />
          {pendingLabel ?? children}
        </ButtonLabel>
      ) : null}
    </button>
  );
});

const labelStyle =
  'inline-flex items-center justify-center gap-2 [grid-area:1/1] [&_svg]:size-[18px] [&_svg]:shrink-0';

function ButtonLabel({ hidden, children }: { hidden: boolean; children: React.ReactNode }) {
  return <span className={cx(labelStyle, hidden && 'invisible')}>{children}</span>;
}
