import { addDays, format, parseISO } from 'date-fns';
import type { Gig } from '~/domain/gigs/gig';
import { shortPlace } from '~/domain/gigs/gig-status';
import { instantOf } from '~/domain/time/wall-time';
import { arrivalDayShift, type DetailEnd, detailEnds, minutesInTheAir } from './detail-ends';
import type { TravelDetail } from './travel-detail';
import {
  airportCode,
  dayHeading,
  daysApart,
  durationLabel,
  flightCode,
  lettersOf,
  placeName,
} from './travel-label';

export type EventKind =
  | 'leave'
  | 'land'
  | 'checkIn'
  | 'checkOut'
  | 'pickUp'
  | 'return'
  | 'other'
  | 'show';

export interface TimelineEvent {
  key: string;
  kind: EventKind;
  title: string;
  note: string | null;
  /** Calendar day where it happens. */
  day: string;
  /** Null where only the day is known. */
  time: string | null;
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

type Venue = Pick<
  Gig,
  'title' | 'date' | 'endDate' | 'startTime' | 'timeZone' | 'location' | 'airport'
>;

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
  const drafts = [...details.flatMap(detailEvents), ...showEvents(gig)];
  const ordered = inTrueOrder(drafts, gig);
  const isPast = ({ draft, at }: Placed) =>
    now !== undefined && draft.time ? at < now : draft.day < today;
  const next = ordered.find((placed) => !isPast(placed));
  const events = ordered.map((placed): TimelineEvent => {
    const { timeZone, airport: _airport, after: _after, ...event } = placed.draft;
    return {
      ...event,
      zoneLetters: lettersOf(event, timeZone),
      state: isPast(placed) ? 'past' : event.day === today ? 'today' : 'ahead',
      next: placed === next,
    };
  });
  return byDay(events, today);
}

interface Draft extends Omit<TimelineEvent, 'zoneLetters' | 'state' | 'next'> {
  timeZone: string | null;
  /** Of a flight's end. */
  airport?: string | null;
  /** The key of what it can never precede: a landing its own departure. */
  after?: string;
}

interface Placed {
  draft: Draft;
  /** Milliseconds; assumed where no time is given. */
  at: number;
}

function detailEvents(detail: TravelDetail): Draft[] {
  const { start, end } = detailEnds(detail);
  switch (detail.detailType) {
    case 'flight':
      return [
        ...moment(detail, start, 'leave', `Leave ${where(start)}`, leaveNote(detail, start)),
        ...moment(detail, end, 'land', `Land in ${where(end)}`, landNote(detail, end)),
      ];
    case 'hotel': {
      const name = detail.provider ?? detail.title ?? detail.arrivalLocation;
      return [
        ...moment(detail, start, 'checkIn', 'Check in', name),
        ...moment(detail, end, 'checkOut', 'Check out', name),
      ];
    }
    case 'car':
      return [
        ...moment(detail, start, 'pickUp', 'Pick up the car', rentalNote(detail, start)),
        ...moment(detail, end, 'return', 'Return the car', rentalNote(detail, end)),
      ];
    case 'other': {
      const title = detail.title ?? detail.provider ?? 'Travel';
      const ends = end && (end.day !== start?.day || end.time !== start?.time);
      return [
        ...moment(detail, start, 'other', title, start?.location ?? null),
        ...moment(detail, ends ? end : null, 'other', `${title} ends`, end?.location ?? null),
      ];
    }
  }
}

function moment(
  detail: TravelDetail,
  end: DetailEnd | null,
  kind: EventKind,
  title: string,
  note: string | null,
): Draft[] {
  if (!end) return [];
  const { day, time, timeZone, location } = end;
  const after = kind === 'land' ? `${detail.id}-leave` : undefined;
  const key = `${detail.id}-${kind === 'other' ? title : kind}`;
  const airport = airportCode(location);
  return [{ key, kind, title, note: note || null, day, time, timeZone, airport, after }];
}

function where(end: DetailEnd | null): string {
  return placeName(end?.location ?? null) ?? 'the airport';
}

function leaveNote(detail: TravelDetail, start: DetailEnd | null) {
  return joined(
    airportCode(start?.location ?? null),
    flightCode(detail.flightNumber) ?? detail.provider,
  );
}

function landNote(detail: TravelDetail, end: DetailEnd | null) {
  const minutes = minutesInTheAir(detail);
  const shift = arrivalDayShift(detail);
  return joined(
    airportCode(end?.location ?? null),
    minutes && `${durationLabel(minutes)} in the air`,
    shift === 1 && 'arrives next day',
    shift > 1 && `arrives ${shift} days later`,
    shift < 0 && 'arrives the day before',
  );
}

function rentalNote(detail: TravelDetail, end: DetailEnd | null) {
  return joined(detail.provider, end?.location);
}

