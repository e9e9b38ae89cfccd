import type { Places } from '~/domain/places/places';
import { askForEnd } from '../finish/ambiguities';
import { emptyDetail, fill, type ParsedCar } from '../parsed-detail';
import { RENTAL_COMPANIES } from '../vocabulary/rental-companies';
import { type CalendarEvent, referenceIn, wallTime, zoneOfEvent } from './calendar-events';
import { printedMoment } from './stay-ends';

/** "Drop-off Rental Car: Hertz", or "Car Drop Off Time." above its details. */
const RETURN_EVENT = /\b(?:return|drop[- ]?off)\b/i;
/** "Economy" in a line of its own. */
const CLASS_ALONE =
  /^[ \t]*((?:economy|compact|intermediate|mid-?size|standard|full-?size|premium|luxury|minivan|convertible)(?: (?:suv|car|sedan))?)[ \t]*$/im;
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
  const desk = /\[car rental\][^;\n]*; ?([^;\n]{4,80});/i.exec(event.description)?.[1];
  fill(detail, 'location', event.location.replace(/\s*\n\s*/g, ', ') || (desk?.trim() ?? null));
  const back = returns.find(({ start }) => start.compare(event.start) > 0);
  fill(
    detail,
    'returnLocation',
    /(?:drop-?off|return)(?: location)?:\s?([^\n]{4,100})/i.exec(event.description)?.[1]?.trim() ??
      (back?.location.replace(/\s*\n\s*/g, ', ') || detail.location),
  );
  const moment = (side: 'pickUp' | 'dropOff', at: string) =>
    at.length > 10 ? at : (printedMoment(all, side, at) ?? at);
  fill(detail, 'pickupDate', moment('pickUp', wallTime(event.start, zone)));
  const end = event.end && !isShort(event) ? wallTime(event.end, zone) : null;
  const returned = back && wallTime(back.start, zoneOfEvent(back, places) ?? zone);
  if (end ?? returned) fill(detail, 'returnDate', moment('dropOff', end ?? returned ?? ''));
  else askForEnd(detail, 'returnDate', event.summary);
  fill(detail, 'date', detail.pickupDate?.slice(0, 10) ?? null);
  fill(detail, 'endDate', detail.returnDate?.slice(0, 10) ?? null);
  fill(detail, 'confirmationNumber', referenceIn(event));
  fill(
    detail,
    'carType',
    /\b(?:vehicle|car)(?: class| type| group)?:\s?([^\n]{3,60})/i
      .exec(event.description)?.[1]
      ?.trim() ??
      /\bcar reservation: (.{3,60})$/i.exec(event.summary)?.[1]?.trim() ??
      /^[ \t]*([^\n;:]{3,60}\bor similar)\b/im.exec(event.description)?.[1] ??
      CLASS_ALONE.exec(event.description)?.[1] ??
      null,
  );
  return detail;
}
