import { HOTEL_BRANDS } from '../../vocabulary/brands';
import { anyOf } from '../../vocabulary/labels';

export const BRAND = new RegExp(
  `(?<!\\p{L})${anyOf(HOTEL_BRANDS.map((name) => name.toLowerCase()))}(?!\\p{L})`,
  'iu',
);

export function namesHotelBrand(words: string): boolean {
  return BRAND.test(words);
}
