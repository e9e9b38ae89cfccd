import type { SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';
import type { PrintedReference } from '../../tokens/references/reference-codes';

/** "REF: KXQ7TL" below every leg, under another number of the agency's. */
export function isInEachLeg(
  { value, start }: PrintedReference,
  { clean }: Reading,
  legs: readonly SourceSpan[],
): boolean {
  const [first] = legs;
  if (!first || legs.length < 2 || start < first.start || !/^[A-Z\d]{6}$/.test(value)) return false;
  return legs.every((leg, i) => {
    const until = legs[i + 1]?.start ?? leg.end + FARTHEST;
    return clean.slice(leg.start, Math.min(until, leg.end + FARTHEST)).includes(value);
  });
}

const FARTHEST = 400;
