import { countryCode } from '~/domain/places/regions/countries';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';

export const PHONE_BEHIND = /,?\s(?:phone|tel(?:ephone)?)\b.*$/i;

const COUNTRY_ALONE = anyCase(`^(?:${wordsFor('country')})$`);

export function isCountry(words: string): boolean {
  return COUNTRY_ALONE.test(words) || countryCode(words) !== null;
}

/** "… London, United Kingdom - Show directions". */
export const LINK_BEHIND = / [-–] \p{Lu}\p{L}+ (?:[\p{L}'’]+ ?){1,3}$/u;

/** "〒930-0002 富山県富山市新富町1-1-22", all of a line. */
export function isJapanese(text: string): boolean {
  return /^〒 ?\d{3}-\d{4} ?\p{Lo}[^\n:]{5,60}$/u.test(text);
}

/** "Portal Espinar 142, Cusco" before its country: without any postal code. */
const SHORT =
  /^(?!(?:room|suite|gate|terminal|hall|box|unit|level|page)\b)(?:\p{Lu}[^,\d]{3,40} \d{1,4}[A-Za-z]?|\d{1,4} \p{Lu}[^,\d]{3,40}), \p{Lu}[\p{L} .'-]{2,30}$/iu;

/** "Lækjargata 12, 101 Reykjavík": a code of three digits behind a street's number. */
const ICELANDIC = /^\p{Lu}[^,\d:]{3,40} \d{1,3}\p{L}?, \d{3} \p{Lu}\p{L}{3,20}$/u;

/** "Calle Cuna 12, Sevilla, 41004, Spain", as agencies print an address of any country. */
export function isWholeAbroad(text: string): boolean {
  if (text.length > 130 || PHONE_BEHIND.test(text)) return false;
  if (ICELANDIC.test(text)) return true;
  const parts = text
    .replace(LINK_BEHIND, '')
    .replace(/[\s,-]+$/, '')
    .split(',')
    .map((part) => part.trim());
  const [street = '', second = ''] = parts;
  // "Florianópolis, SC, 88062-201 Brasil".
  const [, code, behind] = /^(\d{2,5}-\d{3,4}|\d{4,6}) (\p{Lu}.+)$/u.exec(parts.at(-1) ?? '') ?? [];
  if (code && behind && isCountry(behind)) parts.splice(-1, 1, code, behind);
  // "Bangkok, Thailand 10110".
  const last = parts.at(-1) ?? '';
  // "Taipei, Taiwan, 108".
  const isCodeLast =
    /^\d{2,6}(?:-\d{3,4})?$|^\d{4} ?[A-Z]{2}$|^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(last) &&
    isCountry(parts.at(-2) ?? '');
  const country = isCodeLast ? (parts.at(-2) ?? '') : last.replace(/ \d{4,6}$/, '');
  if (SHORT.test(`${street}, ${second}`) && parts.length === 3 && isCountry(last)) return true;
  if (country !== last && !isCodeLast) parts.push('');
  if (parts.length < 4 || !/^(?:(?:ul|al|pl|os)\. )?[\p{Lu}\d]/u.test(street)) return false;
  if (!isCountry(country) && !/^[A-Z]{3}$/.test(country)) return false;
  const between = parts.slice(1, -1);
  // "Sector 4, Andheri West,Mumbai-400053,India".
  const coded = between.some((part) => /^\p{Lu}[\p{L} ]+[ -]\d{5,6}$/u.test(part));
  return (
    (/\d/.test(street + second) || coded) &&
    /\p{L}{3}/u.test(street + second) &&
    (country !== last || between.some((part) => POSTAL_CODE.test(part))) &&
    between.some((part) => /^\p{Lu}[\p{L} .'-]+$/u.test(part))
  );
}

/** "Rua Direita, 214 - Santo Antônio, Salvador - BA, 40301-280". */
export function isBrazilian(text: string): boolean {
  return BRAZILIAN.test(text);
}

const BRAZILIAN =
  /^\p{Lu}[^\n\t\d]{3,60}, ?\d{1,5}(?:,? [^\n\t]{1,60}?)? - [A-Z]{2}(?:,? (?:CEP:? ?)?\d{5}-?\d{3})?(?:, Bra[sz]il)?$/u;

const POSTAL_CODE =
  /^\d{5}-\d{3}$|^(?:[A-Z]{1,2}-)?\d{3,6}(?:[ -]\d{2,4})?(?: [A-Z]{2})?$|^\d{2}-\d{3}$|^(?:[A-Z]{1,2}-)?\d{4,6} \p{Lu}|\p{L}[ -]\d{4,6}$|\p{L} ?- ?\d{3} \d{3}$|^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u;
