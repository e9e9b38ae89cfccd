import { cx } from 'class-variance-authority';
import { GigStatusBadge } from '~/components/gig-status-badge';
import type { Gig } from '~/domain/gigs/gig';
import { cardDate, countdown, shortPlace, travelStatus } from '~/domain/gigs/gig-status';

/** A gig in one row: its day, its name, where, how long, and how its travel stands. */
export function PaletteGig({ gig, today }: { gig: Gig; today: string }) {
  const status = travelStatus(gig, today);
  const past = status.state === 'past';
  const thisYear = gig.date.slice(0, 4) === today.slice(0, 4);
  const { month, day } = cardDate(gig);
  return (
    <>
      <span
        className={cx(
          'w-[4.5rem] shrink-0 font-bold font-display text-15 leading-5',
          past ? 'text-past-ink' : gig.type === 'booked' ? 'text-brand-ink' : 'text-warn-ink',
        )}
      >
        {month} {day}
        {thisYear ? null : (
          <span className="block font-normal font-text text-13 text-ink-3">
            {gig.date.slice(0, 4)}
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-15 text-ink">{gig.title}</span>
        <span className="block truncate text-13 text-ink-2">
          {shortPlace(gig.location)}
          {past ? null : ` · ${countdown(gig, today)}`}
        </span>
      </span>
      <span className="flex shrink-0 gap-1 max-sm:hidden">
        <GigStatusBadge status={{ ...status, soon: false }} />
      </span>
    </>
  );
}
