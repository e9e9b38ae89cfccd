import { tzOffset } from '@date-fns/tz';

/** "2026-12-04" moved by whole days. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moved.getTime())) return day;
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The instant of a wall-clock time in a zone, in milliseconds. */
export function instantOf(wallTime: string, timeZone: string): number {
  const asUtc = Date.parse(`${wallTime.length === 10 ? `${wallTime}T00:00` : wallTime}:00Z`);
  const guess = asUtc - tzOffset(timeZone, new Date(asUtc)) * 60_000;
  return asUtc - tzOffset(timeZone, new Date(guess)) * 60_000;
}

/** The wall clock in a zone at an instant: "2026-12-04T07:05". */
export function wallTimeAt(instant: number, timeZone: string): string {
  const offset = tzOffset(timeZone, new Date(instant));
  return new Date(instant + offset * 60_000).toISOString().slice(0, 16);
}