function joined(...parts: (string | null | undefined | false | 0)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** A festival of a week or less stands on each of its days, a longer one on its first and last. */
const MOST_SHOW_DAYS = 7;

function showEvents(gig: Venue): Draft[] {
  const count = daysApart(gig.date, gig.endDate ?? gig.date) + 1;
  const place = shortPlace(gig.location);
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => count <= MOST_SHOW_DAYS || index === 0 || index === count - 1)
    .map((index) => ({
      key: `show-${index}`,
      kind: 'show',
      title: gig.title,
      note: count > 1 ? joined(`Day ${index + 1} of ${count}`, place) : place,
      day: format(addDays(parseISO(gig.date), index), 'yyyy-MM-dd'),
      time: index === 0 ? gig.startTime : null,
      timeZone: gig.timeZone,
    }));
}

/** Of two things at one moment, which comes first. */
const RANK: EventKind[] = [
  'land',
  'checkOut',
  'return',
  'pickUp',
  'checkIn',
  'other',
  'show',
  'leave',
];

function inTrueOrder(drafts: Draft[], venue: Venue): Placed[] {
  const timed = drafts
    .filter((draft) => draft.time)
    .map((draft) => ({ draft, at: instantOf(`${draft.day}T${draft.time}`, zoneOf(draft, venue)) }));
  const flights = timed
    .filter(({ draft }) => draft.kind === 'leave' || draft.kind === 'land')
    .sort((a, b) => a.at - b.at);
  const untimed = drafts
    .filter((draft) => !draft.time)
    .map((draft) => assume(draft, flights, venue));
  const placed = [...timed, ...untimed];
  const placedAt = new Map(placed.map(({ draft, at }) => [draft.key, at]));
  for (const one of placed) {
    const left = one.draft.after && placedAt.get(one.draft.after);
    if (left) one.at = Math.max(one.at, left);
  }
  return placed.sort(
    (a, b) =>
      a.at - b.at || pairRank(a, b) || RANK.indexOf(a.draft.kind) - RANK.indexOf(b.draft.kind),
  );
}

/** A flight's own two ends, when a missing zone or time puts them on one moment. */
function pairRank(a: Placed, b: Placed): number {
  if (a.draft.after === b.draft.key) return 1;
  return b.draft.after === a.draft.key ? -1 : 0;
}

/** Where nothing is known the venue's zone is the best guess for the order. */
function zoneOf(draft: Draft, venue: Venue): string {
  return draft.timeZone ?? venue.timeZone ?? 'UTC';
}

/** A stretch of a day on the ground; its ends are null where the day itself begins or ends. */
interface Ground {
  landed: Placed | null;
  leaves: Placed | null;
  length: number;
}

/** What has no time falls to its usual hour, kept inside the time on the ground it belongs to. */
function assume(draft: Draft, flights: Placed[], venue: Venue): Placed {
  const usual = USUAL_HOUR[draft.kind] ?? 12;
  const at = instantAt(draft, usual, venue);
  const ground = groundOf(draft, flights, venue);
  const earliest = ground?.landed?.at ?? at;
  const latest = ground?.leaves?.at ?? Number.POSITIVE_INFINITY;
  return { draft, at: Math.min(Math.max(at, earliest), latest) };
}

const USUAL_HOUR: Partial<Record<EventKind, number>> = {
  leave: 8,
  checkOut: 11,
  return: 11,
  land: 14,
  pickUp: 14,
  checkIn: 15,
  show: 16,
};

function groundOf(draft: Draft, flights: Placed[], venue: Venue): Ground | undefined {
  const stretches = groundTimes(draft, flights, venue);
  const fitting = stretches.filter(({ landed, leaves }) => {
    switch (draft.kind) {
      case 'checkIn':
      case 'pickUp':
        return landed;
      case 'checkOut':
      case 'return':
        return leaves;
      case 'show':
        return [landed, leaves].some(
          (flight) => venue.airport && flight?.draft.airport === venue.airport,
        );
      default:
        return false;
    }
  });
  return fitting.sort((a, b) => b.length - a.length)[0];
}

function groundTimes(draft: Draft, flights: Placed[], venue: Venue): Ground[] {
  const stretches: Ground[] = [];
  let landed: Placed | null = null;
  let from = instantAt(draft, 0, venue);
  const close = (leaves: Placed | null, to: number) =>
    stretches.push({ landed, leaves, length: to - from });
  for (const flight of flights.filter((one) => one.draft.day === draft.day)) {
    if (flight.draft.kind === 'leave') close(flight, flight.at);
    else [landed, from] = [flight, flight.at];
  }
  close(null, instantAt(draft, 24, venue));
  return stretches;
}

function instantAt(draft: Draft, hour: number, venue: Venue): number {
  return instantOf(draft.day, zoneOf(draft, venue)) + hour * 3_600_000;
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
