import { cx } from 'class-variance-authority';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';

interface MonthHeadingProps {
  label?: string;
  /** 1 to 12; null for the past. */
  month?: number | null;
  count: number;
}

/** The name of a month in its own colour, or the past in grey, and how many gigs it has. */
export function MonthHeading({ label, month, count }: MonthHeadingProps) {
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-2.5 rounded-[3px]', FILL[month ?? 0])} />
      <h2 className={cx('text-display-18', INK[month ?? 0])}>{label}</h2>
      <p className="ml-auto text-14 text-ink-3">{gigCountLabel(count)}</p>
    </div>
  );
}

/* Written out, so that the style sheet knows them. The first one is the past. */
const FILL = [
  'bg-past',
  'bg-month-1',
  'bg-month-2',
  'bg-month-3',
  'bg-month-4',
  'bg-month-5',
  'bg-month-6',
  'bg-month-7',
  'bg-month-8',
  'bg-month-9',
  'bg-month-10',
  'bg-month-11',
  'bg-month-12',
];

const INK = [
  'text-past-ink',
  'text-month-1',
  'text-month-2',
  'text-month-3',
  'text-month-4',
  'text-month-5',
  'text-month-6',
  'text-month-7',
  'text-month-8',
  'text-month-9',
  'text-month-10',
  'text-month-11',
  'text-month-12',
];
