import { wallTimeAt } from '~/domain/time/wall-time';
import { milesLabel } from '~/domain/travel/drive/drive-label';
import { FIGURES } from '../figures';
import { type Draft, MOST_OF_A_RULE } from '../fit';
import { DAY_MS } from '../trip/days';
import type { Journey } from '../trip/journeys';
import { hourOf } from '../trip/moment';
import type { Show } from '../trip/show';
import { driveMinutes, inReach, metersBetween, type Spot } from '../trip/spot';
import { isAway, isToward, showLeadMinutes, type Trip } from '../trip/trip';
import { clockWords, minuteWords } from '../words';

const MINUTE_MS = 60_000;

/** Whether this gig and its booked neighbours can both be played. Possible ones never stand in the way. */
export function checkOtherGigs(trip: Trip): Draft[] {
  const { show, shows, previous, next } = trip;
  const overlaps = (other: Show) => other.from < show.until && other.until > show.from;
  const drafts: Draft[] = [];
  for (const other of shows) {
    if (drafts.length >= MOST_OF_A_RULE) break;
    if (other === show || !overlaps(other) || isBookedBetween(trip, other)) continue;
    drafts.push(...checkOverlap(show, other));
  }
  for (const [before, after] of [
    [previous, show],
    [show, next],
  ] as const) {
    const other = before === show ? after : before;
    if (!before || !after || !other || overlaps(other)) continue;
    drafts.push(...checkWay(trip, before, after, other));
  }
  return drafts;
}

/** Of gigs that last for days one may be left for the other, and travel between them says so. */
function isBookedBetween({ show, journeys }: Trip, other: Show): boolean {
  if (show.lastDay === show.firstDay && other.lastDay === other.firstDay) return false;
  const from = Math.min(show.from, other.from) - DAY_MS;
  const until = Math.max(show.until, other.until);
  const leads = (journey: Journey, one: Show, next: Show) =>
    isToward(journey, next) && (isAway(journey, one) || inReach(journey.from, one.spot));
  return journeys.some(
    (one) =>
      one.leavesAt >= from &&
      one.leavesAt <= until &&
      (leads(one, show, other) || leads(one, other, show)),
  );
}

function checkOverlap(show: Show, other: Show): Draft[] {
  const timed = show.startAt !== null && other.startAt !== null;
  const oneDay = (one: Show) => one.firstDay === one.lastDay;
  const meters = show.spot && other.spot ? metersBetween(show.spot, other.spot) : null;
  if (!timed || !oneDay(show) || !oneDay(other)) return sameDays(show, other, meters);
  // On one site one is part of the other: a talk of its conference, or the same gig entered twice.
  if (meters === null || meters <= FIGURES.sameSiteMeters) return [];
  const [first, second] = show.from < other.from ? [show, other] : [other, show];
  const apart = (second.from - first.from) / MINUTE_MS;
  if (!first.endKnown && apart > FIGURES.sureShowMinutes) {
    return checkGuessedOverlap(show, other, { first, second, apart });
  }
  return [
    {
      rule: 'gig-overlap',
      severity: show.booked ? 'problem' : 'warning',
      sentence: `${other.gig.title} is at the same time: ${clockWords(other.firstDay, other.gig.startTime ?? '', show.firstDay)}${cityOf(other)}.`,
      facts: {
        other: other.id,
        starts: `${other.firstDay}T${other.gig.startTime}`,
        own: `${show.firstDay}T${show.gig.startTime}`,
      },
      travelDetailIds: [],
    },
  ];
}

/** A guessed end may be later than the real one: told is what not even the shortest show leaves time for. */
function checkGuessedOverlap(
  show: Show,
  other: Show,
  { first, second, apart }: { first: Show; second: Show; apart: number },
): Draft[] {
  if (!first.spot || !second.spot) return [];
  const needed = wayMinutes(first.spot, second.spot);
  if (FIGURES.sureShowMinutes + needed <= apart) return [];
  return [
    {
      rule: 'gig-unreachable',
      severity: show.booked ? 'problem' : 'warning',
      sentence: `Only ${minuteWords(apart)} from the start of ${first.gig.title} to that of ${second.gig.title}; the way takes ${minuteWords(needed)}.`,
      facts: {
        other: other.id,
        starts: `${second.firstDay}T${second.gig.startTime}`,
        after: `${first.firstDay}T${first.gig.startTime}`,
        neededMinutes: Math.round(needed),
      },
      travelDetailIds: [],
    },
  ];
}

