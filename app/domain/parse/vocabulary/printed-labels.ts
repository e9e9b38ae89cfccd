import { matchesOf } from '../tokens/matches';
import { spellingsAbroad, spellingsOf } from './labels';
import { anyCase, LETTER } from './patterns';
import { phrasesAt, phrasesOf } from './phrases';

const JOINED = '(?: ?[&/] ?|, | and )';
/** "date", "Date/Time", "date, time & location". */
const WHEN = `(?:date|day|time)s?(?:${JOINED}(?:date|day|time)s?){0,2}`;
const WHEN_OR_WHERE = `(?:date|day|time|location|branch|station|office|address)s?(?:${JOINED}(?:date|day|time|location)s?){0,3}`;

const ABROAD = phrasesOf(
  spellingsAbroad(
    ...(['check-in', 'check-out', 'stay-begins', 'stay-ends', 'pick-up', 'return'] as const),
    ...(['pick-up-place', 'return-place', 'car-class'] as const),
    ...(['reference', 'room', 'address', 'issued'] as const),
  ),
);

/** Labels that are words as well: only before a colon. */
const BEFORE_COLON = phrasesOf(spellingsOf('hotel', 'place'));

const PRINTED_LABEL = anyCase(
  `(?:${[
    '(?:your |trip |flight |airline |booking |reservation |hotel |rental |delta |jetblue |confirmed )?confirmation (?:number|code|no\\.?|#)(?: is)?',
    '(?:your |trip |flight |reservation |booking )?confirmation(?=:| #)',
    '(?:agency |airline )?record locator',
    '(?:airline |carrier |agency |flight )?(?:booking|reservation|rental|trip|order|itinerary) (?:number|code|id|reference|no\\.?|#)',
    'reservation(?=:| #)',
    `check[- ]?(?:in|out) ${WHEN}`,
    'check[- ]?(?:in|out)(?! (?:is|closes|opens|at least|online|now|starts|for|with|open|desk|before|counter|policy))',
    `arrival(?: ${WHEN})?(?! (?:city|airport|gate|terminal|lounge))`,
    `departure(?: ${WHEN})?(?! (?:city|airport|gate|terminal|lounge))`,
    `(?:rental )?pick[- ]?up(?: and return| & return| / return)? ${WHEN_OR_WHERE}`,
    `(?:rental )?(?:return|drop[- ]?off) ${WHEN_OR_WHERE}`,
    '(?:date|time|place) of (?:rental|return|pick[- ]?up|drop[- ]?off|arrival|departure)(?=:)',
    'pick[- ]?up',
    'drop[- ]?off',
    'return(?! (?:flight|trip|to|the|your|policy))',
    'trip (?:starts|ends)',
    'room types?',
    'room(?= (?:(?!(?:types?|plan|rates?|description|booked|number|guests?|per) )[\\p{L}-]{3,13},? ){1,3}(?:rooms?|suites?|studio|(?:\\d|one|two) (?:king|queen|double|twin|single)))',
    'reserved for(?= \\p{L})',
    'rooms? booked',
    'room\\(s\\) booked',
    'room plan',
    'number of (?:rooms|guests|nights|adults|travelers)',
    'guests? per room',
    'guest name',
    'guests?(?=:| \\d| name)',
    'guaranteed? method',
    'entire (?:home|place|cabin|condo|guest suite|rental|apartment|house|villa|loft|townhouse|bungalow|chalet)',
    '(?:private|shared) room(?= in )',
    'hosted by',
    '(?:hotel|property|street) address',
    'address(?=:| \\d)',
    '(?:hotel|property|accommodation|location|guest ?room|room|rooms|room \\d|bed type|car|vehicle|name|driver|renter|rate|dates?|nights?|phone|tel|fax|total|class|cabin|flight|passengers?|travell?ers?|seats?|from|to|where|unit|listing)(?=:)',
    '(?:arrives?|departs?|arriving|departing)(?=:| (?:sun|mon|tue|wed|thu|fri|sat)\\p{L}*\\.?,? \\p{L})',
    'room description',
    'conf(?: ?(?:no|number|#))?(?=\\.? ?[:#]|\\. \\d)',
    'flight \\d{1,2}(?: of \\d{1,2})?(?=:| )',
    'dear(?= )',
    'anreise|abreise',
    'pin(?=:)',
    'dates(?= \\p{Lu}| \\d)',
    'nights? \\d(?! )',
    '(?:vehicle|car) (?:type|class|category|group|details)(?: sample| example)?',
    '(?:your )?vehicle(?= ?:| \\p{Lu})',
    'your car(?= \\p{Lu})',
    'your (?:trip|stay|itinerary|reservation|booking|flight|room|rate)',
    'thank you|thanks',
    'property(?: (?:number|id|#))?(?= #?\\d)',
    '(?:location|phone)(?= {1,3}[+(\\d])',
    'getting there',
    'total(?: (?:for|price|charges|cost|amount|fare))?',
    'estimated total',
    'pin code',
    'member(?:ship)? (?:number|#)',
    '(?:passenger|traveler) (?:info|details|information)',
    'ticket (?:number|#)',
    '(?:issued?|purchase|order|payment|confirmation|booking|reservation) date',
    '(?:purchased|bought|booked|issued) from',
    'original (?:flight|itinerary|schedule)',
    '(?:new|updated) (?:flight|itinerary|schedule)',
  ].join('|')})(?![${LETTER}\\d-])`,
  'y',
);
const CAPITAL = /(?<![^ \t]|& )\p{Lu}/gu;

const GOES_ON = /[\d-]/;

/** Stand-alone labels of a line, each with a capital: whatever follows is their value. */
export function printedLabels(line: string): { words: string; start: number; end: number }[] {
  const found: { words: string; start: number; end: number }[] = [];
  const small = line.toLowerCase();
  for (const { index } of matchesOf(line, CAPITAL)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    PRINTED_LABEL.lastIndex = index;
    const label = PRINTED_LABEL.exec(line)?.[0] ?? labelAbroad(small, index);
    if (!label) continue;
    const end = index + label.length;
    found.push({ words: line.slice(index, end), start: index, end });
  }
  return found;
}

/** Whether a line begins with such a label. */
export function opensWithLabel(line: string): boolean {
  const start = line.length - line.trimStart().length;
  if (!/^\p{Lu}/u.test(line.slice(start, start + 2))) return false;
  PRINTED_LABEL.lastIndex = start;
  return PRINTED_LABEL.test(line) || labelAbroad(line.toLowerCase(), start) !== null;
}

function labelAbroad(small: string, at: number): string | null {
  const behind = (label: string) => small.charAt(at + label.length);
  return (
    phrasesAt(small, at, BEFORE_COLON).find((label) => behind(label) === ':') ??
    phrasesAt(small, at, ABROAD).find((label) => !GOES_ON.test(behind(label))) ??
    null
  );
}
