import type { ParsedCar } from '../../parsed-detail';
import { emptyDetail, fill } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { findDates } from '../../tokens/dates/dates';
import { resolveDates } from '../../tokens/dates/resolve-dates';
import { findTimes } from '../../tokens/dates/times';
import { readPair } from '../../tokens/label-pairs';
import type { Pair } from '../../tokens/pair-columns';
import type { PrintedReference } from '../../tokens/references/reference-codes';
import { findReferences } from '../../tokens/references/references';
import { AGENCIES } from '../../vocabulary/brands';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { partOf } from '../part-of';
import { sectionsOf } from '../sections';
import { withAddresses } from './branch-address';
import { branchBehindCompany } from './branches';
import { findCar, namesCarClass } from './car-classes';
import { findCompany, type RentalBrand } from './car-companies';
import { labelledPlace, rentalPlaces } from './car-places';
import { OF_RENTAL } from './place-words';
import { CAR_WORD, describeEnds, PICK_UP_WORD, type RentalEnds, rentalEnds } from './rental-ends';
import { rentalInWords } from './told-rentals';
import {
  type PrintedRental,
  rentalOfNote,
  rentalOfSentence,
  rentalOfSpan,
  rentalOfTwoMoments,
} from './unlabelled-rentals';

/** "Pick-up date", "Pick-up Date/Time", "Return Date, Time & Location". */
const DETAIL_WORDS =
  '(?:(?: | ?[&/+,] ?)(?:date|day|time|location|details|information|branch|place|address|and|on|at|from)(?:\\(s\\)|s(?![\\p{L}]))?)*';
const LABELS = {
  starts: `(?:${OF_RENTAL})?(?:${wordsFor('pick-up')}|${wordsFor('pick-up-place')}|${wordsFor('rental-begins')})${DETAIL_WORDS}`,
  ends: `(?:${OF_RENTAL})?(?:${wordsFor('return')}|${wordsFor('return-place')}|${wordsFor('rental-ends')})${DETAIL_WORDS}`,
};

const SAYS_BOOKED = anyCase(`\\b(?:confirm|reserv|book|trip id)|${wordsFor('confirmed')}`);

/** The rental a text confirms, by its pick-up and return; `asked` says that it was pasted as one. */
export function readCars(printed: Reading, asked: boolean): ParsedCar[] {
  const reading = inItsSection(printed);
  const company = findCompany(reading);
  const isPickedUp = PICK_UP_WORD.test(reading.clean);
  if (!company && !isPickedUp) return [];
  const car = findCar(reading);
  const own = findReferences(reading);
  // "Your car" may head a part below the number of the whole booking.
  const references = own.length > 0 ? own : findReferences(printed);
  const unlabelled = () => {
    if (!company?.known) return [];
    const inPart = reading !== printed;
    const leads = inPart || company.inHead || company.start <= HEAD;
    const rental =
      (leads && car ? rentalOfTwoMoments(reading, references) : null) ??
      (leads && (car || inPart) ? rentalOfSpan(reading, references) : null) ??
      (namesCarClass(reading.clean) ? rentalOfNote(reading, references) : null) ??
      rentalOfSentence(reading, references) ??
      rentalInWords(reading, company, references);
    return rental ? [rentalOf(reading, company, rental, car)] : [];
  };
  if (!isPickedUp) return unlabelled();
  const told =
    asked || car !== null || CAR_WORD.test(reading.clean) || isReservationOf(company, reading);
  if (!told) return [];
  const dates = resolveDates(reading).filter((date) => !date.aside);
  const times = findTimes(reading.clean);
  const pair = readPair(reading, LABELS, dates, times);
  const ends = rentalEnds(reading, pair.start, pair.end, times);
  const known = company?.known || (ends !== null && isRental(pair, ends, references));
  if (!ends || pair.labels.starts === 0) return unlabelled();
  if (!known) return [];
  if (!ends.back && references.length === 0) return [];
  if (!CAR_WORD.test(reading.clean) && pair.labels.ends === 0) return [];
  if (references.length === 0 && !SAYS_BOOKED.test(printed.clean)) return [];
  const places = rentalPlaces(reading, pair, [...dates, ...times]);
  const rental = { ends, places, references: nearest(references, pair, company, printed) };
  return [rentalOf(reading, company, rental, car)];
}

