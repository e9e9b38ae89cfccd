import { beginning, type CalendarDay } from '~/domain/gigs/views/year-calendar';

/** Where the circles of a day may reach beyond its own cell. */
export interface DayRoom {
  side: 'both' | 'left' | 'right' | 'none';
  /** There is space for the "+1" behind them, too. */
  more: boolean;
}

/**
 * Where the count leaves the number's side in a small month: two of them next to each other would
 * run into one line of digits, and beside the pill of today there is no room.
 */
export function crowdedCounts(week: readonly (CalendarDay | null)[]): boolean[] {
  const counted = week.map((day) => day !== null && day.gigs.length > 1);
  return counted.map(
    (has, index) =>
      has &&
      (week[index]?.isToday === true || counted[index - 1] === true || counted[index + 1] === true),
  );
}

/**
 * Two circles are wider than a day of a small month. They lean over a neighbour without a circle,
 * or over the margin after Saturday; between two busy days there is neither, and one circle has
 * to do.
 */
export function roomInWeek(week: readonly (CalendarDay | null)[]): DayRoom[] {
  const taken = week.map((day) => day !== null && beginning(day).length > 0);
  return week.map((day, index): DayRoom => {
    if (day === null || beginning(day).length < 2) return { side: 'both', more: true };
    const left = taken[index - 1] === false;
    const right = taken[index + 1] === false;
    if (left) taken[index - 1] = true;
    if (right) taken[index + 1] = true;
    if (left && right) return { side: 'both', more: true };
    if (left) return { side: 'left', more: !taken[index - 2] };
    if (right) return { side: 'right', more: !taken[index + 2] };
    return { side: index === 6 ? 'right' : 'none', more: false };
  });
}
