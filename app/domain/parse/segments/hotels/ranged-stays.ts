import { daysBetween } from '~/domain/time/calendar-day';
import { emptyDetail, fill, type ParsedHotel } from '../../parsed-detail';
import type { Line, Reading } from '../../reading';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import { isCountry } from '../../tokens/places/addresses-abroad';
import type { PrintedReference } from '../../tokens/references/reference-codes';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { namesHouse } from './hotel-words';
import { isTitled } from './tidy-name';

const BETWEEN = /^ ?(?:-|→|bis|to|au|al|t\/m) ?$/;
const LONGEST_STAY = 60;

/** "Hotel   04.07.27 - 18.07.27   Playa Lotus", as a row of a package. */
const ROW_HEAD = anyCase(`^(?:${wordsFor('hotel')})[\\s:]{1,24}(?=\\d)`);

/**
 * "14.04.27 - 16.04.27 Hotel Lotus" heads each house of an operator's journey, with its street, town
 * and country in the lines below it. Fewer than two are no such list, unless "Hotel" stands before them.
 */
export function rangedStays(
  reading: Reading,
  dates: readonly ResolvedDate[],
  reference: PrintedReference | null,
): ParsedHotel[] {
  const stays = reading.lines.flatMap((line, i) => rangedStay(reading, line, i, dates) ?? []);
  const isHeaded = reading.lines.some(({ text }) => ROW_HEAD.test(text));
  if ((stays.length < 2 && !isHeaded) || !reference) return [];
  for (const stay of stays) fill(stay, 'confirmationNumber', reference.value, reading, [reference]);
  return stays;
}

function rangedStay(
  reading: Reading,
  line: Line,
  i: number,
  dates: readonly ResolvedDate[],
): ParsedHotel | null {
  const [first, last] = dates.filter(({ start, end }) => start >= line.start && end <= line.end);
  const head = ROW_HEAD.exec(line.text)?.[0].length ?? 0;
  if (!first || !last || first.start !== line.start + head || first.ambiguous || last.ambiguous)
    return null;
  const nights = daysBetween(first.day8601, last.day8601);
  if (!BETWEEN.test(reading.clean.slice(first.end, last.start))) return null;
  if (nights < 1 || nights > LONGEST_STAY) return null;
  const name = line.text.slice(last.end - line.start).trim();
  if (name.length > 70 || !isTitled(name)) return null;
  if (head > 0 ? !/\p{L}{3}/u.test(name) : !namesHouse(name)) return null;
  const detail = emptyDetail('hotel');
  fill(detail, 'provider', name, reading, [{ start: line.end - name.length, end: line.end }]);
  fill(detail, 'checkInDate', first.day8601, reading, [first]);
  fill(detail, 'date', first.day8601, reading, [first]);
  fill(detail, 'checkOutDate', last.day8601, reading, [last]);
  fill(detail, 'endDate', last.day8601, reading, [last]);
  const below = reading.lines.slice(i + 1, i + 5);
  const ends = below.findIndex(({ text }) => isCountry(text));
  const address = below.slice(0, ends + 1);
  const [street] = address;
  const closes = address.at(-1);
  if (street && closes && address.every(({ text }) => /^[\p{Lu}\d][^:]{1,50}$/u.test(text)))
    fill(detail, 'location', address.map(({ text }) => text).join(', '), reading, [
      { start: street.start, end: closes.end },
    ]);
  return detail;
}
