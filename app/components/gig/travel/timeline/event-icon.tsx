import { cx } from 'class-variance-authority';
import {
  BedDouble,
  Car,
  type LucideIcon,
  MicVocal,
  PlaneLanding,
  PlaneTakeoff,
  Signpost,
} from 'lucide-react';
import type { TimelineEvent } from '~/domain/travel/trip/timeline';
import type { EventKind } from '~/domain/travel/trip/trip-events';

const ICONS: Record<EventKind, LucideIcon> = {
  leave: PlaneTakeoff,
  land: PlaneLanding,
  checkIn: BedDouble,
  checkOut: BedDouble,
  pickUp: Car,
  return: Car,
  other: Signpost,
  show: MicVocal,
};

/** The show stands on ink, the next event on the brand, everything else in a ring. */
export function EventIcon({ event }: { event: TimelineEvent }) {
  const Icon = ICONS[event.kind];
  const past = event.state === 'past';
  return (
    <span
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-[17px]',
        event.kind === 'show' && !past && 'bg-ink text-bg',
        event.kind !== 'show' && event.next && 'bg-brand text-on-brand',
        (past || (event.kind !== 'show' && !event.next)) &&
          'border-[1.5px] border-line-strong bg-bg',
        past ? 'text-past-ink' : 'text-ink-2',
        event.kind === 'show' && !past && 'text-bg!',
        event.kind !== 'show' && event.next && 'text-on-brand!',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.9} />
    </span>
  );
}
