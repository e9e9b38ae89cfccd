import type { ListedCalendar } from '~/domain/calendar/connection/listed-calendar';

export const PAGE_SIZE = 4;

/** The calendars whose name or description holds what was typed. */
export function matchingCalendars(
  calendars: readonly ListedCalendar[],
  query: string,
): ListedCalendar[] {
  const wanted = query.trim().toLowerCase();
  return calendars.filter(({ summary, description }) =>
    `${summary}\n${description ?? ''}`.toLowerCase().includes(wanted),
  );
}

/** The calendars in use first, so that nobody has to look for them; the rest as Google has them. */
export function chosenFirst(
  calendars: readonly ListedCalendar[],
  chosen: ReadonlySet<string>,
): ListedCalendar[] {
  return [
    ...calendars.filter(({ id }) => chosen.has(id)),
    ...calendars.filter(({ id }) => !chosen.has(id)),
  ];
}

/** One page, with its words: "1 to 4 of 9 calendars". A page that no longer exists is the last one. */
export function pageOf<Item>(items: readonly Item[], wanted: number) {
  const last = Math.max(0, Math.ceil(items.length / PAGE_SIZE) - 1);
  const page = Math.min(wanted, last);
  const first = page * PAGE_SIZE;
  const shown = items.slice(first, first + PAGE_SIZE);
  const end = first + shown.length;
  const range = end === first + 1 ? `${end}` : `${first + 1} to ${end}`;
  const words = `${range} of ${items.length} ${items.length === 1 ? 'calendar' : 'calendars'}`;
  return { page, shown, words, hasPrevious: page > 0, hasNext: page < last };
}
