import { blank, withoutSpans } from '../input/clean';
import {
  emptyDetail,
  fill,
  type ParsedCar,
  type ParsedHotel,
  type SourceSpan,
} from '../parsed-detail';
import { type Line, lineAt, type Reading, withClean } from '../reading';
import { type ResolvedDate, resolveDates } from '../tokens/dates/resolve-dates';
import { dayAndClock, findTimes, type PrintedTime } from '../tokens/dates/times';
import { matchesOf } from '../tokens/matches';
import { findAddresses } from '../tokens/places/addresses';
import { looksLikeCode } from '../tokens/references/reference-codes';
import { findReferences } from '../tokens/references/references';
import { wordsFor } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import { branchIn } from './cars/branches';
import { findCar } from './cars/car-classes';
import { findCompany } from './cars/car-companies';
import { findRoom } from './hotels/rooms';
import { isTitled } from './hotels/tidy-name';
import { partOf } from './part-of';

/** What a plan of a trip's days tells of cars and stays, and what is left for its flights and the rest. */
export interface DayPlan {
  cars: ParsedCar[];
  hotels: ParsedHotel[];
  flights: Reading;
  rest: Reading;
}

/** "10:45 AM PDT  Pick-up Rental Car" below "THU, OCT 15", with the lines below it. */
interface Entry extends SourceSpan {
  date: ResolvedDate;
  time: PrintedTime;
  title: string;
  below: readonly Line[];
}

const CAR = '(?:car|vehicle|van|suv|truck)';
const PICKS_UP = new RegExp(`^pick[- ]?up (?:the |your )?(?:rental )?${CAR}\\b`, 'i');
const BRINGS_BACK = new RegExp(
  `\\b(?:drop(?:[- ]?off)?|return) (?:the |your )?(?:rental )?${CAR}\\b`,
  'i',
);
/** "Arrive" and "Depart" alone, above the house's name, in a text of TripIt. */
const CHECKS_IN = /^(?:check[- ]?in\b(?! (?:for|to) )(?:[ :\t-]{1,4}|(?: at) |$)|arrive$)/i;
const CHECKS_OUT = /^(?:check[- ]?out\b(?:[ :.\t-]{1,4}|(?: at) |$)|depart$)/i;
const FLIES =
  /\b[A-Z]{3} ?(?:to|-|→) ?[A-Z]{3}\b|(?:^|\t|\d[.:h]\d\d(?: ?[AaPp][Mm])?)[ \t]{1,8}(?:\p{L}{3,12} ){0,3}(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}(?!\w)|\([A-Z]{3}\) (?:to|-|→) [^\n]{2,40}\([A-Z]{3}\)|\bfl(?:y|ight)\b/u;
/** "11.15  Land OSL", right behind the entry that flies. */
const LANDS =
  /^(?:land(?:s|ing|et)?|arriv(?:e|es|al|ing|ée)|ankunft|llegada|arrivo|aankomst|ankomst|przylot)(?!\p{L})/iu;
const FEWEST_ENTRIES = 3;
/** What a day at work begins its entries with. */
const SHOW_DAY = anyCase(`^\\W{0,3}(?:${wordsFor('show-day')})`);
const FEWEST_SHOWS = 3;
/** A trip of a fortnight; more are a diary. */
const MOST_ENTRIES = 80;

const ERRANDS = anyCase(
  /^[^\p{L}\d\n]{0,6}\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?[ \t-]{1,6}(?:taxi|uber|lyft|cab|lobby|leave|transfer|shuttle|bus call|load[- ]?(?:in|out)|sound ?check|line ?check|doors|dinner|lunch|breakfast|rehearsal|curfew)\b(?![^\n]{0,120}\bflight\b)[^\n]{0,200}$/gimu,
);

/** "06:00  Taxi from the flat to LCY" is no flight's clock and place. */
export function withoutErrands(reading: Reading): Reading {
  return withClean(reading, reading.clean.replace(ERRANDS, blank));
}

/** A plan of days, each with its entries by the clock, as TripIt prints it; null where a text is none. */
export function readDayPlan(reading: Reading): DayPlan | null {
  const entries = entriesOf(reading);
  if (entries.length < FEWEST_ENTRIES) return null;
  const rentals = entries.flatMap(
    (entry, i) => rentalOf(reading, entry, entries.slice(i + 1)) ?? [],
  );
  const isSheet = entries.filter(({ title }) => SHOW_DAY.test(title)).length >= FEWEST_SHOWS;
  const stays = entries.flatMap(
    (entry, i) => stayOf(reading, entry, entries.slice(i + 1), isSheet) ?? [],
  );
  const used = [...rentals, ...stays].flatMap((one) => one.entries);
  const flies = ({ start, end }: Entry) => FLIES.test(reading.clean.slice(start, end));
  const lands = (entry: Entry, i: number) => {
    const before = entries[i - 1];
    return LANDS.test(entry.title) && before !== undefined && flies(before);
  };
  const grounded = entries.filter((entry, i) => !flies(entry) && !lands(entry, i));
  if (used.length === 0 && (!isSheet || grounded.length === entries.length)) return null;
  return {
    cars: rentals.map(({ detail }) => detail),
    hotels: stays.map(({ detail }) => detail),
    flights: without(reading, [...used, ...grounded]),
    rest: without(reading, used),
  };
}

