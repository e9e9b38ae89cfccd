import { anyCase } from '../../vocabulary/patterns';
import { matchesOf } from '../matches';

const BEFORE_HOUR =
  /(?:à|às|as|las|um|ab|from|de|dès|vanaf|avant|entre|vers|jusqu['’]à)\s$|entre \d{1,2} ?h(?:\d\d)? et $/i;

/** The line below a day, of an hour alone: "14h", "12h (meio-dia)". */
const BELOW_DAY = /\d[^\n\d]{3,24}\n[ \t]*$/;
const ALL_OF_LINE = /^[ \t]*(?:\([\p{L}-]{4,12}\)[ \t]*)?(?:\n|$)/u;

/** "à 10h", and "le 14 septembre 2026, 10h" at the end of its line: no length of time. */
export function isBareHour(clean: string, { index, 0: printed }: RegExpExecArray): boolean {
  const before = clean.slice(Math.max(0, index - 18), index);
  const closes = /^[ \t]*(?:\n|$)/.test(clean.slice(index + printed.trimEnd().length));
  const isBelow =
    BELOW_DAY.test(clean.slice(Math.max(0, index - 40), index)) &&
    ALL_OF_LINE.test(clean.slice(index + printed.trimEnd().length));
  return BEFORE_HOUR.test(before) || (closes && /20\d\d, $/.test(before)) || isBelow;
}

/** "kl. 15", "godz. 15", "ore 15" before the end of a sentence or a span; "om 15 uur". */
const BEHIND_WORD = anyCase(
  /(?<!\p{L})(?:kl\.?|klo|klokken|klokka|godz\.?|ore) {1,2}([01]?\d|2[0-3])(?=[ \t]{0,2}(?:[,;)\n-]|\.(?!\d)|$))/gu,
);
const BEFORE_WORD = anyCase(
  /(?<!\p{L})(?:om|vanaf|v[oó][oó]r|tot|na|tussen) {1,2}([6-9]|1\d|2[0-3]) ?(?:uur|u)(?![\p{L}\d])/gu,
);

/** "check out is at 11", "be out by 11". */
const CHECKED_OUT =
  /\bcheck[- ]?out (?:is |time is )?(?:at|by) (1[0-2]|[7-9])(?=[ .,;)]|\n|$)(?! ?(?:[ap]\.?m|:\d|\/))|\bbe out (?:of the room )?by (1[0-2]|[7-9])(?=[ .,;)]|\n|$)(?! ?(?:[ap]\.?m|:\d|\/))/gi;

/** Hours without minutes behind or before a word that is said of a clock alone. */
export function bareHours(clean: string): { start: number; end: number; minutes: number }[] {
  return [BEHIND_WORD, BEFORE_WORD, CHECKED_OUT].flatMap((pattern) =>
    matchesOf(clean, pattern).map((match) => {
      const [words, first, hour = first ?? ''] = match;
      const start = match.index + words.lastIndexOf(hour);
      return { start, end: start + hour.length, minutes: Number(hour) * 60 };
    }),
  );
}
