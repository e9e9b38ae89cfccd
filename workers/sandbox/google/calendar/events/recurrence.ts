import ICAL from 'ical.js';
import { invalid } from '../http/api-error';
import type { StoredEvent } from '../store/store';
import { fromWallClock, toWallClock } from '../store/zones';
import { type EventTime, orderOf } from './event-time';

const DAY_MS = 86_400_000;
/** Google expands no series beyond this. */
const LAST_YEAR = 2099;
const LAST_INSTANT = Date.UTC(LAST_YEAR + 1, 0, 1);

/** One occurrence by rule: its start as the event has it, and its place in time. */
export interface Occurrence {
  readonly order: number;
  readonly start: EventTime;
}

interface Series {
  found: Occurrence[];
  rest: Iterator<Occurrence>;
  isDone: boolean;
}

/** Events are never changed in place, so a series is expanded once, and only as far as asked. */
const cache = new WeakMap<StoredEvent, Series>();

/** The occurrences of a series that start before an instant (whole days: at midnight UTC). */
export function occurrencesBefore(master: StoredEvent, before: number): readonly Occurrence[] {
  const series = seriesOf(master);
  const end = Math.min(before, LAST_INSTANT);
  while (!series.isDone && (series.found.at(-1)?.order ?? Number.NEGATIVE_INFINITY) < end) {
    const next = series.rest.next();
    if (next.done) series.isDone = true;
    else series.found.push(next.value);
  }
  const isLonger = (series.found.at(-1)?.order ?? Number.NEGATIVE_INFINITY) >= end;
  return isLonger ? series.found.filter(({ order }) => order < end) : series.found;
}

/** The occurrence at exactly this place in time, or null when the series has none there. */
export function occurrenceAt(master: StoredEvent, order: number): Occurrence | null {
  return occurrencesBefore(master, order + 1).find((each) => each.order === order) ?? null;
}

/** When the last occurrence starts, or Infinity for a series without an end. */
export function lastStart(master: StoredEvent): number {
  const hasEnd = (master.recurrence ?? [])
    .filter((line) => line.startsWith('RRULE'))
    .every((line) => /(?:UNTIL|COUNT)=/.test(line));
  if (!hasEnd) return Number.POSITIVE_INFINITY;
  return occurrencesBefore(master, LAST_INSTANT).at(-1)?.order ?? orderOf(master.start);
}

function seriesOf(master: StoredEvent): Series {
  let series = cache.get(master);
  if (!series) {
    series = { found: [], rest: occurrences(master), isDone: false };
    cache.set(master, series);
  }
  return series;
}

function* occurrences(master: StoredEvent): Generator<Occurrence> {
  const { start } = master;
  const zone = zoneOf(start);
  const excluded = new Set(listedTimes(master.recurrence, 'EXDATE', zone));
  const toOccurrence = (order: number): Occurrence => ({
    order,
    start: 'date' in start ? { date: isoDate(order) } : { ...start, instant: order },
  });
  const sources: Iterator<number>[] = (master.recurrence ?? [])
    .filter((line) => line.startsWith('RRULE'))
    .map((line) => ruleTimes(line, start));
  const extra = listedTimes(master.recurrence, 'RDATE', zone);
  if (sources.length === 0) extra.push(orderOf(start));
  sources.push(extra.sort((one, other) => one - other)[Symbol.iterator]());

  const heads = sources.map((source) => source.next());
  let last = Number.NEGATIVE_INFINITY;
  for (;;) {
    let earliest = -1;
    for (const [index, head] of heads.entries()) {
      if (head.done) continue;
      const best = heads[earliest];
      if (!best || head.value < best.value) earliest = index;
    }
    const head = heads[earliest];
    const source = sources[earliest];
    if (!head || !source) return;
    heads[earliest] = source.next();
    if (head.value > last && !excluded.has(head.value)) yield toOccurrence(head.value);
    last = Math.max(last, head.value);
  }
}

/** The times of one RRULE, by the clocks of the event's own zone. */
function* ruleTimes(line: string, start: EventTime): Generator<number> {
  const zone = zoneOf(start);
  const rule = line.slice(line.indexOf(':') + 1);
  const until = untilOf(rule, start, zone);
  const wall = 'date' in start ? orderOf(start) : toWallClock(zone, start.instant);
  // UNTIL is an instant, the iterator counts wall-clock time: it is compared here instead.
  const iterator = parseRule(rule.replace(/;?UNTIL=[^;]*/, '')).iterator(toIcalTime(wall));
  for (let next = iterator.next(); next; next = iterator.next()) {
    const at = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second);
    const order = 'date' in start ? at : fromWallClock(zone, at);
    if (next.year > LAST_YEAR || order > until) return;
    yield order;
  }
}

function parseRule(rule: string) {
  return ICAL.Recur.fromString(rule.replace(/^;/, ''));
}

function toIcalTime(wall: number) {
  const date = new Date(wall);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate: false,
  });
}

function untilOf(rule: string, start: EventTime, zone: string): number {
  const text = /UNTIL=([^;]*)/.exec(rule)?.[1];
  if (!text) return Number.POSITIVE_INFINITY;
  const isDay = !text.includes('T');
  if ('date' in start) return compactTime(text.slice(0, 8), 'UTC');
  // A last day includes everything on it.
  return isDay ? compactTime(text, zone) + DAY_MS - 1000 : compactTime(text, zone);
}

/** `20260310`, `20260310T190000` or `20260310T190000Z` as an instant. */
export function compactTime(text: string, zone: string): number {
  const [, year, month, day, hour = '0', minute = '0', second = '0', utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(text) ?? [];
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return utc ? wall : fromWallClock(zone, wall);
}

function listedTimes(
  recurrence: readonly string[] | undefined,
  name: 'EXDATE' | 'RDATE',
  zone: string,
): number[] {
  return (recurrence ?? [])
    .filter((line) => line.startsWith(name))
    .flatMap((line) => {
      const [head = '', values = ''] = line.split(':');
      const ownZone = /TZID=([^;]*)/.exec(head)?.[1] ?? zone;
      return values.split(',').map((value) => compactTime(value, ownZone));
    });
}

function zoneOf(start: EventTime): string {
  return 'date' in start ? 'UTC' : (start.timeZone ?? 'UTC');
}

function isoDate(order: number): string {
  return new Date(order).toISOString().slice(0, 10);
}

export function checkRecurrence(lines: readonly string[]) {
  for (const line of lines) {
    if (!/^(?:RRULE|RDATE|EXDATE)[;:]/.test(line)) throw badRule();
    if (!line.startsWith('RRULE')) continue;
    const rule = line.slice(line.indexOf(':') + 1);
    if (!/(?:^|;)FREQ=/.test(rule) || /(?:^|;)DTSTART/.test(rule)) throw badRule();
    try {
      parseRule(rule.replace(/;?UNTIL=[^;]*/, ''));
    } catch {
      throw badRule();
    }
  }
}

const badRule = () => invalid('Invalid recurrence rule.');
