import { expect, test } from 'vitest';
import { readHeaders } from '~/domain/parse/input/headers';

const NO_MAIL = { subject: '', sender: '', sentOn: null };

/** What is left of a text without its headers. */
function visible(text: string): string {
  const { hidden } = readHeaders(text, NO_MAIL);
  return hidden.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

test('a mail as Gmail prints it has its sender, moment and addressee above it', () => {
  const text = 'Lotus Air Thu, Oct 15, 2026 at 9:42 PM\n\nTo: WEI LOK VALE\n\nSibu (SBW)';
  expect(visible(text).trim()).toBe('Sibu (SBW)');
  expect(readHeaders(text, NO_MAIL).mail.sentOn).toBe('2026-10-15');
});

test.each([
  'Departs Thu, Oct 15, 2026 at 9:42 PM\nFrom: Boston (BOS)',
  'Boston Thu, Oct 15, 2026 at 9:42 PM\n\nDenver Fri, Oct 16, 2026 at 1:05 AM',
])('"%s" are no headers', (text) => {
  expect(visible(text)).toBe(text);
});

test('a letter’s date leaves the next column of its line', () => {
  const text = 'Datum: 14.04.2026              Ihre Reservierungsnummer: 9814771203\n\nGuten Tag';
  expect(visible(text)).toContain('Ihre Reservierungsnummer: 9814771203');
});
