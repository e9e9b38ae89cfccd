import { dayText } from '~/domain/time/day-label';
import type { Gig, GigType } from '../gig';
import { isPast } from '../gig-status';

interface GigGroup<G> {
  /** "2026-05", or "past". */
  key: string;
  /** "May 2026", or "Past". */
  label: string;
  /** 1 to 12; null for the past. */
  month: number | null;
  gigs: G[];
}

type GroupedGig = Pick<Gig, 'id' | 'date' | 'endDate'>;

/**
 * Upcoming gigs by the month they begin in, soonest first, then everything past as one group,
 * newest first. A gig that is still on belongs to the month it began in.
 */
export function groupGigs<G extends GroupedGig>(
  gigs: readonly G[],
  today: string,
): { upcoming: GigGroup<G>[]; past: GigGroup<G> } {
  const sorted = [...gigs].sort(byDay);
  const upcoming: GigGroup<G>[] = [];
  const past: G[] = [];
  for (const gig of sorted) {
    if (isPast(gig, today)) {
      past.push(gig);
      continue;
    }
    const key = gig.date.slice(0, 7);
    const group = upcoming.at(-1);
    if (group?.key === key) group.gigs.push(gig);
    else upcoming.push({ ...monthOf(key), gigs: [gig] });
  }
  return { upcoming, past: { key: 'past', label: 'Past', month: null, gigs: past.reverse() } };
}

export type ScheduleColumn = GigType | 'past';

/** The whole schedule: what is ahead by its type, soonest first, and what is past, newest first. */
export function scheduleColumns<G extends GroupedGig & Pick<Gig, 'type'>>(
  gigs: readonly G[],
  today: string,
): Record<ScheduleColumn, G[]> {
  const columns: Record<ScheduleColumn, G[]> = { possible: [], booked: [], past: [] };
  for (const gig of [...gigs].sort(byDay)) {
    columns[isPast(gig, today) ? 'past' : gig.type].push(gig);
  }
  columns.past.reverse();
  return columns;
}

/** "6 possible • 12 booked • 8 past" */
export function scheduleSummary(columns: Record<ScheduleColumn, unknown[]>): string {
  const { possible, booked, past } = columns;
  return `${possible.length} possible • ${booked.length} booked • ${past.length} past`;
}

function monthOf(key: string) {
  return { key, label: dayText(key, 'longMonthYear'), month: Number(key.slice(5)) };
}

/** Ids are made in the order of time, so they settle a tie. */
function byDay(a: GroupedGig, b: GroupedGig): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

export function gigCountLabel(count: number): string {
  return `${count} ${count === 1 ? 'gig' : 'gigs'}`;
}
