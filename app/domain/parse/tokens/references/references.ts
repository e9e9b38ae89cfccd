import { type Reading, wordsBefore } from '../../reading';
import { anyCase } from '../../vocabulary/patterns';
import { findAirlines } from '../airline-names';
import { cacheLast } from '../cache-last';
import { matchesOf } from '../matches';
import { MOST_REFERENCES, type PrintedReference } from './reference-codes';
import { isNumberOfHouse, REFERENCE_LABELS } from './reference-labels';
import { valueAfter } from './reference-values';
import { unlabelledReferences } from './unlabelled-references';

/** The number belongs to something else: a ticket, a member, a phone, a price. */
const OTHER_NUMBER = anyCase(
  /(?<!\p{L})(?:ticket|e-?ticket|member(?:ship)?|loyalty|frequent flyer|iata|phone|tel|fax|pin|invoice|receipt|redress|known traveler|tracking|order total|card|folio|authorization|security|verification|promo|discount|policy|insurance|parking|cancellation|cancel|previous|old|original)\W{0,3}(?:number|no\.?|#|code)?\W{0,4}$/iu,
);
/** A programme's name belongs to the member's number, or heads the mail: "Bonvoy Reservation Confirmation 4417…". */
const PROGRAMME = anyCase(
  /(?<!\p{L})(?:skymiles|mileageplus|aadvantage|rapid rewards|bonvoy|honors)\W{0,4}$/iu,
);
const CONFIRMS = /^(?:reserv|confirm|booking)/i;
/** "Stadium Parking", and below it "Confirmation number". */
const OTHER_PART = anyCase(
  /(?:^|\n)(?:\p{Lu}\p{L}+ ){0,3}(?:parking|insurance|restaurant|dinner|tours?|activity|event)[ \t]*\n[ \t]*$/iu,
);
/** "Agency record locator": what the counter cannot find. */
const OF_AGENCY =
  /\b(?:agency|agent|travel agent|trip|trip\.com|expedia|priceline|orbitz|kayak)(?:'s)?\s$/i;
/** "Emirates Record Locator". */
function isBehindAirline(clean: string, start: number): boolean {
  return findAirlines(clean).some(({ end }) => end < start && clean.slice(end, start) === ' ');
}

/** "UAL Record Locator". */
const OF_CARRIER = /(?<![\w])[A-Z][A-Z\d]{1,2}\s$/;

/** Booking references: always near a label, never a ticket, member, phone or price. Best first. */
export function findReferences({ clean }: Reading): readonly PrintedReference[] {
  return referencesIn(clean);
}

const referencesIn = cacheLast((clean: string): PrintedReference[] => {
  const found: PrintedReference[] = [];
  for (const { rank, pattern } of REFERENCE_LABELS) {
    for (const label of matchesOf(clean, pattern)) {
      if (found.length >= MOST_REFERENCES) break;
      const start = label.index;
      const before = wordsBefore({ clean }, start, 24);
      if (OTHER_NUMBER.test(before)) continue;
      if (PROGRAMME.test(before) && !CONFIRMS.test(label[0])) continue;
      if (OTHER_PART.test(clean.slice(Math.max(0, start - 60), start))) continue;
      const value = valueAfter(clean, start + label[0].length, label[0].toLowerCase());
      if (!value) continue;
      const agency = OF_AGENCY.test(before);
      const carrier =
        rank === 5 &&
        (OF_CARRIER.test(clean.slice(Math.max(0, start - 8), start)) ||
          isBehindAirline(clean, start));
      const own = isNumberOfHouse(label[0]) ? 1 : carrier ? 0.5 : 0;
      found.push({
        ...value,
        rank: agency ? 1.5 : rank + own,
        label: label[0].toLowerCase(),
      });
    }
  }
  found.push(...unlabelledReferences(clean));
  found.sort((a, b) => b.rank - a.rank || a.start - b.start);
  return found.filter((one, i) => found.findIndex((other) => other.value === one.value) === i);
});
