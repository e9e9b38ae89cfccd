import { HOTEL_BRANDS } from './brands';
import type { Reading } from './reading';
import { STREET_WORD, US_TAIL } from './tokens/addresses';
import { findDates } from './tokens/dates';
import { findReferences } from './tokens/references';
import { findTimes } from './tokens/times';

/** A line longer than this with several labels or dates on it was many lines before it was pasted. */
const LONG_LINE = 130;
const FEWEST_MARKS = 4;
const LONGEST_RUN = 60_000;

/** Stand-alone labels: whatever follows is their value. */
const LABEL = new RegExp(
  `(?<=[ \\t\\n])(?:${[
    '(?:your |trip |flight |airline |booking |reservation |hotel |rental |delta |jetblue |confirmed )?confirmation (?:number|code|no\\.?|#)(?: is)?',
    '(?:your |trip |flight )?confirmation(?=:| #)',
    'record locator',
    '(?:booking|reservation|rental|trip|order|itinerary) (?:number|code|id|reference|no\\.?|#)',
    'reservation(?=:| #)',
    'check[- ]?(?:in|out) (?:date|time)s?',
    'check[- ]?(?:in|out)(?! (?:is|closes|opens|at least|online|now|starts|for|with|open|desk|before|counter|policy))',
    'arrival(?: date| time)?(?! (?:city|airport|gate|terminal|lounge))',
    'departure(?: date| time)?(?! (?:city|airport|gate|terminal|lounge))',
    'pick[- ]?up(?: and return| & return| / return)? (?:locations?|date(?: (?:&|and) time)?|time|branch|address)',
    '(?:return|drop[- ]?off) (?:location|date(?: (?:&|and) time)?|time|branch|address)',
    'pick[- ]?up',
    'drop[- ]?off',
    'return(?! (?:flight|trip|to|the|your|policy))',
    'trip (?:starts|ends)',
    'room types?',
    'rooms? booked',
    'room\\(s\\) booked',
    'room plan',
    'number of (?:rooms|guests|nights|adults|travelers)',
    'guests? per room',
    'guests?(?=:| \\d| name)',
    'guest name',
    'guaranteed? method',
    'entire (?:home|place|cabin|condo|guest suite)',
    'hosted by',
    '(?:hotel|property|street) address',
    'address(?=:| \\d)',
    '(?:hotel|property|accommodation|location|guest ?room|room|rooms|room \\d|bed type|car|name|driver|renter|rate|dates?|nights?|phone|tel|fax|total|class|cabin|flight|passengers?|travell?ers?|seats?|from|to|where|unit|listing)(?=:)',
    '(?:arrives?|departs?|arriving|departing)(?=:)',
    'room description',
    'conf(?: ?(?:no|number|#))?(?=\\.? ?[:#])',
    'pin(?=:)',
    'dates(?= \\p{Lu}| \\d)',
    'nights? \\d(?! )',
    '(?:vehicle|car) (?:type|class|category|group|details)',
    '(?:your )?vehicle(?= ?:| \\p{Lu})',
    'your car(?= \\p{Lu})',
    'your (?:trip|stay|itinerary|reservation|booking|flight|room|rate)',
    'thank you|thanks',
    'total(?: (?:for|price|charges|cost|amount|fare))?',
    'estimated total',
    'pin code',
    'member(?:ship)? (?:number|#)',
    '(?:passenger|traveler) (?:info|details|information)',
    'ticket (?:number|#)',
    'issue date',
    'original (?:flight|itinerary|schedule)',
    '(?:new|updated) (?:flight|itinerary|schedule)',
  ].join('|')})(?![\\p{L}\\d-])`,
  'giu',
);
const HEADING =
  /(?<= )(?:checked bag allowance|baggage (?:information|allowance|fees|policy)|bag fees|fare rules|terms (?:and|&) conditions|rules and restrictions|important information|purchase summary|payment information)(?![\p{L}])/giu;
const SENTENCE_END = /(?:\p{Ll}{4}|\d)[.?](?= \p{Lu})|!(?= [\p{Lu}\d])/gu;
const AFTER =
  /\bor similar(?: vehicle)?(?=[ ,])|\b(?:reservation|booking|trip|stay|rental|flight) (?:is |has been )?(?:confirmed|booked)(?= \p{Lu})|\b(?:BOOKED|CONFIRMED)(?= \p{Lu})/giu;
/** The hotel's name behind its room: "1 King Bed Hyatt Place Boise". */
const ROOM_END =
  /(?:\b(?:beds?|king|queen|double|view|non-?smoking|room|sofa bed)|\b\d (?:adults?|guests?|rooms?))(?= (?:\p{Lu}|\d ))/giu;
const PHONE = /(?<= )(?:(?:tel|phone|t): ?)?\+?1?[ -]?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?= |$)/gi;
const COUNTRY = /^,? (?:United States(?: of America)?|USA|US)\b\.?/;