/** Of gigs without times, or of several days, the distance tells. */
function sameDays(show: Show, other: Show, meters: number | null): Draft[] {
  if (meters === null || meters <= FIGURES.sameCityMeters || !show.spot || !other.spot) return [];
  const severalDays = show.lastDay > show.firstDay || other.lastDay > other.firstDay;
  const certain =
    show.booked && (severalDays || wayMinutes(show.spot, other.spot) > FIGURES.reachMinutes);
  return [
    {
      rule: 'gig-overlap',
      severity: certain ? 'warning' : 'note',
      sentence: `${other.gig.title} is on the same day${severalDays ? 's' : ''}, ${milesLabel(meters)} away${cityOf(other)}.`,
      facts: {
        other: other.id,
        firstDay: other.firstDay,
        lastDay: other.lastDay,
        own: show.firstDay,
      },
      travelDetailIds: [],
    },
  ];
}

/** From the end of one to the start of the other, by road or by a flight that nobody has booked yet. */
function checkWay(trip: Trip, before: Show, after: Show, other: Show): Draft[] {
  const { show, journeys } = trip;
  if (before.endAt === null || after.startAt === null || !before.spot || !after.spot) return [];
  // What is booked between them is judged by its own times.
  const ends = before.endAt;
  const starts = after.startAt;
  const booked = journeys.some(
    (one) =>
      one.leavesAt > before.from &&
      one.leavesAt < starts &&
      (one.to === null || isToward(one, after)),
  );
  if (booked || !before.timeZone) return [];
  const needed = wayMinutes(before.spot, after.spot);
  const available = (starts - ends) / MINUTE_MS;
  const facts = {
    other: other.id,
    ends: before.gig.endTime ?? before.gig.startTime,
    endDay: before.lastDay,
    starts: `${after.firstDay}T${after.gig.startTime}`,
    neededMinutes: Math.round(needed),
  };
  if (available < needed) {
    return [
      {
        rule: 'gig-unreachable',
        severity: show.booked ? 'problem' : 'warning',
        sentence: `${available < 1 ? 'No time' : `Only ${minuteWords(available)}`} between the end of ${before.gig.title} and the start of ${after.gig.title}; the way takes ${minuteWords(needed)}.`,
        facts,
        travelDetailIds: [],
      },
    ];
  }
  if (show.booked) return [];
  const leaveAt = starts - (needed + showLeadMinutes(after, trip.preferences)) * MINUTE_MS;
  const leaves = wallTimeAt(leaveAt, before.timeZone);
  const early = hourOf(leaves.slice(11)) < FIGURES.earliestStart && needed > FIGURES.homeMinutes;
  if (!early || leaveAt - ends > 24 * 60 * MINUTE_MS) return [];
  return [
    {
      rule: 'gig-unreachable',
      severity: 'note',
      sentence: `If you take this, you leave ${before.spot.city} at ${clockWords(leaves.slice(0, 10), `${leaves.slice(11, 13)}:00`, leaves.slice(0, 10))} after ${before.gig.title}.`,
      facts: { ...facts, leaves },
      travelDetailIds: [],
    },
  ];
}

/** Door to door, the quicker of road and air. */
function wayMinutes(from: Spot, to: Spot): number {
  const drive = driveMinutes(from, to);
  const meters = metersBetween(from, to);
  if (meters < FIGURES.shortestFlightMeters) return drive;
  const air = FIGURES.flightSetupMinutes + meters / FIGURES.flightMetersPerMinute;
  const ground =
    2 * FIGURES.cityToAirportMinutes + FIGURES.airportLeadMinutes + FIGURES.outOfAirportMinutes;
  return Math.min(drive, air + ground);
}

function cityOf({ spot }: Show): string {
  return spot ? ` in ${spot.city}` : '';
}
