import { askForName } from '../../finish/ambiguities';
import { emptyDetail, fill, type ParsedHotel } from '../../parsed-detail';
import { type Reading, wordsBefore } from '../../reading';
import { type ResolvedDate, resolveDates } from '../../tokens/dates/resolve-dates';
import { findTimes } from '../../tokens/dates/times';
import type { Pair } from '../../tokens/pair-columns';
import { addressBelow } from '../../tokens/places/address-below';
import { findAddresses } from '../../tokens/places/addresses';
import type { PrintedAddress } from '../../tokens/places/printed-address';
import type { PrintedReference } from '../../tokens/references/reference-codes';
import { findReferences } from '../../tokens/references/references';
import { wordsAbroad, wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { sectionAt, sectionsOf } from '../sections';
import { addressBehind } from './address-by-name';
import { joinCheckDays } from './days-in-lines';
import { hasHotelWords, hasTripWords, isJourney, readHotelPair, stayDays } from './hotel-labels';
import { findHotelName } from './hotel-names';
import { isBrandAlone, isOnPlatform, namesHotelBrand, namesHouse } from './hotel-words';
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
  const addresses = findAddresses(reading).filter(
    ({ start, value }) =>
      !isGuests(reading, start) &&
      !isCompanys(reading, start) &&
      !OF_COMPANY.test(value) &&
      !NO_ADDRESS.test(value),
  );
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

const OF_GUEST =
  /(?:guest|billing|home|mailing|your|customer|contact|cardholder|traveler)(?:'s)? (?:name|address|information|details)|\bbill(?:ed)? to\b|\bfactur\w{0,8}\b[^\n]{0,12}:|\brechnung(?:s\w{0,10})?\b[^\n]{0,12}:|\bfattur\w{0,8}\b[^\n]{0,12}:|\bguest:/i;

const OF_HOUSE = /hotel|property/i;

/** The address printed with the guest's name is where the guest lives. */
function isGuests({ clean }: Reading, start: number): boolean {
  const above = clean
    .slice(Math.max(0, start - 160), start)
    .split('\n')
    .slice(-3);
  // A label may be torn: "Customer", and below it "Address:".
  const guest = above.findLastIndex((line, i) => OF_GUEST.test(`${above[i - 1] ?? ''} ${line}`));
  // "Guest name: …", "Hotel: …", "Address: …".
  return guest >= 0 && !above.slice(guest).some((line) => OF_HOUSE.test(line));
}

/** What a company's name ends in, by its country's law. */
const COMPANY_FORM =
  'Inc|LLC|LLP|L\\.P|PLC|plc|Ltd|Limited|Pty|Corp|Corporation|GmbH|AG|SE|BV|B\\.V|NV|N\\.V|S\\.A|S\\.A\\.S|SARL|S\\.L|S\\.p\\.A|S\\.r\\.l|Lda|A/S|ApS|Oy|K\\.K';
const COMPANY = new RegExp(`(?<!\\p{L})(?:${COMPANY_FORM})\\b\\.?$`, 'u');

const OF_COMPANY = /\b(?:Inc|LLC|Ltd|Limited|Corp|GmbH)\b/;

/** A telephone's number before a sentence, and where letters go. */
const NO_ADDRESS =
  /^(?:\+\d|0\d{2,4} \d{3}|[^\p{L}]*$)|\bplease\b|^(?:(?:p\.? ?o\.? ?)?box|postfach|postboks|b\.?p\.?|apartado) \d{1,6}(?!\d|,? \d{1,5} \p{L}{3})/iu;

/** "Vrbo, an Expedia Group company, 11920 Alterra Parkway", "Lotus Hotels Italia S.p.A. - Viale Pirelli 6". */
const COMPANY_FIRST = new RegExp(
  `(?<!\\p{L})(?:${COMPANY_FORM}|Company|company)\\b\\.?[ ,·|-]{1,5}$`,
  'u',
);

/** "© 2026 Lotus Hotels International, Inc. All rights reserved." */
const OWNS_RIGHTS = /^\s{0,4}(?:©|\(c\) ?(?:19|20)\d\d)|\ball rights reserved\b/i;

/** A platform's own office stands below its company's name, or behind it. */
function isCompanys({ clean }: Reading, start: number): boolean {
  const before = wordsBefore({ clean }, start, 60);
  const [cell = '', ...others] =
    before
      .split('\n')
      .at(-1)
      ?.split(/\t| {2,}/) ?? [];
  // "numa Group SE   Linkstraße 12   10785 Berlin", and "Hilton, 7930 Jones Branch Drive".
  if (others.length > 0 && COMPANY.test(cell.trim())) return true;
  if (COMPANY_FIRST.test(before) || isBrandAlone(before.trim().replace(/,$/, ''))) return true;
  const above = clean
    .slice(Math.max(0, start - 120), start)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return above.slice(-2).some((line) => COMPANY.test(line.trim()) || OWNS_RIGHTS.test(line));
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

/** What stands right below the name, before any address farther off. */
function addressOf(
  name: PrintedName,
  addresses: readonly PrintedAddress[],
  reading: Reading,
): PrintedAddress | null {
  const nearest = nearestAddress(name, addresses, reading);
  for (const end of [...placesOf(name.name, reading.clean), name.end]) {
    const below = addressBelow(reading, end);
    if (below) return nearest && nearest.start < below.end ? nearest : below;
  }
  return nearest ?? addressBehind(reading, name.name);
}

/** Where a name ends that ends its line. */
function placesOf(name: string, clean: string): number[] {
  const ends: number[] = [];
  for (let at = clean.indexOf(name); at >= 0; at = clean.indexOf(name, at + 1))
    if (/^[ \t]*\n/.test(clean.slice(at + name.length, at + name.length + 9)))
      ends.push(at + name.length);
  return ends;
}

/** The address nearest below the name wherever it is printed, or below it the one by its label. */
function nearestAddress(
  name: PrintedName,
  addresses: readonly PrintedAddress[],
  { clean }: Reading,
): PrintedAddress | null {
  const first = clean.indexOf(name.name);
  const below = addresses.filter(({ start }) => start >= (first < 0 ? name.start : first));
  const gap = ({ start }: PrintedAddress) =>
    start - Math.max(clean.lastIndexOf(name.name, start), 0);
  const nearest = below.sort((a, b) => gap(a) - gap(b))[0];
  const labelled = below.filter((address) => address.labelled);
  // "Location: West Lake Area, Hangzhou", and below it "Address: 135 Yan'an Road".
  const isVague = nearest && !/\d/.test(nearest.value);
  if (isVague && labelled.length === 1 && labelled[0] && labelled[0].start - nearest.start < 300)
    return labelled[0];
  return nearest ?? null;
}

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
