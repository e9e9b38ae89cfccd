import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { dayLabel } from '~/domain/time/day-label';
import { toApi } from './detail-api';
import type { DetailType, TravelDetail } from './travel-detail';

/** What a review changes: the fields of a parsed detail that a person can correct. */
type ParsedFields = Pick<
  ParsedDetail,
  | 'provider'
  | 'title'
  | 'confirmationNumber'
  | 'location'
  | 'flightNumber'
  | 'departureLocation'
  | 'arrivalLocation'
  | 'departureDateTime'
  | 'arrivalDateTime'
  | 'departureTimeZone'
  | 'arrivalTimeZone'
  | 'seatInfo'
  | 'checkInDate'
  | 'checkOutDate'
  | 'roomInfo'
  | 'returnLocation'
  | 'pickupDate'
  | 'returnDate'
  | 'carType'
  | 'notes'
>;
export type ParsedField = keyof ParsedFields;

/** What was read, by the columns it goes to. */
type ParsedColumns = { detailType: DetailType } & {
  [Column in keyof TravelDetail]?: string | null;
};

type DetailBody = ReturnType<typeof bodyOf>;

/** The body that saves what was read. */
export function parsedToInput(
  detail: ParsedDetail,
  gigId: string,
  pastedText: string,
): DetailBody & { sourceText: string | null } {
  const body = bodyOf(detail, gigId);
  return { ...body, sourceText: cutSource(pastedText, body) };
}

function bodyOf(detail: ParsedDetail, gigId: string) {
  return toApi(detail.type, { gigId, ...parsedColumns(detail) });
}

export function parsedColumns(detail: ParsedDetail): ParsedColumns {
  const shared = {
    detailType: detail.type,
    provider: detail.provider,
    confirmationNumber: detail.confirmationNumber,
    notes: detail.notes,
    additionalDetails: detail.additionalDetails,
  };
  switch (detail.type) {
    case 'flight':
      return {
        ...shared,
        flightNumber: detail.flightNumber,
        startsLocation: detail.departureLocation,
        startsDateTime: detail.departureDateTime ?? detail.date,
        startsTimeZone: detail.departureTimeZone,
        endsLocation: detail.arrivalLocation,
        endsDateTime: detail.arrivalDateTime ?? detail.endDate,
        endsTimeZone: detail.arrivalTimeZone,
        seatInfo: detail.seatInfo,
      };
    case 'hotel':
      return {
        ...shared,
        startsLocation: detail.location,
        startsDateTime: detail.checkInDate ?? detail.date,
        endsDateTime: detail.checkOutDate ?? detail.endDate,
        roomInfo: detail.roomInfo,
      };
    case 'car':
      return {
        ...shared,
        startsLocation: detail.location,
        startsDateTime: detail.pickupDate ?? detail.date,
        endsLocation: detail.returnLocation,
        endsDateTime: detail.returnDate ?? detail.endDate,
        carType: detail.carType,
      };
    case 'other':
      return {
        ...shared,
        title: detail.title,
        startsLocation: detail.departureLocation,
        startsDateTime: detail.departureDateTime ?? detail.date,
        startsTimeZone: detail.departureTimeZone,
        endsLocation: detail.arrivalLocation,
        // A ride of which nobody says when it arrives has no end.
        endsDateTime: detail.arrivalDateTime,
        endsTimeZone: detail.arrivalTimeZone,
        seatInfo: detail.seatInfo,
      };
  }
}

/** A place that is corrected by hand has another zone: the server finds it. */
const ZONE_OF: Partial<Record<ParsedField, ParsedField>> = {
  departureLocation: 'departureTimeZone',
  arrivalLocation: 'arrivalTimeZone',
};

/** The detail with one field corrected; blank text empties it. */
export function withField(detail: ParsedDetail, field: ParsedField, value: string): ParsedDetail {
  const next = value.trim() || null;
  if (next === detail[field]) return detail;
  const zone = ZONE_OF[field];
  return { ...detail, [field]: next, ...(zone && { [zone]: null }) };
}

const MAX_SOURCE_CHARACTERS = 60_000;
const MAX_SOURCE_BYTES = 56_000;
const MAX_BODY_BYTES = 64 * 1024;
/** For the name of the text's own field and for the key of the attempt. */
const SPARE_BYTES = 200;

/** The pasted text as far as it fits beside the rest of the body, never cut inside a character. */
export function cutSource(text: string, rest: object): string | null {
  const cut = text.slice(0, MAX_SOURCE_CHARACTERS);
  const left = Math.min(MAX_SOURCE_BYTES, MAX_BODY_BYTES - SPARE_BYTES - jsonBytes(rest));
  if (jsonBytes(cut) <= left) return wholeCharacters(cut) || null;
  let [fits, fails] = [0, cut.length];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (jsonBytes(cut.slice(0, middle)) <= left) fits = middle;
    else fails = middle;
  }
  return wholeCharacters(cut.slice(0, fits)) || null;
}

function jsonBytes(value: string | object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}

/** One line about a detail, where several were found: "DFW to PWM, Thu, Jun 4". */
export function parsedSummary(detail: ParsedDetail): string {
  const first = detail.departureDateTime ?? detail.checkInDate ?? detail.pickupDate ?? detail.date;
  const route =
    detail.type === 'flight'
      ? [detail.departureLocation, detail.arrivalLocation].filter(Boolean).join(' to ')
      : (detail.title ?? detail.provider);
  const day = first && /^\d{4}-\d{2}-\d{2}/.test(first) ? dayLabel(first.slice(0, 10)) : null;
  return [route, day].filter(Boolean).join(', ');
}

/** "1 flight detail", "3 travel details" where the kinds are mixed or have no name. */
export function foundLabel(details: Pick<ParsedDetail, 'type'>[]): string {
  const [first, ...others] = new Set(details.map((detail) => detail.type));
  const kind = first && first !== 'other' && others.length === 0 ? first : 'travel';
  return `${details.length} ${kind} detail${details.length === 1 ? '' : 's'}`;
}
