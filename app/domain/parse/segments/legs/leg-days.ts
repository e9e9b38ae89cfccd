import { daysBetween } from '~/domain/time/calendar-day';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import { dayBelowWeekday } from './day-below-weekday';
import type { DateAbove, LegToken } from './leg';
import type { LegEnds } from './leg-ends';

/** The days printed for a leg: inside it, behind it, or the last one above. */
export function datesOf(
  block: readonly LegToken[],
  core: LegEnds,
  above: DateAbove | null,
  text: string,
) {
  const header = above?.date ?? null;
  const dates = block.filter((token) => token.kind === 'date');
  const firstTime = core.departs?.start ?? core.from?.start ?? 0;
  const inside = dates.filter((date) => date.start < core.last);
  const followsTimes = inside.some(
    (date) => date.start > firstTime && !(core.arrives && date.start > core.arrives.start),
  );
  const trailing = dates.filter((date) => date.start >= core.last);
  const next = trailing[0];
  const behindNumber = trailing.find((date) => block[block.indexOf(date) - 1]?.kind === 'number');
  if (inside.length === 0 && behindNumber)
    return { departureDate: behindNumber, arrivalDate: null };
  const pair = inside.length === 0 ? daysBelow(trailing, core, text) : null;
  if (pair) return pair;
  const below = inside.length === 0 ? dayBelowWeekday(next, core, text) : null;
  if (below) return { departureDate: below, arrivalDate: null };
  const printed =
    next &&
    ((followsTimes && inside.length === 1) ||
      (inside.length === 0 && (!header || above?.behindLeg || closesLine(text, core.last, next))))
      ? [...inside, next]
      : inside;
  const [first, second] = printed;

  const own = behindClocks(block, core);
  if (own) return own;
  const row = daysAbove(block, core, text);
  if (row) return row;
  const lands = ofArrival(block, core);
  // "8:20 AM / Aug 12" of the leg before: there each day stands below its clock.
  if (lands && header && !above?.behindLeg && isWithinFlight(header, lands))
    return { departureDate: header, arrivalDate: lands };
  const beside =
    dates.find((date) => isBesideClock(date, core, text)) ??
    rightBefore(block, core, text) ??
    beforePlace(dates, core, text) ??
    dayOfHeading(dates, core, text);
  if (beside && first && first !== beside && first.start < beside.start) {
    // A ticket's own date above its rows is farther off than any flight is long.
    const apart = daysBetween(first.day8601, beside.day8601);
    // And "… to 25 October" above the plan of a trip is its last day.
    const far = Math.abs(apart) > 2 || apart < 0;
    const next = printed[printed.indexOf(beside) + 1];
    if (far)
      return {
        departureDate: beside,
        arrivalDate: next && isWithinFlight(beside, next) ? next : null,
      };
  }
  if (first && second) {
    const apart = daysBetween(first.day8601, second.day8601);
    const later = apart >= 0 && apart <= 2 ? second : null;
    return { departureDate: first, arrivalDate: later ?? (apart === -1 ? second : null) };
  }
  const ofMorning =
    header &&
    first &&
    ((above?.headsLeg && isOfLanding(block, core, header, first)) ||
      isNextMorning(core, above, first) ||
      isBracketed(header, first, core, text));
  if (first && inside.length === 0 && !ofMorning)
    return { departureDate: first, arrivalDate: null };
  if (first && header && first.start > (core.departs?.end ?? first.start)) {
    const apart = daysBetween(header.day8601, first.day8601);
    const besideArrival =
      !core.arrives ||
      Math.abs(first.start - core.arrives.start) <
        Math.abs(first.start - (core.departs?.start ?? 0));
    if (apart >= 0 && apart <= 2 && besideArrival)
      return { departureDate: header, arrivalDate: first };
  }
  return { departureDate: first ?? header, arrivalDate: null };
}

const BELOW_ROW = 200;

/** "15:20 09:10", and in the line below them "05Apr2026 06Apr2026": the days of both clocks. */
function daysBelow(
  [first, second]: readonly ResolvedDate[],
  { departs, arrives, last }: LegEnds,
  text: string,
) {
  if (!first || !second || !departs || !arrives || first.start - last > BELOW_ROW) return null;
  // Between them may stand the names of both places.
  const below = /^[^\n]*\n(?:[^\n\d]*\n)?[^\n]*$/.test(
    text.slice(arrives.end, first.start).replace(/\n\s*\n/g, '\n'),
  );
  // "SFO 10:25     SIN 19:25", and in the line below "17 Feb (Wed)     18 Feb (Thu)".
  const inRow = /^[ \t]{1,60}(?:[A-Z]{3}[ \t]{1,3})?$/.test(text.slice(departs.end, arrives.start));
  return isInRow(first, second, text) && below && inRow
    ? { departureDate: first, arrivalDate: second }
    : null;
}

/** "Thu, Dec 03    Fri, Dec 04" above "8:59pm    1:52am". */
function daysAbove(block: readonly LegToken[], { departs, arrives }: LegEnds, text: string) {
  const at = departs ? block.indexOf(departs) : 0;
  const [left, lands, clock, next] = block.slice(Math.max(0, at - 2), at + 2);
  if (left?.kind !== 'date' || lands?.kind !== 'date') return null;
  if (!departs || !arrives || clock !== departs || next !== arrives) return null;
  const inRow = /^[ \t]{1,60}$/.test(text.slice(departs.end, arrives.start));
  return inRow && isInRow(left, lands, text) ? { departureDate: left, arrivalDate: lands } : null;
}

