import { type PrintedPlace, samePlace } from '../../tokens/leg-tokens';
import type { LegToken } from './leg';

/** Offsets in the token list at which a new leg begins. */
type Boundaries = number[];

/** Characters between a clock and the number it stands beside. */
export const BESIDE = 20;

/** Every order in which mails and tickets print a leg's number, places and times. */
export const LAYOUTS: readonly ((tokens: readonly LegToken[]) => Boundaries)[] = [
  numberFirst,
  (tokens) => placesAndTimes(tokens),
  numberLast,
  numberThenDateLast,
  departureLabels,
  origins,
  headings,
  routeLines,
  rows,
  rowsOfCells,
  framed,
  datesBeforeNumber,
  (tokens) => clocksBeforeNumber(tokens, 1),
  (tokens) => clocksBeforeNumber(tokens, 2),
  (tokens) => placesAndTimes(tokens, true),
  () => [],
];

/** A new number opens a leg; the same one again belongs to the leg that is open. */
function numberFirst(tokens: readonly LegToken[]): Boundaries {
  const boundaries: Boundaries = [];
  let open: string | null = null;
  tokens.forEach((token, i) => {
    if (token.kind !== 'number' || token.number === open) return;
    open = token.number;
    boundaries.push(i);
  });
  return boundaries;
}

function numberLast(tokens: readonly LegToken[]): Boundaries {
  return tokens.flatMap((token, i) => (token.kind === 'number' ? [i + 1] : []));
}

function numberThenDateLast(tokens: readonly LegToken[]): Boundaries {
  return numberLast(tokens).map((boundary) => {
    let at = boundary;
    while (tokens[at]?.kind === 'date') at += 1;
    return at;
  });
}

/** "Departure: 6 Nov", "Arrival: 7 Nov", and below them the number. */
function datesBeforeNumber(tokens: readonly LegToken[]): Boundaries {
  return numberFirst(tokens).map((boundary) => {
    let at = boundary;
    while (['date', 'departs', 'arrives'].includes(tokens[at - 1]?.kind ?? '')) at -= 1;
    return at;
  });
}

/** "5:00 pm   XX 631", "06:15  07:02  XX 609", and below it both places: the clocks beside a number are its leg's. */
function clocksBeforeNumber(tokens: readonly LegToken[], most: number): Boundaries {
  return numberFirst(tokens).map((boundary) => {
    let at = boundary;
    for (let clocks = 0; clocks < most; clocks += 1) {
      const [clock, next] = [tokens[at - 1], tokens[at]];
      if (clock?.kind !== 'time' || (next?.start ?? 0) - clock.end > BESIDE) break;
      at -= 1;
    }
    return at;
  });
}

/** "Departs" opens a leg once the one before has arrived. */
function departureLabels(tokens: readonly LegToken[]): Boundaries {
  return opened(tokens, ({ kind }) =>
    kind === 'departs' ? 'from' : kind === 'arrives' ? 'to' : null,
  );
}

/** And so does a place of departure. */
function origins(tokens: readonly LegToken[]): Boundaries {
  return opened(tokens, (token) => (token.kind === 'place' ? (token.role ?? null) : null));
}

function opened(
  tokens: readonly LegToken[],
  endOf: (token: LegToken) => 'from' | 'to' | null,
): Boundaries {
  const boundaries: Boundaries = [];
  let arrived = true;
  tokens.forEach((token, i) => {
    const end = endOf(token);
    if (end === 'to') arrived = true;
    if (end !== 'from' || !arrived) return;
    boundaries.push(i);
    arrived = false;
  });
  return boundaries;
}

function headings(tokens: readonly LegToken[]): Boundaries {
  return tokens.flatMap((token, i) => (token.kind === 'heading' ? [i] : []));
}

/** "Thursday 1 May", and below it "Auckland to Wellington": what follows is that leg's, up to the next route. */
function routeLines(tokens: readonly LegToken[]): Boundaries {
  return tokens.flatMap((token, i) => {
    if (token.kind !== 'place' || token.route !== 'from') return [];
    let at = i;
    while (tokens[at - 1]?.kind === 'date') at -= 1;
    return [at];
  });
}

