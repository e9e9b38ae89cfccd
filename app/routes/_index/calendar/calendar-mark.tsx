import { cx } from 'class-variance-authority';
import type { MarkKind } from '~/domain/gigs/views/year-calendar';

const KINDS: Record<MarkKind, string> = {
  booked: 'cal-mark-booked',
  possible: 'cal-mark-possible',
  past: 'cal-mark-past',
};

interface CalendarMarkProps {
  kind: MarkKind;
  /** State or province letters; a dot where none are known. */
  region: string | null;
  attention?: boolean;
  /** Sets the size. */
  className?: string;
}

/** The circle of a gig under the number of its day. */
export function CalendarMark({ kind, region, attention = false, className }: CalendarMarkProps) {
  return (
    <span className={cx(KINDS[kind], className)}>
      {region ?? <span className="size-1.5 rounded-full bg-current" />}
      {attention ? <AttentionDot className={dotStyle} /> : null}
    </span>
  );
}

/* At the upper corner, or at the lower one where the count of the day stands. */
const dotStyle =
  'absolute -top-[3px] -right-[3px] @max-[308px]/month:in-data-crowded:top-auto @max-[308px]/month:in-data-crowded:-bottom-[3px]';

/** Travel needs you. Its rim keeps it apart from the circle below. */
export function AttentionDot({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'size-[9px] rounded-full bg-cal-attention shadow-[0_0_0_1.5px_var(--surface)]',
        className,
      )}
    />
  );
}

/** How many gigs a day has. */
export function DayCount({ count, className }: { count: number; className?: string }) {
  return (
    <span
      className={cx(
        'grid h-[15px] min-w-[15px] place-items-center rounded-full bg-cal-count px-[3px] text-10 text-cal-on-count leading-none',
        className,
      )}
    >
      {count}
    </span>
  );
}
