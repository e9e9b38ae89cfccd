import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  /** What is so: "No upcoming gigs". */
  title: string;
  /** What to do: "Add some gigs to get started". */
  description?: ReactNode;
  /** One button. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon, title, description, action, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'grid justify-items-center rounded-stub border border-line-strong border-dashed px-5 py-6 text-center',
        className,
      )}
    >
      <span aria-hidden="true" className="text-brand-ink [&_svg]:size-6">
        {icon}
      </span>
      <p className="mt-1.5 font-display text-display-18 text-ink">{title}</p>
      {description ? <p className="text-14 text-ink-2">{description}</p> : null}
      {action ? <div className="mt-3.5">{action}</div> : null}
    </div>
  );
}
