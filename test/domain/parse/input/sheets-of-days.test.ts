import { expect, test } from 'vitest';
import { withClockColons } from '~/domain/parse/input/clock-colons';
import { withColons } from '~/domain/parse/input/label-colons';
import { findDates } from '~/domain/parse/tokens/dates/dates';
import { fourDigitClocks } from '~/domain/parse/tokens/dates/four-digit-clocks';
import { withMonthlessDays } from '~/domain/parse/tokens/dates/monthless-days';

const SHEET = '07.15  Breakfast\n08.45  Lobby\n10.05  Fly DY933 CPH-OSL\n19.00  Doors\n';

test('clocks with a dot that open the lines of a sheet get their colons, and no other digits', () => {
  const clean = withClockColons(`${SHEET}Merch 20.50 EUR, arr. 11.15, v 2.10\n`);
  expect(clean).toContain('07:15  Breakfast');
  expect(clean).toContain('10:05  Fly');
  expect(clean).toContain('Merch 20.50 EUR, arr. 11:15, v 2.10');
  expect(clean).toHaveLength(SHEET.length + 36);
});

test.for([
  ['days of a tour', '14.10  Hamburg\n15.10  Bremen\n16.10  Berlin\n17.10  Leipzig\n'],
  ['fewer than four lines', '07.15  Breakfast\n19.30  Doors\n'],
  ['prices', '12.50 EUR\n13.40 EUR\n14.55 EUR\n15.60 EUR\n'.replaceAll(' EUR', ',- EUR')],
])('%s stay as they are', ([, text = '']) => {
  expect(withClockColons(text)).toBe(text);
});

const daysOf = (text: string) =>
  withMonthlessDays({ clean: text, text }, findDates(text))
    .map(({ month, day }) => `${day}.${month}.`)
    .join(' ');

test.for([
  ['THURSDAY 24 SEPTEMBER 2026\nIN Thu 24 from 15:00\nOUT Fri 25 by 12:00\n', '24.9. 24.9. 25.9.'],
  ['Wed 30 September 2026\nIN Wed 30 from 15:00\nOUT Fri 2 by 12:00\n', '30.9. 30.9. 2.10.'],
  ['Thu 31 December 2026\nin Thu 31\nout Fri 1\n', '31.12. 31.12. 1.1.'],
  ['24 September 2026\nOUT Sun 25 by 12:00\n', '24.9.'],
  ['OUT Fri 25 by 12:00\n24 September 2026\n', '24.9.'],
] as const)('a weekday with a number alone is of the month above it: %j', ([text, expected]) => {
  expect(daysOf(text)).toBe(expected);
});

test('the month above counts though it was blanked with its flight', () => {
  const text = '24 September 2026\nOUT Fri 25 by 12:00\n';
  const clean = text.replace('24 September 2026', ' '.repeat(17));
  const days = withMonthlessDays({ clean, text }, findDates(clean));
  expect(days.map(({ year, month, day }) => [year, month, day])).toEqual([[2026, 9, 25]]);
});

test.for([
  ['BA778 LHR 1045 - ARN 1415', [645, 855]],
  ['BA1475 GLA 0710-LHR 0835', [430, 515]],
  ['BA1475 GLA\n0710-LHR 0835', [430, 515]],
  ['LHR 2026 - ARN tour', []],
  ['Load in 1500, doors 1900', []],
] as const)('four digits behind their airports are clocks: %j', ([text, minutes]) => {
  expect(fourDigitClocks(text).map((clock) => clock.minutes)).toEqual(minutes);
});

test('labels in square brackets have their colons where a list has at least four', () => {
  const list = '[予約番号] RYf0\n[住所] 東京都\n[人数] 2名\n[泊数] 1泊\n';
  expect(withColons(list)).toBe(' 予約番号: RYf0\n 住所: 東京都\n 人数: 2名\n 泊数: 1泊\n');
  expect(withColons('[1] one\n[2] two\n')).toBe('[1] one\n[2] two\n');
});
