import { type Reading, wordsBefore } from '../../reading';
import { addressBelow } from '../../tokens/places/address-below';
import { findAddresses } from '../../tokens/places/addresses';
import type { PrintedAddress } from '../../tokens/places/printed-address';
import { addressBehind } from './address-by-name';
import { isBrandAlone } from './hotel-words';
import type { PrintedName } from './name-choice';

/** The addresses of a text but those of its guest, of a company's office and of no street at all. */
export function addressesOfHouses(reading: Reading): PrintedAddress[] {
  return findAddresses(reading).filter(
    ({ start, value }) =>
      !isGuests(reading, start) &&
      !isCompanys(reading, start) &&
      !OF_COMPANY.test(value) &&
      !NO_ADDRESS.test(value),
  );
}

const OF_GUEST =
  /(?:guest|billing|home|mailing|your|customer|contact|cardholder|traveler)(?:'s)? (?:name|address|information|details)|\bbill(?:ed)? to\b|\bfactur\w{0,8}\b[^\n]{0,12}:|\brechnung(?:s\w{0,10})?\b[^\n]{0,12}:|\bfattur\w{0,8}\b[^\n]{0,12}:|\bguest:/i;

const OF_HOUSE = /hotel|property/i;

/** The address printed with the guest's name is where the guest lives. */
function isGuests({ clean }: Reading, start: number): boolean {
  const above = clean
    .slice(Math.max(0, start - 160), start)
    .split('\n')
    .slice(-3);
  // A label may be torn: "Customer", and below it "Address:".
  const guest = above.findLastIndex((line, i) => OF_GUEST.test(`${above[i - 1] ?? ''} ${line}`));
  // "Guest name: …", "Hotel: …", "Address: …".
  return guest >= 0 && !above.slice(guest).some((line) => OF_HOUSE.test(line));
}

/** What a company's name ends in, by its country's law. */
const COMPANY_FORM =
  'Inc|LLC|LLP|L\\.P|PLC|plc|Ltd|Limited|Pty|Corp|Corporation|GmbH|AG|SE|BV|B\\.V|NV|N\\.V|S\\.A|S\\.A\\.S|SARL|S\\.L|S\\.p\\.A|S\\.r\\.l|Lda|A/S|ApS|Oy|K\\.K';
const COMPANY = new RegExp(`(?<!\\p{L})(?:${COMPANY_FORM})\\b\\.?$`, 'u');

const OF_COMPANY = /\b(?:Inc|LLC|Ltd|Limited|Corp|GmbH)\b/;

/** A telephone's number before a sentence, and where letters go. */
const NO_ADDRESS =
  /^(?:\+\d|0\d{2,4} \d{3}|[^\p{L}]*$)|\bplease\b|^(?:(?:p\.? ?o\.? ?)?box|postfach|postboks|b\.?p\.?|apartado) \d{1,6}(?!\d|,? \d{1,5} \p{L}{3})/iu;

/** "Vrbo, an Expedia Group company, 11920 Alterra Parkway", "Lotus Hotels Italia S.p.A. - Viale Pirelli 6". */
const COMPANY_FIRST = new RegExp(
  `(?<!\\p{L})(?:${COMPANY_FORM}|Company|company)\\b\\.?[ ,·|-]{1,5}$`,
  'u',
);

/** "© 2026 Lotus Hotels International, Inc. All rights reserved." */
const OWNS_RIGHTS = /^\s{0,4}(?:©|\(c\) ?(?:19|20)\d\d)|\ball rights reserved\b/i;

/** A platform's own office stands below its company's name, or behind it. */
function isCompanys({ clean }: Reading, start: number): boolean {
  const before = wordsBefore({ clean }, start, 60);
  const [cell = '', ...others] =
    before
      .split('\n')
      .at(-1)
      ?.split(/\t| {2,}/) ?? [];
  // "numa Group SE   Linkstraße 12   10785 Berlin", and "Hilton, 7930 Jones Branch Drive".
  if (others.length > 0 && COMPANY.test(cell.trim())) return true;
  if (COMPANY_FIRST.test(before) || isBrandAlone(before.trim().replace(/,$/, ''))) return true;
  const above = clean
    .slice(Math.max(0, start - 120), start)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return above.slice(-2).some((line) => COMPANY.test(line.trim()) || OWNS_RIGHTS.test(line));
}

/** What stands right below the name, before any address farther off. */
export function addressOf(
  name: PrintedName,
  addresses: readonly PrintedAddress[],
  reading: Reading,
): PrintedAddress | null {
  const nearest = nearestAddress(name, addresses, reading);
  for (const end of [...placesOf(name.name, reading.clean), name.end]) {
    const below = addressBelow(reading, end);
    if (below) return nearest && nearest.start < below.end ? nearest : below;
  }
  return nearest ?? addressBehind(reading, name.name);
}

/** Where a name ends that ends its line. */
function placesOf(name: string, clean: string): number[] {
  const ends: number[] = [];
  for (let at = clean.indexOf(name); at >= 0; at = clean.indexOf(name, at + 1))
    if (/^[ \t]*\n/.test(clean.slice(at + name.length, at + name.length + 9)))
      ends.push(at + name.length);
  return ends;
}

/** The address nearest below the name wherever it is printed, or below it the one by its label. */
function nearestAddress(
  name: PrintedName,
  addresses: readonly PrintedAddress[],
  { clean }: Reading,
): PrintedAddress | null {
  const first = clean.indexOf(name.name);
  const below = addresses.filter(({ start }) => start >= (first < 0 ? name.start : first));
  const gap = ({ start }: PrintedAddress) =>
    start - Math.max(clean.lastIndexOf(name.name, start), 0);
  const nearest = below.sort((a, b) => gap(a) - gap(b))[0];
  const labelled = below.filter((address) => address.labelled);
  // "Location: West Lake Area, Hangzhou", and below it "Address: 135 Yan'an Road".
  const isVague = nearest && !/\d/.test(nearest.value);
  if (isVague && labelled.length === 1 && labelled[0] && labelled[0].start - nearest.start < 300)
    return labelled[0];
  return nearest ?? null;
}
