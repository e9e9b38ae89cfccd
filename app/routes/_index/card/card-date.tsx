import { cx } from 'class-variance-authority';
import type { Gig } from '~/domain/gigs/gig';
import { cardDate, type TravelStatus } from '~/domain/gigs/gig-status';

interface CardDateProps {
  gig: Pick<Gig, 'type' | 'date' | 'endDate'>;
  status: TravelStatus;
}

/** The left of a card: month on its band, day, weekday. */
export function CardDate({ gig, status }: CardDateProps) {
  const look = KIND[status.state === 'past' ? 'past' : gig.type];
  const { month, day, weekday } = cardDate(gig);
  const several = day.length > 2;
  return (
    <p className={cx('flex flex-col rounded-l-[13px] text-center', look.well)}>
      <span
        className={cx(
          'rounded-tl-[13px] py-1 font-semibold leading-[19px]',
          month.length > 3 ? 'text-label tracking-tight' : 'text-14',
          look.band,
        )}
      >
        {month}
      </span>
      <span className="grid flex-1 content-center">
        <span
          className={cx(
            'whitespace-nowrap font-bold font-display',
            several ? 'text-[1.25rem] leading-6' : 'text-[2rem] leading-8',
            look.day,
          )}
        >
          {day}
        </span>
        <span className={cx('text-13', look.weekday)}>{weekday}</span>
      </span>
    </p>
  );
}

/** The colour of the date says what kind of gig it is. */
const KIND = {
  booked: {
    band: 'bg-brand text-on-brand',
    well: 'bg-brand-tint',
    day: 'text-ink',
    weekday: 'text-brand-ink',
  },
  possible: {
    band: 'bg-warn text-on-warn',
    well: 'bg-warn-tint',
    day: 'text-ink',
    weekday: 'text-warn-ink',
  },
  past: {
    band: 'bg-past text-on-past',
    well: 'bg-past-tint',
    day: 'text-ink-2',
    weekday: 'text-ink-2',
  },
};
