import type { Places } from '~/domain/places/places';
import { cleanText } from '../input/clean';
import { fill, type ParsedRide } from '../parsed-detail';
import { splitLines } from '../reading';
import { readRides } from '../segments/rides/rides';
import { type CalendarEvent, eventsOf, wallTime, zoneOf } from './calendar';

/** Calendar events that tell of a ride; their own start and end count before what their text prints. */
export function readRideEvents(
  files: readonly string[],
  context: { places: Places; today: string },
): ParsedRide[] {
  return files.flatMap((file) =>
    eventsOf(file).flatMap((event) => {
      const [ride, ...others] = readRides(readingOf(event, context.today), context.places);
      if (!ride || others.length > 0) return [];
      return [withEventTimes(ride, event, context.places)];
    }),
  );
}

/** The event as a text: what it is, when it begins, and what is said about it. */
function readingOf(event: CalendarEvent, today: string) {
  const start = event.start.toString();
  const moment = event.start.isDate
    ? start.slice(0, 10)
    : `${start.slice(0, 10)} ${start.slice(11, 16)}`;
  const from = event.location ? `\nFrom: ${event.location.replace(/\s*\n\s*/g, ', ')}` : '';
  const clean = cleanText(`${event.summary}\n${moment}${from}\n${event.description}`);
  const mail = { subject: event.summary, sender: '', sentOn: null };
  return { text: clean, clean, lines: splitLines(clean), mail, today };
}

function withEventTimes(ride: ParsedRide, event: CalendarEvent, places: Places): ParsedRide {
  const zone = (own: string | null, place: string | null) => own ?? zoneOf(place ?? '', places);
  const from = zone(ride.departureTimeZone, ride.departureLocation);
  fill(ride, 'departureDateTime', wallTime(event.start, from));
  fill(ride, 'date', ride.departureDateTime?.slice(0, 10) ?? null);
  if (event.end && !event.end.isDate) {
    const to = zone(ride.arrivalTimeZone, ride.arrivalLocation) ?? from;
    fill(ride, 'arrivalDateTime', wallTime(event.end, to));
  }
  fill(ride, 'endDate', ride.arrivalDateTime?.slice(0, 10) ?? ride.date);
  // The words of an event are not shown: nothing in the text can be pointed at.
  ride.spans = {};
  return ride;
}
