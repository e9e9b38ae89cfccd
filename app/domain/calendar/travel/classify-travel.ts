import type { DetailType } from '~/domain/travel/travel-detail';
import type { CalendarEvent } from '../events/event';

const WORDS: [DetailType, RegExp][] = [
  ['flight', /\b(?:flights?|airlines?|airways|boarding)\b/i],
  [
    'car',
    /\b(?:rental cars?|car rentals?|rent-a-car|hertz|avis|enterprise|alamo|budget rent|sixt)\b/i,
  ],
  [
    'hotel',
    /\b(?:hotels?|inn|motels?|resort|hostel|villas?|lodging|lodge|airbnb|stay(?:ing)? at|your stay|check-?in|marriott|hilton|hyatt|sheraton)\b/i,
  ],
  ['other', /\b(?:train|amtrak|eurostar|bus|greyhound|ferry|shuttle)\b/i],
];
/** "DL1432", "UA 88" at the beginning of a title. */
const FLIGHT_NUMBER = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}\b/;

/** How people begin the title of a booking, and hardly ever that of a show. */
const PLAIN_TITLE =
  /^(?:flights?|fly|boarding|stay(?:ing)? at|your stay|hotel(?! caf)|check-?in|airbnb|lodging|rental car|car rental|(?:train|bus|ferry|shuttle) (?:to|from))\b/i;

/** True when an event among gigs is a booking by its title or origin alone. */
export function isPlainlyTravel({ eventType, summary }: CalendarEvent): boolean {
  return eventType === 'fromGmail' || FLIGHT_NUMBER.test(summary) || PLAIN_TITLE.test(summary);
}

/** Which kind of booking an event of the travel calendar is; null when it is none. */
export function classifyTravel(event: CalendarEvent): DetailType | null {
  if (FLIGHT_NUMBER.test(event.summary)) return 'flight';
  for (const text of [event.summary, event.location, event.description]) {
    const found = WORDS.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return event.eventType === 'fromGmail' ? 'other' : null;
}
