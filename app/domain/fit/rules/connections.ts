import { milesLabel } from '~/domain/travel/drive/drive-label';
import { FIGURES } from '../figures';
import type { Draft } from '../fit';
import { hasPassportControl, leadMinutesBefore, minutesOutAfter } from '../trip/airport-times';
import { type Leg, shareConfirmation } from '../trip/bookings';
import { dayPlus } from '../trip/days';
import { hourOf, type Moment, wallTimeOf } from '../trip/moment';
import { crossesBorder, driveMinutes, isWithin, metersBetween, type Spot } from '../trip/spot';
import { isNearHome, type Trip } from '../trip/trip';
import { exactMinuteWords, minuteWords, momentWords, stopName } from '../words';

const MINUTE_MS = 60_000;

/** Changing planes: too little time, another airport, a night without a bed. */
export function checkConnections(trip: Trip): Draft[] {
  const drafts: Draft[] = [];
  for (const { legs } of trip.journeys) {
    let last: Leg | null = null;
    for (const next of legs) {
      const own = last && next.gigIds.includes(trip.show.id) ? last : null;
      if (own?.isFlight && next.isFlight) drafts.push(...checkConnection(trip, own, next));
      else if (own?.isFlight || next.isFlight) drafts.push(...checkRide(own, next));
      last = next;
    }
  }
  return drafts;
}

function checkConnection(trip: Trip, last: Leg, next: Leg): Draft[] {
  if (!last.to || !next.from || !last.end || !next.start) return [];
  const airports = [last.to.airport, next.from.airport];
  const otherAirport = airports[0] && airports[1] && airports[0] !== airports[1];
  const short =
    last.end.at !== null &&
    next.start.at !== null &&
    next.start.at - last.end.at < FIGURES.longStopHours * 60 * MINUTE_MS;
  const night = short ? null : nightBetween(last.end, next.start);
  if (night && !isNearHome(trip, last.to) && !hasBed(trip, night, last.to)) {
    return [overnight(last, next, night)];
  }
  const { at: lands } = last.end;
  const { at: leaves } = next.start;
  if (lands === null || leaves === null) return [];
  const minutes = Math.round((leaves - lands) / MINUTE_MS);
  if (otherAirport) return night ? [] : airportChange(last, next, minutes);
  return tight(last, next, minutes);
}

/** A train or shuttle to a flight, or from one: nobody is asked to hurry, only to be there. */
function checkRide(last: Leg | null, next: Leg): Draft[] {
  const [lands, leaves] = [last?.end?.at ?? null, next.start?.at ?? null];
  if (!last?.to || !last.end || !next.start || lands === null || leaves === null) return [];
  const minutes = Math.round((leaves - lands) / MINUTE_MS);
  const needed = next.isFlight ? FIGURES.airportCutoffMinutes : 0;
  if (minutes >= needed) return [];
  const stop = stopName(last.to);
  const sentence =
    minutes < 0
      ? `Your ${next.isFlight ? 'flight' : 'ride'} from ${stop} leaves at ${momentWords(next.start, last.end.day)}, before you ${last.isFlight ? 'land' : 'arrive'} there at ${momentWords(last.end, last.end.day)}.`
      : `You arrive at ${stop} ${exactMinuteWords(minutes)} before your flight; bags are taken until ${needed} minutes before.`;
  return [
    {
      rule: 'tight-connection',
      severity: minutes < 0 ? 'problem' : 'warning',
      sentence,
      facts: { stop, lands: wallTimeOf(last.end), leaves: wallTimeOf(next.start), minutes, needed },
      travelDetailIds: [...last.ids, ...next.ids],
      fixes: edits(last, next),
    },
  ];
}

