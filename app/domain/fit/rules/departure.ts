import { wallTimeAt } from '~/domain/time/wall-time';
import { FIGURES } from '../figures';
import type { Draft } from '../fit';
import { leadMinutesBefore } from '../trip/airport-times';
import type { Journey } from '../trip/journeys';
import { hourOf, type Moment, wallTimeOf } from '../trip/moment';
import type { Show } from '../trip/show';
import { isAway, isStopOf, isToward, minutesToShow, type Trip } from '../trip/trip';
import { clockWords, dayWords, minuteWords, momentWords } from '../words';

const MINUTE_MS = 60_000;

/** The way out, or of a gig of several days the one after whatever brings somebody back to it. */
function lastWayOut({ show, outOf, journeys }: Trip): Journey | null {
  if (!outOf || show.lastDay === show.firstDay) return outOf;
  const back = journeys.findLast(
    (one) => one.leavesAt > outOf.leavesAt && one.leavesAt < show.until && isToward(one, show),
  );
  if (!back) return outOf;
  return journeys.find((one) => one.leavesAt > back.leavesAt && isAway(one, show)) ?? null;
}

/** Whether one can play to the end and still catch the way home, or on. */
export function checkDeparture(trip: Trip): Draft[] {
  const { show } = trip;
  const outOf = lastWayOut(trip);
  const leaves = outOf?.first.start ?? null;
  if (!outOf || !leaves || !outOf.from || !show.spot || !show.timeZone) return [];
  if (!isStopOf(trip, outOf.from)) return [];
  const common = {
    rule: 'early-departure' as const,
    travelDetailIds: outOf.first.ids,
    fixes: [
      { kind: 'edit-detail' as const, travelDetailId: outOf.first.id, field: 'departureDateTime' },
    ],
  };
  const verb = outOf.first.isFlight ? 'flight' : 'ride';
  if (show.endAt === null) {
    // When it ends nobody said: only the day can be wrong.
    const early = leavesBeforeOpening(show, leaves);
    if (leaves.day >= show.lastDay && !early) return [];
    const what = show.lastDay > show.firstDay ? 'the gig runs until' : 'the gig is on';
    return [
      {
        ...common,
        severity: 'warning',
        sentence: early
          ? `Your ${verb} leaves at ${momentWords(leaves, leaves.day)} on the day of the gig; its time is not known.`
          : `Your ${verb} leaves on ${dayWords(leaves.day)}; ${what} ${dayWords(show.lastDay)}.`,
        facts: { leaves: wallTimeOf(leaves), lastDay: show.lastDay },
      },
    ];
  }
  if (leaves.at === null) return [];
  const drive = minutesToShow(trip, outOf.from, show.spot);
  const lead = leadMinutesBefore(outOf.legs);
  const gap = (leaves.at - show.endAt) / MINUTE_MS;
  if (gap >= drive + lead) return [];

  const ends = wallTimeAt(show.endAt, show.timeZone);
  const beforeStart = show.startAt !== null && leaves.at < show.startAt;
  const cutoff = outOf.first.isFlight ? FIGURES.airportCutoffMinutes : 0;
  // Of a guessed end only so much is sure.
  const guessed = show.endKnown ? 0 : FIGURES.unknownShowMinutes - FIGURES.sureShowMinutes;
  const isSure = gap < drive + cutoff - guessed && show.lastDay === show.firstDay;
  const start = `Your ${verb} leaves at ${momentWords(leaves, show.firstDay)}`;
  const about = show.endKnown ? 'at' : 'about';
  const ending = `the show ends ${about} ${clockWords(ends.slice(0, 10), ends.slice(11), leaves.day)}`;
  const sentence = beforeStart
    ? `${start}, before the show at ${clockWords(show.firstDay, show.gig.startTime ?? '', leaves.day)}.`
    : `${start}; ${ending} and it is ${minuteWords(drive)} to ${outOf.first.isFlight ? 'the airport' : 'the station'}.`;
  return [
    {
      ...common,
      severity: isSure ? 'problem' : 'warning',
      sentence,
      facts: {
        leaves: wallTimeOf(leaves),
        leavesZone: leaves.timeZone,
        airport: outOf.from.airport,
        ends,
        endsZone: show.timeZone,
        driveMinutes: Math.round(drive),
        leadMinutes: lead,
      },
    },
  ];
}

/** On the day of a gig of which no hour is known, so early that it cannot be over. */
function leavesBeforeOpening({ firstDay, lastDay, startAt }: Show, { day, time }: Moment): boolean {
  if (startAt !== null || lastDay !== firstDay || day !== firstDay || time === null) return false;
  return hourOf(time) < FIGURES.openingHour && hourOf(time) >= FIGURES.nightUntil;
}
