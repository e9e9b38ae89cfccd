import type { Reading } from '../../reading';
import { HOME_PLATFORMS, HOTEL_BRANDS } from '../../vocabulary/brands';
import { anyOf } from '../../vocabulary/labels';

export const BRAND = new RegExp(
  `(?<!\\p{L})${anyOf(HOTEL_BRANDS.map((name) => name.toLowerCase()))}(?!\\p{L})`,
  'iu',
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
