import { shiftDay } from '~/domain/time/calendar-day';
import { wallTimeAt } from '~/domain/time/wall-time';
import type { Reading } from '../reading';
import { resolveDates } from '../tokens/dates/resolve-dates';
import { clock, findTimes } from '../tokens/dates/times';
import { findReferences } from '../tokens/references/references';
import { wordsFor } from '../vocabulary/labels';
import { anyCase, LETTER } from '../vocabulary/patterns';
import { readingOf } from './calendar/calendar-events';
import { first, list, type Thing, text } from './json-ld';

interface Field {
  label: string;
  key: string;
  value: string;
}

/** What the code on a boarding pass says: IATA's "bar coded boarding pass", of fixed columns. */
const BAR_CODE =
  /^M\d.{20}[E ](?<code>[A-Z0-9]{5,7}) {0,2}(?<from>[A-Z]{3})(?<to>[A-Z]{3})(?<carrier>[A-Z][A-Z0-9]|\d[A-Z])[A-Z ]{0,2}(?<number>\d{1,4})[A-Z]? {0,4}(?<day>[0-3]\d\d)[A-Z](?<seat>\d{3}[A-Z])?/;

const SEVERAL_LEGS = /^M[2-9].{20}[E ]/;

const GROUPS = [
  'headerFields',
  'primaryFields',
  'secondaryFields',
  'auxiliaryFields',
  'backFields',
];

/**
 * The flight of a pass for a phone's wallet (Apple's "pass.json") as a schema.org reservation: what its
 * tags say, then its printed fields, then the bar code. Null for any other pass.
 */
export function boardingPassReservation(pass: Thing, today: string): Thing | null {
  const boarding = first(pass.boardingPass);
  if (!boarding || !isOfOneFlight(pass)) return null;
  const tags = first(pass.semantics) ?? {};
  const codes = codesOf(pass);
  const bar = codes.map((code) => BAR_CODE.exec(code ?? '')?.groups).find(Boolean) ?? {};
  const fields = GROUPS.flatMap((group) => list(boarding[group]).map(fieldOf));
  const [from, to] = list(boarding.primaryFields).map(fieldOf);
  const printed = readingOf(fields.map(lineOf).join('\n'));
  const reading = { ...printed, today };
  const day = dayOf(pass, reading, bar.day);
  const carrier = text(tags.airlineCode) ?? bar.carrier;
  const number = text(tags.flightCode) ?? text(tags.flightNumber) ?? numberOf(fields) ?? bar.number;
  return {
    '@type': 'FlightReservation',
    reservationNumber:
      text(tags.confirmationNumber) ?? bar.code ?? findReferences(reading)[0]?.value,
    airplaneSeat: text(first(tags.seats)?.seatNumber) ?? seatOf(fields) ?? bar.seat,
    reservationFor: {
      flightNumber: number,
      airline: carrier ? { iataCode: carrier } : { name: text(pass.organizationName) },
      departureAirport: airport(text(tags.departureAirportCode) ?? bar.from, from),
      arrivalAirport: airport(text(tags.destinationAirportCode) ?? bar.to, to),
      departureTime:
        timeOf(tags, 'Departure', tags.departureLocationTimeZone) ??
        clockOf(fields, LEAVES, today, day) ??
        day,
      arrivalTime:
        timeOf(tags, 'Arrival', tags.destinationLocationTimeZone) ??
        clockOf(fields, LANDS, today, day),
    },
  };
}

const KINDS = ['boardingPass', 'generic', 'eventTicket', 'storeCard', 'coupon'];
/** "2026-11-27T15:00+01:00": the clock of the place, and how far it is from universal time. */
const LOCAL_MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d)?[+-]\d\d:?\d\d$/;

/** What a pass prints, a line for each field: of a stay, or of several flights. Null for one of a flight, and for no pass. */
export function passText(pass: Thing): string | null {
  const printed = KINDS.map((kind) => first(pass[kind])).find(Boolean);
  if (pass.formatVersion === undefined || !printed || isOfOneFlight(pass)) return null;
  const lines = GROUPS.flatMap((group) => list(printed[group]).map(fieldOf)).map(
    ({ label, value }) => `${label}: ${value.replace(LOCAL_MOMENT, '$1 $2').replace(/\n/g, ', ')}`,
  );
  return [text(pass.organizationName), text(pass.description), ...lines].join('\n');
}

