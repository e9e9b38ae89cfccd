import type { SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { matchesOf } from '../../tokens/matches';
import { cellsBelow } from '../../tokens/table-columns';

const ASIDE_HEAD =
  /^(?:(?:check-?in|(?:check-?in ?(?:\/|and|&) ?)?bag(?:gage)? drop|check-?in ?\/ ?bag(?:gage)?|boarding|(?:boarding )?gate)(?: (?:opens|opening|closes|closing|starts|ends|time|from|by|until))?|(?:coupon )?validity|not valid (?:before|after)|valid (?:from|until))$/i;

/**
 * The cells of columns whose days and clocks are no leg's. "Check-in" may as well be a link among
 * others over the legs: "FR1846" and "Arrives 10:05" are no moments.
 */
export function asideMoments({ clean }: Reading): SourceSpan[] {
  const inColumns = cellsBelow(clean, ASIDE_HEAD).filter(
    ({ text }) => text.length < 21 && /^(?:\p{L}{2,10}[.,]{0,2} )?\d/u.test(text),
  );
  const head = CHECK_IN_SECOND.exec(clean);
  if (!head) return inColumns;
  const behindNumbers = matchesOf(clean, BEHIND_NUMBER).map(({ index, 0: words }) => ({
    start: index + words.length - 5,
    end: index + words.length,
  }));
  const isBelow = ({ start }: SourceSpan) => start > head.index && start - head.index < BELOW_HEAD;
  return [...inColumns, ...behindNumbers.filter(isBelow)];
}

/** "Flight Checkin From To …" with nothing but blanks between, and below it "BS191 18:45 Dhaka (DAC)": when to be there. */
const CHECK_IN_SECOND =
  /^[ \t]*flight(?: no\.?| number)?[ \t]{1,9}check-?in[ \t]{1,9}from[ \t]{1,9}to\b/im;
/** Characters below such a head in which its rows stand. */
const BELOW_HEAD = 500;
const BEHIND_NUMBER = /(?<=\n)[ \t]*[A-Z\d]{2} ?\d{2,4}[ \t]{1,3}\n?\d\d:\d\d(?!\d)/g;
