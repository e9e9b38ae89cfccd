import type { Places } from '~/domain/places/places';
import type { ParsedDetail } from '../../parsed-detail';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import { type CalendarEvent, eventsOf } from './calendar-events';
import { flightOf, isJourneyPlan, namesFlight } from './calendar-flights';
import { isReturn, rentalOf } from './calendar-rentals';
import { isCheckOut, stayEndingAt, stayOf } from './calendar-stays';

/** A mail has an event for each part of its trip; more than these are somebody's whole calendar. */
const MOST_BESIDE_WORDS = 12;
const MOST_WORDS = 20_000;

/** Calendar events an airline, hotel or rental company attached to a mail of these words. */
export function readCalendars(
  events: readonly CalendarEvent[],
  words: string,
  finder: AirportFinder,
  places: Places,
): ParsedDetail[] {
  const mail = events.length > MOST_BESIDE_WORDS ? '' : words.slice(0, MOST_WORDS);
  const checkOuts = events.filter(isCheckOut);
  const returns = events.filter(isReturn);
  const departures = departuresOf(events);
  const parts = events.filter((event) => !checkOuts.includes(event) && !returns.includes(event));
  const details = parts.flatMap((event) => {
    const detail =
      flightOf(event, finder) ??
      rentalOf(event, places, returns) ??
      (namesFlight(event) ? null : stayOf(event, { places, mail, checkOuts, departures }));
    return detail ?? [];
  });
  const stays = details.some(({ type }) => type === 'hotel');
  return stays
    ? details
    : [...details, ...checkOuts.flatMap((one) => stayEndingAt(one, places) ?? [])];
}

/**
 * The events of some calendars, and what appointments among them tell of a whole journey, to be read as the
 * text that it is. Somebody's whole calendar is not asked for such.
 */
export function eventsAndPlans(files: readonly string[], finder: AirportFinder) {
  const all = files.flatMap(eventsOf);
  const plans =
    all.length > MOST_BESIDE_WORDS ? [] : all.filter((event) => isJourneyPlan(event, finder));
  return {
    events: all.filter((event) => !plans.includes(event)),
    plan: plans.map(({ summary, description }) => `${summary}\n${description}`).join('\n\n'),
  };
}

const DEPARTS = /\b(?:flight|flug|vol|train|zug|bus|ferry)\b/i;

/** The days on which one travels on, or sleeps elsewhere. */
function departuresOf(events: readonly CalendarEvent[]): Set<string> {
  const leaving = events.filter(
    (event) => event.start.isDate || DEPARTS.test(event.summary) || namesFlight(event),
  );
  return new Set(leaving.map(({ start }) => start.toString().slice(0, 10)));
}
