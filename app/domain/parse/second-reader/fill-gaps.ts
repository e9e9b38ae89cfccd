import type { Places } from '~/domain/places/places';
import { toApi } from '~/domain/travel/detail-api';
import { endBeforeStart } from '~/domain/travel/end-before-start';
import { parsedColumns } from '~/domain/travel/parsed-to-input';
import { TravelDetailPatch } from '~/domain/travel/travel-detail-input';
import { toReading } from '../input/mail';
import { type DetailField, overlaps, type ParsedDetail, type SourceSpan } from '../parsed-detail';
import { type ResolvedDate, resolveDates } from '../tokens/dates/resolve-dates';
import { dayAndClock, findTimes, type PrintedTime } from '../tokens/dates/times';
import { matchesOf } from '../tokens/matches';
import { AirportFinder } from '../tokens/places/airport-finder';
import { isMoment } from './missing-fields';
import type { Gap, SecondReading } from './question';

/** How sure a value is that the rules did not find: never sure enough to be left unseen. */
const CONFIDENCE = 0.5;

interface Printed {
  text: string;
  /** As they are by now. */
  details: readonly ParsedDetail[];
  dates: readonly ResolvedDate[];
  times: readonly PrintedTime[];
  airports: AirportFinder;
}

interface Value {
  value: string;
  /** As printed. */
  words: string;
  spans: SourceSpan[];
  zone?: string;
}

/**
 * The details with the gaps filled that an answer fills by words of the text. A value that does not
 * stand there, or is no date, airport or number by our own rules, is dropped, and so is one that
 * makes a booking impossible.
 */
export function fillGaps(
  details: readonly ParsedDetail[],
  gaps: readonly Gap[],
  { answers }: SecondReading,
  { text, places, today }: { text: string; places: Places; today: string },
): ParsedDetail[] {
  const reading = toReading(text, { subject: '', sender: '', sentOn: null }, today);
  const filled = [...details];
  const printed: Printed = {
    text,
    details: filled,
    dates: resolveDates(reading),
    times: findTimes(reading.clean),
    airports: new AirportFinder(places),
  };
  for (const { booking, field, words, time } of answers) {
    const gap = gaps.find(({ index }) => index === booking);
    const detail = filled[booking];
    const missing = gap?.missing.find((one) => one === field);
    if (!detail || !missing || detail.readByAi?.includes(missing)) continue;
    const value = valueIn(detail, missing, { words, time }, printed);
    if (value && isNew(details, value))
      filled[booking] = withValue(detail, missing, value) ?? detail;
  }
  return filled;
}

interface Quote {
  words?: string | null | undefined;
  time?: string | null | undefined;
}

function valueIn(
  detail: ParsedDetail,
  field: DetailField,
  quote: Quote,
  printed: Printed,
): Value | null {
  if (isMoment(field)) return momentOf(detail, field, quote, printed);
  const words = quote.words?.replace(/\s+/g, ' ').trim() ?? '';
  const [span] = freePlaces(words, field, detail, printed);
  if (!span) return null;
  const spans = [span];
  if (detail.type === 'flight' && /^(?:departure|arrival)Location$/.test(field)) {
    const airport = /^[A-Z]{3}$/.test(words)
      ? printed.airports.code(words)
      : onlyOne(printed.airports.named(words));
    return airport && { value: airport.code, words, spans, zone: airport.timeZone };
  }
  if (field === 'flightNumber') {
    const [, carrier, number] =
      /^([A-Z][A-Z0-9]|[0-9][A-Z])[ -]?0*([1-9]\d{0,3})$/.exec(words) ?? [];
    return carrier && number ? { value: carrier + number, words, spans } : null;
  }
  if (field === 'confirmationNumber') {
    const isReference = /^(?=.*[A-Z\d])[A-Za-z\d][A-Za-z\d-]{3,24}$/.test(words);
    return isReference && !/^[A-Z]?[a-z]+$/.test(words) ? { value: words, words, spans } : null;
  }
  return /[\p{L}\p{N}]/u.test(words) ? { value: words, words, spans } : null;
}

