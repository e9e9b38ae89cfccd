import { RENTAL_COMPANIES } from './brands';
import { emptyDetail, fill } from './detail';
import { askForDay } from './doubts';
import { type PairEnd, readPair } from './label-pairs';
import type { ParsedDetail, SourceSpan } from './parsed-detail';
import type { Cell, Reading } from './reading';
import { findReferences, type PrintedReference } from './tokens/references';
import { type ResolvedDate, resolveDates } from './tokens/resolve-dates';
import { clock, findTimes, type PrintedTime } from './tokens/times';
import { daysBetween } from './wall-time';

const DETAIL_WORDS =
  '(?: (?:date|time|location|details|information|branch|place|address|and|&|/|on|at|from))*';
const LABELS = {
  starts: `(?:pick(?:ing)?[- ]?up|collect(?:ion)?|trip starts?|starts?|rental starts?|renting|abholung|anmietung|prise en charge|départ|recogida|entrega|ophalen|retirada|ritiro|where)${DETAIL_WORDS}`,
  ends: `(?:drop(?:ping)?[- ]?off|returning|return|trip ends?|ends?|rental ends?|rückgabe|abgabe|restitution|retour|devolución|inleveren|terugbrengen|devolução|riconsegna)${DETAIL_WORDS}`,
};
const PICKUP_WORD =
  /\bpick(?:ing)?[- ]?up\b|\brental (?:car|location|period)\b|\btrip starts?\b|abholung|anmietung|prise en charge|recogida|ophalen|retirada|ritiro/i;
const CAR_WORD =
  /\b(?:car|vehicle|rental|rent-a-car|suv|sedan|mietwagen|fahrzeug|voiture|véhicule|coche|vehículo|auto|carro|veículo|trip|minivan|van|truck)\b/i;

/** The rental a text confirms, by its pick-up and return. */
export function readRentals(reading: Reading): ParsedDetail[] {
  if (!PICKUP_WORD.test(reading.clean) || !CAR_WORD.test(reading.clean)) return [];
  const company = findCompany(reading);
  const references = findReferences(reading);
  const dates = resolveDates(reading).filter((date) => !date.aside);
  const times = findTimes(reading.clean);
  const pair = readPair(reading, LABELS, dates, times);
  const ends = rentalEnds(reading, pair.start, pair.end, times);
  if (!ends || !company || pair.labels.starts === 0) return [];
  if (references.length === 0 && !/\b(?:confirm|reserv|book|trip id)/i.test(reading.clean))
    return [];

  const detail = emptyDetail('car');
  fill(detail, 'provider', company.name, reading, [company]);
  describeEnds(detail, ends, reading);
  const places = rentalPlaces(reading, pair.start, pair.end);
  fill(detail, 'location', places.pickup?.text ?? null, reading, [places.pickup]);
  fill(detail, 'returnLocation', places.back?.text ?? null, reading, [places.back]);
  const reference = rentalReference(references);
  fill(detail, 'confirmationNumber', reference?.value ?? null, reading, [reference]);
  const car = findCar(reading);
  fill(detail, 'carType', car?.text ?? null, reading, [car]);
  return [detail];
}

interface Company extends SourceSpan {
  name: string;
}

/** The sender's brand, else the first one printed more often than any other. */
function findCompany(reading: Reading): Company | null {
  let best: (Company & { score: number }) | null = null;
  for (const { name, pattern } of RENTAL_COMPANIES) {
    const matches = [...reading.text.matchAll(new RegExp(pattern))];
    const inHead = new RegExp(pattern).test(`${reading.mail.sender} ${reading.mail.subject}`);
    const first = matches[0];
    if (!first && !inHead) continue;
    const start = first?.index ?? 0;
    const score = matches.length + (inHead ? 50 : 0) + (start < 600 ? 1 : 0);
    if (!best || score > best.score)
      best = { name, start, end: start + (first?.[0].length ?? 0), score };
  }
  return best;
}

interface RentalEnds {
  pickup: ResolvedDate;
  pickupTime: PrintedTime | null;
  back: ResolvedDate;
  backTime: PrintedTime | null;
}

