import { type ClockChange, clockChanges } from '~/domain/time/clock-changes';
import { offsetAt } from '~/domain/time/wall-time';
import type { Component } from './ics-component';

/** A VTIMEZONE that tells a zone's wall time from the first day of a year to the last of another. */
export function timeZoneComponent(
  timeZone: string,
  firstYear: number,
  lastYear: number,
): Component {
  const [from, to] = [Date.UTC(firstYear, 0, 1), Date.UTC(lastYear + 1, 0, 1)];
  const changes = clockChanges(timeZone, from, to);
  const offset = offsetAt(timeZone, from);
  const first = { instant: from, offsetBefore: offset, offsetAfter: offset };
  const beginsInSummer = changes[0] !== undefined && isForward(changes[0]) === false;
  return [
    'vtimezone',
    [['tzid', {}, 'text', timeZone]],
    [
      observance(first, beginsInSummer),
      ...changes.map((change) => observance(change, isForward(change))),
    ],
  ];
}

function isForward({ offsetBefore, offsetAfter }: ClockChange): boolean {
  return offsetAfter > offsetBefore;
}

function observance(change: ClockChange, isDaylight: boolean): Component {
  const { instant, offsetBefore, offsetAfter } = change;
  // An observance begins at the wall time that the clocks show until then.
  const begin = new Date(instant + offsetBefore * MINUTE_MS).toISOString().slice(0, 19);
  return [
    isDaylight ? 'daylight' : 'standard',
    [
      ['dtstart', {}, 'date-time', begin],
      ['tzoffsetfrom', {}, 'utc-offset', offsetText(offsetBefore)],
      ['tzoffsetto', {}, 'utc-offset', offsetText(offsetAfter)],
    ],
    [],
  ];
}

/** "-05:30" */
function offsetText(minutes: number): string {
  const size = Math.round(Math.abs(minutes));
  const [hours, rest] = [Math.floor(size / 60), size % 60];
  return `${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

const MINUTE_MS = 60_000;
