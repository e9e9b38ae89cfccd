import { daysBetween } from '~/domain/time/calendar-day';
import type { ResolvedDate } from '../../tokens/resolve-dates';
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
  const printed =
    next &&
    ((followsTimes && inside.length === 1) ||
      (inside.length === 0 && (!header || above?.behindLeg || closesLine(text, core.last, next))))
      ? [...inside, next]
      : inside;
  const [first, second] = printed;

  if (first && second) {
    const apart = daysBetween(first.day8601, second.day8601);
    const later = apart >= 0 && apart <= 2 ? second : null;
    return { departureDate: first, arrivalDate: later ?? (apart === -1 ? second : null) };
  }
  if (first && inside.length === 0 && !(header && isNextMorning(core, above, first)))
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

/** Under a heading of the day before, the date behind a night flight is its arrival's. */
function isNextMorning({ departs, arrives }: LegEnds, above: DateAbove | null, date: ResolvedDate) {
  if (!above || above.behindLeg || !departs || !arrives) return false;
  return arrives.minutes < departs.minutes && daysBetween(above.date.day8601, date.day8601) === 1;
}

/** "… to Denver 8:55 PM on December 6": printed behind the leg it is the leg's own, whatever stood above. */
function closesLine(text: string, from: number, date: ResolvedDate): boolean {
  const gap = text.slice(from, date.start);
  if (/^[\s,()]{0,6}on\s{1,3}$/i.test(gap)) return true;
  const rest = text.slice(date.end, date.end + 60).split('\n', 1)[0] ?? '';
  return gap.length < 16 && !gap.includes('\n') && !/[\p{L}\d]/u.test(rest);
}
