import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { BRAND } from '~/brand';

interface InkStampProps {
  /** Plays once, when the last booking has just been arranged. */
  pressed?: boolean;
  className?: string;
}

/** The big round stamp: only on a fully arranged gig's own page and at sign-in. */
export function InkStamp({ pressed = false, className }: InkStampProps) {
  const ring = useId();
  return (
    <svg
      role="img"
      aria-label="All arranged"
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      className={cx(
        'size-[88px] shrink-0 -rotate-14 text-ok',
        pressed && 'animate-ink-stamp',
        className,
      )}
    >
      <circle cx="50" cy="50" r="48.5" strokeWidth="2.6" />
      <circle cx="50" cy="50" r="28.5" strokeWidth="1.4" />
      <path
        d="M35 50 46 61.2 63.8 40.2"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {/* Starts at the left, so that the first words read across the top. */}
      <path id={ring} d="M15.5 50a34.5 34.5 0 1 1 69 0a34.5 34.5 0 1 1-69 0" stroke="none" />
      <text fill="currentColor" stroke="none" className="font-semibold font-text text-[11.5px]">
        <textPath href={`#${ring}`} textLength="213" lengthAdjust="spacing">
          {`ALL ARRANGED • ${BRAND.toUpperCase()} •`}
        </textPath>
      </text>
    </svg>
  );
}