function rentalEnds(
  reading: Reading,
  start: PairEnd,
  end: PairEnd,
  times: readonly PrintedTime[],
): RentalEnds | null {
  const pickup = start.dates[0];
  const rest = [...end.dates, ...start.dates.slice(1)];
  const back =
    pickup &&
    rest.find((date) => {
      const days = daysBetween(pickup.day8601, date.day8601);
      return days >= 0 && days <= 180 && date.start !== pickup.start;
    });
  if (!pickup || !back) return null;
  const [first, second] = times.filter((time) => time.start >= back.end);
  const columns =
    first &&
    second &&
    /^[\s,]{1,4}$/.test(reading.clean.slice(pickup.end, back.start)) &&
    /^[\s,]{1,4}$/.test(reading.clean.slice(back.end, first.start)) &&
    /^[\s,]{1,4}$/.test(reading.clean.slice(first.end, second.start));
  if (columns) return { pickup, back, pickupTime: first, backTime: second };
  return {
    pickup,
    back,
    pickupTime: timeBeside(reading, pickup, start.times, times, back),
    backTime: timeBeside(reading, back, end.times, times, pickup),
  };
}

/** A time printed on the date's own line, else the first behind the label. */
function timeBeside(
  reading: Reading,
  date: ResolvedDate,
  labelled: readonly PrintedTime[],
  all: readonly PrintedTime[],
  other: ResolvedDate,
): PrintedTime | null {
  const close = all.find(
    (time) =>
      time.start >= date.end &&
      time.start - date.end < 30 &&
      !reading.clean.slice(date.end, time.start).includes('\n') &&
      !(other.start > date.start && time.start > other.start),
  );
  const before = all.find((time) => time.end <= date.start && date.start - time.end < 12);
  return (labelled.length > 0 ? null : before) ?? close ?? labelled[0] ?? before ?? null;
}

function describeEnds(detail: ParsedDetail, ends: RentalEnds, reading: Reading) {
  const { pickup, pickupTime, back, backTime } = ends;
  const at = (day: string, time: PrintedTime | null) =>
    time ? `${day}T${clock(time.minutes)}` : day;
  if (pickup.doubtful) {
    askForDay(
      detail,
      'pickupDate',
      pickup,
      reading,
      pickupTime ? `T${clock(pickupTime.minutes)}` : '',
    );
    askForDay(detail, 'returnDate', back, reading, backTime ? `T${clock(backTime.minutes)}` : '');
    return;
  }
  fill(detail, 'pickupDate', at(pickup.day8601, pickupTime), reading, [pickup, pickupTime]);
  fill(detail, 'returnDate', at(back.day8601, backTime), reading, [back, backTime]);
  fill(detail, 'date', pickup.day8601, reading, [pickup]);
  fill(detail, 'endDate', back.day8601, reading, [back]);
}

const NOT_A_PLACE =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|location|date|time|address|hours(?: of operation)?.*|open.*|closed.*|phone.*|tel.*|\+?[\d ().-]{7,}|same as pick-?up.*|same location|view .*|get directions.*|directions.*|map|details|information|vehicle.*|car(?: (?:class|type|group).*|:.*)|confirmation.*|reservation.*|your .*|modify.*|edit.*|cancel.*|driver.*|renter.*|rental (?:days|period|duration).*|rate.*|total.*|estimated.*|please.*|local time|counter.*|\d+ days?.*|mileage.*|add to .*|instructions.*|what .*|flight.*|and|member.*)$/i;
const SAME_PLACE = /\bsame (?:as pick-?up|location|place)|return to same/i;

function rentalPlaces(reading: Reading, start: PairEnd, end: PairEnd) {
  const pickup = placeOf(start.texts);
  const labelledBoth = labelledPlace(reading);
  const from = labelledBoth.pickup ?? labelledBoth.both ?? pickup;
  const back = labelledBoth.back ?? (labelledBoth.both ? null : placeOf(end.texts));
  const same = SAME_PLACE.test(reading.clean);
  return { pickup: from, back: same || !back ? from : back };
}

function placeOf(texts: readonly Cell[]): Cell | null {
  const index = texts.findIndex((cell) => isPlace(cell.text));
  const first = texts[index];
  return first ? once(first) : null;
}

/** Two columns with one place in both, pasted as one: "Reno Airport Reno Airport". */
function once(cell: Cell): Cell {
  const half = /^(.{6,60}) \1$/.exec(cell.text)?.[1];
  return half ? { ...cell, text: half, end: cell.start + half.length } : cell;
}

function isPlace(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= 120 &&
    /\p{L}{3}/u.test(text) &&
    !NOT_A_PLACE.test(text) &&
    !/[!?]$|\$\s?\d/.test(text) &&
    !/^\p{Ll}/u.test(text)
  );
}

const PLACE_LABEL =
  /^\W{0,3}(pick[- ]?up|return|drop[- ]?off|collection)?(?:\s(?:and|&|\/)\s(return|drop[- ]?off))?\s?(?:location|branch|place|station|address|counter)\s{0,2}(?::|\t|$)\s{0,3}/i;

