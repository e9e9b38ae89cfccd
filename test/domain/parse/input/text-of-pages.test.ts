import { expect, test } from 'vitest';
import { toReading } from '~/domain/parse/input/mail';

const clean = (lines: string[]) =>
  toReading(lines.join('\n'), { sender: '', subject: '', sentOn: null }, '2027-01-10').clean;

test('labels with nothing but a blank before their values have lines of their own', () => {
  const read = clean([
    'Bevestigingsnummer 118834 Boekingskanaal Website',
    'Aankomst vrijdag 29 januari 2027 Vertrek zondag 31 januari 2027',
    'Kamertype Comfort Kamer Tarief Flexibel',
  ]);
  expect(read.split('\n')).toEqual([
    'Bevestigingsnummer\t118834 Boekingskanaal Website',
    'Aankomst\tvrijdag 29 januari 2027',
    'Vertrek\tzondag 31 januari 2027',
    'Kamertype\tComfort Kamer',
    'Tarief Flexibel',
  ]);
});

test('one such line alone is left as it is', () => {
  const line = 'Aankomst vrijdag 29 januari 2027 Vertrek zondag 31 januari 2027';
  expect(clean(['Tot ziens in Utrecht!', line])).toContain(line);
});

test('a page’s number is blanked, and what stands before it on each page', () => {
  const read = clean([
    'Drop-off',
    'Lotus Cars voucher 718 447 Page 1 of 2',
    'Shannon Airport',
    'Lotus Cars voucher 718 447 Page 2 of 2',
  ]);
  expect(read.split('\n').map((line) => line.trim())).toEqual([
    'Drop-off',
    '',
    'Shannon Airport',
    '',
  ]);
});

test('what stands before the number of a single page stays', () => {
  const read = clean(['Reference: CO162804 Page 1 of 1', 'See page 2 of 3 for the terms.']);
  expect(read).toContain('Reference: CO162804');
  expect(read).not.toContain('Page 1');
  expect(read).toContain('See page 2 of 3 for the terms.');
});
