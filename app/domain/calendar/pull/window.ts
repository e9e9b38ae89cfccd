import { shiftMonth } from '~/domain/time/calendar-day';

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 12;
/** A series is listed further when less than this is left of what has been listed. */
const MONTHS_LEFT = 11;
/** Occurrences of one series at most: a daily one for a year. */
export const MOST_OCCURRENCES = 366;

export interface SyncWindow {
  start: string;
  today: string;
  end: string;
  /** Series listed up to a day before this one are listed further. */
  extendBefore: string;
}

/** The days that are synced: a year back, and a year ahead for series without an end. */
export function syncWindow(nowSeconds: number): SyncWindow {
  const today = new Date(nowSeconds * 1000).toISOString().slice(0, 10);
  return {
    start: shiftMonth(today, -MONTHS_BACK),
    today,
    end: shiftMonth(today, MONTHS_AHEAD),
    extendBefore: shiftMonth(today, MONTHS_LEFT),
  };
}
