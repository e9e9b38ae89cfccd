import type { Gig } from '~/domain/gigs/gig';
import { shortPlace } from '~/domain/gigs/gig-status';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { arrivalDayShift, type DetailEnd, detailEnds, minutesInTheAir } from '../detail-ends';
import type { TravelDetail } from '../travel-detail';
import { airportCode, durationLabel, flightCode, placeName } from '../travel-label';
import { loadInLabel } from './gig-moment';

export type EventKind =
  | 'leave'
  | 'land'
  | 'checkIn'
  | 'checkOut'
  | 'pickUp'
  | 'return'
  | 'other'
  | 'show';

export type Venue = Pick<
  Gig,
  'title' | 'date' | 'endDate' | 'startTime' | 'loadInTime' | 'timeZone' | 'location' | 'airport'
>;

/** Something that happens on a trip, before its place in the order is known. */
export interface TripEvent {
  key: string;
  /** Of the booking it is an end of. */
  detailId?: string;
  kind: EventKind;
  title: string;
  note: string | null;
  /** Calendar day where it happens. */
  day: string;
  /** Null where only the day is known. */
  time: string | null;
  timeZone: string | null;
  /** Of a flight's end. */
  airport?: string | null;
  /** The key of what it can never precede: a landing its own departure. */
  after?: string;
}

export function detailEvents(detail: TravelDetail): TripEvent[] {
  const { start, end } = detailEnds(detail);
  switch (detail.detailType) {
    case 'flight':
      return [
        ...moment(detail, start, 'leave', `Leave ${where(start)}`, leaveNote(detail, start)),
        ...moment(detail, end, 'land', `Land in ${where(end)}`, landNote(detail, end)),
      ];
    case 'hotel': {
      const name = detail.provider ?? detail.title ?? detail.startsLocation;
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
      const verb = end?.location && end.location !== start?.location ? 'arrives' : 'ends';
      return [
        ...moment(detail, start, 'other', title, start?.location ?? null),
        ...moment(detail, ends ? end : null, 'other', `${title} ${verb}`, end?.location ?? null),
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
): TripEvent[] {
  if (!end) return [];
  const { day, time, timeZone, location } = end;
  const after = kind === 'land' ? `${detail.id}-leave` : undefined;
  const key = `${detail.id}-${kind === 'other' ? title : kind}`;
  const airport = airportCode(location);
  const event = { key, detailId: detail.id, kind, title, note: note || null };
  return [{ ...event, day, time, timeZone, airport, after }];
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

export function showEvents(gig: Venue): TripEvent[] {
  const count = daysBetween(gig.date, gig.endDate ?? gig.date) + 1;
  const place = shortPlace(gig.location);
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => count <= MOST_SHOW_DAYS || index === 0 || index === count - 1)
    .map((index) => ({
      key: `show-${index}`,
      kind: 'show',
      title: gig.title,
      note: joined(
        count > 1 && `Day ${index + 1} of ${count}`,
        index === 0 && loadInLabel(gig),
        place,
      ),
      day: shiftDay(gig.date, index),
      time: index === 0 ? gig.startTime : null,
      timeZone: gig.timeZone,
    }));
}
