import { loadInDay } from '~/domain/gigs/load-in';
import { wallTimeAt } from '~/domain/time/wall-time';
import { FIGURES } from '../figures';
import type { Arrival, Draft, Fix } from '../fit';
import { minutesOutAfter } from '../trip/airport-times';
import { daysFrom } from '../trip/days';
import type { Journey } from '../trip/journeys';
import { hourAt, hourOf, type Moment, wallTimeOf } from '../trip/moment';
import type { Show } from '../trip/show';
import type { Spot } from '../trip/spot';
import { isStopOf, minutesToShow, showLeadMinutes, type Trip } from '../trip/trip';
import { clockWords, dayWords, minuteWords, momentWords } from '../words';

const MINUTE_MS = 60_000;

/** Whether one is at the venue in time: landing, the way out, the drive, the lead. */
export function checkArrival(trip: Trip): Draft[] {
  const { show, into } = trip;
  const lands = into?.last.end ?? null;
  if (!into || !lands || !into.to || !show.spot) return [];
  // Who lands further away is not judged by the clock.
  if (!isStopOf(trip, into.to)) return [];
  if (show.startAt === null)
    return afterLoadIn(trip, into, lands) ?? afterTheDay(trip, into, lands);
  if (lands.at === null || !show.gig.startTime || !show.timeZone) return [];

  const drive = minutesToShow(trip, into.to, show.spot);
  const needed = minutesOutAfter(into.last) + drive;
  const slack = (show.startAt - lands.at) / MINUTE_MS - needed;
  const lead = showLeadMinutes(show, trip.preferences);
  if (slack >= lead) return withoutAnother(trip, into, lands);

  const several = show.lastDay > show.firstDay;
  const starts = clockWords(show.firstDay, show.gig.startTime, lands.day);
  const facts = {
    lands: wallTimeOf(lands),
    landsZone: lands.timeZone,
    airport: into.to.airport,
    starts: `${show.firstDay}T${show.gig.startTime}`,
    startsZone: show.timeZone,
    outMinutes: minutesOutAfter(into.last),
    driveMinutes: Math.round(drive),
  };
  const common = {
    travelDetailIds: into.last.ids,
    fixes: fixesOf(trip, into, show.startAt - (needed + lead) * MINUTE_MS),
  };
  const land = `You ${into.last.isFlight ? 'land' : 'arrive'} at ${momentWords(lands, lands.day)}`;
  if (slack < 0) {
    const after = lands.at >= show.startAt;
    const dayLater = lands.day > show.firstDay ? ` on ${dayWords(lands.day)}` : '';
    const sentence = after
      ? `${land}${dayLater}, after the show starts at ${starts}.`
      : `${land}, the show is at ${starts} and it is ${minuteWords(drive)} from ${terminal(into)}.`;
    return [
      {
        rule: 'late-arrival',
        severity: several ? 'warning' : 'problem',
        sentence,
        facts,
        ...common,
      },
    ];
  }
  const sentence =
    show.loadInAt === null
      ? `${land} and can be at the venue ${minuteWords(slack)} before the show. You wanted ${minuteWords(lead)}.`
      : `${land} and ${afterLoadInWords(show, lands, lead - slack)}`;
  return [
    {
      rule: 'tight-arrival',
      severity: 'warning',
      sentence,
      facts: { ...facts, slackMinutes: Math.round(slack), leadMinutes: lead },
      ...common,
    },
  ];
}

/**
 * A flight on the day of the show that leaves when others have left. Timetables are not known here: the
 * hour stands for "the last flight of the day".
 */
function withoutAnother(trip: Trip, into: Journey, lands: Moment): Draft[] {
  const { show } = trip;
  const leaves = into.last.start;
  if (!into.last.isFlight || !leaves?.time || leaves.day !== show.firstDay) return [];
  if (Number(leaves.time.slice(0, 2)) < FIGURES.lastFlightsHour) return [];
  // West of the date line that evening is the night before.
  const zone = show.timeZone;
  if (!zone || leaves.at === null || wallTimeAt(leaves.at, zone) < show.firstDay) return [];
  if (hourAt(leaves.at, zone) < FIGURES.nightUntil) return [];
  return [
    {
      rule: 'tight-arrival',
      severity: 'warning',
      sentence: `Your flight leaves at ${momentWords(leaves, show.firstDay)} on the day of the show. Should it be cancelled, there may be no later one.`,
      facts: { leaves: wallTimeOf(leaves), lands: wallTimeOf(lands), firstDay: show.firstDay },
      travelDetailIds: into.last.ids,
      fixes: fixesOf(trip, into, null),
    },
  ];
}