function isOfOneFlight(pass: Thing): boolean {
  const boarding = first(pass.boardingPass);
  return (
    boarding !== null &&
    /^(?:PKTransitTypeAir)?$/.test(text(boarding.transitType) ?? '') &&
    !codesOf(pass).some((code) => SEVERAL_LEGS.test(code ?? ''))
  );
}

function codesOf(pass: Thing): (string | null)[] {
  return [...list(pass.barcodes), ...list(pass.barcode)].map((one) => text(one.message));
}

function fieldOf(field: Thing): Field {
  return {
    label: text(field.label) ?? '',
    key: text(field.key) ?? '',
    value: text(field.value) ?? '',
  };
}

/** As a mail would print it; the pass's own day is that of its flight. */
function lineOf({ label, key, value }: Field): string {
  return `${/^(?:date|datum|data|fecha)$/i.test(key) ? 'Departure date' : label}: ${value}`;
}

function airport(code: string | undefined, field: Field | undefined): Thing {
  const words = [field?.value, field?.label].filter(Boolean);
  const inField = words.find((word) => /^[A-Z]{3}$/.test(word ?? ''));
  return { iataCode: code ?? inField, name: words.join(' ') };
}

/** A tag's moment; one in UTC is told by the clock of its place. */
function timeOf(tags: Thing, end: string, timeZone: unknown): string | null {
  const moment = text(tags[`current${end}Date`]) ?? text(tags[`original${end}Date`]);
  const zone = text(timeZone);
  if (!moment?.endsWith('Z') || !zone) return moment;
  try {
    return wallTimeAt(Date.parse(moment), zone);
  } catch {
    return moment;
  }
}

const LEAVES = endWords('departs', /^(?:dep(?:art(?:s|ure)?)?(?:[-_]?time)?)$/i);
const LANDS = endWords('arrives', /^(?:arr(?:iv(?:es|al))?(?:[-_]?time)?)$/i);

function endWords(role: 'departs' | 'arrives', key: RegExp) {
  const label = anyCase(`^(?:${wordsFor(role)})(?:[^${LETTER}]|\\s(?:time|at)\\b|$)`);
  return (field: Field) => label.test(field.label) || key.test(field.key);
}

/** The clock of the field of one end, on its own day where the field has one. */
function clockOf(
  fields: readonly Field[],
  isEnd: (field: Field) => boolean,
  today: string,
  day: string | null,
): string | null {
  const found = fields.filter(isEnd).flatMap(({ value }) => {
    const [time] = findTimes(value);
    const [date] = resolveDates({ ...readingOf(value), today });
    return time ? { time, day: date?.day8601 ?? day } : [];
  })[0];
  return found?.day ? `${found.day}T${clock(found.time.minutes)}` : null;
}

/** The day the pass is shown on, a printed one, or the code's: counted from the first of January. */
function dayOf(pass: Thing, reading: Reading, dayOfYear: string | undefined): string | null {
  const shown = text(pass.relevantDate)?.slice(0, 10);
  const printed = resolveDates(reading).find(({ aside }) => !aside)?.day8601;
  if (shown || printed || !dayOfYear) return shown ?? printed ?? null;
  const year = Number(reading.today.slice(0, 4));
  const days = [year, year + 1].map((one) => shiftDay(`${one}-01-01`, Number(dayOfYear) - 1));
  return days.find((day) => day >= shiftDay(reading.today, -1)) ?? null;
}

const NUMBER = /^(?:flight|flt|vol|vuelo|volo|voo|flug|vlucht)/i;

function numberOf(fields: readonly Field[]): string | undefined {
  const numbered = fields.filter(({ label, key }) => NUMBER.test(label) || NUMBER.test(key));
  return numbered.find(({ value }) => /^(?:[A-Z][A-Z0-9]|\d[A-Z])? ?\d{1,4}[A-Z]?$/.test(value))
    ?.value;
}

function seatOf(fields: readonly Field[]): string | undefined {
  return fields.find(({ key, value }) => /^\d{1,3}[A-L]$/.test(value) && !/gate/i.test(key))?.value;
}
