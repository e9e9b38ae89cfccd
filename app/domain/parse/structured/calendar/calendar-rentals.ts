import type { Places } from '~/domain/places/places';
import { askForEnd } from '../../finish/ambiguities';
import { inOneLine } from '../../input/clean';
import { emptyDetail, fill, type ParsedCar } from '../../parsed-detail';
import { findCar } from '../../segments/cars/car-classes';
import { companyIn } from '../../segments/cars/car-companies';
import { SAME_PLACE } from '../../segments/cars/car-places';
import { readCars } from '../../segments/cars/cars';
import { CAR_WORD, PICK_UP_WORD, RETURN_WORD } from '../../segments/cars/rental-ends';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { FIRM_WORDS } from '../../vocabulary/rental-companies';
import { printedMoment } from '../stay-ends';
import {
  type CalendarEvent,
  lineAboveAddress,
  readingOf,
  readingOfEvent,
  referenceIn,
  wallTime,
} from './calendar-events';
import { zoneOfEvent } from './event-zone';

const placeBehind = (words: string) =>
  anyCase(`(?:${words})(?: location| address| at)? ?:[ \\t]?([^\\n]{4,100})`);
const PICK_UP_PLACE = placeBehind(`${wordsFor('pick-up')}|${wordsFor('pick-up-place')}`);
const RETURN_PLACE = placeBehind(`${wordsFor('return')}|${wordsFor('return-place')}`);
/** "Car reservation: Compact SUV", "Turo trip: Tesla Model 3 2022". */
const CAR_IN_TITLE = /\b(?:car reservation|turo trip): (.{3,60})$/i;
/** "Car rental: Fjord Autos", "Fjord Rent a Car". */
const FIRM_IN_TITLE = anyCase(
  `^\\W*(?:pick-?\\s?up )?(?:car rental|rental car|car hire|hire car)(?: pick-?\\s?up)? ?[:–-] (\\p{L}.{2,50})$|^\\W*(\\p{L}.{2,40} (?:${FIRM_WORDS}))(?=$| ?[:(–-])`,
);
/** "Economy" in a line of its own. */
const CLASS_ALONE =
  /^[ \t]*((?:economy|compact|intermediate|mid-?size|standard|full-?size|premium|luxury|minivan|convertible)(?: (?:suv|car|sedan))?)[ \t]*$/im;
/** Nobody rents a car for less: the event is of fetching it, or of bringing it back. */
const SHORTEST_RENTAL_HOURS = 4;

/** "Drop-off Rental Car: Hertz", or "Car Drop Off Time." above its details: bringing a car back has an event of its own. */
export function isReturn(event: CalendarEvent): boolean {
  const [first = ''] = event.description.split('\n', 1);
  const head = first.length < 60 ? `${event.summary}\n${first}` : event.summary;
  return (
    RETURN_WORD.test(head) && isShort(event) && (CAR_WORD.test(head) || companyIn(head) !== null)
  );
}

function isShort({ start, end }: CalendarEvent): boolean {
  return end === null || end.subtractDate(start).toSeconds() < SHORTEST_RENTAL_HOURS * 3600;
}

export function rentalOf(
  event: CalendarEvent,
  places: Places,
  returns: readonly CalendarEvent[],
): ParsedCar | null {
  const all = `${event.summary}\n${event.description}`;
  const firm = companyIn(all) ?? firmIn(event);
  if (!firm || !(CAR_WORD.test(all) || PICK_UP_WORD.test(all))) return null;
  const detail = emptyDetail('car');
  const zone = zoneOfEvent(event, places);
  fill(detail, 'provider', firm);
  const desk = /\[car rental\][^;\n]{0,80}; ?([^;\n]{4,80});/i.exec(event.description)?.[1];
  const told = desk?.trim() ?? placeIn(PICK_UP_PLACE.exec(event.description)?.[1]);
  fill(detail, 'location', stationAtAddress(event) ?? (inOneLine(event.location) || told));
  const back = returns.find(({ start }) => start.compare(event.start) > 0);
  const place = placeIn(RETURN_PLACE.exec(event.description)?.[1]);
  const printed = place && SAME_PLACE.test(place) ? null : place;
  const inWords = back ? null : readInWords(event);
  fill(
    detail,
    'returnLocation',
    printed ?? ((back && inOneLine(back.location)) || (inWords?.returnLocation ?? detail.location)),
  );
  const moment = (side: 'pickUp' | 'dropOff', at: string) =>
    at.length > 10 ? at : (printedMoment(all, side, at) ?? at);
  fill(detail, 'pickupDate', moment('pickUp', wallTime(event.start, zone)));
  const end = event.end && !isShort(event) ? wallTime(event.end, zone) : null;
  const returned = back && wallTime(back.start, zoneOfEvent(back, places) ?? zone);
  const ends = end ?? returned ?? inWords?.returnDate;
  if (ends) fill(detail, 'returnDate', moment('dropOff', ends));
  else askForEnd(detail, 'returnDate', event.summary);
  fill(detail, 'date', detail.pickupDate?.slice(0, 10) ?? null);
  fill(detail, 'endDate', detail.returnDate?.slice(0, 10) ?? null);
  fill(detail, 'confirmationNumber', referenceIn(event));
  fill(detail, 'carType', carIn(event));
  return detail;
}

/** "Drop-off Mon 19 Oct 2026 15:00 at Albany Airport": what an event of fetching a car says of bringing it back. */
function readInWords(event: CalendarEvent): ParsedCar | null {
  const day = event.start.toString().slice(0, 10);
  const [rental, ...others] = readCars(readingOfEvent(event, day), true);
  if (!rental || others.length > 0 || rental.date !== day) return null;
  const isOne = rental.returnLocation === rental.location;
  return isOne ? { ...rental, returnLocation: null } : rental;
}

/** "Boston Logan International Airport" above the street. */
function stationAtAddress(event: CalendarEvent): string | null {
  const above = lineAboveAddress(event);
  const isLabel = PICK_UP_WORD.test(above) || RETURN_WORD.test(above);
  return /^\p{Lu}[^\d:]{4,70}$/u.test(above) && !isLabel ? above : null;
}

/** One that is in no table counts with its number alone. */
function firmIn(event: CalendarEvent): string | null {
  const [, named, alone] = FIRM_IN_TITLE.exec(event.summary) ?? [];
  return referenceIn(event) === null ? null : (named ?? alone ?? null);
}

/** "Return: Sun, Jun 6, 8:00 PM" tells no place; "Drop-off: Apr 14, 5:00 PM at MSP" does behind its time. */
function placeIn(words = ''): string | null {
  const place = words.replace(
    /^.*\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?(?:,? (?:at|@) | ?[-–] |$)/i,
    '',
  );
  return /\p{L}{3}/u.test(place) && !/\d{1,2}:\d\d/.test(place) ? place.trim() : null;
}

function carIn({ summary, description }: CalendarEvent): string | null {
  return (
    CAR_IN_TITLE.exec(summary)?.[1] ??
    findCar(readingOf(description.replaceAll(';', '\n')))?.text ??
    CLASS_ALONE.exec(description)?.[1] ??
    null
  );
}
