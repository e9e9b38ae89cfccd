import type { SourceSpan } from '../../parsed-detail';
import { type Reading, wordsAfter } from '../../reading';
import type { PrintedReference } from '../../tokens/references';
import { AIRLINE_NAMES } from '../../vocabulary/airlines';
import { AGENCIES } from '../../vocabulary/brands';

/**
 * Answers, for a leg and its carrier, its own locator; an agency's number only when there is no other.
 */
export function flightReferences(
  references: readonly PrintedReference[],
  reading: Reading,
): (carrier: string | null, leg: SourceSpan) => PrintedReference | null {
  const described = [...references]
    .sort((a, b) => a.start - b.start)
    .map((reference) => weigh(reference, reading));
  return (carrier, leg) => {
    let best: { reference: PrintedReference; points: number } | null = null;
    for (const { reference, points, airlines } of described) {
      const within = reference.start > leg.start && reference.start < leg.end + BEHIND_LEG;
      const total = points + pointsFor(carrier, airlines) + (within ? 3 : 0);
      if (!best || total > best.points) best = { reference, points: total };
    }
    return best?.reference ?? null;
  };
}

/** A leg's own number is printed right behind it. */
const BEHIND_LEG = 60;

interface Described {
  reference: PrintedReference;
  points: number;
  /** Codes of the airlines named on its line. */
  airlines: string[];
}

function weigh(reference: PrintedReference, reading: Reading): Described {
  let points = reference.rank * 2;
  if (/^[A-Z0-9]{6}$/.test(reference.value)) points += 5;
  if (/^\d+$/.test(reference.value)) points -= 3;
  if (/hotel|property|rental|car/.test(reference.label)) points -= 20;
  const before = reading.clean
    .slice(Math.max(0, reference.start - 70), reference.start)
    .toLowerCase();
  const line =
    before.slice(before.lastIndexOf('\n') + 1) +
    wordsAfter(reading, reference.end, 40).toLowerCase();
  if (AGENCIES.test(line)) points -= 6;
  const airlines = AIRLINE_NAMES.filter(({ spelling }) => line.includes(spelling));
  return { reference, points, airlines: airlines.map(({ code }) => code) };
}

function pointsFor(carrier: string | null, airlines: readonly string[]): number {
  if (!carrier) return 0;
  return airlines.reduce((sum, code) => sum + (code === carrier ? 2 : -4), 0);
}
