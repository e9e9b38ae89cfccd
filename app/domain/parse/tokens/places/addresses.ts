import type { Line, Reading } from '../../reading';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { exactTail } from './address-tails';
import {
  isBrazilian,
  isCountry,
  isJapanese,
  isWholeAbroad,
  LINK_BEHIND,
  PHONE_BEHIND,
} from './addresses-abroad';
import { addressInSentence, britishAddress, countryAddress } from './lined-addresses';
import { joined, type PrintedAddress, STREET_WORD, TOWN } from './printed-address';

const STATE_ONLY_TAIL =
  /,\s?(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\b/;
const POSTAL_ELSEWHERE =
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{3} \d{2}|\d{4}-\d{3}|\d{2}-\d{3})(?:\s?[A-Z]{2})?\s{1,2}\p{Lu}\p{L}{2,}|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]\d[\dW] [A-Z]\d?[A-Z\d]{2,3}\b/u;
const COUNTRY =
  /\b(?:United Kingdom|UK|England|Scotland|Ireland|Germany|Deutschland|France|Spain|España|Italy|Italia|Netherlands|Nederland|Belgium|Austria|Österreich|Switzerland|Schweiz|Portugal|Denmark|Danmark|Sweden|Sverige|Norway|Norge|Finland|Suomi|Poland|Polska|Hungary|Czech Republic|Greece|Mexico|México|Canada|Japan|Australia|Brazil|Brasil)\b\.?$/i;
const STREET =
  /(?:^|[\s,:])\d{1,6}(?:-\d{1,4})?[A-Za-z]?\s{1,2}(?:[NSEW]\.?\s|North |South |East |West )?[\p{L}\d][\p{L}\d.'-]*(?:\s[\p{L}\d.'&/-]+){0,6}/u;
/** "Taborstraße 12, 1020 Wien": in most of Europe the house number and the postal code stand so. */
const NUMBER_BEHIND =
  /^(?:[^:\t]{2,24}[:\t]\s{0,3})?(?:(?:ul|al|pl|os|ул)\. )?\p{Lu}[^,\d:]{2,50}(?:\d{1,2}º? (?:de )?\p{Lu}\p{L}{3,})?,? (?:n[°º.]? ?)?\d{1,4}(?:[-/]\d{1,4})?(?:\/?\p{L})?(?:, (?:\p{Lu}[\p{L} .-]{2,30}|\d{1,2} ?[ºª°](?: ?\p{L}{1,4}\.?)?))?(?:[,.] ?| ?\t ?| - | {3}(?=\d{4} \p{Lu})| (?=\d{5} \p{Lu}|\d{3} \d{2} \p{Lu}|\d{4} [A-Z]{2} \p{Lu}))(?:\p{Lu}{1,2}-|\p{Lu}{2} )?\d{2,5}(?:[ -]\d{2,4})?(?: ?\p{Lu}{2})?,? \p{Lu}/u;
/** "Pension Adler, Hauptstraße 4, " before its postcode. */
const STREET_BEFORE =
  /(?:^|, )((?:\p{Lu}|(?:strada|via|viale|corso|piazza|largo|vicolo|rue|avenue|boulevard|calle|rua|plaza|praça) \p{Lu})[^,\d:]{3,50} \d{1,4}(?:[-/]\d{1,4})?\p{L}?, )$/u;
const LABEL = anyCase(
  `^\\W{0,6}(?:(?:hotel|property|street|our|full) )?(?:${wordsFor('address')})\\s?(?::|\\t|$)\\s{0,3}`,
);

const ADDRESS = /^\W{0,6}(?:hotel |property |street )?address\s?(?::|\t|$)/i;

/** "Location 1 Lange Straat, Utrecht, 3511 AB Phone +31 …". */
const LOOSE_LABEL = anyCase(
  `^\\W{0,3}(?:${wordsFor('address')})\\s{1,3}(?=(?:\\p{Lu}|\\d)[^:,]{3,60},\\s)`,
);

