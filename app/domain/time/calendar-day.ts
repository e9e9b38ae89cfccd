import { addDays, addMonths, formatISO } from 'date-fns';

/* A calendar day is "2026-12-04": no hour, no zone. */

/** The day of three numbers; the month counts from 1. */
export function calendarDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day so many days later, or earlier. */
export function shiftDay(day: string, days: number): string {
  return formatISO(addDays(midnight(day), days), { representation: 'date' });
}

/** The same day of another month, or that month's last. */
export function shiftMonth(day: string, months: number): string {
  return formatISO(addMonths(midnight(day), months), { representation: 'date' });
}

/** How many days `to` lies after `from`. As UTC, where each day is as long: a page asks it of every gig. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

const DAY_MS = 86_400_000;

/** Local, as date-fns reckons; where the clocks skip midnight, the first moment of the day. */
function midnight(day: string): Date {
  return new Date(`${day}T00:00`);
}