function rentalOf(
  reading: Reading,
  company: RentalBrand | null,
  { ends, places, references }: PrintedRental,
  car: ReturnType<typeof findCar>,
): ParsedCar {
  const detail = emptyDetail('car');
  fill(detail, 'provider', company?.name ?? null, reading, [company]);
  describeEnds(detail, ends, reading);
  const pickup = places.pickup ?? labelledPlace(reading) ?? branchBehindCompany(reading);
  const { from, back } = withAddresses(pickup, places.back, reading);
  fill(detail, 'location', from?.text ?? null, reading, [from]);
  fill(detail, 'returnLocation', back?.text ?? null, reading, [back]);
  const reference = rentalReference(references);
  fill(detail, 'confirmationNumber', reference?.value ?? null, reading, [reference]);
  fill(detail, 'carType', car?.text ?? null, reading, [car]);
  return detail;
}

/**
 * Of several numbers of one rank that of a part pasted below another stands nearest to its pick-up, and
 * behind its company; else below its return.
 */
function nearest(
  references: readonly PrintedReference[],
  { heads }: Pair,
  company: RentalBrand | null,
  { clean, mail }: Reading,
): readonly PrintedReference[] {
  const pickup = heads.find(({ side }) => side === 'start')?.start ?? 0;
  const back = heads.at(-1)?.end ?? 0;
  const equal = references.filter(({ rank }) => rank === references[0]?.rank);
  // "Europcar confirmation number", beside the agency's own.
  const named = equal.find(({ start, label }) => {
    const head = clean.slice(Math.max(0, start - label.length - 40), start);
    const words = head.toLowerCase().replace(/\s+/g, ' ');
    return company?.known && words.includes(`${company.name.toLowerCase()} ${label}`);
  });
  if (named) return [named, ...references];
  // "Supplied by Green Motion", its rating, and "Confirmation number: …", far below the agency's own.
  const ofAgency = AGENCIES.test(`${mail.sender}\n${mail.subject}\n${clean.slice(0, HEAD)}`);
  const below = equal.find(({ start }) => {
    const gap = start - (company?.end ?? start);
    return ofAgency && company?.known && !company.inHead && gap > 0 && gap < BELOW_COMPANY;
  });
  if (below) return [below, ...references];
  const above = equal
    .filter(({ start }) => start < pickup && pickup - start < NEAR)
    .sort((a, b) => b.start - a.start)[0];
  const behind = equal
    .filter(({ start }) => start > back && start - back < NEAR)
    .sort((a, b) => a.start - b.start)[0];
  const foreign = above && company && !company.inHead && company.start > above.start;
  const own = foreign ? behind : above;
  return own ? [own, ...references] : references;
}

/** Characters of a mail in which its company names itself. */
const HEAD = 400;

/** Characters between a company's name and its own number, with its rating between. */
const BELOW_COMPANY = 80;

/** Characters between a rental's number and its pick-up. */
const NEAR = 160;

/** Of a package that heads its parts, and names a company and a day under the car's heading, that part alone. */
function inItsSection(reading: Reading): Reading {
  const sections = sectionsOf(reading);
  if (sections.length < 2) return reading;
  const parts = sections
    .filter(({ kind }) => kind === 'car')
    .map(({ start, end }) => partOf(reading, start, end))
    .filter((part) => findDates(part.clean).length > 0 && findCompany(part));
  const pickedUp = parts.filter(({ clean }) => PICK_UP_WORD.test(clean));
  const [own, ...others] = pickedUp.length > 0 ? pickedUp : parts;
  return own && others.length === 0 ? own : reading;
}

/** A company nobody knows: both ends by their label, each with its time, and a number. */
function isRental(
  { labels }: Pair,
  { pickupTime, back, backTime }: RentalEnds,
  references: readonly PrintedReference[],
): boolean {
  return references.length > 0 && labels.ends > 0 && [pickupTime, back, backTime].every(Boolean);
}

/** "Alamo - Reservation Confirmation" at the head of a mail needs no word for a car below it. */
function isReservationOf(company: RentalBrand | null, { mail }: Reading): boolean {
  const head = `${mail.sender} ${mail.subject}`;
  return company?.inHead === true && /\b(?:reserv|rent|confirm|pick)/i.test(head);
}

function rentalReference(references: readonly PrintedReference[]): PrintedReference | null {
  return (
    references.find(
      ({ label }) => !/flight|airline|hotel|property|pnr|record locator/.test(label),
    ) ?? null
  );
}
