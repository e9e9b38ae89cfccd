import type { SourceSpan } from '../../parsed-detail';
import { lineAt, type Reading, wordsAfter } from '../../reading';
import type { PrintedReference } from '../../tokens/references/reference-codes';
import { AIRLINE_NAMES } from '../../vocabulary/airlines';
import { AGENCIES } from '../../vocabulary/brands';
import type { Leg } from '../legs/leg';
import { isUnderOther, type Section, sectionAt, sectionsOf } from '../sections';
import { isInEachLeg, LOCATOR, ownPlaces, placesOf } from './reference-places';

/**
 * Answers, for a carrier and a leg of those read, its own locator; an agency's number only when there is
 * no other.
 */
export function flightReferences(
  references: readonly PrintedReference[],
  reading: Reading,
  legs: readonly Leg[],
): (carrier: string | null, leg: Leg) => PrintedReference | null {
  const sections = sectionsOf(reading);
  const headed = sections.some(({ kind }) => kind === 'flight');
  const described = [...references]
    .filter(({ start }) => !headed || !isUnderOther(sections, start))
    .sort((a, b) => a.start - b.start)
    .map((reference) => weigh(reference, reading, sections, legs, references));
  const isOwn = ownPlaces(legs, described);
  const eachWay = references.filter(({ label }) => label.startsWith('route ')).length > 1;
  return (carrier, leg) => {
    let best: { reference: PrintedReference; points: number } | null = null;
    for (const one of described) {
      const { reference, points, airlines, own } = one;
      if (own && own !== carrier) continue;
      if (eachWay && !flownBy(reference, legs).includes(leg)) continue;
      const total = points + pointsFor(carrier, airlines) + (isOwn(one, leg) ? 3 : 0);
      if (!best || total > best.points) best = { reference, points: total };
    }
    return best?.reference ?? null;
  };
}

/** The legs a number is of: "JTQKZM (BLR-DEL)" of those from the one to the other, all others of any. */
function flownBy({ label }: PrintedReference, legs: readonly Leg[]): readonly Leg[] {
  const [, from, to] = /^route ([A-Z]{3})-([A-Z]{3})$/.exec(label) ?? [];
  if (!from) return legs;
  const first = legs.findIndex((leg) => leg.from?.airports[0]?.code === from);
  const last = legs.findIndex((leg, i) => i >= first && leg.to?.airports[0]?.code === to);
  return first < 0 || last < 0 ? legs : legs.slice(first, last + 1);
}

/** Behind an airline's own label: Iberia has five letters, easyJet seven. */
const OF_AIRLINE = /^[A-Z\d]{5,7}$/;
/** Of a number in each leg and one above them all, the airline's is the first. */
const REPEATED = 7;

interface Described {
  reference: PrintedReference;
  /** Wherever it is printed: the number of two legs stands with each. */
  places: number[];
  points: number;
  /** Codes of the airlines named on its line, or above where it stands alone. */
  airlines: string[];
  /** The one airline whose counter knows it, where an agent's screen says so. */
  own: string | undefined;
}

function weigh(
  reference: PrintedReference,
  reading: Reading,
  sections: readonly Section[],
  legs: readonly Leg[],
  references: readonly PrintedReference[],
): Described {
  let points = reference.rank * 2;
  if (isInEachLeg(reference, reading, legs, references)) points += REPEATED;
  const isCode = reference.rank < 5 ? LOCATOR : OF_AIRLINE;
  if (/^\d+$/.test(reference.value)) points -= 3;
  else if (isCode.test(reference.value)) points += 5;
  const section = sectionAt(sections, reference.start);
  // "Hotel: …" of the day before, and on or below the flight's own line "booking ref KXQ7TL".
  const isOther = section && section !== 'flight' && !isBesideLeg(legs, reference, reading);
  if (/hotel|property|rental|car/.test(reference.label) || isOther) points -= 20;
  const before = reading.clean
    .slice(Math.max(0, reference.start - 70), reference.start)
    .toLowerCase();
  // "JetBlue", and its code alone on the line below.
  const head = before.slice(before.trimEnd().lastIndexOf('\n') + 1);
  const line = head + wordsAfter(reading, reference.end, 40).toLowerCase();
  if (AGENCIES.test(line)) points -= 6;
  const own = /^airline ([A-Z\d]{2})$/.exec(reference.label)?.[1];
  const named = AIRLINE_NAMES.filter(({ spelling }) => line.includes(spelling));
  const places = placesOf(reference, reading.clean);
  return { reference, places, points, airlines: named.map(({ code }) => code), own };
}

/** On the line of a flight's number, or right below it. */
function isBesideLeg(legs: readonly Leg[], { start }: SourceSpan, { lines }: Reading): boolean {
  const line = lineAt(lines, start);
  return legs.some(({ number }) => {
    const below = number ? line - lineAt(lines, number.start) : -1;
    return below === 0 || below === 1;
  });
}

function pointsFor(carrier: string | null, airlines: readonly string[]): number {
  if (!carrier) return 0;
  return airlines.reduce((sum, code) => sum + (code === carrier ? 2 : -4), 0);
}
