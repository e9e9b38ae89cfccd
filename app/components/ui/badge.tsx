import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badge = cva(
  'inline-flex h-[22px] shrink-0 items-center gap-1 whitespace-nowrap rounded-badge px-[7px] font-semibold text-badge [&_svg]:-ml-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        brand: 'bg-brand-tint text-brand-ink',
        ok: 'bg-ok-tint text-ok-ink',
        warn: 'bg-warn-tint text-warn-ink',
        bad: 'bg-bad-tint text-bad-ink',
        info: 'bg-info-tint text-info-ink',
        past: 'bg-past-tint text-past-ink',
        /** For "Soon!" and the day count alone. */
        'solid-bad': 'bg-bad text-on-bad',
        'on-banner': 'bg-white text-[#5b1a9c]',
      },
    },
    defaultVariants: { tone: 'past' },
  },
);

interface BadgeProps extends VariantProps<typeof badge> {
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** States what is so. The person's own words are tags. */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={cx(badge({ tone }), className)}>
      {icon}
      {children}
    </span>
  );
}
