import type { Reading } from '../../reading';
import { anyCase } from '../../vocabulary/patterns';
import { isCountry } from './addresses-abroad';
import { joined, type PrintedAddress, TOWN } from './printed-address';

/** "M3 4NB", "Isle of Skye IV51 9EU", "Cork, T12 RD6E", at the end of its line. */
const BRITISH_TAIL = /(?:^|\s)(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4})$/;
const BRITISH_STREET =
  /\b(?:Road|Rd|Street|St|Lane|Avenue|Ave|Way|Drive|Close|Crescent|Place|Square|Terrace|Wharf|Quay|Quays|Mews|Grove|Row|Walk|Yard|Parade|Embankment|Hill|Court|Gardens|Wynd|Brae)$/;
/** "Longthwaite, Borrowdale, Keswick, CA12 5XE", "Lapp's Quay, Cork, T12 RD6E", "Quebec 3, Whitehall Road, Leeds LS1 4HR": without a number before its street. */
const BRITISH_PARTS =
  /^(?:\p{Lu}[\p{L}'. -]{2,30}(?: \d{1,3}[A-Za-z]?)?, ){2,5}(?:\p{Lu}[\p{L}' -]{2,30} )?(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4})$/u;
const MOST_BRITISH_LINES = 4;

/** "Viewfield Road", "Portree", "Isle of Skye IV51 9EU": in Britain a house has a name in place of a number. */
export function britishAddress(reading: Reading, i: number): PrintedAddress | null {
  const { lines } = reading;
  const line = lines[i];
  if (!line || line.cells.length > 1 || !BRITISH_TAIL.test(line.text)) return null;
  if (BRITISH_PARTS.test(line.text)) return joined(reading, line.start, line.end, i);
  for (let up = 1; up <= MOST_BRITISH_LINES; up += 1) {
    const above = lines[i - up];
    const isNumbered = above && BRITISH_NUMBERED.test(above.text);
    if (!above || (!isNumbered && !/^\p{Lu}[^:@?!.,\d]{2,40}$/u.test(above.text))) return null;
    if (!isNumbered && !BRITISH_STREET.test(above.text)) continue;
    const country = lines[i + 1];
    const end = isNumbered && country && isCountry(country.text) ? country.end : line.end;
    return joined(reading, above.start, end, i - up);
  }
  return null;
}

/** "Granary Wharf, 2 Wharf Approach", "166 Fountainbridge". */
const BRITISH_NUMBERED =
  /^\p{Lu}[\p{L} '.-]{2,30}, \d{1,4}[A-Za-z]? \p{Lu}[\p{L} '.-]{3,40}$|^\d{1,4}[A-Za-z]? \p{Lu}\p{L}{4,24}$/u;

const STREET_LINE =
  /^(?:\p{Lu}[^:@,\d]{2,40} \d{1,4}[A-Za-z]?|\d{1,5}[A-Za-z]? \p{Lu}[^:@\d]{3,40}),?$/u;
const TOWN_LINE = /^\p{Lu}[\p{L} .'-]{2,30},?$/u;
const POSTAL_LINE = /^[A-Z\d][A-Z\d -]{2,8},?$/;

/** "Cortina del Muelle 1", "Málaga 29015", "Spain"; also with the town and its code on a line each. */
export function countryAddress(reading: Reading, i: number): PrintedAddress | null {
  const [first, second, third, last] = [3, 2, 1, 0].map((up) => reading.lines[i - up]);
  if (!last || !third || !second || !isCountry(last.text) || last.cells.length > 1) return null;
  if (STREET_LINE.test(second.text) && TOWN.test(third.text.replace(/,$/, '')))
    return joined(reading, second.start, last.end, i - 2);
  const apart =
    first &&
    STREET_LINE.test(first.text) &&
    TOWN_LINE.test(second.text) &&
    /\d{3}/.test(third.text);
  return apart && POSTAL_LINE.test(third.text)
    ? joined(reading, first.start, last.end, i - 3)
    : null;
}

/** "The address is Via della Lungaretta 88, int. 7, 00153 Roma. On the bell …". */
const TOLD = anyCase(
  /(?<!\p{L})(?:address is|adresse (?:ist|lautet|est|er)|dirección es|indirizzo è|endereço é|adres is|adressen är):? ((?=[^\n]{0,60}\d)[\p{Lu}\d][^\n:!?]{8,90}?)(?=\. \p{Lu}|\.?$)/iu,
);

export function addressInSentence(reading: Reading, i: number): PrintedAddress | null {
  const line = reading.lines[i];
  const told = line && TOLD.exec(line.text);
  if (!line || !told?.[1]?.includes(',')) return null;
  const start = line.start + told.index + told[0].length - told[1].length;
  return joined(reading, start, start + told[1].length, i);
}
