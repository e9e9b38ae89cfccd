import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isCalendarYear } from '~/domain/gigs/views/calendar-years';
import { type CalendarMonth, weekdayOf } from '~/domain/gigs/views/year-calendar';
import { shiftDay, shiftMonth } from '~/domain/time/calendar-day';

interface DayKeysOptions {
  root: RefObject<HTMLElement>;
  months: CalendarMonth[];
  year: number;
  today: string;
  onYearChange: (year: number) => void;
  /** A day without gigs was clicked, or Enter pressed on it. */
  onChooseEmpty: (date: string) => void;
}

/**
 * The whole year is one stop of the Tab key; inside it the arrows move by day and week, Home and
 * End to the ends of a week, Page Up and Page Down by month, also into the years around.
 */
export function useDayKeys({
  root,
  months,
  year,
  today,
  onYearChange,
  onChooseEmpty,
}: DayKeysOptions) {
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const awaited = useRef<string | null>(null);
  const inYear = lastFocused !== null && yearOf(lastFocused) === year;
  const tabStop = inYear ? lastFocused : firstStop(months, year, today);

  useEffect(() => {
    if (awaited.current === null || yearOf(awaited.current) !== year) return;
    focusDay(root.current, awaited.current);
    awaited.current = null;
  }, [root, year]);

  /** A day with gigs has a link or a button in its cell. */
  function chooseEmpty(target: EventTarget): boolean {
    const date = (target as Element).closest<HTMLElement>('td[data-date]')?.dataset.date;
    if (date) onChooseEmpty(date);
    return date !== undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // What opens takes the focus at once, and must not be given the key.
    if (event.key === 'Enter' && !event.repeat && chooseEmpty(event.target)) event.preventDefault();
    const from = dateOf(event.target);
    const move = MOVES[event.key];
    if (!from || !move) return;
    event.preventDefault();
    const to = move(from);
    if (yearOf(to) === year) {
      focusDay(root.current, to);
    } else if (isCalendarYear(yearOf(to))) {
      awaited.current = to;
      onYearChange(yearOf(to));
    }
  }

  function onFocus(event: FocusEvent) {
    const date = dateOf(event.target);
    if (date) setLastFocused(date);
  }

  return { tabStop, onKeyDown, onFocus, chooseEmpty };
}

const MOVES: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => shiftDay(date, -1),
  ArrowRight: (date) => shiftDay(date, 1),
  ArrowUp: (date) => shiftDay(date, -7),
  ArrowDown: (date) => shiftDay(date, 7),
  Home: (date) => shiftDay(date, -weekdayOf(date)),
  End: (date) => shiftDay(date, 6 - weekdayOf(date)),
  PageUp: (date) => shiftMonth(date, -1),
  PageDown: (date) => shiftMonth(date, 1),
};

/** The next day with a gig, else the last one, else today or New Year. */
function firstStop(months: CalendarMonth[], year: number, today: string): string {
  const busy = months.flatMap(({ weeks }) =>
    weeks.flat().flatMap((day) => (day && day.gigs.length > 0 ? [day.date] : [])),
  );
  const quiet = yearOf(today) === year ? today : `${year}-01-01`;
  return busy.find((date) => date >= today) ?? busy.at(-1) ?? quiet;
}

function dateOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset.date : undefined;
}

function focusDay(root: HTMLElement | null, date: string) {
  root?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
