import { wallTimeAt } from '~/domain/time/wall-time';
import { FIGURES } from '../figures';
import type { Draft } from '../fit';
import type { Extra } from '../trip/bookings';
import { type Moment, wallTimeOf } from '../trip/moment';
import { metersBetween } from '../trip/spot';
import type { Trip } from '../trip/trip';
import { clockWords, momentWords, stopName } from '../words';

const HOUR_MS = 3_600_000;

/** A ferry or shuttle that is no journey by its length, and still the one that has to be caught. */
export function checkShortRides(trip: Trip): Draft[] {
  return trip.own.extras.flatMap((ride) => {
    const { start, end } = ride;
    if (!start || !end || start.at === null || end.at === null) return [];
    return [
      ...arrivesLate(trip, ride, { start, end }),
      ...leavesEarly(trip, ride, start),
      ...leavesBeforeLanding(trip, ride, start),
    ];
  });
}

function arrivesLate(
  { show }: Trip,
  ride: Extra,
  { start, end }: { start: Moment; end: Moment },
): Draft[] {
  const { startAt, gig, firstDay } = show;
  if (!leads(ride, show, 'toward') || startAt === null || !gig.startTime) return [];
  if ((start.at ?? 0) > startAt || (end.at ?? 0) <= startAt) return [];
  const starts = clockWords(firstDay, gig.startTime, end.day);
  return [
    {
      rule: 'late-arrival',
      severity: 'problem',
      sentence: `Your ride arrives at ${momentWords(end, end.day)}, after the show starts at ${starts}.`,
      facts: { arrives: wallTimeOf(end), starts: `${firstDay}T${gig.startTime}` },
      travelDetailIds: [ride.id],
      fixes: [{ kind: 'edit-detail', travelDetailId: ride.id, field: 'arrivalDateTime' }],
    },
  ];
}

/** Of a show whose end nobody said one may well leave before it is guessed to be over. */
function leavesEarly({ show }: Trip, ride: Extra, start: Moment): Draft[] {
  const { endAt, endKnown, timeZone } = show;
  if (!leads(ride, show, 'away') || endAt === null || !endKnown) return [];
  const at = start.at ?? 0;
  if (at < show.from || at >= endAt || !timeZone) return [];
  const ends = wallTimeAt(endAt, timeZone);
  return [
    {
      rule: 'early-departure',
      severity: 'problem',
      sentence: `Your ride leaves at ${momentWords(start, start.day)}; the show ends at ${clockWords(ends.slice(0, 10), ends.slice(11), start.day)}.`,
      facts: { leaves: wallTimeOf(start), ends },
      travelDetailIds: [ride.id],
      fixes: [{ kind: 'edit-detail', travelDetailId: ride.id, field: 'departureDateTime' }],
    },
  ];
}

function leavesBeforeLanding({ into }: Trip, ride: Extra, start: Moment): Draft[] {
  const lands = into?.last.end ?? null;
  const airport = into?.to?.airport ?? null;
  if (!into?.last.isFlight || !into.to || !lands || lands.at === null) return [];
  if (!airport || ride.from?.airport !== airport) return [];
  const early = lands.at - (start.at ?? 0);
  if (early <= 0 || early > FIGURES.carSameStopHours * HOUR_MS) return [];
  return [
    {
      rule: 'tight-connection',
      severity: 'problem',
      sentence: `Your ride from ${stopName(into.to)} leaves at ${momentWords(start, lands.day)}, before you land there at ${momentWords(lands, lands.day)}.`,
      facts: { stop: airport, lands: wallTimeOf(lands), leaves: wallTimeOf(start) },
      travelDetailIds: [...into.last.ids, ride.id],
      fixes: [{ kind: 'edit-detail', travelDetailId: ride.id, field: 'departureDateTime' }],
    },
  ];
}

/** Whether it brings one to the show from elsewhere, or elsewhere from it. */
function leads({ from, to }: Extra, { spot }: Trip['show'], way: 'toward' | 'away'): boolean {
  if (!from || !to || !spot) return false;
  const [near, far] = way === 'toward' ? [to, from] : [from, to];
  const away = metersBetween(far, spot);
  return away > FIGURES.sameSiteMeters && away > metersBetween(near, spot);
}
