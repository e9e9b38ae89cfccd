import type { Places } from '~/domain/places/places';
import { askForEnd } from '../finish/ambiguities';
import { emptyDetail, fill, type ParsedCar } from '../parsed-detail';
import { RENTAL_COMPANIES } from '../vocabulary/brands';
import { type CalendarEvent, referenceIn, wallTime, zoneOfEvent } from './calendar-events';

/** "Drop-off Rental Car: Hertz", or "Car Drop Off Time." above its details. */
const RETURN_EVENT = /\b(?:return|drop[- ]?off)\b/i;
/** Nobody rents a car for less: the event is of fetching it, or of bringing it back. */
const SHORTEST_RENTAL_HOURS = 4;

/** The day of bringing a car back has an event of its own. */
export function isReturn(event: CalendarEvent): boolean {
  const [first = ''] = event.description.split('\n', 1);
  const head = first.length < 60 ? `${event.summary}\n${first}` : event.summary;
  return RETURN_EVENT.test(head) && isShort(event);
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
  const company = RENTAL_COMPANIES.find(({ pattern }) => new RegExp(pattern).test(all));
  if (!company || !/\b(?:car|rental|pick-?up|vehicle|rent)\b/i.test(all)) return null;
  const detail = emptyDetail('car');
  const zone = zoneOfEvent(event, places);
  fill(detail, 'provider', company.name);
  fill(detail, 'location', event.location.replace(/\s*\n\s*/g, ', '));
  const back = returns.find(({ start }) => start.compare(event.start) > 0);
  fill(
    detail,
    'returnLocation',
    /(?:drop-?off|return)(?: location)?:\s?([^\n]{4,100})/i.exec(event.description)?.[1]?.trim() ??
      (back?.location.replace(/\s*\n\s*/g, ', ') || detail.location),
  );
  fill(detail, 'pickupDate', wallTime(event.start, zone));
  if (event.end && !isShort(event)) fill(detail, 'returnDate', wallTime(event.end, zone));
  else if (back)
    fill(detail, 'returnDate', wallTime(back.start, zoneOfEvent(back, places) ?? zone));
  else askForEnd(detail, 'returnDate', event.summary);
  fill(detail, 'date', detail.pickupDate?.slice(0, 10) ?? null);
  fill(detail, 'endDate', detail.returnDate?.slice(0, 10) ?? null);
  fill(detail, 'confirmationNumber', referenceIn(event));
  fill(
    detail,
    'carType',
    /(?:vehicle|car(?: class| type)?):\s?([^\n]{3,60})/i.exec(event.description)?.[1]?.trim() ??
      /\bcar reservation: (.{3,60})$/i.exec(event.summary)?.[1]?.trim() ??
      /^[ \t]*([^\n;:]{3,60}\bor similar)\b/im.exec(event.description)?.[1] ??
      null,
  );
  return detail;
}
