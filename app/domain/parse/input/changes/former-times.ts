import { matchesOf } from '../../tokens/matches';
import { wordsFor, wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { blank } from '../clean';

const CLOCK = '\\d{1,2}(?:[:.h]\\d{2}| ?h)?(?: ?[ap]\\.?m\\.?)?(?: (?:uhr|uur))?(?!\\d)';
const FORMERLY = wordsForAny('former', 'formerly');

const BEHIND_LABEL = '(?:\\t| {2,}|: ?)';
const FROM = `(?:${wordsFor('from')}|${wordsFor('departs', 'head')})${BEHIND_LABEL}`;
const TO = `(?:${wordsFor('to')}|${wordsFor('arrives', 'head')})${BEHIND_LABEL}`;
const NUMBER = '(?<!\\w)(?:[A-Z][A-Z\\d]|\\d[A-Z])[ -]?\\d{1,4}(?!\\d)';

const FORMER_TIMES = [
  // "depart at 08:05 instead of 06:25", "statt um 06:25 Uhr".
  `(?:${wordsFor('instead-of')}) (?:\\p{L}{1,4} ){0,2}${CLOCK}(?: (?:and|und|et|y|e|en|och|og|i) ${CLOCK})?`,
  // "08:05 (previously 06:25)", "Departure: 08:05, formerly 06:25".
  `(?<=\\d(?: ?[ap]m)?(?: (?:uhr|uur))?[ ,]{1,2})\\(?(?:${FORMERLY})\\s?:? (?:\\p{L}{1,4} )?${CLOCK}\\)?`,
  // "(originally Twin Room)", "17:30 (before: 15:30)".
  `\\((?:(?:${wordsFor('formerly')}):? |(?:${wordsFor('before')}): )[^()\\n]{1,60}\\)`,
  // "which was due to depart at 06:25 and arrive at 09:35,".
  `(?<!\\p{L})(?:was|were) (?:originally |previously )?(?:due|scheduled|planned|supposed) to (?:depart|leave|arrive|land)[^.;\\n]{4,90}?(?=,| and will| but |\\.)`,
  // "was Friday, March 12, 2027   now Thursday, March 11, 2027".
  `(?<=[:\\t ])(?:was|war|était|era|var) [^\\n:]{1,60}?[ \\t]{1,24}(?:now|jetzt|neu|ist jetzt|devient|ahora|agora|ora|wordt|is nu|nu|blir|bliver|nå) (?=\\S)`,
  // "Tidigare: AY802 kl. 08.25 - 10.30" below the new times.
  `(?<=^|\\n)[ \\t•-]{0,6}(?:previously|formerly|originally|zuvor|vorher|bisher|ursprünglich|auparavant|initialement|anteriormente|precedentemente|voorheen|eerder|tidigare|tidligere|wcześniej|poprzednio) ?:[^\\n]*\\d[^\\n]*`,
  // "You gave up: # 1407, BWI 07:25PM to MCO 09:50PM", "You no longer hold a seat on Alaska 1288".
  `(?<!\\p{L})you (?:gave up|have given up|no longer (?:hold|have)|are no longer (?:booked|confirmed|on))[^\\n]{4,160}?(?=\\. |\\.?\\n|\\.?$)`,
  // "FROM   5J 561   MNL-CEB   08 Jan" above "TO   5J 565   MNL-CEB   11 Jan".
  `(?<=^|\\n)[^\\n\\p{L}]{0,4}${FROM}[^\\n]{0,20}?${NUMBER}[^\\n]*(?=\\n[^\\n\\p{L}]{0,4}${TO}[^\\n]{0,20}?${NUMBER})`,
  // "We've taken you off AA 1492 at 7:00 PM and".
  `(?<!\\p{L})taken you off [^.;\\n]{4,90}?(?= and | but |\\. |\\.?\\n|\\.?$)`,
  // "Departs   7:29am → 8:14am".
  `(?<!\\d)${CLOCK} {0,2}→ {0,2}(?=\\d)(?<=(?:${wordsForAny('departs', 'arrives', 'pick-up', 'return')})[ \\t:]{1,9}[^→\\n]{3,16}→ {0,2})`,
].map((source) => anyCase(source, 'g'));

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

const SCHEDULE = `(?:${wordsFor('schedule')})`;
const rowOf = (words: string) =>
  anyCase(
    `^[ \\t]{0,6}(?:${words})(?: ${SCHEDULE})?(?:\\t|:? {2,}|: ?)(?=[^\\n]{0,12}\\d{1,2}[:.h]\\d{2})[^\\n]*$`,
    'gm',
  );
const OLD_TIMES = rowOf(wordsForAny('planned', 'former', 'formerly'));
const NEW_TIMES = rowOf(wordsForAny('expected', 'new-instead', 'now'));

/** "Old timings are struck through" in another mail than one that keeps the stroke. */
const SAYS_STRUCK =
  /struck (?:through|out)|strike-?through|crossed out|durchgestrichen|barrée?s|tachad[ao]s|riscad[ao]s|barrat[ie]|doorgestreept|överstruk/i;
const CLOCK_BESIDE = /(?<=^|\n|\t| {2})\d{1,2}[:.]\d{2}(?= \d{1,2}[:.]\d{2}(?:\t| {2}|\n|$))/g;

/** Of "19:15 20:10" the first, where the text says that what was is struck through. */
function withoutStruckTimes(clean: string): string {
  return SAYS_STRUCK.test(clean) ? clean.replace(CLOCK_BESIDE, blank) : clean;
}

/** The clocks and days that a text says were, beside those that are: "08:05 instead of 06:25", a row "Scheduled" above a row "New". */
export function withoutFormerTimes(clean: string): string {
  const told = FORMER_TIMES.reduce(
    (text, former) => text.replace(former, blank),
    withoutStruckTimes(withoutFormerSeats(clean)),
  );
  return told.search(NEW_TIMES) < 0 ? told : told.replace(OLD_TIMES, blank);
}
