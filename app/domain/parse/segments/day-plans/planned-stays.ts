import { emptyDetail, fill, type SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { findAddresses } from '../../tokens/places/addresses';
import { findReferences } from '../../tokens/references/references';
import { findRoom } from '../hotels/rooms';
import { isTitled } from '../hotels/tidy-name';
import { partOf } from '../part-of';
import { type Entry, fillEnds } from './entries';

/** "Arrive" and "Depart" alone, above the house's name, in a text of TripIt. */
const CHECKS_IN = /^(?:check[- ]?in\b(?! (?:for|to) )(?:[ :\t-]{1,4}|(?: at) |$)|arrive$)/i;
const CHECKS_OUT = /^(?:check[- ]?out\b(?:[ :.\t-]{1,4}|(?: at) |$)|depart$)/i;
/** A stay from its check-in to its check-out; a sheet of work prints no number and, at the end, no house. */
export function stayOf(
  reading: Reading,
  arrives: Entry,
  later: readonly Entry[],
  isSheet: boolean,
) {
  const house = CHECKS_IN.test(arrives.title) ? houseOf(reading, arrives, CHECKS_IN) : null;
  if (!house) return null;
  const next = later.findIndex((entry) => CHECKS_IN.test(entry.title));
  const own = isSheet && next >= 0 ? later.slice(0, next) : later;
  const leaves = own.find((entry) => {
    if (!CHECKS_OUT.test(entry.title)) return false;
    const words = houseOf(reading, entry, CHECKS_OUT)?.text;
    return words === house.text || (isSheet && !(words && isTitled(words)));
  });
  if (!leaves) return null;
  const part = partOf(reading, arrives.start, arrives.end);
  const within = ({ start }: SourceSpan) => start >= arrives.start && start < arrives.end;
  const reference = findReferences(part)[0] ?? findReferences(reading).find(within);
  if (!reference && !isSheet) return null;
  const detail = emptyDetail('hotel');
  const name = isSheet ? beforeAddress(house) : house;
  fill(detail, 'provider', name.text, reading, [name]);
  fillEnds(detail, ['checkInDate', 'checkOutDate'], arrives, leaves, reading);
  const address = addressIn(house, name.text) ?? findAddresses(part)[0];
  fill(detail, 'location', address?.value ?? null, reading, [address]);
  fill(detail, 'confirmationNumber', reference?.value ?? null, reading, [reference]);
  const room = findRoom(part) ?? roomIn(reading, arrives);
  fill(detail, 'roomInfo', room?.text ?? null, reading, [room]);
  return { detail, entries: [arrives, leaves] };
}

/** "2 x Cosy, 1 night". */
function roomIn({ clean }: Reading, { start, end }: Entry) {
  const words = /(?<!\w)\d x (\p{Lu}[^,.\n\t]{2,40})(?=, \d{1,2} nights?\b)/u.exec(
    clean.slice(start, end),
  );
  if (!words?.[1]) return null;
  const at = start + words.index + words[0].length - words[1].length;
  return { text: words[1], start: at, end: at + words[1].length };
}

/** "Hilton Cologne, Marzellenstraße 13-17, 50668 Köln, tel. …": its name alone. */
function beforeAddress(house: SourceSpan & { text: string }) {
  const text = /^[^,]{3,60}(?=, [^,]{0,40}\d)/.exec(house.text)?.[0] ?? house.text;
  return { ...house, text, end: house.start + text.length };
}

/** The street and the town behind it. */
function addressIn({ text, start }: SourceSpan & { text: string }, name: string) {
  const behind = text.slice(name.length);
  const value = /^, ((?:[^,\n\t]{3,40}, )(?:[\d-]{4,7} )?\p{Lu}[\p{L} '-]{2,30})/u.exec(
    behind,
  )?.[1];
  if (!value) return undefined;
  const at = start + name.length + 2;
  return { value, start: at, end: at + value.length };
}

/** "Check in - The Lodge", or "Check-in" and below it the house's name. */
function houseOf({ clean }: Reading, { title, below, start }: Entry, label: RegExp) {
  const [text = ''] = title.replace(label, '').trim().split('\t');
  const at = clean.indexOf(title, start) + title.lastIndexOf(text);
  if (text !== '') return { text, start: at, end: at + text.length };
  return below[0] && /^[\p{Lu}\d]/u.test(below[0].text) ? below[0] : null;
}
