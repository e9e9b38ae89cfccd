import { dayHeading, lettersOf } from '~/domain/time/day-label';
import type { TravelDetail } from '../travel-detail';
import { detailEvents, showEvents, type TripEvent, type Venue } from './trip-events';
import { inOrderOfTime, type Placed } from './trip-order';

export interface TimelineEvent extends Omit<TripEvent, 'timeZone' | 'airport' | 'after'> {
  /** "CDT"; empty where the zone or the time is unknown. */
  zoneLetters: string;
  state: 'past' | 'today' | 'ahead';
  /** The first one that is not over. */
  next: boolean;
}

export interface TimelineDay {
  key: string;
  day: string;
  heading: string;
  events: TimelineEvent[];
}

/**
 * Everything that happens on the trip, in true order whatever the zones, by the day it is where it
 * happens. With `now` (milliseconds) what is over today already counts as past.
 */
export function timeline(
  details: TravelDetail[],
  gig: Venue,
  today: string,
  now?: number,
): TimelineDay[] {
  const ordered = inOrderOfTime([...details.flatMap(detailEvents), ...showEvents(gig)], gig);
  const isPast = ({ event, at }: Placed) =>
    now !== undefined && event.time ? at < now : event.day < today;
  const next = ordered.find((placed) => !isPast(placed));
  const events = ordered.map((placed): TimelineEvent => {
    const { timeZone, airport: _airport, after: _after, ...event } = placed.event;
    return {
      ...event,
      zoneLetters: lettersOf(event, timeZone),
      state: isPast(placed) ? 'past' : event.day === today ? 'today' : 'ahead',
      next: placed === next,
    };
  });
  return byDay(events, today);
}

/** Runs of one day in true order: across the date line a day may come twice. */
function byDay(events: TimelineEvent[], today: string): TimelineDay[] {
  const days: TimelineDay[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last?.day === event.day) last.events.push(event);
    else {
      const heading = dayHeading(event.day, today);
      days.push({ key: `${event.day}-${days.length}`, day: event.day, heading, events: [event] });
    }
  }
  return days;
}
