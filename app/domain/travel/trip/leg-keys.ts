import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { parsedColumns } from '../parsed-to-input';

/**
 * What each leg, stay or rental is known by when the same text is read again: its kind, its flight
 * number, title or provider, its confirmation, and both of its places and moments. Another booking that
 * differs in one of them is another. Of those alike in all of it each has its own.
 */
export function legKeys(details: readonly ParsedDetail[]): string[] {
  const seen = new Map<string, number>();
  return details.map((detail) => {
    const read = parsedColumns(detail);
    const key = JSON.stringify([
      read.detailType,
      plain(read.flightNumber || read.title || read.provider),
      plain(read.confirmationNumber),
      plain(read.startsLocation),
      read.startsDateTime,
      plain(read.endsLocation),
      read.endsDateTime,
    ]);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return `${key} ${count}`;
  });
}

function plain(words: string | null | undefined): string {
  return (words ?? '').replace(/\s/g, '').toLowerCase();
}
