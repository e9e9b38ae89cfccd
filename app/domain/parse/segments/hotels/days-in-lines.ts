import { type Reading, withClean } from '../../reading';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../vocabulary/calendar-words';
import { wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';

const GAP = '[ \\t]{0,8}(?:\\n[ \\t]{0,8}){1,3}';

const DAY_IN_LINES = anyCase(
  `(?<!\\d)(\\d{1,2})(${GAP})(${MONTH_NAMES})(${GAP})(${WEEKDAY_NAMES})(?=[ \\t]*(?:\\n|$))`,
  'g',
);

/** "15", "Thu", "OCT 2026" in the same way. */
const WEEKDAY_IN_LINES = anyCase(
  `(?<!\\d)(\\d{1,2})(${GAP})(${WEEKDAY_NAMES})(${GAP})((?:${MONTH_NAMES}) 20\\d\\d)(?=[ \\t]*(?:\\n|$))`,
  'g',
);

const BELOW_CHECK = anyCase(
  `(?:^|\\n)\\W{0,3}(?:${wordsForAny('check-in', 'check-out', 'stay-begins', 'stay-ends')}):?(?: \\d{1,2}[:.]\\d\\d(?: ?[ap]m)?)?${GAP}$`,
);

/** "Friday 30" above "October 2026". */
const MONTH_BELOW = anyCase(`(?<=\\d)${GAP}(?=(?:${MONTH_NAMES}) 20\\d\\d(?!\\d))`, 'g');

const WEEKDAY_AND_DAY = anyCase(`(?:${WEEKDAY_NAMES}),? \\d{1,2}$`);

/** "Thu", "Mar", "9", "Sun", "Mar", "12", "2027": both days of a stay, each word in a cell of its own. */
const DAYS_IN_CELLS = anyCase(
  `(?<=\\n[ \\t]{0,8})((?:${WEEKDAY_NAMES})${GAP}(?:${MONTH_NAMES})${GAP}\\d{1,2})(${GAP})((?:${WEEKDAY_NAMES})${GAP}(?:${MONTH_NAMES})${GAP}\\d{1,2}${GAP}20\\d\\d)(?=[ \\t]*\\n)`,
  'g',
);

/** "15 18 1 / 3", "MAY MAY", "Friday Monday": both days of a stay in columns that were pasted line by line. */
const DAYS_IN_ROWS = anyCase(
  `(?<=\\n[ \\t]{0,8})(\\d{1,2})[ \\t]{1,8}(\\d{1,2})(?:[ \\t][^\\n]{0,16})?\\n[ \\t]{0,8}(${MONTH_NAMES})[ \\t]{1,8}(${MONTH_NAMES})[ \\t]{0,8}\\n[ \\t]{0,8}(${WEEKDAY_NAMES})[ \\t]{1,8}(${WEEKDAY_NAMES})(?=[ \\t]*(?:\\n|$))`,
  'g',
);

/** "Fri 15 Jan 2027 (check-in 15:00) to Sun 17 Jan 2027 (check-out 11:00)": there each label stands behind its day. */
const CHECK_BEHIND = anyCase(
  `(?<=^|\\n|[ \\t])([^\\s():][^\\n():]{4,28}?)( ?\\()(${wordsForAny('check-in')})( \\d{1,2}[:.]\\d\\d(?: ?[ap]m)?)\\)([^\\n()\\d]{2,6})([^\\n():]{5,28}?)( ?\\()(${wordsForAny('check-out')})( \\d{1,2}[:.]\\d\\d(?: ?[ap]m)?)\\)`,
  'g',
);

/** So far above a day its label or weekday may stand. */
const ABOVE = 80;

/** A printed page has the day, the month and the weekday on a line each: here they are one date again. */
export function joinCheckDays(reading: Reading): Reading {
  const above = (text: string, at: number) => text.slice(Math.max(0, at - ABOVE), at);
  const clean = reading.clean
    .replace(CHECK_BEHIND, (whole, day, _, label, clock, joint, last, __, ends, until) =>
      `${label} ${day}${clock}${joint}${ends} ${last}${until}`.padEnd(whole.length),
    )
    .replace(DAYS_IN_ROWS, (whole, day, lastDay, month, lastMonth, weekday, lastWeekday) => {
      const range = `${day} ${month} ${weekday}-${lastDay} ${lastMonth} ${lastWeekday}`;
      return range.length > whole.length ? whole : range.padEnd(whole.length);
    })
    .replace(DAYS_IN_CELLS, (_, first: string, gap: string, second: string) => {
      const inLine = (words: string) => words.replace(/\s/g, ' ');
      return `${inLine(first)}-${inLine(gap.slice(1))}${inLine(second)}`;
    })
    .replace(DAY_IN_LINES, (whole, day, gap, month, lastGap, weekday, at: number, text: string) =>
      BELOW_CHECK.test(above(text, at))
        ? `${day}${gap.replace(/\s/g, ' ')}${month},${lastGap.slice(1).replace(/\s/g, ' ')}${weekday}`
        : whole,
    )
    .replace(
      WEEKDAY_IN_LINES,
      (whole, day, gap, weekday, lastGap, month, at: number, text: string) =>
        BELOW_CHECK.test(above(text, at))
          ? `${weekday} ${day} ${month}`.padEnd(
              day.length + gap.length + weekday.length + lastGap.length + month.length,
            )
          : whole,
    )
    .replace(MONTH_BELOW, (gap, at: number, text: string) =>
      WEEKDAY_AND_DAY.test(above(text, at)) ? ' '.repeat(gap.length) : gap,
    );
  return withClean(reading, clean);
}
