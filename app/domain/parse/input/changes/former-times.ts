import { matchesOf } from '../../tokens/matches';
import { spellingsOf, wordsFor, wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { blank } from '../clean';
import { bare, endOfChanged, lower, mayHave, type Words, wordsOf } from './change-words';

const CLOCK = '\\d{1,2}(?:[:.h]\\d{2}| ?h)?(?: ?[ap]\\.?m\\.?)?(?: (?:uhr|uur))?(?!\\d)';
const FORMERLY = wordsForAny('former', 'formerly');

/** What was, in a sentence, with the words without which no such sentence is looked for. */
const FORMER_TIMES = [
  // "depart at 08:05 instead of 06:25", "statt um 06:25 Uhr".
  told(
    wordsOf('instead-of'),
    () =>
      `(?:${wordsFor('instead-of')}) (?:\\p{L}{1,4} ){0,2}${CLOCK}(?: (?:and|und|et|y|e|en|och|og|i) ${CLOCK})?`,
  ),
  // "08:05 (previously 06:25)", "Departure: 08:05, formerly 06:25".
  told(
    wordsOf('former', 'formerly'),
    () =>
      `(?<=\\d(?: ?[ap]m)?(?: (?:uhr|uur))?[ ,]{1,2})\\(?(?:${FORMERLY})\\s?:? (?:\\p{L}{1,4} )?${CLOCK}\\)?`,
  ),
  // "(originally Twin Room)", "17:30 (before: 15:30)".
  told(
    wordsOf('formerly', 'before'),
    () => `\\((?:(?:${wordsFor('formerly')}):? |(?:${wordsFor('before')}): )[^()\\n]{1,60}\\)`,
  ),
  // "Tidigare: AY802 kl. 08.25 - 10.30" below the new times.
  told(
    wordsOf('formerly'),
    () => `(?<=^|\\n)[ \\t•-]{0,6}(?:${wordsFor('formerly')}) ?:[^\\n]*\\d[^\\n]*`,
  ),
  // "which was due to depart at 06:25 and arrive at 09:35,".
  told(
    ['to depart', 'to leave', 'to arrive', 'to land'],
    () =>
      `(?<!\\p{L})(?:was|were) (?:originally |previously )?(?:due|scheduled|planned|supposed) to (?:depart|leave|arrive|land)[^.;\\n]{4,90}?(?=,| and will| but |\\.)`,
  ),
  // "was Friday, March 12, 2027   now Thursday, March 11, 2027".
  told(
    ['was ', 'war ', 'était ', 'era ', 'var '],
    () =>
      `(?<=[:\\t ])(?:was|war|était|era|var) [^\\n:]{1,60}?[ \\t]{1,24}(?:now|jetzt|neu|ist jetzt|devient|ahora|agora|ora|wordt|is nu|nu|blir|bliver|nå) (?=\\S)`,
  ),
  // "You gave up: # 1407, BWI 07:25PM to MCO 09:50PM", "You no longer hold a seat on Alaska 1288".
  told(
    ['gave up', 'given up', 'no longer'],
    () =>
      `(?<!\\p{L})you (?:gave up|have given up|no longer (?:hold|have)|are no longer (?:booked|confirmed|on))[^\\n]{4,160}?(?=\\. |\\.?\\n|\\.?$)`,
  ),
  // "We've taken you off AA 1492 at 7:00 PM and".
  told(
    ['taken you off'],
    () => `(?<!\\p{L})taken you off [^.;\\n]{4,90}?(?= and | but |\\. |\\.?\\n|\\.?$)`,
  ),
  // "Departs   7:29am → 8:14am".
  told(
    ['→'],
    () =>
      `(?<!\\d)${CLOCK} {0,2}→ {0,2}(?=\\d)(?<=(?:${wordsForAny('departs', 'arrives', 'pick-up', 'return')})[ \\t:]{1,9}[^→\\n]{3,16}→ {0,2})`,
  ),
];

/** A pattern is compiled for the first text that has one of its words. */
function told(words: Words | readonly string[], source: () => string) {
  let pattern: RegExp | null = null;
  const isIn = (small: string) =>
    'all' in words ? mayHave(small, words) : words.some((word) => small.includes(word));
  return (text: string, small: string): string => {
    if (!isIn(small)) return text;
    pattern ??= anyCase(source(), 'g');
    return text.replace(pattern, blank);
  };
}

const SEAT_CHANGED = anyCase(
  /(?<!\p{L})(?:from|von|de|da|van|från|fra|z) (?:seat |sitz |siège |asiento |posto |stoel )?(\d{1,2}[A-L])(?= (?:to|auf|zu|à|a|al|naar|till|til|na) (?:seat |sitz |siège |asiento |posto |stoel )?\d{1,2}[A-L](?!\w))/giu,
);

const SEAT_RELEASED =
  /\bseats? (\d{1,2}[A-L]) (?:has|have|was|were|is|are) (?:been |now )?(?:released|cancell?ed|given up|no longer)/gi;

/** "Your seat changed from 12C to 14D", "Your seat 14C has been released": it is nobody's, wherever it is printed. */
function withoutFormerSeats(clean: string): string {
  const former = [SEAT_CHANGED, SEAT_RELEASED].flatMap((pattern) =>
    matchesOf(clean, pattern).map(([, seat = '']) => seat),
  );
  return former.reduce(
    (text, seat) => text.replace(new RegExp(`(?<!\\w)${seat}(?!\\w)`, 'g'), blank),
    clean,
  );
}

/** "Old timings are struck through" in another mail than one that keeps the stroke. */
const SAYS_STRUCK =
  /struck (?:through|out)|strike-?through|crossed out|durchgestrichen|barrée?s|tachad[ao]s|riscad[ao]s|barrat[ie]|doorgestreept|överstruk/i;
const CLOCK_BESIDE = /(?<=^|\n|\t| {2})\d{1,2}[:.]\d{2}(?= \d{1,2}[:.]\d{2}(?:\t| {2}|\n|$))/g;

/** Of "19:15 20:10" the first, where the text says that what was is struck through. */
function withoutStruckTimes(clean: string): string {
  return SAYS_STRUCK.test(clean) ? clean.replace(CLOCK_BESIDE, blank) : clean;
}

const PLANNED = wordsOf('planned', 'former', 'formerly');
const EXPECTED = wordsOf('expected', 'new-instead', 'now');

/** "Scheduled: 13:00", "Opprinnelig avgang: kl. 14.20": such a word, with or without what is so, and a clock. */
function isTimeOf(line: string, words: Words): boolean {
  const [head = ''] = /^[ \t]{0,6}\p{L}[^\n\d]{2,40}(?=\d{1,2}[:.h]\d{2})/u.exec(line) ?? [];
  const label = bare(head.replace(/(?:\t|:? {2,}|: ?)[^\t:]{0,12}$/, ''));
  return head !== '' && (words.all.has(label) || endOfChanged(label, words) === label.length);
}

/** "Scheduled: 13:00" where "New estimated time: 15:35" stands as well. */
function withoutPlannedTimes(clean: string): string {
  const lines = clean.split('\n');
  if (!lines.some((line) => isTimeOf(line, EXPECTED))) return clean;
  return lines.map((line) => (isTimeOf(line, PLANNED) ? blank(line) : line)).join('\n');
}

const FROM = spellingsOf('from');
const TO = spellingsOf('to');
const NUMBER_BEHIND =
  /^[^\n\p{L}]{0,4}(\p{L}{1,12})(?:\t| {2,}|: ?)[^\n]{0,20}?(?<!\w)(?:[A-Z][A-Z\d]|\d[A-Z])[ -]?\d{1,4}(?!\d)/u;

/** "FROM   5J 561   MNL-CEB   08 Jan" above "TO   5J 565   MNL-CEB   11 Jan". */
function withoutChangedFrom(clean: string): string {
  const lines = clean.split('\n');
  const label = (line = '') => NUMBER_BEHIND.exec(line)?.[1]?.toLowerCase() ?? '';
  return lines
    .map((line, at) => (FROM.has(label(line)) && TO.has(label(lines[at + 1])) ? blank(line) : line))
    .join('\n');
}

/** The clocks and days that a text says were, beside those that are: "08:05 instead of 06:25", a row "Scheduled" above a row "New". */
export function withoutFormerTimes(clean: string): string {
  const small = lower(clean);
  const kept = withoutChangedFrom(withoutStruckTimes(withoutFormerSeats(clean)));
  return withoutPlannedTimes(FORMER_TIMES.reduce((text, without) => without(text, small), kept));
}
