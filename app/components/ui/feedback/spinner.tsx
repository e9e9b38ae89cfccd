import { cx } from 'class-variance-authority';

/** Decoration beside words that say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 18 18"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className={cx('size-[18px] shrink-0 animate-spin', className)}
    >
      <circle cx="9" cy="9" r="7.5" stroke="currentColor" strokeOpacity=".35" />
      <path d="M9 1.5A7.5 7.5 0 0 1 16.5 9" stroke="currentColor" />
    </svg>
  );
}