/** "Pick-up location: …" wherever it is printed. */
function labelledPlace(reading: Reading): {
  pickup: Cell | null;
  back: Cell | null;
  both: Cell | null;
} {
  const found: { pickup: Cell | null; back: Cell | null; both: Cell | null } = {
    pickup: null,
    back: null,
    both: null,
  };
  reading.lines.forEach((line, i) => {
    line.cells.forEach((cell, column) => {
      const label = PLACE_LABEL.exec(cell.text);
      if (!label) return;
      const rest = cell.text.slice(label[0].length).trim();
      const value =
        rest !== ''
          ? { ...cell, text: rest, start: cell.end - rest.length }
          : behind(reading, i, column, line.cells);
      if (!value || !isPlace(value.text)) return;
      if (label[2]) found.both ??= value;
      else if (!label[1]) found.both ??= value;
      else if (/pick|collect/i.test(label[1])) found.pickup ??= value;
      else found.back ??= value;
    });
  });
  return found;
}

/** Right of the label, or in the same column of the next line. */
function behind(reading: Reading, i: number, column: number, cells: readonly Cell[]): Cell | null {
  const right = cells[column + 1];
  if (right && !PLACE_LABEL.test(right.text)) return right;
  const below = reading.lines.slice(i + 1, i + 4).find((line) => line.cells.length > 0);
  return below?.cells[Math.min(column, below.cells.length - 1)] ?? null;
}

function rentalReference(references: readonly PrintedReference[]): PrintedReference | null {
  return (
    references.find(
      ({ label }) => !/flight|airline|hotel|property|pnr|record locator/.test(label),
    ) ?? null
  );
}

const CAR_LABEL =
  /^\W{0,3}(?:vehicle|car) (?:type|class|category|group)\s(?=[\dA-Z])|^\W{0,3}(?:vehicle|car|your car|your vehicle)?\s?(?:type|class|category|group|details|model|selected|requested)?\s{0,2}(?::|\t|$)\s{0,3}/i;
const CAR_CLASS =
  /\b(?:economy|compact|intermediate|mid-?size|standard|full-?size|premium|luxury|suv|minivan|convertible|sedan|hatchback|coupe|pickup|truck|van|electric|wagon|elite|crossover|mystery car|managers? special)\b/i;
const MODEL = /\bor similar\b/i;

/** The class, with the model in brackets or beside it where one is printed. */
function findCar(reading: Reading): (SourceSpan & { text: string }) | null {
  const candidates: (SourceSpan & { text: string; score: number })[] = [];
  reading.lines.forEach((line, i) => {
    for (const [column, cell] of line.cells.entries()) {
      if (cell.text.length > 120) continue;
      const label = /^\W{0,3}(?:your )?(?:vehicle|car|fahrzeug|véhicule|vehículo|auto)\b/i.test(
        cell.text,
      )
        ? CAR_LABEL.exec(cell.text)
        : null;
      if (label?.[0].trim()) {
        const rest = cell.text.slice(label[0].length).trim();
        const value =
          rest !== ''
            ? { text: rest, start: cell.end - rest.length, end: cell.end }
            : behind(reading, i, column, line.cells);
        if (value && isCar(value.text))
          candidates.push({ ...span(value), score: 3 + (CAR_CLASS.test(value.text) ? 1 : 0) });
      }
      if (MODEL.test(cell.text) && isCar(cell.text)) candidates.push({ ...span(cell), score: 2 });
      else if (
        CAR_CLASS.test(cell.text) &&
        cell.text.length < 50 &&
        isCar(cell.text) &&
        /^[\p{Lu}\d]/u.test(cell.text)
      )
        candidates.push({ ...span(cell), score: 1 });
      else if (
        /^(?:19|20)\d\d \p{Lu}|^\p{Lu}[\p{L}-]+ [\p{L}\d -]{1,30} (?:19|20)\d\d$/u.test(
          cell.text,
        ) &&
        /turo/i.test(reading.clean)
      )
        candidates.push({ ...span(cell), score: 2 });
    }
  });
  return candidates.sort((a, b) => b.score - a.score || a.start - b.start)[0] ?? null;
}

function span(cell: SourceSpan & { text: string }) {
  return { text: cell.text, start: cell.start, end: cell.end };
}

function isCar(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length < 100 &&
    !/[$€£]\s?\d|[!?]$|\b(?:rate|policy|total|protection|insurance|charges?|please|your|reservation|confirmation|location|rental|plan)\b/i.test(
      text,
    )
  );
}
