import type { PrintedPlace } from '../../tokens/printed-place';
import type { PrintedTime } from '../../tokens/times';
import { type FlightToken, samePlace } from './flight-token';
import { pairOfPlaces, rowOfPlaces } from './leg-places';

const LONGEST_LEG = 1_500;

/** Where and when a leg begins and ends, as its block prints it. */
export interface LegEnds {
  from: PrintedPlace;
  to: PrintedPlace;
  departs: PrintedTime | null;
  arrives: PrintedTime | null;
  last: number;
  /** Each may be the place of arrival; empty where there is no ambiguity. */
  rivals: PrintedPlace[];
}

export function findEnds(block: readonly FlightToken[], text: string): LegEnds | null {
  const labelled = labelledEnds(block);
  const times = block.filter((token) => token.kind === 'time');
  let from = labelled.departs.place;
  let to = labelled.arrives.place;
  let rivals: PrintedPlace[] = [];
  if (!from || !to || samePlace(from.airports, to.airports)) {
    [from, to] = pairOfPlaces(block, times, text) ?? [];
    const row = rowOfPlaces(block, from, to);
    if (row.length > 2) [from, ...rivals] = row;
  }
  if (!from || !to || to.start - from.start > LONGEST_LEG) return null;
  let departs = labelled.departs.time;
  let arrives = labelled.arrives.time;
  if (!departs || !arrives || departs === arrives) {
    const near = times.filter((time) => Math.abs(time.start - (from?.start ?? 0)) < LONGEST_LEG);
    if (arrives && labelled.arrives.beside) {
      const lands = arrives.start;
      departs = near.find((time) => time.start < lands);
    } else [departs, arrives] = [near[0], near[1]];
  }
  const last = Math.max(from.end, to.end, departs?.end ?? 0, arrives?.end ?? 0);
  return { from, to, departs: departs ?? null, arrives: arrives ?? null, last, rivals };
}

interface End {
  place?: PrintedPlace;
  time?: PrintedTime;
  /** The time stands right behind the label: it can mean nothing else. */
  beside?: boolean;
}

type Ends = Record<'departs' | 'arrives', End>;

const BESIDE_LABEL = 6;

/** What stands behind "Depart" and behind "Arrive"; headings side by side label nothing. */
function labelledEnds(block: readonly FlightToken[]): Ends {
  const ends: Ends = { departs: {}, arrives: {} };
  let label: 'departs' | 'arrives' | null = null;
  block.forEach((token, i) => {
    if (token.kind === 'departs' || token.kind === 'arrives') {
      const next = block[i + 1];
      const heading =
        next && (next.kind === 'departs' || next.kind === 'arrives') && next.kind !== token.kind;
      const before = block[i - 1];
      const paired =
        before &&
        (before.kind === 'departs' || before.kind === 'arrives') &&
        before.kind !== token.kind;
      label = heading || paired ? null : token.kind;
      return;
    }
    if (!label) return;
    const end = ends[label];
    if (token.kind === 'place' && !token.route && !end.place) end.place = token;
    else if (token.kind === 'time' && !end.time) {
      const before = block[i - 1];
      end.time = token;
      end.beside = before?.kind === label && token.start - before.end <= BESIDE_LABEL;
    }
  });
  return ends;
}
