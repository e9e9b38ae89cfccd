import type { ParsedDetail, DetailField as ParsedField } from '~/domain/parse/parsed-detail';
import { dayLabel } from '~/domain/time/day-label';
import { type EndField, isEnd, toApi } from './detail-api';
import { EDITED_COLUMNS, type EditedColumn, fieldOfType } from './detail-fields';
import type { DetailType } from './travel-detail';

export type { ParsedField };

/** What stands for an end in a parsed detail; in a moment's place the day alone, if that is known. */
const PARSED_ENDS: Record<DetailType, { [Field in EndField]?: [ParsedField, ...ParsedField[]] }> = {
  flight: {
    startsLocation: ['departureLocation'],
    startsDateTime: ['departureDateTime', 'date'],
    startsTimeZone: ['departureTimeZone'],
    endsLocation: ['arrivalLocation'],
    endsDateTime: ['arrivalDateTime', 'endDate'],
    endsTimeZone: ['arrivalTimeZone'],
  },
  hotel: {
    startsLocation: ['location'],
    startsDateTime: ['checkInDate', 'date'],
    endsDateTime: ['checkOutDate', 'endDate'],
  },
  car: {
    startsLocation: ['location'],
    startsDateTime: ['pickupDate', 'date'],
    endsLocation: ['returnLocation'],
    endsDateTime: ['returnDate', 'endDate'],
  },
  other: {
    startsLocation: ['departureLocation'],
    startsDateTime: ['departureDateTime', 'date'],
    startsTimeZone: ['departureTimeZone'],
    endsLocation: ['arrivalLocation'],
    // A ride of which nobody says when it arrives has no end.
    endsDateTime: ['arrivalDateTime'],
    endsTimeZone: ['arrivalTimeZone'],
  },
};

/** The fields of a parsed detail that go into a column; none for one that the type does not have. */
function parsedFields(type: DetailType, column: EditedColumn): readonly ParsedField[] {
  if (isEnd(column)) return PARSED_ENDS[type][column] ?? [];
  const field = fieldOfType(type, column);
  return field && (!field.rare || column === 'additionalDetails') ? [column] : [];
}

/** The one that a person corrects. */
export function parsedField(type: DetailType, column: EditedColumn): ParsedField | undefined {
  return parsedFields(type, column)[0];
}

/** What was read, by the columns it goes to. */
type ParsedColumns = { detailType: DetailType } & { [Column in EditedColumn]?: string | null };

/** The body that saves what was read. */
export function parsedToInput(detail: ParsedDetail, gigId: string, pastedText: string) {
  const body = toApi(detail.type, { gigId, ...parsedColumns(detail) });
  return { ...body, sourceText: cutSource(pastedText, body) };
}

export function parsedColumns(detail: ParsedDetail): ParsedColumns {
  const columns = EDITED_COLUMNS.flatMap((column) => {
    const [first, instead] = parsedFields(detail.type, column);
    return first ? [[column, detail[first] ?? (instead ? detail[instead] : null)]] : [];
  });
  return { ...Object.fromEntries(columns), detailType: detail.type };
}

/** A place that is corrected by hand has another zone: the server finds it. */
type Zones = Partial<Pick<ParsedDetail, 'departureTimeZone' | 'arrivalTimeZone'>>;
const ZONES_OF: Partial<Record<ParsedField, Zones>> = {
  departureLocation: { departureTimeZone: null },
  arrivalLocation: { arrivalTimeZone: null },
  location: { departureTimeZone: null, arrivalTimeZone: null },
  returnLocation: { arrivalTimeZone: null },
};

const ONLY_START: Zones = { departureTimeZone: null };

/** The detail with one field corrected; blank text empties it. */
export function withField(detail: ParsedDetail, field: ParsedField, value: string): ParsedDetail {
  const next = value.trim() || null;
  if (next === detail[field]) return detail;
  // A car that goes back elsewhere keeps the zone of that place.
  const zones = field === 'location' && detail.returnLocation ? ONLY_START : ZONES_OF[field];
  return Object.assign({ ...detail }, { [field]: next }, zones);
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
