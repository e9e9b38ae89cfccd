import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface PanelErrorProps {
  children: ReactNode;
  icon?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  className?: string;
}

/** What failed, inside the panel where it failed. */
export function PanelError({
  children,
  icon = <CircleAlert />,
  onRetry,
  retryLabel = 'Try Again',
  className,
}: PanelErrorProps) {
  return (
    <div
      role="alert"
      className={cx('flex items-center gap-3 rounded-control bg-bad-tint px-3.5 py-3', className)}
    >
      <span
        aria-hidden="true"
        className="shrink-0 self-start pt-0.5 text-bad-ink [&_svg]:size-[18px]"
      >
        {icon}
      </span>
      <p className="min-w-0 flex-1 text-pretty font-medium text-14 text-ink">{children}</p>
      {onRetry ? (
        <button
          type="button"
          onClick={onRetry}
          className="hit-area relative shrink-0 rounded-[8px] px-1.5 py-1 font-semibold text-14 text-bad-ink underline-offset-3 hover:underline"
        >
          {retryLabel}
        </button>
      ) : null}
    </div>
  );
}
