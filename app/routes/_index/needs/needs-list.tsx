import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { GigIcon } from '~/components/gig-icons';
import { Link } from '~/components/ui/link';
import type { Need } from '~/domain/fit/views/needs-you';
import { countdown } from '~/domain/gigs/gig-status';
import { dayLabel } from '~/domain/time/day-label';
import type { NeedsProps } from './needs-props';

interface NeedsListProps extends Omit<NeedsProps, 'gigs'> {
  needs: readonly Need[];
  className?: string;
}

/** The findings by urgency; each leads to the travel of its gig. */
export function NeedsList({ needs, today, travelHref, onOpenTravel, className }: NeedsListProps) {
  const open = (gigId: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpenTravel(gigId);
  };
  return (
    <ul className={cx('divide-y divide-line', className)}>
      {needs.map(({ id, severity, sentence, gig }) => (
        <li key={id}>
          <Link
            to={travelHref(gig.id)}
            onClick={open(gig.id)}
            className="flex items-start gap-2.5 px-3.5 py-2.5 transition-colors duration-120 last:rounded-b-stub hover:bg-hover focus-visible:-outline-offset-3 active:bg-sunken"
          >
            <GigIcon
              name={severity}
              className={cx(
                'mt-px size-[18px] shrink-0',
                severity === 'problem' ? 'text-bad-ink' : 'text-warn-ink',
              )}
            />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className="block text-pretty text-14 text-ink">
                <span className="sr-only">
                  {severity === 'problem' ? 'Problem: ' : 'Warning: '}
                </span>
                {sentence}
              </span>
              <span className="mt-0.5 flex text-13 text-ink-2">
                <span className="truncate">{gig.title}</span>
                <span className="shrink-0 whitespace-pre">
                  {` · ${dayLabel(gig.date)} · ${countdown(gig, today)}`}
                </span>
              </span>
            </span>
            <ChevronRight
              aria-hidden="true"
              className="size-[18px] shrink-0 self-center text-ink-3"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
