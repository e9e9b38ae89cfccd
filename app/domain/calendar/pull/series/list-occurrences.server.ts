import { sql } from 'drizzle-orm';
import type { CalendarEvent } from '~/domain/calendar/events/event';
import { eventDays } from '~/domain/calendar/events/event-days';
import { GoogleError } from '~/domain/calendar/google-error';
import { lookUp } from '~/domain/calendar/look-up.server';
import { askGoogle } from '~/domain/calendar/tokens/access-token.server';
import { shiftDay } from '~/domain/time/calendar-day';
import type { Run } from '../run';
import { MOST_OCCURRENCES } from '../window';
import type { Series } from './series-to-expand.server';

/** A page has up to 2,500 occurrences; more of them nobody can use. */
const MOST_PAGES = 4;

export interface Listing {
  /** The occurrences that are taken in. */
  events: CalendarEvent[];
  /** Everything that was listed. */
  ids: string[];
  /** From this day to that one an occurrence that was not listed is gone. */
  since: string;
  until: string;
  /** The day up to which occurrences have been taken in. */
  listedUntil: string;
}

interface Occurrence {
  event: CalendarEvent;
  date: string;
  lastDay: string;
}

/**
 * The occurrences of a series: those ahead come first, past ones as far as there is room left. A
 * series that has been listed before is listed from where that ended.
 */
export async function listOccurrences(run: Run, series: Series, zone: string): Promise<Listing> {
  const { listedUntil } = series;
  return listedUntil !== null && listedUntil > run.window.today
    ? listFurther(run, series, zone, listedUntil)
    : listAll(run, series, zone);
}

async function listFurther(
  run: Run,
  series: Series,
  zone: string,
  since: string,
): Promise<Listing> {
  const { end } = run.window;
  const { found, isComplete } = await listDays(run, series, zone, { from: since, to: end });
  const upcoming = found.filter(({ date, lastDay }) => lastDay >= since && date < end);
  const taken = upcoming.slice(0, MOST_OCCURRENCES - series.ahead);
  return {
    events: taken.map(({ event }) => event),
    ids: idsOf(found),
    since,
    until: isComplete ? end : dayBeforeLast(found, since),
    listedUntil: taken.length < upcoming.length ? (taken.at(-1)?.date ?? since) : end,
  };
}

/** Occurrences that are gigs already are listed again however many there are, as they may have changed. */
async function listAll(run: Run, series: Series, zone: string): Promise<Listing> {
  const { start, today, end } = run.window;
  const links = await linksOf(run, series);
  const linked = new Set(links.map(({ eventId }) => eventId));
  const ahead = await listDays(run, series, zone, { from: today, to: end });
  const past = await listDays(run, series, zone, { from: start, to: today });
  if (past.found.length + ahead.found.length === 0) await checkEmptySeries(run, series, links);
  const upcoming = ahead.found.filter(({ date, lastDay }) => lastDay >= today && date < end);
  const over = byId([...past.found, ...ahead.found]).filter(
    ({ lastDay }) => lastDay >= start && lastDay < today,
  );
  const room = Math.max(MOST_OCCURRENCES - upcoming.length, 0);
  const taken = [
    ...over.filter(({ event }, n) => n >= over.length - room || linked.has(event.id)),
    ...upcoming.filter(({ event }, n) => n < MOST_OCCURRENCES || linked.has(event.id)),
  ];
  return {
    events: taken.map(({ event }) => event),
    ids: idsOf(byId([...past.found, ...ahead.found])),
    since: past.isComplete ? start : today,
    until: ahead.isComplete ? end : dayBeforeLast(ahead.found, today),
    listedUntil: (upcoming[MOST_OCCURRENCES] && upcoming[MOST_OCCURRENCES - 1]?.date) ?? end,
  };
}

/**
 * No occurrence at all, of a series that has gigs: one of those is looked up, and if it is there the
 * list is not to be trusted.
 */
async function checkEmptySeries(run: Run, { calendarId }: Series, links: LinkedOccurrence[]) {
  const { start, end } = run.window;
  const last = links.filter(({ lastDay }) => lastDay >= start && lastDay < end).at(-1);
  const event = last && (await lookUp(run, calendarId, last.eventId));
  if (event?.live) throw new GoogleError('notFound');
}

interface LinkedOccurrence {
  eventId: string;
  lastDay: string;
}

function linksOf(run: Run, { eventId }: Series): Promise<LinkedOccurrence[]> {
  run.budget.spend('statements', 1);
  return run.services.db.all<LinkedOccurrence>(sql`
    SELECT event_id AS eventId, last_day AS lastDay FROM event_links
    WHERE user_id = ${run.userId} AND google_sub = ${run.connection.googleSub}
      AND recurring_event_id = ${eventId} AND state <> 'gone' ORDER BY last_day`);
}

function idsOf(occurrences: Occurrence[]): string[] {
  return occurrences.map(({ event }) => event.id);
}

/** Each once: the days at which two lists meet are in both. */
function byId(occurrences: Occurrence[]): Occurrence[] {
  return [...new Map(occurrences.map((each) => [each.event.id, each])).values()];
}

/** The last day of a list that was broken off may have more than was listed. */
function dayBeforeLast(found: Occurrence[], since: string): string {
  return shiftDay(found.at(-1)?.date || since, -1);
}

/**
 * What a series has from one day to another, by date. Google reckons in UTC: a day more on each side,
 * so that the days are whole ones in every zone.
 */
async function listDays(
  run: Run,
  series: Series,
  zone: string,
  { from, to }: { from: string; to: string },
): Promise<{ found: Occurrence[]; isComplete: boolean }> {
  const { calendar } = run.services.google;
  const events: CalendarEvent[] = [];
  let pageToken: string | null = null;
  let pages = 0;
  do {
    const range = { from: shiftDay(from, -1), to: shiftDay(to, 2), pageToken };
    const page: Awaited<ReturnType<typeof calendar.listInstances>> = await askGoogle(
      run,
      (accessToken) => calendar.listInstances(accessToken, series, range),
    );
    events.push(...page.events.filter(({ live }) => live));
    pageToken = page.nextPageToken;
    pages++;
  } while (pageToken !== null && pages < MOST_PAGES);
  const found = events.map((event) => occurrenceOf(event, zone));
  return {
    found: found.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
    isComplete: pageToken === null,
  };
}

function occurrenceOf(event: CalendarEvent, zone: string): Occurrence {
  const days = eventDays(event, zone);
  return { event, date: days?.date ?? '', lastDay: days?.endDate ?? days?.date ?? '' };
}