/** Of a show of which only the load-in is known one can be late for that. */
function afterLoadIn(trip: Trip, into: Journey, lands: Moment): Draft[] | null {
  const { show } = trip;
  const { loadInAt, spot, gig } = show;
  if (loadInAt === null || lands.at === null || !into.to || !spot) return null;
  const needed = minutesOutAfter(into.last) + minutesToShow(trip, into.to, spot);
  const late = needed - (loadInAt - lands.at) / MINUTE_MS;
  if (late <= 0) return withoutAnother(trip, into, lands);
  if (lands.day > show.lastDay) return null;
  const land = `You ${into.last.isFlight ? 'land' : 'arrive'} at ${momentWords(lands, lands.day)}`;
  return [
    {
      rule: 'tight-arrival',
      severity: 'warning',
      sentence: `${land} and ${afterLoadInWords(show, lands, late)}`,
      facts: {
        lands: wallTimeOf(lands),
        landsZone: lands.timeZone,
        loadIn: gig.loadInTime,
        lateMinutes: Math.round(late),
      },
      travelDetailIds: into.last.ids,
      fixes: fixesOf(trip, into, loadInAt - needed * MINUTE_MS),
    },
  ];
}

/** "can be at the venue 30 min after load-in at 4:00 PM.", with its day where one lands on another. */
function afterLoadInWords({ gig }: Show, lands: Moment, lateMinutes: number): string {
  const loadIn = clockWords(loadInDay(gig) ?? gig.date, gig.loadInTime ?? '', lands.day);
  return `can be at the venue ${minuteWords(lateMinutes)} after load-in at ${loadIn}.`;
}

/** How long before the show one lands or arrives. */
export function arrivalOf(trip: Trip): Arrival | null {
  const { show, into } = trip;
  const lands = into?.last.end ?? null;
  if (!into?.to || !lands || !isStopOf(trip, into.to)) return null;
  const days = daysFrom(lands.day, show.firstDay);
  const timed = lands.at !== null && show.startAt !== null;
  const minutes = timed ? Math.round(((show.startAt ?? 0) - (lands.at ?? 0)) / MINUTE_MS) : null;
  if (days < 0 || (minutes !== null && minutes < 0)) return null;
  return { by: into.last.isFlight ? 'flight' : 'other', days, minutes };
}

const terminal = ({ last }: Journey) => (last.isFlight ? 'the airport' : 'the station');

/** Of a show without a time only the day can be missed. */
function afterTheDay(trip: Trip, into: Journey, lands: Moment): Draft[] {
  const { show } = trip;
  if (lands.day === show.lastDay && lands.time && hourOf(lands.time) >= FIGURES.closingHour) {
    return [
      {
        rule: 'tight-arrival',
        severity: 'warning',
        sentence: `You land at ${momentWords(lands, lands.day)} on the day of the gig; its time is not known.`,
        facts: { lands: wallTimeOf(lands), lastDay: show.lastDay },
        travelDetailIds: into.last.ids,
        fixes: fixesOf(trip, into, null),
      },
    ];
  }
  if (lands.day <= show.firstDay || daysFrom(show.firstDay, lands.day) > 2) return [];
  const over = lands.day > show.lastDay;
  // Just after midnight is still the night of the show.
  const sentence = over
    ? `You land on ${dayWords(lands.day)}; the gig is on ${dayWords(show.lastDay)}.`
    : `You land on ${dayWords(lands.day)}; the gig begins on ${dayWords(show.firstDay)}.`;
  return [
    {
      rule: 'late-arrival',
      severity: over ? 'problem' : 'warning',
      sentence,
      facts: { lands: wallTimeOf(lands), firstDay: show.firstDay, lastDay: show.lastDay },
      travelDetailIds: into.last.ids,
      fixes: fixesOf(trip, into, null),
    },
  ];
}

/** A flight that lands in time, or the right times of this one. */
function fixesOf({ show }: Pick<Trip, 'show'>, into: Journey, latestAt: number | null): Fix[] {
  const zone = into.to?.timeZone ?? show.timeZone;
  const search: Fix = {
    kind: 'search-flight',
    from: nameOf(into.from),
    to: nameOf(into.to),
    date: latestAt === null ? show.firstDay : null,
    latestArrival: latestAt !== null && zone ? wallTimeAt(latestAt, zone) : null,
  };
  const edit: Fix = {
    kind: 'edit-detail',
    travelDetailId: into.last.id,
    field: 'arrivalDateTime',
  };
  return into.last.isFlight ? [search, edit] : [edit];
}

function nameOf(spot: Spot | null): string | null {
  return spot ? (spot.airport ?? spot.city) : null;
}