const BRAND_FIRST = new RegExp(
  `^(?:${HOTEL_BRANDS.map((name) => name.replace(/[.+?()]/g, '\\$&')).join('|')})(?![\\p{L}])`,
  'iu',
);

/**
 * A mail pasted as one long line gets its lines back: before labels, dates, addresses and sentences.
 * Only blanks become line ends or tabs, so that every offset stays true.
 */
export function reflow(reading: Reading): string {
  const { clean } = reading;
  if (!hasLongLine(clean)) return clean;
  const references = findReferences(reading);
  const lines: string[] = [];
  let from = 0;
  for (const line of clean.split('\n')) {
    const own = references
      .filter(({ start, end }) => start >= from && end <= from + line.length)
      .map(({ end }) => end - from);
    lines.push(reflowLine(line, own));
    from += line.length + 1;
  }
  return lines.join('\n');
}

function hasLongLine(clean: string): boolean {
  return clean.split('\n').some((line) => line.length > LONG_LINE);
}

function reflowLine(line: string, referenceEnds: readonly number[]): string {
  if (line.length <= LONG_LINE || line.length > LONGEST_RUN) return line;
  const marks = new Map<number, '\n' | '\t'>();
  const breakAt = (index: number, as: '\n' | '\t' = '\n') => {
    if (line.charAt(index) === ' ' && marks.get(index) !== '\n') marks.set(index, as);
  };
  markLabels(line, breakAt);
  markDates(line, breakAt);
  if (marks.size < FEWEST_MARKS) return line;
  markAddresses(line, breakAt);
  for (const end of referenceEnds) breakAt(end);
  for (const match of line.matchAll(SENTENCE_END)) breakAt(match.index + match[0].length);
  for (const match of line.matchAll(AFTER)) breakAt(match.index + match[0].length);
  for (const match of line.matchAll(ROOM_END)) {
    const end = match.index + match[0].length;
    const next = line.slice(end + 1, end + 40);
    if (BRAND_FIRST.test(next) || /^\d/.test(match[0])) breakAt(end);
  }
  for (const match of line.matchAll(PHONE)) {
    breakAt(match.index - 1);
    breakAt(match.index + match[0].length);
  }
  let reflowed = '';
  let from = 0;
  for (const [index, as] of [...marks].sort(([a], [b]) => a - b)) {
    reflowed += line.slice(from, index) + as;
    from = index + 1;
  }
  return reflowed + line.slice(from);
}

type BreakAt = (index: number, as?: '\n' | '\t') => void;

function markLabels(line: string, breakAt: BreakAt) {
  for (const match of line.matchAll(LABEL)) {
    if (!/^\p{Lu}/u.test(match[0])) continue;
    breakAt(match.index - 1);
    const end = match.index + match[0].length;
    if (/^ [\p{Lu}\d]/u.test(line.slice(end, end + 2)) && !/^(?:your|thank|hosted|entire|total)/i.test(match[0]))
      breakAt(end, '\t');
  }
  for (const match of line.matchAll(HEADING)) {
    if (!/^\p{Lu}/u.test(match[0])) continue;
    breakAt(match.index - 1);
    breakAt(match.index + match[0].length);
  }
}

/** A day with its time is kept together; what is printed around it is not. */
function markDates(line: string, breakAt: BreakAt) {
  const spans = [...findDates(line), ...findTimes(line)].sort((a, b) => a.start - b.start);
  let start = -1;
  let end = -1;
  const close = () => {
    if (end < 0) return;
    const before = line.slice(Math.max(0, start - 12), start);
    if (/(?:^|[^\p{L}-])\p{Lu}[^\s]* $|[\d)] $/u.test(before)) breakAt(start - 1);
    const closing = /^[).]{1,2}/.exec(line.slice(end, end + 2))?.[0].length ?? 0;
    if (/^ [\p{Lu}\d(]/u.test(line.slice(end + closing, end + closing + 2))) breakAt(end + closing);
  };
  for (const span of spans) {
    const joined =
      end >= 0 && /^[\s,@(-]{0,4}(?:at|from|by|on|until|to|→)?[\s(-]{0,3}$/i.test(line.slice(end, span.start));
    if (joined) end = Math.max(end, span.end);
    else {
      close();
      ({ start, end } = span);
    }
  }
  close();
}

/** From the house number to the ZIP code. */
function markAddresses(line: string, breakAt: BreakAt) {
  for (const match of line.matchAll(new RegExp(US_TAIL, 'g'))) {
    const country = COUNTRY.exec(line.slice(match.index + match[0].length))?.[0].length ?? 0;
    breakAt(match.index + match[0].length + country);
    const from = Math.max(0, match.index - 110);
    const lead = line.slice(from, match.index);
    let house = -1;
    for (const number of lead.matchAll(/(?<![^ ])\d{1,5}[A-Z]?(?= [\p{Lu}\d])/gu)) {
      if (house < 0 || STREET_WORD.test(lead.slice(number.index))) house = number.index;
    }
    if (house > 0) breakAt(from + house - 1);
  }
}