function tight(last: Leg, next: Leg, minutes: number): Draft[] {
  const border = hasPassportControl(last) || crossesBorder(next.from, next.to);
  const needed = border ? FIGURES.connectionBorderMinutes : FIGURES.connectionMinutes;
  if (minutes >= needed || !last.to || !last.end || !next.start) return [];
  const sold = shareConfirmation(last, next) && minutes >= FIGURES.ticketedConnectionMinutes;
  const stop = stopName(last.to);
  const sentence =
    minutes < 0
      ? `Your flight from ${stop} leaves at ${momentWords(next.start, last.end.day)}, before you land there at ${momentWords(last.end, last.end.day)}.`
      : `${exactMinuteWords(minutes)} to change planes in ${stop}; ${needed} minutes is the least${border ? ' with a border' : ''}.`;
  return [
    {
      rule: 'tight-connection',
      severity: minutes < 0 ? 'problem' : sold ? 'note' : 'warning',
      sentence,
      facts: { stop, lands: wallTimeOf(last.end), leaves: wallTimeOf(next.start), minutes, needed },
      travelDetailIds: [...last.ids, ...next.ids],
      fixes: edits(last, next),
    },
  ];
}

function airportChange(last: Leg, next: Leg, minutes: number): Draft[] {
  if (!last.to || !next.from || !last.end || !next.start) return [];
  const drive = driveMinutes(last.to, next.from);
  const out = minutesOutAfter(last);
  const least = out + drive + FIGURES.airportCutoffMinutes;
  const comfortable = out + drive + leadMinutesBefore([next]);
  const [from, to] = [stopName(last.to), stopName(next.from)];
  return [
    {
      rule: 'airport-change',
      severity: minutes < least ? 'problem' : minutes < comfortable ? 'warning' : 'note',
      sentence: `You land at ${from} and leave from ${to}, ${milesLabel(metersBetween(last.to, next.from))} and about ${minuteWords(drive)} apart, with ${exactMinuteWords(Math.max(0, minutes))} between.`,
      facts: { from, to, lands: wallTimeOf(last.end), leaves: wallTimeOf(next.start), minutes },
      travelDetailIds: [...last.ids, ...next.ids],
      fixes: edits(last, next),
    },
  ];
}

function overnight(last: Leg, next: Leg, night: string): Draft {
  const stop = last.to ? stopName(last.to) : '';
  return {
    rule: 'overnight-connection',
    severity: 'warning',
    sentence: `You change planes in ${stop} overnight, from ${last.end ? momentWords(last.end, night) : ''} to ${next.start ? momentWords(next.start) : ''}, and have no bed there.`,
    facts: {
      stop,
      night,
      lands: last.end && wallTimeOf(last.end),
      leaves: next.start && wallTimeOf(next.start),
    },
    travelDetailIds: [...last.ids, ...next.ids],
    fixes: [
      {
        kind: 'add-hotel',
        checkInDate: night,
        checkOutDate: dayPlus(night, 1),
        location: last.to?.city ?? stop,
      },
    ],
  };
}

/** The night one spends at the stop; null without one. By the clock there, on one side as the other. */
function nightBetween(lands: Moment, leaves: Moment): string | null {
  if (!lands.time || !leaves.time) return null;
  const night = hourOf(lands.time) < FIGURES.nightFrom ? dayPlus(lands.day, -1) : lands.day;
  const morning = dayPlus(night, 1);
  const spent =
    leaves.day > morning || (leaves.day === morning && hourOf(leaves.time) >= FIGURES.nightUntil);
  return spent ? night : null;
}

/** At the stop, or nobody knows where. */
function hasBed({ stays, possible, own, extras }: Trip, night: string, stop: Spot): boolean {
  return [...stays, ...possible.stays, ...own.stays, ...extras].some(
    ({ firstNight, lastNight, from }) =>
      (!from || isWithin(from, stop, FIGURES.aroundMeters)) &&
      (!firstNight || !lastNight || (firstNight <= night && lastNight >= night)),
  );
}

function edits(last: Leg, next: Leg) {
  return [
    { kind: 'edit-detail' as const, travelDetailId: last.id, field: 'arrivalDateTime' },
    { kind: 'edit-detail' as const, travelDetailId: next.id, field: 'departureDateTime' },
  ];
}
