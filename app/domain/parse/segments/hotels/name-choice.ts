import type { Reading } from '../../reading';
import type { PrintedAddress } from '../../tokens/places/printed-address';
import { isBrandAlone } from './hotel-words';

export interface PrintedName {
  start: number;
  end: number;
  name: string;
  score: number;
}

const LIKELY = 5;
/** Characters between a house's name and its address. */
const NEAR = 120;

/** The likeliest of all names printed for a house; null where none is likely enough. */
export function chooseName(
  candidates: readonly PrintedName[],
  { mail }: Reading,
  addresses: readonly PrintedAddress[],
): PrintedName | null {
  const subject = mail.subject.toLowerCase();
  const isInSubject = ({ name }: PrintedName) => subject.includes(name.toLowerCase());
  const isAgain = (one: PrintedName) =>
    candidates.some(({ name, start }) => start !== one.start && isSameName(name, one.name));
  const isAboveAddress = ({ start, end }: PrintedName) =>
    addresses.some((address) => address.start > start && Math.abs(address.start - end) < NEAR);
  const likely = candidates
    .map((one) => {
      const told = [isInSubject(one), isAgain(one), isAboveAddress(one)].filter(Boolean).length;
      return { ...one, score: one.score + 2 * told };
    })
    .filter(({ score }) => score >= LIKELY);
  const first = likely.reduce<PrintedName | null>((best, one) => betterOf(best, one), null);
  if (!first) return null;
  // "Thanks for choosing Premier Inn", and the house "York City (Blossom St North)" above its address.
  const house = isBrandAlone(first.name) && likely.find(({ name }) => !isBrandAlone(name));
  const chosen = house || first;
  // "Thanks for booking with YHA", and above its address "YHA Manchester".
  const whole =
    !chosen.name.includes(' ') && likely.find(({ name }) => name.startsWith(`${chosen.name} `));
  return whole || chosen;
}

function isSameName(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

/** The one that scores more; of two that score the same the longer, where it holds the other. */
function betterOf(best: PrintedName | null, one: PrintedName): PrintedName {
  if (!best || one.score > best.score) return one;
  const holds = one.name.toLowerCase().includes(best.name.toLowerCase());
  return one.score === best.score && one.name.length > best.name.length && holds ? one : best;
}
