import { cx } from 'class-variance-authority';
import { TriangleAlert } from 'lucide-react';
import type { LeaveByAnswer } from '~/domain/fit/leave-by/leave-by';
import type { Gig } from '~/domain/gigs/gig';
import { clockLabel } from '~/domain/time/wall-time';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { type TimelineEvent, timeline } from '~/domain/travel/trip/timeline';
import { EventIcon } from './event-icon';
import { LeaveByLine, leaveByFor } from './leave-by-line';
import { useNow } from './use-now';

interface TravelTimelineProps {
  details: TravelDetail[];
  gig: Gig;
  today: string;
  /** The bookings that clash with something, by their ids. */
  clashing?: ReadonlySet<string>;
  leaveBy?: readonly LeaveByAnswer[];
  className?: string;
}

/** The trip in the order it happens, each time as the clocks there show it. */
export function TravelTimeline(props: TravelTimelineProps) {
  const { details, gig, today, clashing, leaveBy, className } = props;
  const days = timeline(details, gig, today, useNow());
  return (
    <section aria-label="Timeline" className={className}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-display-18">Timeline</h3>
        <p className="text-13 text-ink-3">Times are local to each place</p>
      </header>
      {days.map((day) => (
        <section key={day.key} className="mt-2">
          <h4 className="py-1.5 font-semibold text-13 text-ink-3">{day.heading}</h4>
          <ol>
            {day.events.map((event, index) => (
              <TimelineRow
                key={event.key}
                event={event}
                day={day.day}
                leaveBy={leaveByFor(event, leaveBy)}
                clashes={event.detailId !== undefined && clashing?.has(event.detailId) === true}
                follows={index > 0}
                leadsOn={index < day.events.length - 1}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface TimelineRowProps {
  event: TimelineEvent;
  day: string;
  leaveBy: LeaveByAnswer | null;
  clashes: boolean;
  /** Whether the day has an event before this one, and one after it. */
  follows: boolean;
  leadsOn: boolean;
}

function TimelineRow({ event, day, leaveBy, clashes, follows, leadsOn }: TimelineRowProps) {
  const past = event.state === 'past';
  const show = event.kind === 'show';
  return (
    <li
      aria-current={event.next ? 'step' : undefined}
      className={cx(
        'relative flex min-h-14 items-center gap-3 rounded-[12px] border px-2 py-1.5',
        event.state === 'today' ? 'border-brand-line bg-brand-tint' : 'border-transparent',
      )}
    >
      <EventIcon event={event} />
      {follows ? <Connector className="-top-px bottom-[calc(50%+20px)]" /> : null}
      {leadsOn ? <Connector className="top-[calc(50%+20px)] -bottom-px" /> : null}
      <div className="min-w-0 flex-1">
        <p
          className={cx(
            'text-15 [overflow-wrap:anywhere]',
            past ? 'font-medium text-past-ink' : 'font-semibold text-ink',
            show && 'font-bold font-display',
          )}
        >
          {event.title}
          {past ? <span className="sr-only"> (past)</span> : null}
          {clashes && !past ? <ClashSign /> : null}
        </p>
        {event.note ? (
          <p
            className={cx(
              'text-13 [overflow-wrap:anywhere]',
              past ? 'text-past-ink' : 'text-ink-3',
            )}
          >
            {event.note}
          </p>
        ) : null}
        {leaveBy ? (
          <LeaveByLine leaveBy={leaveBy} day={day} lettersShown={event.zoneLetters} />
        ) : null}
      </div>
      {event.time ? (
        <p className="shrink-0 text-right">
          <span
            className={cx(
              'block text-15',
              past ? 'font-medium text-past-ink' : 'font-semibold text-ink',
            )}
          >
            {clockLabel(event.time)}
          </span>
          <span className={cx('block text-label', past ? 'text-past-ink' : 'text-ink-3')}>
            {event.zoneLetters}
          </span>
        </p>
      ) : null}
    </li>
  );
}

/** Half of the line from one event's icon to the next: rows may differ in height. */
function Connector({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('absolute left-[23px] border-line-strong border-l-2 border-dotted', className)}
    />
  );
}

function ClashSign() {
  return (
    <>
      <TriangleAlert
        aria-hidden="true"
        className="ml-1.5 inline size-4 align-[-2px] text-warn-ink"
        strokeWidth={2.2}
      />
      <span className="sr-only"> (does not fit)</span>
    </>
  );
}
