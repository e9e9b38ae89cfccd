import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchedParts } from '~/components/places/matched-parts';

/** What stands out, in brackets. */
const marked = (label: string, typed: string) =>
  matchedParts(label, typed)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('');

test.each([
  ['Portland, ME', 'port', '[Port]land, ME'],
  ['Portland, ME', 'portland m', '[Portland], [M]E'],
  ['Portland Jetport (PWM)', 'PWM', 'Portland Jetport ([PWM])'],
  ['Montréal, QC', 'montreal', '[Montréal], QC'],
  ['Montre\u0301al, QC', 'montre', '[Montre\u0301]al, QC'],
  ['Chicago O’Hare Airport', 'o’hare', 'Chicago [O]’[Hare] Airport'],
  ['Southport, NC', 'port', 'Southport, NC'],
  ['116 Main Street, Nashville, TN', '116 ma', '[116] [Ma]in Street, Nashville, TN'],
  ['Austin, TX', '', 'Austin, TX'],
  ['Austin, TX', '(.*', 'Austin, TX'],
])('of %j with %j typed stands out %j', (label, typed, shown) => {
  expect(marked(label, typed)).toBe(shown);
});

test('the parts make the whole, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (label, typed) => {
        const parts = matchedParts(label, typed);
        expect(parts.map(({ text }) => text).join('')).toBe(label);
        expect(parts.every(({ text }) => text !== '')).toBe(true);
      },
    ),
  );
});
