import type { Reading } from '../../reading';
import { AGENCIES, HOME_PLATFORMS, HOTEL_BRANDS } from '../../vocabulary/brands';
import { WEEKDAY_NAMES } from '../../vocabulary/calendar-words';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase, anyOf, LETTER } from '../../vocabulary/patterns';

export const BRAND = anyCase(
  `(?<![${LETTER}])${anyOf(HOTEL_BRANDS.map((name) => name.toLowerCase()))}(?![${LETTER}])`,
);

export function namesHotelBrand(words: string): boolean {
  return BRAND.test(words);
}

/** Airbnb's own form of a code, printed also where a host's tool does not name the platform. */
const PLATFORM_CODE = /(?<![A-Z\d])HM[A-Z\d]{8}(?![A-Z\d])/;

/** Whether a home platform's name, a link to it or its form of code stands in the text. */
export function isOnPlatform({ text }: Reading): boolean {
  return PLATFORM_CODE.test(text) || HOME_PLATFORMS.some(({ pattern }) => pattern.test(text));
}

/** A word for a house, alone or at the end of another: "Musterhotel", "京都ホテル", "호텔". */
export const HOTEL_WORD = anyCase(
  `${wordsFor('house')}|hotell?(?![${LETTER}])(?<=(?<![${LETTER}])[${LETTER}]{1,12}hotell?)|(?:INN|HOTEL)(?<=[一-鿿](?:INN|HOTEL))|호텔|게스트하우스`,
);

/** Such a word by itself, or a weekday, is no house's name. */
export const GENERIC = anyCase(
  `^(?:\\d{1,2}[.)] )?(?:(?:the )?(?:${wordsFor('house')})|${WEEKDAY_NAMES})[^\\p{L}\\d]*$`,
);

/** "Lotus Garden Hotel", not a hotel's word alone. */
export function namesHouse(words: string): boolean {
  return (HOTEL_WORD.test(words) || namesHotelBrand(words)) && !GENERIC.test(words);
}

/** "Thank you for choosing Airbnb" names no house. */
export function isPlatform(name: string): boolean {
  const platform = HOME_PLATFORMS.some((one) => one.name.toLowerCase() === name.toLowerCase());
  return platform || AGENCIES.exec(name)?.[0].length === name.length;
}

const brandNames = new Set(HOTEL_BRANDS.map((name) => name.toLowerCase()));

/** "Loews Hotels & Co", "Lotus Hotels Italia" is the chain as well. */
const CHAIN =
  /\bhotels(?: & (?:co|company|resorts|suites))?(?: (?:international|group|worldwide|europe|italia|deutschland|france|españa|uk))?\.?$/i;

/** "Courtyard by Marriott" above "Courtyard Portland Airport" is the chain, not the house. */
export function isBrandAlone(name: string): boolean {
  return brandNames.has(name.toLowerCase()) || CHAIN.test(name);
}
