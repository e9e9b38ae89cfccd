import { emptyDetail, fill } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { matchesOf } from '../../tokens/matches';
import { looksLikeCode } from '../../tokens/references/reference-codes';
import { findReferences } from '../../tokens/references/references';
import { branchIn } from '../cars/branches';
import { findCar } from '../cars/car-classes';
import { findCompany } from '../cars/car-companies';
import { partOf } from '../part-of';
import { type Entry, fillEnds } from './entries';

const CAR = '(?:car|vehicle|van|suv|truck)';
const PICKS_UP = new RegExp(`^pick[- ]?up (?:the |your )?(?:rental )?${CAR}\\b`, 'i');
const BRINGS_BACK = new RegExp(
  `\\b(?:drop(?:[- ]?off)?|return) (?:the |your )?(?:rental )?${CAR}\\b`,
  'i',
);
/** A rental from the entry that picks it up to the one that brings it back. */
export function rentalOf(reading: Reading, up: Entry, later: readonly Entry[]) {
  const back = PICKS_UP.test(up.title)
    ? later.find(({ title }) => BRINGS_BACK.test(title))
    : undefined;
  if (!back) return null;
  const part = partOf(reading, up.start, up.end);
  const company = findCompany(part);
  if (!company?.known) return null;
  const reference = findReferences(part)[0] ?? behindName(part, company.name);
  if (!reference) return null;
  const detail = emptyDetail('car');
  fill(detail, 'provider', company.name, reading, [company]);
  fillEnds(detail, ['pickupDate', 'returnDate'], up, back, reading);
  const [from, to] = [branchIn(up.below), branchIn(back.below)];
  fill(detail, 'location', from?.text ?? null, reading, [from]);
  fill(detail, 'returnLocation', to?.text ?? null, reading, [to]);
  fill(detail, 'confirmationNumber', reference.value, reading, [reference]);
  const car = findCar(part);
  fill(detail, 'carType', car?.text ?? null, reading, [car]);
  return { detail, entries: [up, back] };
}

/** "Hertz: L6320808242". */
function behindName({ clean }: Reading, name: string) {
  for (const { index } of matchesOf(clean, /: ?(?=[A-Z\d-]{6,15}(?![\w-]))/g)) {
    const value = /[A-Z\d-]{6,15}/.exec(clean.slice(index, index + 20))?.[0] ?? '';
    const before = clean.slice(Math.max(0, index - name.length), index).toLowerCase();
    const start = clean.indexOf(value, index);
    if (before === name.toLowerCase() && looksLikeCode(value))
      return { value, start, end: start + value.length };
  }
  return null;
}
