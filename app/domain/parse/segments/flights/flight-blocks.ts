import { shiftDay } from '~/domain/time/calendar-day';
import type { PrintedPlace } from '../../tokens/printed-place';
import { clock } from '../../tokens/times';
import { readLeg } from './flight-leg';
import { type FlightToken, samePlace } from './flight-token';
import type { DateAbove, Leg } from './leg';
import { settleArrival } from './leg-arrival';

/** Offsets in the token list at which a new leg begins. */
type Boundaries = number[];

/**
 * Mails print the flight number above, between or below the two ends of a leg. Each layout is
 * tried, and the one whose legs are most complete and could really be flown is taken.
 */
export function readLegs(tokens: readonly FlightToken[], text: string): Leg[] {
  const layouts: ((tokens: readonly FlightToken[]) => Boundaries)[] = [
    numberFirst,
    placesAndTimes,
    numberLast,
    numberThenDateLast,
    departureLabels,
  ];
  let best: Leg[] = [];
  let bestScore = 0;
  const numbers = new Set(
    tokens.filter((token) => token.kind === 'flight').map((flight) => flight.number),
  ).size;
  for (const layout of layouts) {
    const legs = legsBetween(tokens, layout(tokens), text);
    const score = scoreLegs(legs, numbers);
    if (score > bestScore) {
      best = legs;
      bestScore = score;
    }
  }
  return best;
}

function legsBetween(tokens: readonly FlightToken[], boundaries: Boundaries, text: string): Leg[] {
  const legs: Leg[] = [];
  let above: DateAbove | null = null;
  let heading: FlightToken[] = [];
  let from = 0;
  for (const to of [...boundaries, tokens.length]) {
    const block = tokens.slice(from, to);
    const leg = readLeg(block, above, heading, text);
    if (leg && (leg.flight || leg.departs)) {
      continueFrom(legs.at(-1), leg);
      legs.push(leg);
    }
    for (const token of block) {
      if (token.kind === 'date') above = { date: token, behindLeg: isBehind(leg, token.start) };
    }
    const routes = block.filter((token) => token.kind === 'place' && token.route);
    if (routes.length > 0) heading = routes.slice(-2);
    from = to;
  }
  return legs;
}

function isBehind(leg: Leg | null, offset: number): boolean {
  return leg?.departureDate?.start === offset && offset > (leg.arrives?.start ?? offset);
}

/** Nobody leaves before landing: a day that was printed above, not for this leg, moves on. */
function continueFrom(before: Leg | undefined, leg: Leg) {
  if (!before?.arrivalDay || !before.arrives || !leg.departs || !leg.departureDay) return;
  const inherited =
    leg.departureDate !== null &&
    (before.departureDate === leg.departureDate || leg.departureDate.start < leg.start);
  if (!inherited || !samePlace(before.to.airports, leg.from.airports)) return;
  const landed = `${before.arrivalDay}T${clock(before.arrives.minutes)}`;
  let day = leg.departureDay;
  for (let days = 0; days < 3 && `${day}T${clock(leg.departs.minutes)}` < landed; days += 1)
    day = shiftDay(day, 1);
  if (day === leg.departureDay || `${day}T${clock(leg.departs.minutes)}` < landed) return;
  leg.departureDay = day;
  settleArrival(leg);
}

function scoreLegs(legs: readonly Leg[], numbers: number): number {
  let score = 0;
  const seen = new Set<string>();
  for (const leg of legs) {
    const key = `${leg.flight?.number ?? ''} ${leg.departureDay} ${leg.from.airports[0]?.code}`;
    if (seen.has(key)) continue;
    seen.add(key);
    score += 3 + (leg.flight ? 3 : 0) + (leg.departureDay ? 2 : 0);
    if (leg.departs && leg.arrives) score += leg.plausible ? 4 : -6;
    else score -= 4;
    if (numbers > 0 && !leg.flight) score -= 7;
    if (leg.flight && leg.departs && leg.flight.end < leg.departs.start) score += 0.2;
  }
  const used = new Set(legs.flatMap((leg) => (leg.flight ? [leg.flight.number] : [])));
  return score - Math.max(0, numbers - used.size);
}

/** A new number opens a leg; the same one again belongs to the leg that is open. */
function numberFirst(tokens: readonly FlightToken[]): Boundaries {
  const boundaries: Boundaries = [];
  let open: string | null = null;
  tokens.forEach((token, i) => {
    if (token.kind !== 'flight' || token.number === open) return;
    open = token.number;
    boundaries.push(i);
  });
  return boundaries;
}

function numberLast(tokens: readonly FlightToken[]): Boundaries {
  return tokens.flatMap((token, i) => (token.kind === 'flight' ? [i + 1] : []));
}

function numberThenDateLast(tokens: readonly FlightToken[]): Boundaries {
  return numberLast(tokens).map((boundary) => {
    let at = boundary;
    while (tokens[at]?.kind === 'date') at += 1;
    return at;
  });
}

/** "Departs" opens a leg once the one before has arrived. */
function departureLabels(tokens: readonly FlightToken[]): Boundaries {
  const boundaries: Boundaries = [];
  let arrived = true;
  tokens.forEach((token, i) => {
    if (token.kind === 'arrives') arrived = true;
    if (token.kind !== 'departs' || !arrived) return;
    boundaries.push(i);
    arrived = false;
  });
  return boundaries;
}

/**
 * Without help from numbers: a leg is full with two places and two times, and where the place stands
 * behind its time, with that of the second; the next token opens another.
 */
function placesAndTimes(tokens: readonly FlightToken[]): Boundaries {
  const boundaries: Boundaries = [];
  let places: PrintedPlace[] = [];
  let times = 0;
  let timeFirst = false;
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    if (token.kind === 'time') {
      if (times === 0) timeFirst = next?.kind === 'place' && tokens[i - 1]?.kind !== 'place';
      times += 1;
    }
    if (
      token.kind === 'place' &&
      !places.some((place) => samePlace(place.airports, token.airports))
    )
      places.push(token);
    if (places.length < 2 || times < 2) return;
    const goesOn =
      next?.kind === 'place' &&
      (token.kind === 'place' ? samePlace(token.airports, next.airports) : timeFirst);
    if (goesOn) return;
    boundaries.push(i + 1);
    places = [];
    times = 0;
  });
  return boundaries;
}
