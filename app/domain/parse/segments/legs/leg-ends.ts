import type { PrintedTime } from '../../tokens/dates/times';
import { type PrintedPlace, samePlace } from '../../tokens/leg-tokens';
import type { LegRules, LegToken } from './leg';
import { pairOfPlaces, rowOfPlaces } from './leg-places';

const LONGEST_LEG = 1_500;

/** Where and when a leg begins and ends, as its block prints it. */
export interface LegEnds {
  from: PrintedPlace | null;
  to: PrintedPlace | null;
  departs: PrintedTime | null;
  arrives: PrintedTime | null;
  last: number;
  /** Each may be the place of arrival; empty where there is no ambiguity. */
  rivals: PrintedPlace[];
}

export function findEnds(
  printed: readonly LegToken[],
  text: string,
  rules: LegRules,
): LegEnds | null {
  const block = belowOverview(printed);
  const labelled = labelledEnds(block);
  const times = block.filter((token) => token.kind === 'time');
  let from = labelled.departs.place ?? null;
  let to = labelled.arrives.place ?? null;
  let rivals: PrintedPlace[] = [];
  const said = from?.role || to?.role;
  if (said && !(from && to)) [from, to] = withOther(block, from, to);
  else if (!from || !to || samePlace(from, to)) {
    [from, to] = pairOfPlaces(block, times, text) ?? onlyPlace(block);
    const row = rowOfPlaces(block, from, to);
    if (row.length > 2) [from = null, ...rivals] = row;
  }
  const first = from ?? to;
  if (!first || (from && to && to.start - from.start > LONGEST_LEG)) return null;
  let departs = labelled.departs.time;
  let arrives = labelled.arrives.time;
  if (!departs || !arrives || departs === arrives) {
    const near = times.filter(
      (time) =>
        Math.abs(time.start - first.start) < LONGEST_LEG && !labelled.laterDepartures.has(time),
    );
    if (arrives && labelled.arrives.beside) {
      const lands = arrives.start;
      departs = near.find((time) => time.start < lands);
    } else [departs, arrives] = pairOfTimes(near, rules);
  }
  // "8:30 pm  XX 630", "Lands 5:45 am", and below it a room that is ready "From 3:00 pm".
  const lands = arrives;
  if (departs && lands && departs.start > lands.start)
    departs = times.find((time) => time.end <= lands.start) ?? departs;
  if (from && to && departs && arrives && isWrapped([from, to], [departs, arrives], text))
    [departs, arrives] = [arrives, departs];
  const ends = [from, to, departs, arrives].map((one) => one?.end ?? 0);
  return {
    ...{ from, to, rivals, departs: departs ?? null, arrives: arrives ?? null },
    last: Math.max(...ends),
  };
}

/** "11:00 13:55  1 stop", and below it "11:00 Munich 12:00 Frankfurt": the leg itself, not the journey that begins with it. */
function belowOverview(block: readonly LegToken[]): readonly LegToken[] {
  const times = block.filter((token) => token.kind === 'time');
  const [first] = times;
  if (!first || times.length < 4) return block;
  const isFirst = (time: PrintedTime | undefined) => time?.minutes === first.minutes;
  const again = times.findLast(
    (time, i) => isFirst(time) && i > 1 && !isFirst(times[i - 1]) && !isFirst(times[i + 1] ?? time),
  );
  if (!again) return block;
  const at = block.indexOf(again);
  const above = block.slice(block.indexOf(first), at);
  const below = block.slice(block[at - 1]?.kind === 'date' ? at - 1 : at);
  const [from, ...others] = below.filter((token) => token.kind === 'place');
  const goesOn = from !== undefined && others.some((place) => !samePlace(place, from));
  return goesOn && !above.some(({ kind }) => kind === 'number') ? below : block;
}