function without(reading: Reading, entries: readonly Entry[]): Reading {
  return withClean(reading, withoutSpans(reading.clean, entries));
}

/** "SUNDAY 15 NOVEMBER - TRAVEL": what may stand behind a day that heads its entries. */
const HEADS_DAY = /^[*_]{0,2}(?:\s*[-:|,(][^\d\n]{1,50})?$/;

/** "Mon 5 Oct⇥04:50⇥Car": a row of a table, its day in the first cell. */
const OPENS_ROW = /^\t{1,3}\d{1,2}:\d\d/;

/** The entries below each day that stands on a line of its own. */
function entriesOf(reading: Reading): Entry[] {
  const { clean, lines } = reading;
  const days = resolveDates(reading).filter((date) => {
    const line = lines[lineAt(lines, date.start)];
    const behind = line ? clean.slice(date.end, line.end) : '';
    const heads = HEADS_DAY.test(behind) || OPENS_ROW.test(behind);
    const opens = line && /^[^\p{L}\d]{0,4}$/u.test(clean.slice(line.start, date.start));
    return opens && heads && !date.ambiguous;
  });
  if (days.length === 0) return [];
  const opening = findTimes(clean).flatMap((time) => {
    const at = lineAt(lines, time.start);
    const line = lines[at];
    const date = days.findLast(({ end }) => end < time.start);
    const from = date && line && date.start === line.start ? date.end : (line?.start ?? 0);
    const opens = line && /^[^\p{L}\d]{0,6}$/u.test(clean.slice(from, time.start));
    return opens && date ? [{ time, date, line, at }] : [];
  });
  const stops = [...days, ...opening.map(({ line }) => line)].map(({ start }) => start);
  return opening.slice(0, MOST_ENTRIES).map(({ time, date, line, at }) => {
    const next = Math.min(...stops.filter((stop) => stop > line.start), clean.length);
    // A row begins with the tab of its empty cell.
    const end = next < clean.length ? clean.lastIndexOf('\n', next) + 1 : next;
    const below = lines.slice(at + 1).filter(({ start }) => start < end);
    // "15:30 – 16:10", "10:45 AM PDT": what belongs to the clock itself.
    const words = clean
      .slice(time.end, line.end)
      .replace(/^ ?(?:- ?\d\d?:\d\d|[A-Z]{2,4}T(?= |$))/, '');
    const own = words.trim();
    const title = own || (below[0]?.text ?? '');
    const opensRow = date.start === line.start;
    const start = opensRow ? date.end : line.start;
    return { date, time, title, below: own ? below : below.slice(1), start, end };
  });
}

function rentalOf(reading: Reading, up: Entry, later: readonly Entry[]) {
  const back = PICKS_UP.test(up.title)
    ? later.find(({ title }) => BRINGS_BACK.test(title))
    : undefined;
  if (!back) return null;
  const part = partOf(reading, up.start, up.end);
  const company = findCompany(part);
  if (!company?.known) return null;
  const reference = findReferences(part)[0] ?? behindName(part, company.name);
  if (!reference) return null;
  const detail = emptyDetail('car');
  fill(detail, 'provider', company.name, reading, [company]);
  fillEnds(detail, ['pickupDate', 'returnDate'], up, back, reading);
  const [from, to] = [branchIn(up.below), branchIn(back.below)];
  fill(detail, 'location', from?.text ?? null, reading, [from]);
  fill(detail, 'returnLocation', to?.text ?? null, reading, [to]);
  fill(detail, 'confirmationNumber', reference.value, reading, [reference]);
  const car = findCar(part);
  fill(detail, 'carType', car?.text ?? null, reading, [car]);
  return { detail, entries: [up, back] };
}

/** "Hertz: L6320808242". */
function behindName({ clean }: Reading, name: string) {
  for (const { index } of matchesOf(clean, /: ?(?=[A-Z\d-]{6,15}(?![\w-]))/g)) {
    const value = /[A-Z\d-]{6,15}/.exec(clean.slice(index, index + 20))?.[0] ?? '';
    const before = clean.slice(Math.max(0, index - name.length), index).toLowerCase();
    const start = clean.indexOf(value, index);
    if (before === name.toLowerCase() && looksLikeCode(value))
      return { value, start, end: start + value.length };
  }
  return null;
}

/** A stay from its check-in to its check-out; a sheet of work prints no number and, at the end, no house. */
function stayOf(reading: Reading, arrives: Entry, later: readonly Entry[], isSheet: boolean) {
  const house = CHECKS_IN.test(arrives.title) ? houseOf(reading, arrives, CHECKS_IN) : null;
  if (!house) return null;
  const next = later.findIndex((entry) => CHECKS_IN.test(entry.title));
  const own = isSheet && next >= 0 ? later.slice(0, next) : later;
  const leaves = own.find((entry) => {
    if (!CHECKS_OUT.test(entry.title)) return false;
    const words = houseOf(reading, entry, CHECKS_OUT)?.text;
    return words === house.text || (isSheet && !(words && isTitled(words)));
  });
  if (!leaves) return null;
  const part = partOf(reading, arrives.start, arrives.end);
  const within = ({ start }: SourceSpan) => start >= arrives.start && start < arrives.end;
  const reference = findReferences(part)[0] ?? findReferences(reading).find(within);
  if (!reference && !isSheet) return null;
  const detail = emptyDetail('hotel');
  const name = isSheet ? beforeAddress(house) : house;
  fill(detail, 'provider', name.text, reading, [name]);
  fillEnds(detail, ['checkInDate', 'checkOutDate'], arrives, leaves, reading);
  const address = addressIn(house, name.text) ?? findAddresses(part)[0];
  fill(detail, 'location', address?.value ?? null, reading, [address]);
  fill(detail, 'confirmationNumber', reference?.value ?? null, reading, [reference]);
  const room = findRoom(part) ?? roomIn(reading, arrives);
  fill(detail, 'roomInfo', room?.text ?? null, reading, [room]);
  return { detail, entries: [arrives, leaves] };
}

/** "2 x Cosy, 1 night". */
function roomIn({ clean }: Reading, { start, end }: Entry) {
  const words = /(?<!\w)\d x (\p{Lu}[^,.\n\t]{2,40})(?=, \d{1,2} nights?\b)/u.exec(
    clean.slice(start, end),
  );
  if (!words?.[1]) return null;
  const at = start + words.index + words[0].length - words[1].length;
  return { text: words[1], start: at, end: at + words[1].length };
}

/** "Hilton Cologne, Marzellenstraße 13-17, 50668 Köln, tel. …": its name alone. */
function beforeAddress(house: SourceSpan & { text: string }) {
  const text = /^[^,]{3,60}(?=, [^,]{0,40}\d)/.exec(house.text)?.[0] ?? house.text;
  return { ...house, text, end: house.start + text.length };
}

/** The street and the town behind it. */
function addressIn({ text, start }: SourceSpan & { text: string }, name: string) {
  const behind = text.slice(name.length);
  const value = /^, ((?:[^,\n\t]{3,40}, )(?:[\d-]{4,7} )?\p{Lu}[\p{L} '-]{2,30})/u.exec(
    behind,
  )?.[1];
  if (!value) return undefined;
  const at = start + name.length + 2;
  return { value, start: at, end: at + value.length };
}

/** "Check in - The Lodge", or "Check-in" and below it the house's name. */
function houseOf({ clean }: Reading, { title, below, start }: Entry, label: RegExp) {
  const [text = ''] = title.replace(label, '').trim().split('\t');
  const at = clean.indexOf(title, start) + title.lastIndexOf(text);
  if (text !== '') return { text, start: at, end: at + text.length };
  return below[0] && /^[\p{Lu}\d]/u.test(below[0].text) ? below[0] : null;
}

function fillEnds<Detail extends ParsedCar | ParsedHotel>(
  detail: Detail,
  [begins, ends]: Detail extends ParsedCar
    ? ['pickupDate', 'returnDate']
    : ['checkInDate', 'checkOutDate'],
  first: Entry,
  last: Entry,
  reading: Reading,
) {
  // "14:00 Gas up, then drop the car by 2:45 PM".
  const [by] = detail.type === 'car' ? findTimes(last.title) : [];
  const minutes = by ?? last.time;
  fill(detail, begins, dayAndClock(first.date.day8601, first.time), reading, [
    first.date,
    first.time,
  ]);
  fill(detail, 'date', first.date.day8601, reading, [first.date]);
  fill(detail, ends, dayAndClock(last.date.day8601, minutes), reading, [last.date, last.time]);
  fill(detail, 'endDate', last.date.day8601, reading, [last.date]);
}