/** Postal addresses, up to four lines put together. */
export function findAddresses(reading: Reading): PrintedAddress[] {
  const found: PrintedAddress[] = [];
  let taken = -1;
  const exactLines = reading.lines.map(
    ({ text }) => text.length < 220 && /\d/.test(text) && exactTail(text) !== null,
  );
  reading.lines.forEach((_, i) => {
    if (i <= taken) return;
    const exact = exactLines[i];
    const below = exactLines[i + 1] || exactLines[i + 2];
    const address =
      !exact && below
        ? null
        : (addressInSentence(reading, i) ??
          addressEndingAt(reading, i) ??
          labelledAddress(reading, i));
    if (!address) return;
    const above = reading.lines[address.firstLine - 1]?.text ?? '';
    address.labelled = [reading.lines[i]?.text ?? '', above].some((text) => ADDRESS.test(text));
    found.push(address);
    taken = Math.max(i, address.firstLine);
  });
  return found;
}

function addressEndingAt(reading: Reading, i: number): PrintedAddress | null {
  const { lines } = reading;
  const line = lines[i];
  if (!line || line.text.length > 220) return null;
  if (isJapanese(line.text)) return joined(reading, line.start, line.end, i);
  const lined = britishAddress(reading, i) ?? countryAddress(reading, i);
  if (lined) return lined;
  const tail = exactTail(line.text);
  if (
    !tail &&
    (isWholeAbroad(line.text.replace(LABEL, '')) ||
      isBrazilian(line.text.slice(labelLength(line.text))))
  ) {
    const label = labelLength(line.text);
    const length = line.text.replace(LINK_BEHIND, '').replace(/[\s,-]+$/, '').length;
    return joined(reading, line.start + label, line.start + length, i);
  }
  const loose = tail
    ? null
    : (STATE_ONLY_TAIL.exec(line.text) ??
      (COUNTRY.exec(line.text.trim()) || POSTAL_ELSEWHERE.test(line.text)
        ? /$/.exec(line.text.replace(LINK_BEHIND, '').trimEnd())
        : null));
  if (!tail && !loose) return null;
  const town = loose && STREET_AND_TOWN.exec(line.text)?.[0].length;
  if (town && town === loose.index && town + loose[0].length === line.text.length)
    return joined(reading, line.start, line.end, i);
  const whole = !tail && line.text.length < 130 ? NUMBER_BEHIND.exec(line.text) : null;
  if (whole) {
    const label = labelLength(line.text);
    const length = line.text.replace(LINK_BEHIND, '').trimEnd().length;
    return joined(reading, line.start + label, line.start + length, i);
  }
  const match = tail ?? loose;
  const end = line.start + (match?.index ?? 0) + (match?.[0].length ?? 0);
  const label = tail ? 0 : labelLength(line.text);
  const told = line.text.slice(label);
  if (label > 0 && /\d/.test(told) && /\p{L}{3}[^,]*,/u.test(told) && /^\p{Lu}/u.test(told))
    return joined(reading, line.start + label, withCountry(line, end, i, lines), i);
  const streetHere = STREET.exec(line.text.slice(0, (match?.index ?? 0) + 1));
  if (streetHere && (tail || STREET_WORD.test(line.text))) {
    const offset =
      streetHere.index + (streetHere[0].length - streetHere[0].replace(/^[\s,:]+/, '').length);
    const street = STREET_BEFORE.exec(line.text.slice(0, offset))?.[1]?.length ?? 0;
    return joined(reading, line.start + offset - street, withCountry(line, end, i, lines), i);
  }
  // Behind its label an address begins on this line.
  if (labelLength(line.text) > 0) return null;
  // City on this line, the street one to three lines above.
  for (let up = 1; up <= 3; up += 1) {
    const above = previousFilled(lines, i, up);
    if (!above || above.line.text.length > 90) break;
    const text = above.line.text.replace(LABEL, (words) => ' '.repeat(words.length));
    const street = STREET.exec(text);
    const lead = text.length - text.trimStart().length;
    const opens = street && (street.index <= lead || /^\s*\d/.test(text) || STREET_WORD.test(text));
    const bare = up === 1 && TOWN_FIRST.test(line.text) && BARE_STREET.test(text);
    const named =
      bare || (STREET_WORD.test(text) && /\d/.test(text)) || WITHOUT_NUMBER.test(text.trim());
    if ((opens && (tail ? true : STREET_WORD.test(text))) || named) {
      const cell =
        above.line.cells.find((one) => /\d/.test(one.text) && !LABEL.test(`${one.text}:`)) ??
        above.line.cells[0];
      const start = Math.max(cell?.start ?? above.line.start, above.line.start + lead);
      return joined(reading, start, withCountry(line, end, i, lines), above.index);
    }
  }
  return null;
}