/** The days of a departure and its landing, side by side. */
function isInRow(left: ResolvedDate, lands: ResolvedDate, text: string): boolean {
  const between = text.slice(left.end, lands.start);
  return isWithinFlight(left, lands) && /^(?: ?\(\p{L}{2,10}\))?[ \t]{1,60}$/u.test(between);
}

function isWithinFlight(left: ResolvedDate, lands: ResolvedDate): boolean {
  const apart = daysBetween(left.day8601, lands.day8601);
  return apart >= 0 && apart <= 2;
}

/** "Dep 18:35 Sat 19 Dec", "Arr 19:20 Sat 19 Dec": each day behind its own clock, whatever stands above. */
function behindClocks(block: readonly LegToken[], { departs, arrives }: LegEnds) {
  if (!departs || !arrives) return null;
  const at = block.indexOf(departs);
  const [before, left, lands] = [block[at - 1], block[at + 1], block[block.indexOf(arrives) + 1]];
  if (before?.kind === 'date' || left?.kind !== 'date' || lands?.kind !== 'date') return null;
  return isWithinFlight(left, lands) ? { departureDate: left, arrivalDate: lands } : null;
}

/** "LV DELHI 615P", "12 SEP 26", "AR DOHA 450P": the day between both ends, before the label of the second. */
function ofArrival(block: readonly LegToken[], { departs, arrives }: LegEnds): ResolvedDate | null {
  if (!departs || !arrives) return null;
  const [date, label] = block.slice(block.indexOf(departs) + 1, block.indexOf(arrives));
  return date?.kind === 'date' && label?.kind === 'arrives' ? date : null;
}

/** "24JUN 1945": on its line right before the clock of the departure. */
function isBesideClock({ end }: ResolvedDate, { departs }: LegEnds, text: string): boolean {
  const gap = departs && departs.start >= end ? text.slice(end, departs.start) : null;
  return gap !== null && gap.length < 8 && !/[\n\p{L}\d]/u.test(gap);
}

/** The day between the place of departure and its clock, or at the head of their line. */
function rightBefore(
  block: readonly LegToken[],
  { from, departs }: LegEnds,
  text: string,
): ResolvedDate | null {
  const at = departs ? block.indexOf(departs) : 0;
  const dates = block.slice(0, at).filter((token) => token.kind === 'date');
  const last = dates.at(-1);
  if (!last || !from || !departs) return null;
  const between = block[at - 1] === last && last.start > from.start;
  return between || !text.slice(last.end, departs.start).includes('\n') ? last : null;
}

/** "12.02.2027  FRANKFURT - CANCUN": at the head of the line of the place of departure. */
function beforePlace(dates: readonly ResolvedDate[], { from }: LegEnds, text: string) {
  const line = from ? text.lastIndexOf('\n', from.start) : 0;
  return from ? dates.find(({ start, end }) => start > line && end <= from.start) : null;
}

/** "Arrives 04:20 (13 Nov)" of the leg before, and below it "17 Nov" alone on the line that heads this one. */
function dayOfHeading(
  dates: readonly ResolvedDate[],
  { departs }: LegEnds,
  text: string,
): ResolvedDate | null {
  const [first, ...others] = dates.filter(({ end }) => departs !== null && end <= departs.start);
  const last = others.at(-1);
  if (!first || !last) return null;
  const line = text.slice(text.lastIndexOf('\n', last.start) + 1, last.end + 20).split('\n', 1)[0];
  const apart = /\n/.test(text.slice(first.end, last.start));
  return apart && (line ?? '').trim().length < last.end - last.start + 6 ? last : null;
}

/** "Sat, 08 Mar" above the leg, and behind its landing "Arrive: Tokyo (NRT) 6:25 pm  Sun, 09 Mar". */
function isOfLanding(
  block: readonly LegToken[],
  { departs, arrives }: LegEnds,
  left: ResolvedDate,
  lands: ResolvedDate,
) {
  if (!departs || !arrives || block[block.indexOf(arrives) + 1] !== lands) return false;
  const label = block.find(({ kind, start }) => kind === 'arrives' && start > departs.end);
  return label !== undefined && label.start < arrives.start && isWithinFlight(left, lands);
}

/** "Fri, 20NOV", and behind the landing "8:45 AM (22NOV)". */
function isBracketed(left: ResolvedDate, lands: ResolvedDate, { arrives }: LegEnds, text: string) {
  return (
    arrives && isWithinFlight(left, lands) && /^ ?\($/.test(text.slice(arrives.end, lands.start))
  );
}

/** Under a heading of the day before, the date behind a night flight is its arrival's. */
function isNextMorning(
  { departs, arrives, from, to }: LegEnds,
  above: DateAbove | null,
  date: ResolvedDate,
) {
  if (!above || above.behindLeg || !departs || !arrives) return false;
  // From America to New Zealand it is the morning after the next.
  const [left, lands] = [from?.airports[0], to?.airports[0]];
  const days = left && lands && left.longitude < -60 && lands.longitude > 90 ? 2 : 1;
  const apart = daysBetween(above.date.day8601, date.day8601);
  return arrives.minutes < departs.minutes && apart >= 1 && apart <= days;
}

/** "… to Denver 8:55 PM on December 6": printed behind the leg it is the leg's own, whatever stood above. */
function closesLine(text: string, from: number, date: ResolvedDate): boolean {
  const gap = text.slice(from, date.start);
  if (/^[\s,()]{0,6}on\s{1,3}$/i.test(gap)) return true;
  const rest = text.slice(date.end, date.end + 60).split('\n', 1)[0] ?? '';
  return gap.length < 16 && !gap.includes('\n') && !/[\p{L}\d]/u.test(rest);
}
