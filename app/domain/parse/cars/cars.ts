import { daysBetween } from '~/domain/time/calendar-day';
import { emptyDetail, fill } from '../detail';
import { askForDay } from '../finish/ambiguities';
import { type PairEnd, readPair } from '../label-pairs';
import type { ParsedDetail } from '../parsed-detail';
import type { Reading } from '../reading';
import { findReferences, type PrintedReference } from '../tokens/references';
import { type ResolvedDate, resolveDates } from '../tokens/resolve-dates';
import { clock, findTimes, type PrintedTime } from '../tokens/times';
import { findCar } from './car-classes';
import { findCompany, type RentalBrand } from './car-companies';
import { rentalPlaces } from './car-places';

/** "Pick-up date", "Pick-up Date/Time", "Return Date, Time & Location". */
const DETAIL_WORDS =
  '(?:(?: | ?[&/+,] ?)(?:date|day|time|location|details|information|branch|place|address|and|on|at|from)(?:\\(s\\)|s(?![\\p{L}]))?)*';
const LABELS = {
  starts: `(?:pick(?:ing)?[- ]?up|collect(?:ion)?|trip starts?|starts?|rental starts?|renting|abholung|anmietung|prise en charge|départ|recogida|entrega|ophalen|retirada|ritiro|where)${DETAIL_WORDS}`,
  ends: `(?:drop(?:ping)?[- ]?off|returning|return|trip ends?|ends?|rental ends?|rückgabe|abgabe|restitution|retour|devolución|inleveren|terugbrengen|devolução|riconsegna)${DETAIL_WORDS}`,
};
const PICKUP_WORD =
  /\bpick(?:ing)?[- ]?up\b|\brental (?:car|location|period)\b|\btrip starts?\b|abholung|anmietung|prise en charge|recogida|ophalen|retirada|ritiro/i;
const CAR_WORD =
  /\b(?:car|vehicle|rental|rent-a-car|suv|sedan|mietwagen|fahrzeug|voiture|véhicule|coche|vehículo|auto|carro|veículo|trip|minivan|van|truck)\b/i;

/** The rental a text confirms, by its pick-up and return; `asked` says that it was pasted as one. */
export function readCars(reading: Reading, asked: boolean): ParsedDetail[] {
  if (!PICKUP_WORD.test(reading.clean)) return [];
  const company = findCompany(reading);
  const car = findCar(reading);
  const told =
    asked || car !== null || CAR_WORD.test(reading.clean) || isReservationOf(company, reading);
  if (!told) return [];
  const references = findReferences(reading);
  const dates = resolveDates(reading).filter((date) => !date.aside);
  const times = findTimes(reading.clean);
  const pair = readPair(reading, LABELS, dates, times);
  const ends = rentalEnds(reading, pair.start, pair.end, times);
  if (!ends || !company || pair.labels.starts === 0) return [];
  if (!CAR_WORD.test(reading.clean) && pair.labels.ends === 0) return [];
  if (references.length === 0 && !/\b(?:confirm|reserv|book|trip id)/i.test(reading.clean))
    return [];

  const detail = emptyDetail('car');
  fill(detail, 'provider', company.name, reading, [company]);
  describeEnds(detail, ends, reading);
  const places = rentalPlaces(reading, pair, [...dates, ...times]);
  fill(detail, 'location', places.pickup?.text ?? null, reading, [places.pickup]);
  fill(detail, 'returnLocation', places.back?.text ?? null, reading, [places.back]);
  const reference = rentalReference(references);
  fill(detail, 'confirmationNumber', reference?.value ?? null, reading, [reference]);
  fill(detail, 'carType', car?.text ?? null, reading, [car]);
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
  if (pickup.ambiguous) {
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

function rentalReference(references: readonly PrintedReference[]): PrintedReference | null {
  return (
    references.find(
      ({ label }) => !/flight|airline|hotel|property|pnr|record locator/.test(label),
    ) ?? null
  );
}
