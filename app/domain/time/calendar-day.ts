import { addDays, addMonths, differenceInCalendarDays, format, parseISO } from 'date-fns';

/* A calendar day is "2026-12-04": no hour, no zone. */

/** The day so many days later, or earlier. */
export function shiftDay(day: string, days: number): string {
  return format(addDays(parseISO(day), days), 'yyyy-MM-dd');
}

/** The same day of another month, or that month's last. */
export function shiftMonth(day: string, months: number): string {
  return format(addMonths(parseISO(day), months), 'yyyy-MM-dd');
}

/** How many days `to` lies after `from`. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from));
}