/** "ROME PARIS AZ 318 07:10 09:15": a ticket's rows, also where one number flies both ways. */
function rows(tokens: readonly LegToken[]): Boundaries {
  const kindAt = (at: number) => tokens[at]?.kind;
  return tokens.flatMap((_, i) =>
    kindAt(i) === 'place' && kindAt(i + 1) === 'place' && kindAt(i + 2) === 'number' ? [i] : [],
  );
}

/** Characters between two places of a row, with a terminal between them. */
const BESIDE_PLACE = 40;

/** "STOCKHOLM", "ARLANDA", "LISBON", "TP 781": each city and its airport on lines of their own. */
function rowsOfCells(tokens: readonly LegToken[]): Boundaries {
  return rows(tokens).map((boundary) => {
    let at = boundary;
    while (isPlaceAbove(tokens, at)) at -= 1;
    return at;
  });
}

/** Whether the token before is a place that a terminal at most stands between. */
function isPlaceAbove(tokens: readonly LegToken[], at: number): boolean {
  const [above, place] = [tokens[at - 1], tokens[at]];
  return above?.kind === 'place' && place !== undefined && place.start - above.end < BESIDE_PLACE;
}

/** "BOS", "Thu, Nov 5  7:30am - 11:05am  Flight 333", "SFO": all that a leg has stands between its places. */
function framed(tokens: readonly LegToken[]): Boundaries {
  const boundaries: Boundaries = [];
  let at = 0;
  while (at < tokens.length) {
    const end = endOfFrame(tokens, at);
    if (end) boundaries.push(at);
    at = (end ?? at) + 1;
  }
  return boundaries;
}

function endOfFrame(tokens: readonly LegToken[], start: number): number | null {
  const from = tokens[start];
  let to = start + 1;
  while (to < tokens.length && tokens[to]?.kind !== 'place') to += 1;
  const end = tokens[to];
  if (from?.kind !== 'place' || end?.kind !== 'place' || samePlace(from, end)) return null;
  const between = tokens.slice(start + 1, to).map(({ kind }) => kind);
  const isFrame =
    between.filter((kind) => kind === 'time').length === 2 &&
    between.every((kind) => kind === 'time' || kind === 'date' || kind === 'number');
  return isFrame ? to : null;
}

/**
 * Without help from numbers: a leg is full with two places and two times, and where the place stands
 * behind its time, with that of the second; the next token opens another. A route above the legs may
 * be that of the whole way: then its places are none of theirs.
 */
function placesAndTimes(tokens: readonly LegToken[], withoutRoutes = false): Boundaries {
  const boundaries: Boundaries = [];
  let places: PrintedPlace[] = [];
  let times = 0;
  let timeFirst = false;
  let dayBehind = false;
  let placeFirst = false;
  const isStop = (token: LegToken | undefined) =>
    token?.kind === 'place' && !(withoutRoutes && token.route);
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    if (token.kind === 'time') {
      if (times === 0) {
        timeFirst = isStop(next) && !isStop(tokens[i - 1]);
        dayBehind = next?.kind === 'date' && tokens[i - 1]?.kind !== 'date';
        placeFirst = places.length === 1 && tokens[i - 1]?.kind === 'place';
      }
      times += 1;
    }
    if (token.kind === 'place' && isStop(token) && !places.some((one) => samePlace(one, token)))
      places.push(token);
    if (places.length < 2 || times < 2) return;
    // "GDL 16:35 - 18:05 MEX", and below it "MEX 21:50 - 15:10 MAD": there the same place opens the next.
    const mirrored = placeFirst && tokens[i - 1]?.kind === 'time' && tokens[i + 2]?.kind === 'time';
    const goesOn =
      next?.kind === 'place' &&
      (token.kind === 'place' ? samePlace(token, next) && !mirrored : timeFirst);
    if (goesOn) return;
    // "07:10 Sat 12 Dec", "09:55 Sat 12 Dec": the second day is this leg's as well.
    const takesDay = dayBehind && token.kind === 'time' && next?.kind === 'date';
    boundaries.push(takesDay ? i + 2 : endOfArrival(tokens, i) + 1);
    places = [];
    times = 0;
  });
  return boundaries;
}

/** "ARRIVAL TIME: 0710", and below it "ARRIVAL DATE: 14MAR": the day is of the same end. */
function endOfArrival(tokens: readonly LegToken[], clock: number): number {
  const around = [-1, 1, 2].map((offset) => tokens[clock + offset]?.kind);
  return around.join() === 'arrives,arrives,date' ? clock + 2 : clock;
}
