import { wallTimeAt } from '~/domain/time/wall-time';
import { FIGURES } from '../figures';
import type { Draft } from '../fit';
import { leadMinutesBefore } from '../trip/airport-times';
import { wallTimeOf } from '../trip/moment';
import { isStopOf, minutesToShow, type Trip } from '../trip/trip';
import { clockWords, dayWords, minuteWords, momentWords } from '../words';

const MINUTE_MS = 60_000;

/** Whether one can play to the end and still catch the way home, or on. */
export function checkDeparture(trip: Trip): Draft[] {
  const { show, outOf } = trip;
  const leaves = outOf?.first.start ?? null;
  if (!outOf || !leaves || !outOf.from || !show.spot || !show.gig.timeZone) return [];
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
    if (leaves.day >= show.lastDay) return [];
    const what = show.lastDay > show.firstDay ? 'the gig runs until' : 'the gig is on';
    return [
      {
        ...common,
        severity: 'warning',
        sentence: `Your ${verb} leaves on ${dayWords(leaves.day)}; ${what} ${dayWords(show.lastDay)}.`,
        facts: { leaves: wallTimeOf(leaves), lastDay: show.lastDay },
      },
    ];
  }
  if (leaves.at === null) return [];
  const drive = minutesToShow(trip, outOf.from, show.spot);
  const lead = leadMinutesBefore(outOf.legs);
  const gap = (leaves.at - show.endAt) / MINUTE_MS;
  if (gap >= drive + lead) return [];

  const ends = wallTimeAt(show.endAt, show.gig.timeZone);
  const beforeStart = show.startAt !== null && leaves.at < show.startAt;
  const reachable = show.endKnown ? drive + FIGURES.airportCutoffMinutes : 0;
  const start = `Your ${verb} leaves at ${momentWords(leaves, show.firstDay)}`;
  const about = show.endKnown ? 'at' : 'about';
  const ending = `the show ends ${about} ${clockWords(ends.slice(0, 10), ends.slice(11), leaves.day)}`;
  const sentence = beforeStart
    ? `${start}, before the show at ${clockWords(show.firstDay, show.gig.startTime ?? '', leaves.day)}.`
    : `${start}; ${ending} and it is ${minuteWords(drive)} to ${outOf.first.isFlight ? 'the airport' : 'the station'}.`;
  return [
    {
      ...common,
      severity: gap < reachable ? 'problem' : 'warning',
      sentence,
      facts: {
        leaves: wallTimeOf(leaves),
        leavesZone: leaves.timeZone,
        airport: outOf.from.airport,
        ends,
        endsZone: show.gig.timeZone,
        driveMinutes: Math.round(drive),
        leadMinutes: lead,
      },
    },
  ];
}
