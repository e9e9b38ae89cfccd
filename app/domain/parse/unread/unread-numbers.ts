import type { ParsedDetail } from '../parsed-detail';
import { lineAt, type Reading } from '../reading';
import { findFlights } from '../tokens/flight-numbers';
import type { PrintedNumber } from '../tokens/leg-tokens';

/**
 * The flights' numbers, each with its airline's code, that none of some details has. Another number in the
 * notes of a flight is its codeshare's, one on its line its operator's, or its aircraft.
 */
export function unreadNumbers(reading: Reading, details: readonly ParsedDetail[]): PrintedNumber[] {
  const known = details.map(
    ({ flightNumber, notes }) => `${flightNumber?.slice(2)} ${notes ?? ''}`,
  );
  const lineOf = ({ start }: { start: number }) => lineAt(reading.lines, start);
  const taken = details.flatMap(({ spans }) => spans.flightNumber ?? []).map(lineOf);
  return findFlights(reading, null).filter(
    (printed) =>
      printed.carrier !== null &&
      !known.some((own) => new RegExp(`(?<!\\d)${printed.number}(?!\\d)`).test(own)) &&
      !taken.includes(lineOf(printed)),
  );
}
