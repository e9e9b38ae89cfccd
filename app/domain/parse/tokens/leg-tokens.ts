import type { Airport } from '~/domain/places/places';
import type { SourceSpan } from '../parsed-detail';

/** A printed place: one airport, a city with several, or words that are no airport's. */
export interface PrintedPlace extends SourceSpan {
  kind: 'place';
  airports: Airport[];
  /** The city, station or port as printed; null where an airport's code was. */
  name: string | null;
  /** Its side of a printed route: "BOI to DEN", "Boise (BOI) - Denver (DEN)". */
  route?: 'from' | 'to';
  /** The end of the leg it is said to be: by the label before it, or by its side of a ride's route. */
  role?: 'from' | 'to' | null;
}

/** What a flight, train or bus is known by: "DL 1432", "Northeast Regional 171". */
export interface PrintedNumber extends SourceSpan {
  kind: 'number';
  /** A flight's airline by its code, a ride's carrier by its name; null where the number does not tell. */
  carrier: string | null;
  number: string;
  /** "Northeast Regional", where a train has a name. */
  name?: string | null;
}

/** Two mentions of one airport ("ATL Atlanta, GA"), or of one station. */
export function samePlace(a: PrintedPlace, b: PrintedPlace): boolean {
  if (a.airports.length === 0 && b.airports.length === 0) return a.name === b.name;
  return a.airports.some((airport) => b.airports.some((other) => other.code === airport.code));
}

/** A date, time or flight number: places are looked for only near one of the last two. */
export interface Anchor {
  kind: 'date' | 'time' | 'number';
  start: number;
  end: number;
}

/** The anchors next to an offset, of all in their order. */
export function neighbours(anchors: readonly Anchor[], offset: number): Anchor[] {
  let low = 0;
  let high = anchors.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((anchors[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return anchors.slice(Math.max(0, low - 4), low + 4);
}

const REACH = 90;

/** Stretches of text around the anchors, run together where they meet, cut between words. */
export function windowsAround(clean: string, anchors: readonly Anchor[]): [number, number][] {
  const windows: [number, number][] = [];
  const sorted = anchors.filter(({ kind }) => kind !== 'date').sort((a, b) => a.start - b.start);
  for (const anchor of sorted) {
    let from = Math.max(0, anchor.start - REACH);
    let to = Math.min(clean.length, anchor.end + REACH);
    while (from > 0 && anchor.start - from < REACH + 20 && /\S/.test(clean.charAt(from - 1)))
      from -= 1;
    while (to < clean.length && to - anchor.end < REACH + 20 && /\S/.test(clean.charAt(to)))
      to += 1;
    const last = windows.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else windows.push([from, to]);
  }
  return windows;
}
