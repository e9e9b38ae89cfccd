/** The years the calendar turns to. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

export function isCalendarYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
}