/** "1854 W El Camino Real, Mountain View" before a state's letters: all of a line. */
const STREET_AND_TOWN = /^\d{1,6} (?:[NSEW]\.? )?\p{Lu}[^,\d]{2,40}, \p{Lu}[\p{L} .'-]{2,30}(?=,)/u;

/** "Zuiderdiep 104-108" right above "9711 HM Groningen": a street without any word for it. */
const BARE_STREET = anyCase(
  /^\s*(?!.*\b(?:room|zimmer|suite|kamer|chambre|page|seite|postfach|p\.?o\.? box|box|unit|level|floor|terminal|gate|hall|halle)\b)\p{Lu}[\p{L}.'-]{1,24}(?: [\p{L}.'-]{1,20}){0,3} \d{1,4}(?:[-/]\d{1,4})? ?\p{L}?$/iu,
);
const TOWN_FIRST = /^(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{2}-\d{3})(?: ?[A-Z]{2})? \p{Lu}\p{L}{2}/u;
/** "Avda. Islas Canarias, s/n": a street of Spain without numbers. */
const WITHOUT_NUMBER = /^\p{Lu}[^\n:@\d]{4,50},? s\/n\.?,?$/iu;

function labelLength(text: string): number {
  return (LABEL.exec(text) ?? LOOSE_LABEL.exec(text))?.[0].length ?? 0;
}

function labelledAddress(reading: Reading, i: number): PrintedAddress | null {
  const line = reading.lines[i];
  if (!line) return null;
  const label = LABEL.exec(line.text) ?? LOOSE_LABEL.exec(line.text);
  if (!label || line.text.length > 200) return null;
  const own = line.text.slice(label[0].length);
  // "Address" alone on its line: what it names stands on the next.
  const next = reading.lines[i + 1];
  const value = own.trim() === '' && next && next.text.length < 130 ? next : null;
  const rest = (value?.text ?? own).replace(PHONE_BEHIND, '').trim();
  const isFarEastern = FAR_EASTERN.test(rest);
  const enough = value
    ? /\d/.test(rest) && (isFarEastern || rest.includes(', '))
    : /[,\d]/.test(rest);
  const isShort = rest.length < 9 || !(isFarEastern || /\p{L}{3}/u.test(rest));
  if (isShort || !enough || SENTENCE.test(rest)) return null;
  const start = value?.start ?? line.start + line.text.indexOf(rest);
  const last = value ? i + 1 : i;
  const end = start + rest.length;
  const whole = reading.lines[last]?.end === end;
  return joined(reading, start, whole ? withTown(reading, last, end) : end, last);
}

/** "강원특별자치도 강릉시 창해로 307". */
const FAR_EASTERN = /[\uac00-\ud7af\u4e00-\u9fff]{2}/;

/** "Beispielweg 7, Altstadt", and in the lines below it "Musterstadt, 12345" and "Deutschland". */
function withTown({ lines }: Reading, i: number, end: number): number {
  const [line, town] = [lines[i], lines[i + 1]];
  if (!line || !town || /\d{4}/.test(line.text) || !TOWN.test(town.text)) return end;
  return withCountry(town, town.end, i + 1, lines);
}

const SENTENCE = /\b(?:is|are|was|will|please|your|you|our|we)\b/i;

function withCountry(line: Line, end: number, i: number, lines: readonly Line[]): number {
  const rest = line.text.slice(end - line.start);
  const same =
    /^,?\s{0,3}(?:United States(?: of America)?|USA|US|U\.S\.A?\.?|Canada|CA|Australia|Puerto Rico)\b\.?/i.exec(
      rest,
    );
  if (same) return end + same[0].length;
  const next = lines[i + 1];
  const isCode = /^(?:USA?|UK|GB)$/.test(next?.text ?? '');
  const closes =
    next && /^\p{Lu}[\p{L} -]{1,24}$/u.test(next.text) && (isCode || isCountry(next.text));
  return rest.trim() === '' && closes ? next.end : end;
}

function previousFilled(
  lines: readonly Line[],
  i: number,
  up: number,
): { line: Line; index: number } | null {
  let left = up;
  for (let at = i - 1; at >= 0 && at >= i - 6; at -= 1) {
    const line = lines[at];
    if (!line || line.cells.length === 0) continue;
    left -= 1;
    if (left === 0) return { line, index: at };
  }
  return null;
}
