import { expect, test } from 'vitest';
import { textTitle } from '~/domain/confirmation-texts/text-title';

test.each([
  ['a file has its name', 'Subject: Trip', 'delta.eml', 'delta.eml'],
  [
    'a mail its subject',
    'From: a@b.c\r\nSubject: Your trip to\r\n Portland\r\n\r\nHi',
    null,
    'Your trip to Portland',
  ],
  [
    'a subject that is encoded',
    'Subject: =?utf-8?Q?Ihre_Reise_nach_M=C3=BCnchen?=\n\nHallo',
    null,
    'Ihre Reise nach München',
  ],
  [
    'an event its summary',
    'BEGIN:VCALENDAR\nSUMMARY;LANGUAGE=en:Flight DL 2215\nEND',
    null,
    'Flight DL 2215',
  ],
  [
    'a text its first line with words',
    '\n  ---\n 12:30 \n Thank you,  Robin \nDelta',
    null,
    'Thank you, Robin',
  ],
  ['a page its title', '<html><head><title>Your stay</title></head><body>Hi', null, 'Your stay'],
  [
    'a table its first words',
    '<style>td {color: red}</style><table><td>Check&nbsp;in</td>',
    null,
    'Check in',
  ],
  ['nothing to be known by', '12 : 30', null, 'Confirmation'],
])('%s', (_what, text, fileName, title) => {
  expect(textTitle(text, fileName)).toBe(title);
});

test('a title is short, and made in no time of any text', () => {
  const long = textTitle('Robin '.repeat(100), null);
  expect(long).toHaveLength(100);
  expect(long.endsWith('…')).toBe(true);
  for (const part of ['<', '<script>', 'subject:\n ', '=?', '<title', ' \n']) {
    const started = performance.now();
    textTitle(part.repeat(300_000), null);
    expect(performance.now() - started).toBeLessThan(500);
  }
});
