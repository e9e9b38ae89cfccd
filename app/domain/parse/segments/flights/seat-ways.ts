import { wordsFor } from '../../vocabulary/labels';

const THERE = `${wordsFor('way-there')}|^\\W{0,3}(?:${wordsFor('way-there', 'head')})`;
const WAY = new RegExp(`(${THERE})|(${wordsFor('way-back')})`, 'giu');

/** "Departing flight   Seat 8D", "Outbound seat 5A, return seat": 0 for the way there, 1 for the way back, else -1. */
export function wayOf(wordsBeforeSeat: string): number {
  const last = [...wordsBeforeSeat.matchAll(WAY)].at(-1);
  if (!last) return -1;
  return last[1] === undefined ? 1 : 0;
}
