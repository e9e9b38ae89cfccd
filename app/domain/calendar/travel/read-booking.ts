import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import type { Places } from '~/domain/places/places';
import { shiftDay } from '~/domain/time/calendar-day';
import { wallTimeAt } from '~/domain/time/wall-time';
import { parsedColumns } from '~/domain/travel/parsed-to-input';
import type { DetailType } from '~/domain/travel/travel-detail';
import type { CalendarEvent, EventTime } from '../events/event';
import { zoneOf } from '../events/event-days';
import { classifyTravel, isPlainlyTravel } from './classify-travel';
import { DRAFT_COLUMNS, type TravelDraft } from './travel-draft';

interface Reader {
  places: () => Promise<Places>;
  calendarZone: string;
  today: string;
  /** The calendar is one of gigs as well: a hotel in an event's place may be where the show is. */
  holdsGigs: boolean;
}

const EMPTY = Object.fromEntries(DRAFT_COLUMNS.map((column) => [column, null])) as Omit<
  TravelDraft,
  'detailType'
>;

/**
 * The booking in an event of the travel calendar, or null. The confirmation reader has the first
 * word on what is written; times come from the event where it found none.
 */
export async function readBooking(
  event: CalendarEvent,
  { places, calendarZone, today, holdsGigs }: Reader,
): Promise<TravelDraft | null> {
  const type = classifyTravel(event);
  if (!type || !event.start) return null;
  const own = fromEvent(event, event.start, type, calendarZone);
  const text = [event.summary, event.location, event.description].filter(Boolean).join('\n');
  const { details } = await parseConfirmation(text, {
    travelType: type === 'other' ? 'other' : 'auto',
    places: await places(),
    today,
  });
  const parsed = details.find((detail) => detail.type === type);
  if (parsed) return { ...own, ...given(parsed) };
  return holdsGigs && !isPlainlyTravel(event) ? null : own;
}

function given(parsed: ParsedDetail): Partial<TravelDraft> {
  const fields = Object.entries(parsedColumns(parsed)).filter(
    ([field, value]) => field in EMPTY && typeof value === 'string' && value !== '',
  );
  return Object.fromEntries(
    fields.map(([field, value]) => [
      field,
      field.endsWith('DateTime') ? withTime(String(value)) : value,
    ]),
  );
}

function fromEvent(
  event: CalendarEvent,
  start: EventTime,
  detailType: DetailType,
  zone: string,
): TravelDraft {
  const begins = { at: wallTimeOf(start, zone, 0), zone: namedZone(start, zone) };
  const ends = event.end
    ? { at: wallTimeOf(event.end, zone, -1), zone: namedZone(event.end, zone) }
    : { at: null, zone: null };
  const place = event.location.trim() || null;
  const title = event.summary.trim().slice(0, 200) || null;
  return {
    ...EMPTY,
    detailType,
    title,
    provider: detailType === 'hotel' ? title : null,
    startsLocation: place,
    startsDateTime: begins.at,
    startsTimeZone: begins.zone,
    endsDateTime: ends.at,
    endsTimeZone: ends.zone,
  };
}

/** The end of a whole day is the day before the one Google names. */
function wallTimeOf(time: EventTime, zone: string, wholeDayShift: number): string | null {
  if ('date' in time) return `${shiftDay(time.date, wholeDayShift)}T00:00`;
  const instant = Date.parse(time.dateTime);
  return Number.isNaN(instant) ? null : wallTimeAt(instant, zoneOf(time, zone));
}

function namedZone(time: EventTime, zone: string): string | null {
  return 'date' in time ? null : zoneOf(time, zone);
}

function withTime(wallTime: string): string {
  return wallTime.length === 10 ? `${wallTime}T00:00` : wallTime;
}
