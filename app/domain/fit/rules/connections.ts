import { milesLabel } from '~/domain/travel/drive/drive-label';
import { FIGURES } from '../figures';
import type { Draft } from '../fit';
import { type Leg, shareConfirmation } from '../trip/bookings';
import { dayPlus } from '../trip/days';
import { hourOf, type Moment, wallTimeOf } from '../trip/moment';
import { crossesBorder, driveMinutes, metersBetween } from '../trip/spot';
import type { Trip } from '../trip/trip';
import { exactMinuteWords, minuteWords, momentWords, stopName } from '../words';

const MINUTE_MS = 60_000;

/** Changing planes: too little time, another airport, a night without a bed. */
export function checkConnections(trip: Trip): Draft[] {
  const drafts: Draft[] = [];
  for (const { legs } of trip.journeys) {
    let last: Leg | null = null;
    for (const next of legs) {
      const own = last?.isFlight && next.isFlight && next.gigIds.includes(trip.show.id);
      if (last && own) drafts.push(...checkConnection(trip, last, next));
      last = next;
    }
  }
  return drafts;
}

function checkConnection(trip: Trip, last: Leg, next: Leg): Draft[] {
  if (!last.to || !next.from || !last.end || !next.start) return [];
  const airports = [last.to.airport, next.from.airport];
  const otherAirport = airports[0] && airports[1] && airports[0] !== airports[1];
  const night = nightBetween(last.end, next.start);
  if (night && !hasBed(trip, night)) return [overnight(last, next, night)];
  const { at: lands } = last.end;
  const { at: leaves } = next.start;
  if (lands === null || leaves === null) return [];
  const minutes = Math.round((leaves - lands) / MINUTE_MS);
  if (otherAirport) return night ? [] : airportChange(last, next, minutes);
  return tight(last, next, minutes);
}

function tight(last: Leg, next: Leg, minutes: number): Draft[] {
  const border = crossesBorder(last.from, last.to) || crossesBorder(next.from, next.to);
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
  const least = FIGURES.outOfAirportMinutes + drive + FIGURES.airportCutoffMinutes;
  const comfortable = FIGURES.outOfAirportMinutes + drive + FIGURES.airportLeadMinutes;
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

function hasBed({ stays, possible, own, extras }: Trip, night: string): boolean {
  return [...stays, ...possible.stays, ...own.stays, ...extras].some(
    ({ firstNight, lastNight }) =>
      !firstNight || !lastNight || (firstNight <= night && lastNight >= night),
  );
}

function edits(last: Leg, next: Leg) {
  return [
    { kind: 'edit-detail' as const, travelDetailId: last.id, field: 'arrivalDateTime' },
    { kind: 'edit-detail' as const, travelDetailId: next.id, field: 'departureDateTime' },
  ];
}
