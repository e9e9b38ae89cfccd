import { foldName } from '~/domain/places/fold-name';
import { countryNamed } from '~/domain/places/regions/countries';
import { inOneLine } from '../input/clean';
import { cacheLast } from '../tokens/cache-last';
import { findTimes } from '../tokens/dates/times';
import { first, type Thing, text } from './json-ld';

/** A place's name and its address, or the place as it is written: "Denver Airport, 24530 E 78th Ave, Denver, CO 80249". */
export function placeText(place: unknown, words: string): string | null {
  const thing = first(place);
  if (!thing) return text(place);
  const name = text(thing.name);
  const address = addressOf(thing.address, words);
  return name && address && !address.includes(name) ? `${name}, ${address}` : (name ?? address);
}

/**
 * An address in one line, in the order of its country. `words` are those of the mail around the markup: where they
 * print the address, its country is as they print it, or left out.
 */
export function addressOf(value: unknown, words: string): string | null {
  const lines = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const plain = lines.length > 1 ? lines.join('\n') : text(value);
  if (plain) return ownAddress(inOneLine(plain));
  const address = first(value);
  if (!address) return null;
  const country = text(address.addressCountry) ?? text(first(address.addressCountry)?.name);
  const told = inOneLine(partsOf(address, country).filter(Boolean).join(', '));
  const printed = country?.length === 2 ? countryPrinted(country, told, words) : null;
  return ownAddress(inOneLine([told, printed ?? country].filter(Boolean).join(', ')) || null);
}

function partsOf(address: Thing, country: string | null): (string | null)[] {
  const [town, code] = [text(address.addressLocality), text(address.postalCode)];
  const state = text(address.addressRegion);
  // Without a country too: in America a state stands beside the code.
  const isFirst = country ? isCodeFirst(country) : !state && /^\d{4,5}$/.test(code ?? '');
  const [city, region] = isFirst ? [[code, town], [state]] : [[town], [state, code]];
  const joined = (some: readonly (string | null)[]) => some.filter(Boolean).join(' ');
  return [text(address.streetAddress), joined(city), joined(region)];
}

/** Countries that print the postal code before the town. */
const CODE_FIRST = new Set(
  'AD AL AT BA BE BG BY CH CY CZ DE DK DO DZ EE ES FI FO FR GE GL GR GT HR HU IS IT LI LT LU LV MA MC MD ME MK MX MY NL NO PH PL PT PY RO RS SE SI SK SM TN TR UY VA'.split(
    ' ',
  ),
);

function isCodeFirst(country: string): boolean {
  return CODE_FIRST.has(countryNamed(country) ?? '');
}

/** The most words of a country's name: "Vereinigtes Königreich Großbritannien und Nordirland". */
const LONGEST_COUNTRY = 5;

/** How a mail prints the country behind an address: its name, or nothing (""); null where the address is not printed. */
function countryPrinted(country: string, address: string, words: string): string | null {
  const { printed, folded } = wordsOf(words);
  const wanted = (address.match(WORD) ?? []).map(foldName);
  const at = folded.findIndex((_, i) => wanted.every((word, j) => folded[i + j] === word));
  if (at < 0 || wanted.length === 0) return null;
  const behind = printed.slice(at + wanted.length, at + wanted.length + LONGEST_COUNTRY);
  const names = behind.map((_, i) => behind.slice(0, i + 1).join(' '));
  return names.find((name) => countryNamed(name) === country.toUpperCase()) ?? '';
}

const WORD = /[\p{L}\d]+/gu;

const wordsOf = cacheLast((text: string) => {
  const printed = text.slice(0, MOST_WORDS).match(WORD) ?? [];
  return { printed, folded: printed.map(foldName) };
});

/** A mail's words are searched as far as here. */
const MOST_WORDS = 20_000;

/** "from August 17, 2026 12:00 AM:" was scraped from the terms of payment. */
function ownAddress(address: string | null): string | null {
  return address && findTimes(address).length > 0 ? null : address;
}