/** "SYDNEY (SYD)   DENVER (DEN) 6:10 AM", and below the first of them "11:40 AM": its cell was too narrow. */
function isWrapped(
  [from, to]: readonly [PrintedPlace, PrintedPlace],
  [first, second]: readonly [PrintedTime, PrintedTime],
  text: string,
): boolean {
  const lineStart = text.lastIndexOf('\n', from.start) + 1;
  const lineEnd = text.indexOf('\n', from.start);
  if (first.start < to.end || first.start > lineEnd || second.start < lineEnd) return false;
  const column = text.slice(lineEnd + 1, second.start);
  const cell = text.slice(lineStart, from.start + 1).search(/(?<=[ \t]{2})[^\s](?:(?! {2}|\t).)*$/);
  return /^[ \t]{1,200}$/.test(column) && cell > 0 && Math.abs(column.length - cell) < 3;
}

/** The nearest place of the other end, where one end says itself which it is. */
function withOther(
  block: readonly LegToken[],
  from: PrintedPlace | null,
  to: PrintedPlace | null,
): [PrintedPlace | null, PrintedPlace | null] {
  const places = block.filter((token) => token.kind === 'place');
  const others = places.filter(
    (place) => !place.role && !(from && samePlace(place, from)) && !(to && samePlace(place, to)),
  );
  if (from) return [from, others.find(({ start }) => start > from.end) ?? null];
  return [others.findLast(({ end }) => end < (to?.start ?? 0)) ?? null, to];
}

/** A leg of which one end alone is known. */
function onlyPlace(block: readonly LegToken[]): [PrintedPlace | null, null] {
  const places = block.filter((token) => token.kind === 'place');
  const [one] = places;
  return one && places.every((place) => samePlace(place, one)) ? [one, null] : [null, null];
}

function pairOfTimes(
  [first, ...others]: readonly PrintedTime[],
  { arrivalReach }: LegRules,
): [PrintedTime | undefined, PrintedTime | undefined] {
  // "6:00am … 6:00am - 7:12am": the departure may be printed twice before the arrival.
  const second = others[0]?.minutes === first?.minutes && others[1] ? others[1] : others[0];
  return [first, first && second && second.start - first.end < arrivalReach ? second : undefined];
}

interface End {
  place?: PrintedPlace;
  time?: PrintedTime;
  /** The time stands right behind the label: it can mean nothing else. */
  beside?: boolean;
}

interface Ends extends Record<'departs' | 'arrives', End> {
  /** Times behind another "Depart" than the first: no arrival of this leg. */
  laterDepartures: Set<PrintedTime>;
}

const BESIDE_LABEL = 6;

/** What stands behind "Depart" and behind "Arrive"; headings side by side label nothing. */
function labelledEnds(block: readonly LegToken[]): Ends {
  const ends: Ends = { departs: {}, arrives: {}, laterDepartures: new Set() };
  let label: 'departs' | 'arrives' | null = null;
  block.forEach((token, i) => {
    if (token.kind === 'departs' || token.kind === 'arrives') {
      const isLabel = (at: number) =>
        block[at]?.kind === 'departs' || block[at]?.kind === 'arrives';
      let [first, last] = [i, i];
      while (isLabel(first - 1)) first -= 1;
      while (isLabel(last + 1)) last += 1;
      const heads = block.slice(first, last + 1).some(({ kind }) => kind !== token.kind);
      label = heads ? null : token.kind;
      return;
    }
    if (token.kind === 'place' && token.role) {
      const end = ends[token.role === 'from' ? 'departs' : 'arrives'];
      if (!end.place?.role) end.place = token;
      return;
    }
    if (!label) return;
    const end = ends[label];
    if (token.kind === 'place' && !token.route && !end.place) end.place = token;
    else if (token.kind === 'time') {
      const before = block[i - 1];
      const beside = before?.kind === label && token.start - before.end <= BESIDE_LABEL;
      if (!end.time) Object.assign(end, { time: token, beside });
      else if (beside && label === 'departs') ends.laterDepartures.add(token);
    }
  });
  return ends;
}
