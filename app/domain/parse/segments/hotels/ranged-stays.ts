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
 * and country in the lines below it; or "Hotel Lotus, Hanoi  14.04.27 - 16.04.27" is its row. Fewer than
 * two are no such list, unless "Hotel" stands before them.
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
  if (!first || !last || first.ambiguous || last.ambiguous) return null;
  const nights = daysBetween(first.day8601, last.day8601);
  if (!BETWEEN.test(reading.clean.slice(first.end, last.start))) return null;
  if (nights < 1 || nights > LONGEST_STAY) return null;
  const head = ROW_HEAD.exec(line.text)?.[0].length ?? 0;
  const isFirst = first.start === line.start + head;
  const printed = isFirst
    ? line.text.slice(last.end - line.start)
    : line.text.slice(0, first.start - line.start);
  const [name = '', town] = isFirst ? [printed.trim()] : printed.trim().split(/, (?=[^,]+$)/);
  if (name.length > 70 || !isTitled(name) || (!isFirst && last.end !== line.end)) return null;
  if (head > 0 ? !/\p{L}{3}/u.test(name) : !namesHouse(name)) return null;
  const detail = emptyDetail('hotel');
  const at = line.start + line.text.indexOf(name);
  fill(detail, 'provider', name, reading, [{ start: at, end: at + name.length }]);
  if (town) {
    const start = at + name.length + 2;
    fill(detail, 'location', town, reading, [{ start, end: start + town.length }]);
  }
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
