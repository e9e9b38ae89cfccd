import { areBordersKnown, leadMinutesBefore } from '../trip/airport-times';
import type { Leg } from '../trip/bookings';
import { wallTimeIn } from '../trip/moment';
import { showLeadMinutes, type Trip } from '../trip/trip';
import type { Goal } from './last-stop';
import type { LeaveBy } from './leave-by';
import { setOutFor } from './set-out';
import { leaveBySentence } from './words';

const MINUTE_MS = 60_000;

/** For each flight that was saved with a gig, and for its show, in the order of time. */
export function leaveByTimes(trip: Trip): LeaveBy[] {
  const { show, legs } = trip;
  const flights = legs.filter(({ isFlight, gigIds }) => isFlight && gigIds.includes(show.id));
  return [...flights.map((leg) => beforeFlight(leg, trip)), beforeShow(trip)]
    .filter((one) => one !== null)
    .sort((a, b) => a.leavesAt - b.leavesAt);
}

function beforeFlight(leg: Leg, trip: Trip): LeaveBy | null {
  const { from: spot, start } = leg;
  // Of a city with several airports nobody knows the way to the right one.
  if (!spot?.airport || start?.at == null) return null;
  const journey = trip.journeys.find(({ legs }) => legs.includes(leg));
  const rest = journey?.legs.slice(journey.legs.indexOf(leg)) ?? [leg];
  // Two hours are too few where one of them may be abroad.
  if (!areBordersKnown(rest) || journey?.to === null) return null;
  const leadMinutes = leadMinutesBefore(rest);
  const goal: Goal = {
    kind: 'flight',
    spot,
    arriveAt: start.at - leadMinutes * MINUTE_MS,
    startsAt: start.at,
    leg,
    show: null,
  };
  const isConnection = journey !== undefined && journey.first !== leg;
  return leaveBy(goal, trip, {
    leadMinutes,
    loadInTime: null,
    to: spot.airport,
    isConnection,
  });
}

function beforeShow(trip: Trip): LeaveBy | null {
  const { show, preferences } = trip;
  const { spot, loadInAt, gig } = show;
  // Of a show of which only the load-in is known one has to be there for that.
  const startAt = show.startAt ?? loadInAt;
  if (!spot || startAt === null || gig.travelNotNeeded) return null;
  const leadMinutes = show.startAt === null ? 0 : showLeadMinutes(show, preferences);
  const loadInTime = loadInAt === null ? null : gig.loadInTime;
  const goal: Goal = {
    kind: 'show',
    spot,
    arriveAt: startAt - leadMinutes * MINUTE_MS,
    startsAt: startAt,
    leg: null,
    show,
  };
  return leaveBy(goal, trip, { leadMinutes, loadInTime, to: gig.title, isConnection: false });
}

interface Known {
  leadMinutes: number;
  loadInTime: string | null;
  to: string;
  isConnection: boolean;
}

function leaveBy(goal: Goal, trip: Trip, { isConnection, ...known }: Known): LeaveBy | null {
  const setOut = setOutFor(goal, trip, isConnection);
  if (!setOut) return null;
  const { from, fromCity, timeZone, leavesAt } = setOut;
  const times = {
    for: goal.kind,
    leaveAt: wallTimeIn(leavesAt, timeZone),
    timeZone,
    from,
    fromCity,
    ...known,
    driveMinutes: Math.round((goal.arriveAt - leavesAt) / MINUTE_MS),
  };
  const startsOn = wallTimeIn(goal.startsAt, timeZone).slice(0, 10);
  return {
    ...times,
    gigId: trip.show.id,
    travelDetailIds: goal.leg?.ids ?? [],
    sentence: leaveBySentence(times, startsOn),
    leavesAt,
  };
}
