import { type Reading, splitLines } from '../../reading';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../vocabulary/calendar-words';

const GAP = '[ \\t]{0,8}(?:\\n[ \\t]{0,8}){1,3}';
const BELOW_CHECK = new RegExp(
  `(?<=(?:^|\\n)\\W{0,3}check[- ]?(?:in|out):?${GAP})(\\d{1,2})(${GAP})(${MONTH_NAMES})(${GAP})(${WEEKDAY_NAMES})(?=[ \\t]*(?:\\n|$))`,
  'giu',
);

/** A printed page has the day, the month and the weekday on a line each: here they are one date again. */
export function joinCheckDays(reading: Reading): Reading {
  const clean = reading.clean.replace(
    BELOW_CHECK,
    (_, day: string, gap: string, month: string, lastGap: string, weekday: string) =>
      `${day}${gap.replace(/\s/g, ' ')}${month},${lastGap.slice(1).replace(/\s/g, ' ')}${weekday}`,
  );
  return clean === reading.clean ? reading : { ...reading, clean, lines: splitLines(clean) };
}
