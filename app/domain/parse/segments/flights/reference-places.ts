import type { SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';
import type { PrintedReference } from '../../tokens/references/reference-codes';
import type { Leg } from '../legs/leg';

interface Placed {
  reference: PrintedReference;
  /** Wherever it is printed: the number of two legs stands with each. */
  places: readonly number[];
}

/** A leg's own number is printed right behind it; where each leg has one, below its class and seat too. */
const BEHIND_LEG = 60;
const FAR_BEHIND = 400;

/** Answers whether a number stands where that of a leg does: behind each, or on each leg's page above it. */
export function ownPlaces(
  legs: readonly Leg[],
  described: readonly Placed[],
): (one: Placed, leg: Leg) => boolean {
  const begins = legs.map(beginOf).sort((a, b) => a - b);
  const ends = legs.map(({ end }) => end).sort((a, b) => a - b);
  const stretches = new Map(
    legs.map((leg) => {
      const begin = beginOf(leg);
      const next = begins.find((start) => start > begin) ?? Number.POSITIVE_INFINITY;
      const before = ends.findLast((end) => end < begin) ?? 0;
      const behind = { from: begin, to: leg.end + BEHIND_LEG };
      const farBehind = { from: begin, to: Math.min(leg.end + FAR_BEHIND, next) };
      const above = { from: Math.max(before, begin - FAR_BEHIND), to: begin };
      return [leg, { behind, farBehind, above }];
    }),
  );
  const stands = (way: 'behind' | 'farBehind' | 'above') => (one: Placed, leg: Leg) => {
    const stretch = stretches.get(leg)?.[way];
    return one.places.some((at) => stretch && at > stretch.from && at < stretch.to);
  };
  const has = (way: 'farBehind' | 'above') =>
    legs.every((leg) => described.some((one) => stands(way)(one, leg)));
  if (has('farBehind')) return nearest(described, stretches);
  const closing = closingPlaces(described, begins, ends);
  if (closing) return (one, leg) => one.places.includes(closing.find((at) => at > leg.end) ?? -1);
  const leading = leadingPlaces(described, begins, ends);
  if (leading)
    return (one, leg) => one.reference.start === leading.findLast((at) => at < beginOf(leg));
  return stands(has('above') ? 'above' : 'behind');
}

/** What most airlines call a booking by; easyJet has seven. */
export const LOCATOR = /^[A-Z\d]{6}$|^K(?=[A-Z]*\d)[A-Z\d]{6}$/;

interface Stretch {
  from: number;
  to: number;
}

/** Of several codes behind one leg the first is its own: the others are listed once more behind all legs. */
function nearest(
  described: readonly Placed[],
  stretches: ReadonlyMap<Leg, { farBehind: Stretch }>,
): (one: Placed, leg: Leg) => boolean {
  const placeIn = ({ places }: Placed, { from, to }: Stretch) =>
    Math.min(...places.filter((at) => at > from && at < to));
  return (one, leg) => {
    const stretch = stretches.get(leg)?.farBehind;
    if (!stretch) return false;
    const own = placeIn(one, stretch);
    if (!LOCATOR.test(one.reference.value)) return own < stretch.to;
    const codes = described.filter(({ reference }) => LOCATOR.test(reference.value));
    return own < stretch.to && codes.every((other) => placeIn(other, stretch) >= own);
  };
}

/** "Airline reference: KXQ7TL" below the last leg of each way, and none above the first: where such numbers stand. */
function closingPlaces(
  described: readonly Placed[],
  begins: readonly number[],
  ends: readonly number[],
): number[] | null {
  const locators = described.filter(({ reference }) => LOCATOR.test(reference.value));
  const places = locators.flatMap((one) => one.places).sort((a, b) => a - b);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || locators.length < 2) return null;
  const between = first > (ends[0] ?? 0) && first < (begins.at(-1) ?? 0);
  return between && last > (ends.at(-1) ?? 0) ? places : null;
}

/** "Booking code: KXQ7TL" right above the first leg of each way: where such numbers stand. */
function leadingPlaces(
  described: readonly Placed[],
  begins: readonly number[],
  ends: readonly number[],
): number[] | null {
  const places = described
    .filter(({ reference }) => LOCATOR.test(reference.value))
    .map(({ reference }) => reference.start)
    .sort((a, b) => a - b);
  const [first = 0, second = 0] = places;
  const isRightAbove = (at: number) => {
    const next = begins.find((begin) => begin > at);
    return next !== undefined && next - at < RIGHT_ABOVE;
  };
  const each = places.length > 1 && first < (begins[0] ?? 0) && second > (ends[0] ?? 0);
  return each && places.every(isRightAbove) ? places : null;
}

const RIGHT_ABOVE = 100;

/** A leg's block may begin with the airport's name behind the leg above. */
function beginOf({ start, number, from, departs }: Leg): number {
  const own = [number?.start, from?.mention.start, departs?.start].filter((at) => at !== undefined);
  return own.length > 0 ? Math.min(...own) : start;
}

const MOST_PLACES = 12;

export function placesOf({ start, value }: PrintedReference, clean: string): number[] {
  const places = [start];
  let at = clean.indexOf(value);
  while (at >= 0 && places.length < MOST_PLACES) {
    if (at !== start && !/\w/.test(clean.charAt(at - 1) + clean.charAt(at + value.length)))
      places.push(at);
    at = clean.indexOf(value, at + value.length);
  }
  return places;
}

/** "REF: KXQ7TL" below every leg, under another number of the agency's. */
export function isInEachLeg(
  { value, start, label }: PrintedReference,
  { clean }: Reading,
  legs: readonly SourceSpan[],
  references: readonly PrintedReference[],
): boolean {
  const [first] = legs;
  if (!first || legs.length < 2 || start < first.start || !LOCATOR.test(value)) return false;
  const partOfLeg = (i: number) => {
    const { start = 0, end = 0 } = legs[i] ?? {};
    return clean.slice(start, Math.min(legs[i + 1]?.start ?? end + FARTHEST, end + FARTHEST));
  };
  // "AI-2773  PNR 83HQXM", and far below it the code of another leg again.
  const isOfLeg = (other: PrintedReference) =>
    other.label === label && legs.some((_, i) => !partOfLeg(i).includes(other.value));
  return legs.every((leg, i) => {
    const at = partOfLeg(i).indexOf(value);
    // "Ticket no. KXQ7TL (Depart), R4TD8Z (Return)" lists the codes of all legs behind the last.
    const isOther = (other: PrintedReference) =>
      other.value !== value &&
      LOCATOR.test(other.value) &&
      other.start > (isOfLeg(other) ? leg.start : leg.end) &&
      other.start < leg.start + at;
    return at >= 0 && !references.some(isOther);
  });
}

const FARTHEST = 400;
