import { useMemo } from 'react';
import { useApiQuery } from '~/components/data/use-api-query';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import type { LeaveByAnswer } from '~/domain/fit/leave-by/leave-by';
import type { Gig } from '~/domain/gigs/gig';
import { isPast } from '~/domain/gigs/gig-status';
import { dayHeading } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';
import { type DetailAnswer, fromAnswer } from '~/domain/travel/detail-api';
import { type TimelineEvent, timeline } from '~/domain/travel/trip/timeline';
import { useGigFit } from '../travel/fit/use-gig-fit';
import { EventIcon } from '../travel/timeline/event-icon';
import { LeaveByLine, leaveByFor } from '../travel/timeline/leave-by-line';
import { useNow } from '../travel/timeline/use-now';

interface NextCardProps {
  gig: Gig;
  today: string;
  onOpen: () => void;
}

/** What happens next on the trip, with time and place; it leads to the whole of it. */
export function NextCard({ gig, today, onOpen }: NextCardProps) {
  const path = `/api/gigs/${gig.id}/travel-details`;
  const { data, error } = useApiQuery<DetailAnswer[]>(path, gig.timeZone);
  const { fit } = useGigFit(gig);
  const now = useNow();
  const ahead = useMemo(() => {
    const days = timeline(data?.map(fromAnswer) ?? [], gig, today, now);
    const events = days.flatMap(({ day, events }) => events.map((event) => ({ ...event, day })));
    return events.slice(events.findIndex(isNext)).filter(({ state }) => state !== 'past');
  }, [data, gig, today, now]);
  const next = ahead.find(isNext);
  // Without its bookings nobody knows what is next; the Travel tab says so.
  if (isPast(gig, today) || (error && !data)) return null;
  // The show is over, and no way home is booked.
  if (data && !next) return null;
  return (
    <section
      aria-label="Next"
      className="relative flex min-h-[72px] items-center gap-3.5 rounded-card border border-brand-line bg-brand-tint px-4 py-3 md:px-5"
    >
      {data && next ? (
        <Next
          event={next}
          today={today}
          leaveBy={nextLeaveBy(ahead, fit?.leaveBy)}
          onOpen={onOpen}
        />
      ) : (
        <Loading />
      )}
    </section>
  );
}

type Event = TimelineEvent & { day: string };

/** Of what is next, or of what follows on the same day: one leaves for a flight before the check-out. */
function nextLeaveBy(ahead: readonly Event[], all: readonly LeaveByAnswer[] | undefined) {
  for (const event of ahead) {
    if (event.day !== ahead[0]?.day) return null;
    const leaveBy = leaveByFor(event, all);
    if (leaveBy) return { leaveBy, day: event.day, withGoal: event !== ahead[0] };
  }
  return null;
}

const isNext = ({ next }: TimelineEvent) => next;

interface NextProps {
  event: Event;
  today: string;
  leaveBy: ReturnType<typeof nextLeaveBy>;
  onOpen: () => void;
}

function Next({ event, today, leaveBy, onOpen }: NextProps) {
  const when = event.time ? `, ${clockLabel(event.time)}` : '';
  return (
    <>
      <EventIcon event={event} />
      <div className="min-w-0 flex-1">
        <p className="text-13 text-brand-ink">
          <span className="font-semibold">Next</span> · {dayHeading(event.day, today)}
          {when} {event.zoneLetters}
        </p>
        <p className="font-semibold text-16 text-ink [overflow-wrap:anywhere]">
          <button
            type="button"
            onClick={onOpen}
            className="text-left after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {event.title}
            <span className="sr-only">, show the trip</span>
          </button>
        </p>
        {event.note ? (
          <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">{event.note}</p>
        ) : null}
        {leaveBy ? <LeaveByLine {...leaveBy} lettersShown={event.zoneLetters} /> : null}
      </div>
    </>
  );
}

function Loading() {
  return (
    <div aria-hidden="true" className="grid flex-1 gap-2">
      <Skeleton className="h-3 w-32" />
      <Skeleton className="h-4 w-52" />
    </div>
  );
}
