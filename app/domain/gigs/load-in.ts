import { shiftDay } from '~/domain/time/calendar-day';

/** A show that begins before is one of the night, and may be set up the evening before. */
const NIGHT_ENDS = '06:00';

/** Whether somebody would be let in to set up after the show has begun. */
export function isAfterStart(loadInTime: string, startTime: string): boolean {
  return loadInTime > startTime && startTime >= NIGHT_ENDS;
}

/** The day on which one is let in; null where that is not said, or cannot be meant. */
export function loadInDay(gig: {
  date: string;
  startTime: string | null;
  loadInTime: string | null;
}): string | null {
  const { date, startTime, loadInTime } = gig;
  if (!loadInTime) return null;
  if (!startTime || loadInTime <= startTime) return date;
  return isAfterStart(loadInTime, startTime) ? null : shiftDay(date, -1);
}

export const LOAD_IN_ERROR = {
  field: 'loadInTime',
  message: "Load-in can't be after the start",
};
