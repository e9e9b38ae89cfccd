import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { parsedToInput } from './parsed-to-input';

/**
 * What each leg, stay or rental is known by when the same text is read again: its kind, its flight
 * number or provider, and both of its moments. Of those alike in all of it each has its own.
 */
export function legKeys(details: readonly ParsedDetail[]): string[] {
  const seen = new Map<string, number>();
  return details.map((detail) => {
    const { detailType, flightNumber, provider, departureDateTime, arrivalDateTime } =
      parsedToInput(detail, '', '');
    const name = (flightNumber || provider || '').replace(/\s/g, '').toLowerCase();
    const key = JSON.stringify([detailType, name, departureDateTime, arrivalDateTime]);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return `${key} ${count}`;
  });
}
