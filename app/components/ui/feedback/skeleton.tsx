import { cx } from 'class-variance-authority';

/** A grey shape where something will stand. The region around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-skeleton rounded-control bg-hover', className)}
    />
  );
}
