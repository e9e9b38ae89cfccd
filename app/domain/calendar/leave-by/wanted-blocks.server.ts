import { leaveByOfTrips } from '~/domain/fit/check-trip';
import { aroundDays, readRowsAround } from '~/domain/fit/fit.server';
import { tripsOf } from '~/domain/fit/fit-rows.server';
import { shiftDay } from '~/domain/time/calendar-day';
import type { Run } from '../pull/run';
import { type Block, blocksOf } from './block';

/** Bookings change until the last weeks; further ahead nobody looks for the hour to leave at. */
const DAYS_AHEAD = 90;
/** What was left for so long ago is left as it is. */
const PAST_SECONDS = 24 * 60 * 60;

/** Seconds since 1970 from which on blocks are kept up to date. */
export function keptSince({ now }: Pick<Run, 'now'>): number {
  return now - PAST_SECONDS;
}

/** The blocks that should be in the calendar, of booked gigs. */
export async function wantedBlocks(run: Run): Promise<Block[]> {
  const { services, userId, now } = run;
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  const until = shiftDay(today, DAYS_AHEAD);
  // The flight home may be days after the show.
  const around = aroundDays({ from: today, to: until });
  const [gigRows, travel] = await readRowsAround(services, userId, around);
  run.budget.spend('statements', 3);
  const trips = await tripsOf(services, gigRows, travel, ({ type }) => type === 'booked');
  const times = [...leaveByOfTrips(trips).values()].flat();
  const end = Date.parse(`${until}T00:00Z`) / 1000;
  return blocksOf(times, travel.details)
    .filter(({ leavesAt }) => leavesAt >= keptSince(run) && leavesAt < end)
    .sort((a, b) => a.leavesAt - b.leavesAt);
}
