import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutBlankRuns } from '~/domain/parse/input/blank-lines';

const LINK = `https://links.travel.example/ls/click?upn=${'a'.repeat(60)}`;

test.each([
  ['one blank line stays', 'Code:\n\nKX7QTL', 'Code:\n\nKX7QTL'],
  ['a run of blank lines is one', 'Code:\n \n\t\n\u200c \n\nKX7QTL', 'Code:\n\nKX7QTL'],
  ['a long link alone is blank', `Code:\n\n<${LINK}>\n\nKX7QTL`, 'Code:\n\nKX7QTL'],
  [
    'a short link is kept',
    'See\nhttps://travel.example/trips',
    'See\nhttps://travel.example/trips',
  ],
  ['a link among words is kept', `Open ${LINK}`, `Open ${LINK}`],
  ['indents are kept', 'a\n   b', 'a\n   b'],
])('%s', (_, text, expected) => {
  expect(withoutBlankRuns(text)).toBe(expected);
});

test('no word is lost, and nothing changes a second time', () => {
  const line = fc.constantFrom('', ' ', '\t', 'Flight DL 1432', '  7:05 AM', LINK);
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      const once = withoutBlankRuns(text);
      const words = (printed: string) => printed.replaceAll(LINK, '').match(/\S+/g) ?? [];
      expect(words(once)).toEqual(words(text));
      expect(withoutBlankRuns(once)).toBe(once);
    }),
  );
});
