import { type FitSign, signWords } from '~/domain/fit/views/fit-sign';
import { regionOf } from '~/domain/places/regions/regions';
import { daysBetween } from '~/domain/time/calendar-day';
import type { Gig, GigType } from '../gig';
import { isPast, travelStatus } from '../gig-status';
import { gigCountLabel } from './gig-groups';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What the colour of a circle or a bar says. A past gig is past whatever its type. */
export type MarkKind = GigType | 'past';

export type CalendarGig = Pick<
  Gig,
  'id' | 'title' | 'type' | 'date' | 'endDate' | 'startTime' | 'location' | 'needs'
>;

/** A gig as one of its days shows it. */
export interface DayGig<G extends CalendarGig = CalendarGig> {
  gig: G;
  kind: MarkKind;
  /** State or province letters, null when the location tells none. */
  region: string | null;
  /** Travel is missing and 14 days or fewer are left. */
  lacksTravel: boolean;
  /** That, or the travel does not fit. */
  attention: boolean;
  sign: FitSign | undefined;
  /** Day 2 of 3 has `day` 2 and `days` 3. */
  day: number;
  days: number;
}

/** The part of a multi-day gig's bar that lies in one day's cell. */
export interface DayBar {
  kind: MarkKind;
  /** The gig begins here: the bar comes out of its circle instead of from the day before. */
  starts: boolean;
  ends: boolean;
}

export interface CalendarDay<G extends CalendarGig = CalendarGig> {
  /** "2026-05-19" */
  date: string;
  dayOfMonth: number;
  isToday: boolean;
  /** Every gig that is on, the ones that begin that day first. */
  gigs: DayGig<G>[];
  bars: DayBar[];
}

export interface CalendarMonth<G extends CalendarGig = CalendarGig> {
  /** "2026-05" */
  key: string;
  name: string;
  tense: 'past' | 'current' | 'future';
  /** Gigs that are on for at least a day of this month: one across a month's end counts in both. */
  gigCount: number;
  /** Four to six rows from Sunday to Saturday; null where another month's days would stand. */
  weeks: (CalendarDay<G> | null)[][];
}

/**
 * A year as the calendar draws it. A gig is past once its last day is over, like everywhere else.
 * Only the days of this year are filled, so a gig across New Year shows its part in each year.
 */
export function yearCalendar<G extends CalendarGig>(
  gigs: readonly G[],
  year: number,
  today: string,
  signs: ReadonlyMap<string, FitSign> = new Map(),
): CalendarMonth<G>[] {
  const months = MONTHS.map((name, index) => emptyMonth<G>(name, index + 1, year, today));
  for (const gig of gigs) addGig(months, gig, { year, today, sign: signs.get(gig.id) });
  for (const day of months.flatMap(({ days }) => days)) {
    if (day.gigs.length > 1) day.gigs.sort(byImportance);
  }
  return months.map(({ days, ...month }) => ({ ...month, weeks: weeksOf(days) }));
}

/** The gigs that begin on a day and so have a circle; the others run through it as a bar. */
export function beginning<G extends CalendarGig>(day: CalendarDay<G>): DayGig<G>[] {
  return day.gigs.filter((entry) => entry.day === 1);
}

/** "June 5, 1 gig: Harbor Lights Series, booked". */
export function dayLabel({ date, isToday, gigs }: CalendarDay): string {
  const [, month, day] = partsOf(date);
  const name = `${MONTHS[month - 1]} ${day}${isToday ? ', today' : ''}`;
  if (gigs.length === 0) return name;
  return `${name}, ${gigCountLabel(gigs.length)}: ${gigs.map(gigLabel).join('; ')}`;
}

/** "June 5, 2026" */
export function longDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(utc(date)).getUTCDay();
}

type OpenMonth<G extends CalendarGig> = Omit<CalendarMonth<G>, 'weeks'> & {
  days: CalendarDay<G>[];
};

function emptyMonth<G extends CalendarGig>(
  name: string,
  month: number,
  year: number,
  today: string,
): OpenMonth<G> {
  const key = dateOf(year, month, 1).slice(0, 7);
  const current = today.slice(0, 7);
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index) => {
    const date = dateOf(year, month, index + 1);
    return { date, dayOfMonth: index + 1, isToday: date === today, gigs: [], bars: [] };
  });
  const tense = key === current ? 'current' : key < current ? 'past' : 'future';
  return { key, name, tense, gigCount: 0, days };
}

function addGig<G extends CalendarGig>(
  months: OpenMonth<G>[],
  gig: G,
  { year, today, sign }: { year: number; today: string; sign: FitSign | undefined },
) {
  const last = gig.endDate && gig.endDate > gig.date ? gig.endDate : gig.date;
  const [newYear, newYearsEve] = [dateOf(year, 1, 1), dateOf(year, 12, 31)];
  if (last < newYear || gig.date > newYearsEve) return;

  const beganBefore = gig.date < newYear;
  const from = beganBefore ? newYear : gig.date;
  const goesOn = last > newYearsEve;
  const to = goesOn ? newYearsEve : last;
  const days = daysBetween(gig.date, last) + 1;
  const past = isPast(gig, today);
  const lacksTravel = travelStatus(gig, today).attention;
  const shared = {
    gig,
    kind: past ? 'past' : gig.type,
    region: regionOf(gig.location),
    lacksTravel,
    attention: lacksTravel || sign !== undefined,
    sign,
    days,
  } as const;

  let day = daysBetween(gig.date, from) + 1;
  for (const month of months.slice(monthOf(from) - 1, monthOf(to))) {
    month.gigCount++;
    for (const cell of month.days) {
      if (cell.date < from || cell.date > to) continue;
      cell.gigs.push({ ...shared, day });
      if (days > 1) addBar(cell, { kind: shared.kind, starts: day === 1, ends: day === days });
      day++;
    }
  }
}

/** Bars that would lie exactly on one another are drawn once. */
function addBar({ bars }: CalendarDay, bar: DayBar) {
  const same = bars.some(
    ({ kind, starts, ends }) => kind === bar.kind && starts === bar.starts && ends === bar.ends,
  );
  if (!same) bars.push(bar);
}

/** Only two circles fit a day: what needs you comes first, then booked, then by the clock. */
function byImportance(a: DayGig, b: DayGig): number {
  return (
    Number(a.day > 1) - Number(b.day > 1) ||
    Number(b.attention) - Number(a.attention) ||
    Number(a.gig.type !== 'booked') - Number(b.gig.type !== 'booked') ||
    (a.gig.startTime ?? '24:00').localeCompare(b.gig.startTime ?? '24:00')
  );
}

function gigLabel({ gig, kind, lacksTravel, sign, day, days }: DayGig): string {
  const words = [gig.title, kind];
  if (days > 1) words.push(`day ${day} of ${days}`);
  if (sign) words.push(signWords(sign).toLowerCase());
  if (lacksTravel) words.push('travel needs you');
  return words.join(', ');
}

function weeksOf<G extends CalendarGig>(days: CalendarDay<G>[]): (CalendarDay<G> | null)[][] {
  const lead = days[0] ? weekdayOf(days[0].date) : 0;
  const length = Math.ceil((lead + days.length) / 7);
  return Array.from({ length }, (_, week) =>
    WEEKDAYS.map((_name, weekday) => days[week * 7 + weekday - lead] ?? null),
  );
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function dateOf(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

function partsOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), monthOf(date), Number(date.slice(8, 10))];
}

function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
