import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { TravelStamp } from '~/components/travel-stamp';
import type { Gig } from '~/domain/gigs/gig';
import {
  countdown,
  daysUntil,
  SOON_DAYS,
  shortPlace,
  stampState,
  travelStatus,
} from '~/domain/gigs/gig-status';
import { nextBooked } from '~/domain/gigs/views/next-booked';
import { dayText } from '~/domain/time/day-label';
import { TRAVEL_KINDS } from '~/domain/travel/need';

interface NextBookedProps {
  gigs: Gig[];
  today: string;
  onSelect: (gigId: string) => void;
  className?: string;
}

/** The next 30 days at a glance: how many booked gigs, and the two soonest. */
export function NextBooked({ gigs, today, onSelect, className }: NextBookedProps) {
  const { count, soonest } = nextBooked(gigs, today);
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={cx(
        'w-[394px] max-w-full overflow-hidden rounded-card border border-line bg-surface shadow-float',
        className,
      )}
    >
      <header className="flex items-baseline justify-between gap-4 px-3.5 py-2.5">
        <h2 id={headingId} className="font-semibold font-text text-14">
          Next 30 days
        </h2>
        <p className="text-14 text-ink-2">{count === 0 ? 'Nothing booked' : `${count} booked`}</p>
      </header>
      <ul>
        {soonest.map((gig) => (
          <li key={gig.id} className="border-line border-t">
            <SoonGig gig={gig} today={today} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SoonGig({ gig, today, onSelect }: { gig: Gig } & Omit<NextBookedProps, 'gigs'>) {
  const status = travelStatus(gig, today);
  const soon = daysUntil(gig, today) <= SOON_DAYS;
  return (
    <button
      type="button"
      onClick={() => onSelect(gig.id)}
      className="flex w-full items-center gap-3.5 px-3.5 py-2 text-left transition-colors duration-120 hover:bg-hover focus-visible:-outline-offset-3"
    >
      <span className="w-[3.25rem] shrink-0 font-bold font-display text-15 text-brand-ink">
        {dayText(gig.date, 'monthDay')}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-14 text-ink">{gig.title}</span>
        <span className="block truncate text-13 text-ink-2">
          {shortPlace(gig.location)} ·{' '}
          <span className={cx(soon && 'font-semibold text-bad-ink')}>{countdown(gig, today)}</span>
        </span>
      </span>
      <span className="flex shrink-0 gap-0.5">
        {TRAVEL_KINDS.map((kind) => (
          <TravelStamp
            key={kind}
            kind={kind}
            state={stampState(gig.needs[kind], status)}
            size="sm"
          />
        ))}
      </span>
    </button>
  );
}
