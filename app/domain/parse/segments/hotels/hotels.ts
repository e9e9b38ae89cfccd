import { askForName } from '../../finish/ambiguities';
import { emptyDetail, fill, type ParsedHotel } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { type ResolvedDate, resolveDates } from '../../tokens/dates/resolve-dates';
import { findTimes } from '../../tokens/dates/times';
import type { Pair } from '../../tokens/pair-columns';
import type { PrintedReference } from '../../tokens/references/reference-codes';
import { findReferences } from '../../tokens/references/references';
import { wordsAbroad, wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { sectionAt, sectionsOf } from '../sections';
import { joinCheckDays } from './days-in-lines';
import { hasHotelWords, hasTripWords, isJourney, readHotelPair, stayDays } from './hotel-labels';
import { findHotelName } from './hotel-names';
import { isOnPlatform, namesHotelBrand, namesHouse } from './hotel-words';
import { addressesOfHouses, addressOf } from './house-addresses';
import type { PrintedName } from './name-choice';
import { rangedStays } from './ranged-stays';
import { findRoom } from './rooms';
import { stayBlocks } from './stay-blocks';
import { ANY_CHECK, describeEnds, isOfHouse } from './stay-ends';

const CONFIRMED = anyCase(
  `reserv|book|confirm|bestätig|conferm|all set|itinerary|${wordsFor('confirmed')}`,
);
/** What a search for rooms prints beside its days. */
const OFFERED =
  /\b(?:per night|nightly|select|offers?|deals?|search|available|availability|rooms? left)\b|\/ ?night/i;
const STAYED = anyCase(`\\bnights?\\b|check-?in|stay|${wordsFor('nights')}|${wordsFor('stay')}`);

/** Every stay a text confirms: one per block where a text lists several hotels, else the one. */
export function readHotels(printed: Reading): ParsedHotel[] {
  if (!hasHotelWords(printed) && !namesHotelBrand(printed.clean)) return [];
  const reading = joinCheckDays(printed);
  const isTold = CONFIRMED.test(reading.clean);
  const several = stayBlocks(reading).map((block) => readHotel(block, isTold));
  const read = several.filter((stay) => stay !== null);
  if (read.length > 1 && read.length === several.length) return read;
  const ranged = rangedStays(
    reading,
    resolveDates(reading),
    stayReference(findReferences(reading), reading),
  );
  if (ranged.length > 0) return ranged;
  const one = readHotel(reading);
  return one ? [one] : [];
}

/** A stay by its check-in and check-out; `isTold` where the text around it says that it is booked. */
function readHotel(reading: Reading, isTold = false): ParsedHotel | null {
  const dates = resolveDates(reading);
  const times = findTimes(reading.clean).filter((time) => !isOfHouse(reading, time));
  const pair = readHotelPair(
    reading,
    dates.filter((date) => !date.aside || followsCheck(reading, date)),
    times,
  );
  const days = stayDays(reading, pair.start, pair.end, dates);
  if (!days) return null;
  const labelled = pair.labels.starts > 0 && (pair.labels.ends > 0 || pair.end.dates.length > 0);
  if (labelled ? isJourney(reading, pair, dates) : !isLodged(reading)) return null;
  const addresses = addressesOfHouses(reading);
  const references = findReferences(reading);
  const name = findHotelName(reading, addresses);
  if (!name && !(references.length > 0 && (isOnPlatform(reading) || isStay(reading, pair))))
    return null;
  if (!hasHotelWords(reading) && !(name && isBrandOnly(reading, name))) return null;
  const told =
    isTold ||
    CONFIRMED.test(reading.clean) ||
    (isStay(reading, pair) && !OFFERED.test(reading.clean));
  if (references.length === 0 && !told) return null;

  // A day of arrival alone is a stay only by its own label and with a number.
  if (
    days.checkOutDay === null &&
    !(hasCheckIn(reading, days.checkIn, name) && references.length > 0)
  )
    return null;
  const detail = emptyDetail('hotel');
  if (name) fill(detail, 'provider', name.name, reading, [name]);
  else askForName(detail, reading.text.slice(days.checkIn.start, days.checkIn.end));
  const address = (name && addressOf(name, addresses, reading)) ?? addresses[0];
  // "The Otter House, Mill Lane, Southwold, IP18 6BW".
  const own = name && address?.value.startsWith(`${name.name}, `) ? name.name.length + 2 : 0;
  fill(detail, 'location', address?.value.slice(own) ?? null, reading, [address]);
  describeEnds(detail, days, pair, times, reading);
  const reference = stayReference(references, reading);
  fill(detail, 'confirmationNumber', reference?.value ?? null, reading, [reference]);
  const room = findRoom(reading);
  fill(detail, 'roomInfo', room?.text ?? null, reading, [room]);
  return detail;
}

function isLodged(reading: Reading): boolean {
  return STAYED.test(reading.clean) || isOnPlatform(reading);
}

/** No word for a stay, but a chain's name, and nothing that flies or drives. */
function isBrandOnly(reading: Reading, { name }: PrintedName): boolean {
  return namesHotelBrand(name) && !hasTripWords(reading);
}

/** "Check out by June 7" is a day of the stay though "by" otherwise names a deadline. */
function followsCheck(reading: Reading, date: ResolvedDate): boolean {
  return /(?:check|arriv|depart)[^\n]{0,24}$/i.test(
    reading.clean.slice(Math.max(0, date.start - 40), date.start),
  );
}

const LODGES = anyCase(`\\b(?:reservation|rooms?|nights?|stay)\\b|${wordsFor('stay')}`);
const CHECK_IN_BEFORE = anyCase(`(?:${wordsFor('check-in')})[^\\n]{0,24}\\s*$`);
const ARRIVAL_BEFORE = anyCase(`(?:${wordsFor('stay-begins')})\\s?:\\s{0,3}$`);

/** A day behind "Check-in", or behind "Arrival" of a house that is named. */
function hasCheckIn(
  { clean }: Reading,
  { start }: ResolvedDate,
  name: PrintedName | null,
): boolean {
  const before = clean.slice(Math.max(0, start - 50), start);
  const isHouse = name !== null && namesHouse(name.name);
  return (
    LODGES.test(clean) && (CHECK_IN_BEFORE.test(before) || (isHouse && ARRIVAL_BEFORE.test(before)))
  );
}

/**
 * "Check-in" and "Check-out", or arrival and departure beside both nights and a room, each with its day, and a
 * room, nights or a reservation: nothing else is so booked.
 */
function isStay(reading: Reading, { heads, start, end }: Pair): boolean {
  const checks = heads.map((head) => STAY_HEAD.test(reading.clean.slice(head.start, head.end)));
  const [first, last] = [start.dates[0], end.dates[0]];
  return (
    checks.length > 1 &&
    (checks.every(Boolean) || (HAS_NIGHTS.test(reading.clean) && HAS_ROOM.test(reading.clean))) &&
    first !== undefined &&
    last !== undefined &&
    first.day8601 < last.day8601 &&
    LODGED.test(reading.clean) &&
    !hasTripWords(reading)
  );
}

/** Abroad arrival and departure have words of their own for a stay. */
const STAY_HEAD = anyCase(
  `${ANY_CHECK.source}|${wordsAbroad('stay-begins')}|${wordsAbroad('stay-ends')}`,
);

const HAS_NIGHTS = anyCase(
  `(?<!\\p{L})(?:number of night(?:s|\\(s\\)|s\\(s\\))?|(?:no\\. of )?nights?|${wordsFor('nights')})\\s?:`,
);
const HAS_ROOM = anyCase(`(?<!\\p{L})(?:${wordsFor('room')})\\s?:`);

const LODGED = anyCase(
  `\\b(?:rooms?|nights?|bedrooms?|reservation)\\b|${wordsFor('nights')}|${wordsFor('stay')}|${wordsFor('room')}`,
);

/** The property's own number before an agency's; a platform's code by its shape. */
function stayReference(
  references: readonly PrintedReference[],
  reading: Reading,
): PrintedReference | null {
  if (isOnPlatform(reading)) {
    const code = references.find(({ value }) => /^H[A-Z0-9]{9}$|^HA-?[A-Z0-9]{5,8}$/.test(value));
    if (code) return code;
  }
  const sections = sectionsOf(reading);
  const fitting = references.filter(
    ({ label }) => !/flight|airline|carrier|record|pnr/.test(label),
  );
  return (
    fitting.find(({ label }) => /hotel|property/.test(label)) ??
    fitting.find(({ start }) => sectionAt(sections, start) === 'hotel') ??
    fitting[0] ??
    null
  );
}
