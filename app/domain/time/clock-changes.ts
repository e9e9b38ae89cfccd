import { tzScan } from '@date-fns/tz/tzScan';
import { clockOf, offsetAt } from './wall-time';

/** Offsets are minutes ahead of UTC. */
export interface ClockChange {
  /** Milliseconds since 1970 UTC. */
  instant: number;
  offsetBefore: number;
  offsetAfter: number;
}

/** When the clocks of a zone change between two instants. */
export function clockChanges(timeZone: string, from: number, to: number): ClockChange[] {
  return (
    tzScan(timeZone, { start: new Date(from), end: new Date(to) })
      // It reads whole months, and knows nothing of zones whose tables are outdated.
      .filter(({ date }) => date.getTime() < to && clockOf(timeZone, date.getTime()) === timeZone)
      .map(({ date, change, offset }) => ({
        instant: exactInstant(timeZone, date.getTime()),
        offsetBefore: offset - change,
        offsetAfter: offset,
      }))
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** tzScan looks once an hour, but where UTC is half an hour off, clocks change at half past. */
function exactInstant(timeZone: string, found: number): number {
  let [before, after] = [found - HOUR_MS, found];
  const newOffset = offsetAt(timeZone, after);
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(timeZone, middle) === newOffset) after = middle;
    else before = middle;
  }
  return after;
}