/** A day and a time that are printed. A time alone is of the day that is known, or of the start's. */
function momentOf(
  detail: ParsedDetail,
  field: DetailField,
  { words, time }: Quote,
  printed: Printed,
): Value | null {
  const date = words ? tokenAt(placesOf(words, printed.text), printed.dates) : null;
  if (words && (!date || date.token.aside || date.token.ambiguous || date.token.years)) return null;
  const hour = time ? tokenAt(freePlaces(time, field, detail, printed), printed.times) : null;
  if (time && !hour) return null;
  const known = detail[field];
  const day = known ?? date?.token.day8601 ?? startDay(detail, hour?.token ?? null);
  if (!day || (!date && !hour)) return null;
  // The day that the rules have read stands.
  if (known !== null && (!hour || (date && date.token.day8601 !== known))) return null;
  return {
    value: dayAndClock(day, hour?.token ?? null),
    words: [words, time].filter(Boolean).join(' '),
    spans: [date?.span, hour?.span].filter((span) => span !== undefined),
  };
}

function startDay(detail: ParsedDetail, hour: PrintedTime | null): string | null {
  const start = detail.departureDateTime?.slice(0, 10) ?? null;
  return detail.arrivalDateTime === null && hour?.plusDays === 0 ? start : null;
}

/** The first place that holds exactly one of the tokens. */
function tokenAt<Token extends SourceSpan>(places: SourceSpan[], tokens: readonly Token[]) {
  for (const span of places) {
    const token = onlyOne(tokens.filter((one) => overlaps(one, span)));
    if (token) return { token, span };
  }
  return null;
}

/**
 * Where words stand that nothing else was read from. Two bookings may share what is no moment: the
 * reference of a journey stands there once.
 */
function freePlaces(words: string, field: DetailField, own: ParsedDetail, printed: Printed) {
  const taken = printed.details.flatMap((detail) =>
    Object.entries(detail.spans).flatMap(([other, spans]) =>
      detail === own || isMoment(field) || other !== field ? spans : [],
    ),
  );
  return placesOf(words, printed.text).filter(
    (place) => !taken.some((span) => overlaps(span, place)),
  );
}

/** What is a value of some booking's already is no further one. */
function isNew(details: readonly ParsedDetail[], { value }: Value): boolean {
  if (value.length === 3 || /^\d{4}-\d\d-\d\d/.test(value)) return true;
  return !details.some((detail) =>
    (['flightNumber', 'title', 'seatInfo'] as const).some((field) => detail[field] === value),
  );
}

const ZONES: Partial<Record<DetailField, 'departureTimeZone' | 'arrivalTimeZone'>> = {
  departureLocation: 'departureTimeZone',
  arrivalLocation: 'arrivalTimeZone',
};

/** The detail with one value more; null when it cannot be so. */
function withValue(detail: ParsedDetail, field: DetailField, read: Value): ParsedDetail | null {
  const { value, words, spans, zone } = read;
  const zoneField = zone && ZONES[field];
  const next: ParsedDetail = {
    ...detail,
    [field]: value,
    ...(zoneField && { [zoneField]: zone }),
    ...(field === 'departureDateTime' && { date: detail.date ?? value.slice(0, 10) }),
    sources: { ...detail.sources, [field]: words },
    spans: { ...detail.spans, [field]: spans },
    confidences: { ...detail.confidences, [field]: CONFIDENCE },
    readByAi: [...(detail.readByAi ?? []), field],
  };
  const columns = parsedColumns(next);
  if (
    next.type === 'flight' &&
    next.departureLocation &&
    next.departureLocation === next.arrivalLocation
  )
    return null;
  const fits = TravelDetailPatch.safeParse(toApi(next.type, columns)).success;
  return fits && !endBeforeStart(columns) ? next : null;
}

function onlyOne<One>(all: readonly One[]): One | null {
  return all.length === 1 ? (all[0] ?? null) : null;
}

const MOST_PLACES = 50;

/** Every place where words stand in a text letter for letter, however the blanks between them are. */
export function placesOf(words: string, text: string): SourceSpan[] {
  const parts = words.trim().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  const pattern = parts
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s{1,9}');
  // A part of a longer word or number would be another one.
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu');
  const places: SourceSpan[] = [];
  for (const { 0: printed, index } of matchesOf(text, whole)) {
    places.push({ start: index, end: index + printed.length });
    if (places.length >= MOST_PLACES) break;
  }
  return places;
}
