import { daysBetween } from '~/domain/time/calendar-day';
import { askForDate, askForEnd, isOpen } from '../../finish/ambiguities';
import type { ParsedCar } from '../../parsed-detail';
import { emptyDetail, fill } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { findDates } from '../../tokens/dates';
import { readPair } from '../../tokens/label-pairs';
import type { Pair, PairEnd } from '../../tokens/pair-columns';
import type { PrintedReference } from '../../tokens/reference-codes';
import { findReferences } from '../../tokens/references';
import { type ResolvedDate, resolveDates } from '../../tokens/resolve-dates';
import { clock, findTimes, type PrintedTime } from '../../tokens/times';
import { wordsFor } from '../../vocabulary/labels';
import { partOf } from '../part-of';
import { sectionsOf } from '../sections';
import { findCar } from './car-classes';
import { findCompany, type RentalBrand } from './car-companies';
import { OF_RENTAL, placesBeside, rentalPlaces } from './car-places';

/** "Pick-up date", "Pick-up Date/Time", "Return Date, Time & Location". */
const DETAIL_WORDS =
  '(?:(?: | ?[&/+,] ?)(?:date|day|time|location|details|information|branch|place|address|and|on|at|from)(?:\\(s\\)|s(?![\\p{L}]))?)*';
const LABELS = {
  starts: `(?:${OF_RENTAL})?(?:${wordsFor('pick-up')}|${wordsFor('pick-up-place')}|${wordsFor('rental-begins')})${DETAIL_WORDS}`,
  ends: `(?:${OF_RENTAL})?(?:${wordsFor('return')}|${wordsFor('return-place')}|${wordsFor('rental-ends')})${DETAIL_WORDS}`,
};
const PICKUP_WORD = new RegExp(
  `\\brental (?:car|location|period)\\b|${wordsFor('pick-up')}|${wordsFor('pick-up-place')}`,
  'iu',
);
const CAR_WORD = new RegExp(wordsFor('car'), 'iu');

/** The rental a text confirms, by its pick-up and return; `asked` says that it was pasted as one. */
export function readCars(printed: Reading, asked: boolean): ParsedCar[] {
  const reading = inItsSection(printed);
  const company = findCompany(reading);
  const car = findCar(reading);
  if (!PICKUP_WORD.test(reading.clean))
    return company && car ? unlabelledRental(reading, company, car) : [];
  const told =
    asked || car !== null || CAR_WORD.test(reading.clean) || isReservationOf(company, reading);
  if (!told) return [];
  const references = findReferences(reading);
  const dates = resolveDates(reading).filter((date) => !date.aside);
  const times = findTimes(reading.clean);
  const pair = readPair(reading, LABELS, dates, times);
  const ends = rentalEnds(reading, pair.start, pair.end, times);
  const known = company !== null || (ends !== null && isRental(pair, ends, references));
  if (!ends || !known || pair.labels.starts === 0)
    return company && car && pair.labels.starts === 0
      ? unlabelledRental(reading, company, car)
      : [];
  if (!ends.back && references.length === 0) return [];
  if (!CAR_WORD.test(reading.clean) && pair.labels.ends === 0) return [];
  if (references.length === 0 && !/\b(?:confirm|reserv|book|trip id)/i.test(reading.clean))
    return [];

  const detail = emptyDetail('car');
  fill(detail, 'provider', company?.name ?? null, reading, [company]);
  describeEnds(detail, ends, reading);
  const places = rentalPlaces(reading, pair, [...dates, ...times]);
  describeRental(detail, reading, places, nearest(references, pair, company), car);
  return [detail];
}

/**
 * Of several numbers of one rank that of a part pasted below another stands nearest to its pick-up, and
 * behind its company; else below its return.
 */
function nearest(
  references: readonly PrintedReference[],
  { heads }: Pair,
  company: RentalBrand | null,
): readonly PrintedReference[] {
  const pickup = heads.find(({ side }) => side === 'start')?.start ?? 0;
  const back = heads.at(-1)?.end ?? 0;
  const equal = references.filter(({ rank }) => rank === references[0]?.rank);
  const above = equal
    .filter(({ start }) => start < pickup && pickup - start < NEAR)
    .sort((a, b) => b.start - a.start)[0];
  const below = equal
    .filter(({ start }) => start > back && start - back < NEAR)
    .sort((a, b) => a.start - b.start)[0];
  const foreign = above && company && !company.inHead && company.start > above.start;
  const own = foreign ? below : above;
  return own ? [own, ...references] : references;
}

/** Characters between a rental's number and its pick-up. */
const NEAR = 160;

/** Of a package that heads its parts, and names a pick-up under the car's heading, that part alone. */
function inItsSection(reading: Reading): Reading {
  const sections = sectionsOf(reading);
  if (sections.length < 2) return reading;
  const parts = sections
    .filter(({ kind }) => kind === 'car')
    .map(({ start, end }) => partOf(reading, start, end))
    .filter(({ clean }) => PICKUP_WORD.test(clean) && findDates(clean).length > 0);
  const [own, ...others] = parts;
  return own && others.length === 0 && findCompany(own) ? own : reading;
}

