import { type Gig, NO_LOCATION } from '~/domain/gigs/gig';
import { daysBetween } from '~/domain/time/calendar-day';
import { dayText } from '~/domain/time/day-label';
import { dayIn } from '~/domain/time/wall-time';
import {
  missingTravel,
  TRAVEL_KINDS,
  type TravelKind,
  type TravelNeed,
} from '~/domain/travel/need';

/** "Soon!", the red count on a marker and the red countdown. */
export const SOON_DAYS = 7;
/** A missing stamp gets its "!" dot; a marker counts as near. */
export const ATTENTION_DAYS = 14;

type Days = Pick<Gig, 'date' | 'endDate'>;
type Travel = Days & Pick<Gig, 'type' | 'needs'>;

/** By calendar day, so a festival stays upcoming until its last day is over. */
export function isPast(gig: Days, today: string): boolean {
  return (gig.endDate ?? gig.date) < today;
}

/** Whole days until the first day; 0 while the gig is on. */
export function daysUntil(gig: Days, today: string): number {
  return Math.max(0, daysBetween(today, gig.date));
}

/** "past", "Today!", "Tomorrow!" or "in 5 days". */
export function countdown(gig: Days, today: string): string {
  if (isPast(gig, today)) return 'past';
  const days = daysUntil(gig, today);
  if (days === 0) return 'Today!';
  if (days === 1) return 'Tomorrow!';
  return `in ${days} days`;
}

/** "today", "yesterday" or "3 days ago", by the calendar of the person who looks. */
export function addedAge(createdAt: string, today: string, timeZone: string): string {
  const days = daysBetween(dayIn(timeZone, new Date(createdAt)), today);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return `${days} days ago`;
}

export function isFullyBooked(gig: Pick<Gig, 'type' | 'needs'>): boolean {
  return gig.type === 'booked' && missingTravel(gig.needs).length === 0;
}

export type TravelState = 'complete' | 'partial' | 'none' | 'possible' | 'past';

export interface TravelStatus {
  state: TravelState;
  /** The words of the badge: "All arranged", "Hotel and car missing", "Possible"… */
  label: string;
  /** What still has to be arranged; empty unless the gig is booked and ahead. */
  missing: TravelKind[];
  /** Something is missing and 14 days or fewer are left. */
  attention: boolean;
  /** Something is missing and 7 days or fewer are left. */
  urgent: boolean;
  /** Nothing is arranged and 7 days or fewer are left: the "Soon!" badge. */
  soon: boolean;
}

export function travelStatus(gig: Travel, today: string): TravelStatus {
  if (isPast(gig, today)) return settled('past', 'Past');
  if (gig.type !== 'booked') return settled('possible', 'Possible');

  const missing = missingTravel(gig.needs);
  if (missing.length === 0) return settled('complete', 'All arranged');

  const days = daysUntil(gig, today);
  const none = missing.length === TRAVEL_KINDS.length;
  return {
    state: none ? 'none' : 'partial',
    label: none ? 'Nothing arranged' : missingLabel(missing),
    missing,
    attention: days <= ATTENTION_DAYS,
    urgent: days <= SOON_DAYS,
    soon: none && days <= SOON_DAYS,
  };
}

export type StampState =
  | 'arranged'
  | 'missing'
  | 'soon'
  | 'notNeeded'
  | 'possible'
  | 'pastArranged'
  | 'pastMissing'
  | 'pastNotNeeded';

/** How the stamp for one need of a gig looks. What is booked for a possible gig is booked, too. */
export function stampState(need: TravelNeed, status: TravelStatus): StampState {
  const past = status.state === 'past';
  if (need === 'confirmed') return past ? 'pastArranged' : 'arranged';
  if (need === 'notNeeded') return past ? 'pastNotNeeded' : 'notNeeded';
  if (past) return 'pastMissing';
  if (status.state === 'possible') return 'possible';
  return status.attention ? 'soon' : 'missing';
}

/** "Fri, May 29, 2026", "Jun 11–13, 2026", "May 30 – Jun 2, 2026". */
export function dateRangeLabel({ date, endDate }: Days): string {
  if (!endDate || endDate === date) return dayText(date, 'weekdayMonthDayYear');
  if (date.slice(0, 7) === endDate.slice(0, 7)) {
    return `${dayText(date, 'monthDay')}–${dayText(endDate, 'day')}, ${endDate.slice(0, 4)}`;
  }
  const sameYear = date.slice(0, 4) === endDate.slice(0, 4);
  const first = dayText(date, sameYear ? 'monthDay' : 'monthDayYear');
  return `${first} – ${dayText(endDate, 'monthDayYear')}`;
}

/** The three lines of a card: "Jun", "11–13", "Thu–Sat". */
export function cardDate({ date, endDate }: Days): { month: string; day: string; weekday: string } {
  const last = endDate && endDate > date ? endDate : date;
  const span = (words: 'month' | 'day' | 'weekday') => {
    const [from, to] = [dayText(date, words), dayText(last, words)];
    return last === date || (words === 'month' && from === to) ? from : `${from}–${to}`;
  };
  return { month: span('month'), day: span('day'), weekday: span('weekday') };
}

/** A title of more than five words is cut into two lines of about the same length. */
export function titleLines(title: string): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  if (words.length <= 5) return [title];
  let best = { lines: [title], width: Number.POSITIVE_INFINITY };
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const width = Math.max(...lines.map((line) => line.length));
    if (width < best.width) best = { lines, width };
  }
  return best.lines;
}

const COUNTRY = /^(usa?|u\.s\.a?\.?|united states( of america)?|canada)$/i;
const POSTAL_CODE = /\s+(\d{5}(-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/i;

/** "Harbor Hall, 12 Pier Rd, Portland, ME 04101, USA" reads "Portland, ME" on a card. */
export function shortPlace(location: string): string {
  if (location === NO_LOCATION) return location;
  const parts = location
    .split(',')
    .map((part) => part.trim().replace(POSTAL_CODE, ''))
    .filter((part) => part && !COUNTRY.test(part));
  return parts.slice(-2).join(', ') || location;
}

function settled(state: TravelState, label: string): TravelStatus {
  return { state, label, missing: [], attention: false, urgent: false, soon: false };
}

function missingLabel(missing: TravelKind[]): string {
  const words = missing.join(' and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} missing`;
}
