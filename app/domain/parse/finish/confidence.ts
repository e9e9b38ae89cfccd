import type { DetailField, ParsedDetail } from '../parsed-detail';
import { airlineName } from '../vocabulary/airlines';
import { isOpenIn } from '../vocabulary/airport-names';
import { type Found, isHalfStay, maxConfidenceOf } from './confidence-of-booking';

/** A value less sure than this is asked, not filled in. */
const ASK_BELOW = 0.6;
const MARKUP = 0.99;

/**
 * How sure each field is, by how it was printed, by how much of its booking was found and by whether its text
 * says that it confirms one. The numbers are the shares that were right on confirmations nobody had seen,
 * rounded down; `npm run bench:parse` prints them beside what is right today.
 */
export function fieldConfidences(detail: ParsedDetail, found: Found): Record<string, number> {
  const confidences: Record<string, number> = {};
  const most = found.structured ? MARKUP : maxConfidenceOf(detail, found);
  for (const [field, source] of Object.entries(detail.sources)) {
    const value = detail[field as DetailField];
    if (typeof value !== 'string') continue;
    confidences[field] =
      found.structured && !detail.spans[field]?.length
        ? ofMarkup(detail, field)
        : Math.min(
            most,
            confidenceOfField(detail, field as DetailField, value, source, found.text),
          );
  }
  return confidences;
}

/** A house is called many things, and an event of a stay is called after other things as well. */
const HOUSE = 0.88;
/** That of half a stay is in one case of five another line of the mail. */
const HOUSE_OF_HALF_STAY = 0.78;

function ofMarkup({ type }: ParsedDetail, field: string): number {
  return type === 'hotel' && field === 'provider' ? HOUSE : MARKUP;
}

function confidenceOfField(
  detail: ParsedDetail,
  field: DetailField,
  value: string,
  source: string,
  text: string,
): number {
  if (RUNS_ON.includes(field) && isOnLongLine(detail, field, text)) return 0.7;
  if (/(?:DateTime|Date)$/.test(field) || field === 'date' || field === 'endDate')
    return ofDate(source);
  switch (field) {
    case 'flightNumber':
      return airlineName(value.slice(0, 2)) ? 0.98 : UNKNOWN_AIRLINE;
    case 'departureLocation':
    case 'arrivalLocation':
      if (detail.type === 'other') return 0.85;
      // A code that was right once names no airport of that year.
      if (!isOpenIn(value, Number(detail.date?.slice(0, 4)))) return 0.5;
      return source.includes(value) ? 0.99 : 0.88;
    case 'confirmationNumber':
      return ofReference(detail, value);
    case 'location':
      return detail.type === 'hotel' ? ofAddress(detail, value, text) : 0.88;
    case 'returnLocation':
      return 0.85;
    case 'provider':
      return detail.type === 'hotel' && isOnLongLine(detail, field, text)
        ? 0.7
        : ofProvider(detail);
    case 'seatInfo':
      return 0.88;
    case 'roomInfo':
    case 'carType':
      return 0.85;
    default:
      return 0.92;
  }
}

/** A carrier that no table knows is in a third of all cases another word of the mail. */
const UNKNOWN_AIRLINE = 0.7;

/** What ends where its line does: on one long line nothing says where. */
const RUNS_ON: readonly DetailField[] = ['location', 'returnLocation', 'roomInfo', 'carType'];
const LONG_LINE = 250;

function isOnLongLine({ spans }: ParsedDetail, field: DetailField, text: string): boolean {
  const span = spans[field]?.[0];
  if (!span) return false;
  const from = text.lastIndexOf('\n', span.start) + 1;
  const to = text.indexOf('\n', span.end);
  return (to < 0 ? text.length : to) - from > LONG_LINE;
}

/** A day with its year or weekday cannot be much else. */
function ofDate(source: string): number {
  if (/(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2}/.test(source)) return 0.98;
  return /\p{L}{2,},? .*\d|\d{1,2} ?[A-Z]{3}/u.test(source) ? 0.95 : 0.85;
}

function ofReference({ type }: ParsedDetail, value: string): number {
  if (type === 'flight') return /^[A-Z0-9]{6}$/.test(value) && /[A-Z]/.test(value) ? 0.98 : 0.73;
  return type === 'other' ? 0.85 : 0.93;
}

/** An address far from the name it is said to be of may be somebody else's. */
function ofAddress({ spans, provider }: ParsedDetail, value: string, text: string): number {
  const [printed, address] = [spans.provider?.[0], spans.location?.[0]];
  if (!printed || !address) return 0.85;
  const again = provider ? text.lastIndexOf(provider, address.start) : -1;
  const name = again < 0 ? printed : { start: again, end: again + (provider?.length ?? 0) };
  const between = text.slice(Math.min(name.end, address.end), Math.max(name.start, address.start));
  const near = between.length < 200 || (address.start < name.start && between.length < 60);
  if (!near && between.length > 1_500) return 0.55;
  return /\b\d{5}\b/.test(value) ? (near ? 0.89 : 0.85) : near ? 0.85 : 0.75;
}

function ofProvider(detail: ParsedDetail): number {
  const { type, flightNumber } = detail;
  if (type === 'flight')
    return flightNumber && airlineName(flightNumber.slice(0, 2)) ? 0.98 : UNKNOWN_AIRLINE;
  if (type === 'hotel') return isHalfStay(detail) ? HOUSE_OF_HALF_STAY : HOUSE;
  return 0.95;
}

const ASKED: Partial<Record<DetailField, string>> = {
  departureLocation: 'Is this the airport?',
  arrivalLocation: 'Is this the airport?',
  location: 'Is this its address?',
  confirmationNumber: 'Is this the confirmation number?',
  roomInfo: 'Is this the room?',
  carType: 'Is this the car?',
};

/** Empties what is less sure than can be shown as read, and asks for it instead. */
export function askForUnsure(detail: ParsedDetail) {
  for (const [field, confidence] of Object.entries(detail.confidences ?? {})) {
    const question = ASKED[field as DetailField];
    const value = detail[field as DetailField];
    if (confidence >= ASK_BELOW || !question || value === null) continue;
    detail.ambiguities.push({
      field,
      question,
      choices: [{ value, label: value }],
      words: detail.sources[field] ?? value,
    });
    Object.assign(detail, { [field]: null });
  }
}
