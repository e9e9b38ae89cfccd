import { expect, test } from 'vitest';
import { countryCode } from '~/domain/places/regions/countries';

test.each([
  ['Germany', 'DE'],
  ['Vietnam', 'VN'],
  ['Yemen', 'YE'],
  ['Zimbabwe', 'ZW'],
  ['Vanuatu', 'VU'],
  ['France', 'FR'],
  ['scotland', 'GB'],
  ['UK', 'GB'],
  ['Guam', 'GU'],
  ['Georgia', null],
  ['Texas', null],
])('%s has the letters %s of today', (name, code) => {
  expect(countryCode(name)).toBe(code);
});
