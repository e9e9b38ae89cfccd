import { lineAt, type Reading } from '../../reading';

import { type PrintedAddress, STREET_WORD } from '../../tokens/places/printed-address';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { HOTEL_WORD } from './hotel-words';

/** "Hotel Frederik, Nygade 11, Odense": street and town behind the house's name on its line. */
export function addressBehind({ clean }: Reading, name: string): PrintedAddress | null {
  const inBrackets = addressInBrackets(clean, name);
  if (inBrackets) return inBrackets;
  const at = clean.indexOf(`${name}, `);
  const end = at + name.length;
  if (at < 0) return null;
  const behind =
    /^, ((?=[^\n\t,]*\d)[^\n\t,:;.!?]{4,50}(?:, [\p{L}\d][^\n\t,:;.!?]{2,30}){1,3})(?=[\n\t]|$)/u.exec(
      clean.slice(end, end + 180),
    );
  if (!behind?.[1] || !(STREET_WORD.test(behind[1]) || POSTCODE.test(behind[1]))) return null;
  const start = end + 2;
  return { start, end: start + behind[1].length, value: behind[1], firstLine: 0 };
}

/** "Elite Hotel Academia (Suttungs gränd 6, 753 19 Uppsala)". */
function addressInBrackets(clean: string, name: string): PrintedAddress | null {
  const at = clean.indexOf(`${name} (`);
  if (at < 0) return null;
  const start = at + name.length + 2;
  const value = /^[^()\n]{8,90}(?=\))/.exec(clean.slice(start, start + 92))?.[0] ?? '';
  const isWhole = value.includes(', ') && /\d/.test(value);
  return isWhole && !/[:;]/.test(value)
    ? { start, end: start + value.length, value, firstLine: 0 }
    : null;
}

/** ", 392 31 Kalmar". */
const POSTCODE = /, (?:\p{Lu}{1,2}-)?\d{3,5}(?: \d{2})? \p{Lu}/u;

const LEAD_LABEL = anyCase(`address|location|${wordsFor('address')}|${wordsFor('place')}`);

/** "Hotel confirmation number: 4417SE", between a house's name and its address. */
const NUMBER_LINE =
  /^\W{0,3}(?:hotel |property |booking |reservation )?(?:confirmation|reservation|booking|reference)(?: (?:number|no\.?|code|id))?\s?[:#\t]\s{0,4}#?[A-Z\d-]{4,20}$/i;
/** "di Cecchini Fausto", between a house's name and its street. */
const OWNER_LINE =
  /^(?:di|by|inh\.|inhaber(?:in)?:?|owner:?|[Ff]am(?:ilie|\.)) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;
const OF_GUEST =
  /^\W{0,3}(?:guests?(?: names?)?|(?:lead |main )?(?:guest|traveler|traveller)|name|name on (?:the )?(?:reservation|booking)|(?:booked|reserved) (?:by|for)|gast|gäste|hóspede(?: principal)?|huésped|ospite|titular)\W{0,3}$/i;

/** The line right above the address, or the words before the street on its own line. */
export function besideAddress(
  reading: Reading,
  address: PrintedAddress,
): { start: number; text: string; lead: boolean } | null {
  const line = reading.lines[lineAt(reading.lines, address.start)];
  if (!line) return null;
  const lead = line.text.slice(0, address.start - line.start);
  if (/\p{L}{3}/u.test(lead) && !LEAD_LABEL.test(lead))
    return { start: line.start, text: lead.replace(/[\s,|:-]+$/, ''), lead: true };
  for (let at = lineAt(reading.lines, address.start) - 1; at >= 0; at -= 1) {
    const above = reading.lines[at];
    const cell = above?.cells[0];
    // Below its name a house has its stars.
    if (!above || !cell || !/\p{L}/u.test(above.text)) continue;
    if (/^(?:hotel |property )?(?:address|location|where)\W*$/i.test(cell.text)) continue;
    if (NUMBER_LINE.test(above.text) || OWNER_LINE.test(above.text)) continue;
    // "Name on reservation", below it the guest, and below that the "Address" of the house.
    const higher = reading.lines[at - 1];
    if (OF_GUEST.test(higher?.text ?? '')) return null;
    // "Lotus Hotel Xi'an", and below it "西安莲花酒店".
    if (higher && !LATIN.test(above.text) && HOTEL_WORD.test(higher.text)) continue;
    return { start: cell.start, text: cell.text, lead: false };
  }
  return null;
}

const LATIN = /[A-Za-z]/;

/** "Musterstraße 5a 38700 Braunlage", or the first words of it. */
export function isAddress(words: string): boolean {
  if (/\p{L}-Str(?:aße|asse|\.)$/u.test(words)) return true;
  return STREET_WORD.test(words) && /\d\p{L}?,? \d{4,5} \p{Lu}/u.test(words);
}