/** A company nobody knows: both ends by their label, each with its time, and a number. */
function isRental(
  { labels }: Pair,
  { pickupTime, back, backTime }: RentalEnds,
  references: readonly PrintedReference[],
): boolean {
  return references.length > 0 && labels.ends > 0 && [pickupTime, back, backTime].every(Boolean);
}

type PrintedCar = ReturnType<typeof findCar>;

function describeRental(
  detail: ParsedCar,
  reading: Reading,
  places: ReturnType<typeof rentalPlaces>,
  references: readonly PrintedReference[],
  car: PrintedCar,
) {
  fill(detail, 'location', places.pickup?.text ?? null, reading, [places.pickup]);
  fill(detail, 'returnLocation', places.back?.text ?? null, reading, [places.back]);
  const reference = rentalReference(references);
  fill(detail, 'confirmationNumber', reference?.value ?? null, reading, [reference]);
  fill(detail, 'carType', car?.text ?? null, reading, [car]);
}

const RESERVED = /\b(?:reserv|confirm|prepaid|booked)/i;

/** "Thu Sep 17, 2026 at 12:00 PM" and another such moment, each with its place: Budget and Avis label neither. */
function unlabelledRental(reading: Reading, company: RentalBrand, car: PrintedCar): ParsedCar[] {
  const references = findReferences(reading);
  if (
    references.length === 0 ||
    (!company.inHead && company.start > 400) ||
    !RESERVED.test(reading.clean)
  )
    return [];
  const dates = resolveDates(reading).filter((date) => !date.aside);
  const times = findTimes(reading.clean);
  const moments = dates.flatMap((date) => {
    const time = times.find(
      ({ start }) =>
        start >= date.end &&
        /^[\s,@-]{0,4}(?:at )?[\s-]{0,3}$/i.test(reading.clean.slice(date.end, start)),
    );
    return time ? [{ date, time }] : [];
  });
  const [first, second, third] = moments;
  if (!first || !second || third || first.date.ambiguous) return [];
  const days = daysBetween(first.date.day8601, second.date.day8601);
  if (days < 0 || days > 180) return [];
  const detail = emptyDetail('car');
  fill(detail, 'provider', company.name, reading, [company]);
  const ends = {
    pickup: first.date,
    pickupTime: first.time,
    back: second.date,
    backTime: second.time,
  };
  describeEnds(detail, ends, reading);
  const places = placesBeside(reading, first.date, second.date);
  describeRental(detail, reading, places, references, car);
  return [detail];
}

/** "Alamo - Reservation Confirmation" at the head of a mail needs no word for a car below it. */
function isReservationOf(company: RentalBrand | null, { mail }: Reading): boolean {
  const head = `${mail.sender} ${mail.subject}`;
  return company?.inHead === true && /\b(?:reserv|rent|confirm|pick)/i.test(head);
}

interface RentalEnds {
  pickup: ResolvedDate;
  pickupTime: PrintedTime | null;
  /** Null where only the pick-up is printed. */
  back: ResolvedDate | null;
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
  if (!pickup) return null;
  if (!back) {
    const labelled = PICKUP_WORD.test(
      reading.clean.slice(Math.max(0, pickup.start - 40), pickup.start),
    );
    const pickupTime = timeBeside(reading, pickup, start.times, times, pickup);
    return labelled ? { pickup, back: null, pickupTime, backTime: null } : null;
  }
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
  const before = all.find(
    ({ end }) =>
      end <= date.start &&
      date.start - end < 12 &&
      !reading.clean.slice(end, date.start).includes('\n'),
  );
  return (labelled.length > 0 ? null : before) ?? close ?? labelled[0] ?? before ?? null;
}

function describeEnds(detail: ParsedCar, ends: RentalEnds, reading: Reading) {
  const { pickup, pickupTime, back, backTime } = ends;
  const at = (day: string, time: PrintedTime | null) =>
    time ? `${day}T${clock(time.minutes)}` : day;
  if (isOpen(pickup)) {
    askForDate(detail, 'pickupDate', pickup, reading, { time: pickupTime });
    if (back) askForDate(detail, 'returnDate', back, reading, { time: backTime });
    return;
  }
  fill(detail, 'pickupDate', at(pickup.day8601, pickupTime), reading, [pickup, pickupTime]);
  fill(detail, 'date', pickup.day8601, reading, [pickup]);
  if (!back) {
    askForEnd(detail, 'returnDate', reading.text.slice(pickup.start, pickup.end));
    return;
  }
  fill(detail, 'returnDate', at(back.day8601, backTime), reading, [back, backTime]);
  fill(detail, 'endDate', back.day8601, reading, [back]);
}

function rentalReference(references: readonly PrintedReference[]): PrintedReference | null {
  return (
    references.find(
      ({ label }) => !/flight|airline|hotel|property|pnr|record locator/.test(label),
    ) ?? null
  );
}
