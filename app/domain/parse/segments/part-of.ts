import { blank } from '../input/clean';
import { type Reading, withClean } from '../reading';

/** A text of which only one part is read: the rest is blank, so that every offset stays true. */
export function partOf(reading: Reading, start: number, end: number): Reading {
  const { clean } = reading;
  const own = blank(clean.slice(0, start)) + clean.slice(start, end) + blank(clean.slice(end));
  return withClean(reading, own);
}
