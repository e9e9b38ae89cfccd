import { tzOffset } from '@date-fns/tz/tzOffset';

/*
 * Wall time is what a clock on the wall shows: "2026-12-04T07:05". It becomes an instant only
 * together with its zone, and only to be ordered or subtracted, never to be shown.
 */

const DAY =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Takes a day or a date-time apart. An offset is dropped and the written wall time kept.
 * Null when it is neither, or no such day or time exists.
 */
export function splitWallTime(text: string): { day: string; time: string | null } | null {
  const match = DAY.exec(text.trim());
  const day = match?.[1];
  const time = match?.[2] ?? null;
  if (!day || !isDay(day) || (time !== null && !isClock(time))) return null;
  return { day, time };
}

/** A year outside of these is a slip of the hand, and beyond 9999 a day has another form. */
const YEARS = { first: '1900', last: '2200' };

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = text.slice(0, 4);
  if (year < YEARS.first || year > YEARS.last) return false;
  const midnight = new Date(`${text}T00:00Z`);
  // 30 February is read as 2 March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** "19:30": hours 00 to 23. */
export function isClock(text: string): boolean {
  return CLOCK.test(text);
}

/**
 * The instant of a wall time, in milliseconds since 1970 UTC. A time that a spring change skips
 * counts as the time after it; of one that autumn repeats, the first is meant.
 */
export function instantOf(wallTime: string, timeZone: string): number {
  const asUtc = Date.parse(`${wallTime.length === 10 ? `${wallTime}T00:00` : wallTime}Z`);
  const offsets = [-1, 1].map((side) => offsetAt(timeZone, asUtc + side * DAY_MS));
  const instants = [...new Set(offsets)].map((minutes) => asUtc - minutes * MINUTE_MS);
  const fitting = instants.filter(
    (instant) => instant + offsetAt(timeZone, instant) * MINUTE_MS === asUtc,
  );
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...instants);
}

/** The calendar day it is in a zone. */
export function dayIn(zone: string, instant: Date): string {
  const timeZone = clockOf(zone, instant.getTime());
  if (lastFormatter?.timeZone !== timeZone) {
    // The Swedish form of a date is YYYY-MM-DD.
    lastFormatter = { timeZone, format: new Intl.DateTimeFormat('sv-SE', { timeZone }) };
  }
  return lastFormatter.format.format(instant);
}

/** Making a formatter costs more than using it, and a list asks for one zone only. */
let lastFormatter: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/** What a clock in a zone shows at an instant (milliseconds): "2026-12-04T07:05". */
export function wallTimeAt(instant: number, timeZone: string): string {
  const offset = offsetAt(timeZone, instant);
  return new Date(instant + offset * MINUTE_MS).toISOString().slice(0, 16);
}

/** The zone's letters at a wall time: "CDT", "EST"; "GMT+9" where English has none. */
export function zoneLetters(wallTime: string, zone: string): string {
  const instant = instantOf(wallTime, zone);
  const parts = lettersFormatter(clockOf(zone, instant)).formatToParts(new Date(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}

/** By zone: making one takes far longer than using it, and an export uses it for each booking. */
const lettersFormatters = new Map<string, Intl.DateTimeFormat>();

function lettersFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = lettersFormatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  lettersFormatters.set(timeZone, made);
  return made;
}

/** "07:05" as "7:05 AM". */
export function clockLabel(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The zone's IANA name as it is spelled; null when there is none of that name. */
export function timeZoneNamed(text: string): string | null {
  const known = zonesByText.get(text);
  if (known !== undefined) return known;
  const name = lookUpZone(text);
  // Anybody may ask for anything.
  if (zonesByText.size >= MOST_ZONES) zonesByText.clear();
  zonesByText.set(text, name);
  return name;
}

/** What was asked for before: each page asks for its visitor's zone, and to look it up took 0.3 ms. */
const zonesByText = new Map<string, string | null>();
const MOST_ZONES = 500;

function lookUpZone(text: string): string | null {
  // An offset such as "+05:00" is taken by Intl too, but has no summer.
  if (!/^[A-Za-z]/.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * British Columbia and Alberta turned their clocks for the last time in March 2026, and stay on summer
 * time. A runtime whose tables are older than that turns them back each winter: from the day on which
 * it would, they are read off the clock of a place that has long had theirs all year.
 */
const ALWAYS_SUMMER_TIME: ReadonlyMap<string, { from: number; like: string }> = new Map([
  ['America/Vancouver', { from: Date.parse('2026-11-01T09:00Z'), like: 'America/Phoenix' }],
  ['America/Edmonton', { from: Date.parse('2026-11-01T08:00Z'), like: 'America/Regina' }],
]);

/** The zone whose clock a zone's is at an instant: nearly always its own. */
export function clockOf(timeZone: string, instant: number): string {
  const changed = ALWAYS_SUMMER_TIME.get(timeZone);
  return changed && instant >= changed.from ? changed.like : timeZone;
}

/** Minutes ahead of UTC. */
export function offsetAt(timeZone: string, instant: number): number {
  return tzOffset(clockOf(timeZone, instant), new Date(instant));
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
