import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftDay } from '~/domain/time/calendar-day';
import { NOTHING_BOOKED } from '~/domain/travel/trip/booked-days';
import { keepFor, kindsKey, MOST_DAYS, planDays, stayOf } from '~/domain/weather/stay-days';

const TODAY = '2026-05-14';
const gig = (date: string, endDate: string | null = null) => ({ date, endDate });

test.each([
  [
    'a gig ahead begins on its eve',
    gig('2026-06-05'),
    ['2026-06-04', '2026-06-05'],
    '2026-06-05',
    1,
  ],
  [
    'tomorrow’s gig has today as its eve',
    gig('2026-05-15'),
    [TODAY, '2026-05-15'],
    '2026-05-15',
    1,
  ],
  ['of today’s gig the eve is over', gig(TODAY), [TODAY], TODAY, 1],
  ['a past gig has its own day alone', gig('2026-05-01'), ['2026-05-01'], '2026-05-01', 1],
  [
    'a festival spans its days',
    gig('2026-06-05', '2026-06-07'),
    ['2026-06-04', '2026-06-05', '2026-06-06', '2026-06-07'],
    '2026-06-05',
    3,
  ],
  [
    'a gig that is on speaks of today',
    gig('2026-05-13', '2026-05-15'),
    ['2026-05-13', TODAY, '2026-05-15'],
    TODAY,
    3,
  ],
  [
    'a past festival speaks of its first day',
    gig('2026-05-01', '2026-05-03'),
    ['2026-05-01', '2026-05-02', '2026-05-03'],
    '2026-05-01',
    3,
  ],
  [
    'the eve of 1 January is last year’s',
    gig('2027-01-01'),
    ['2026-12-31', '2027-01-01'],
    '2027-01-01',
    1,
  ],
  [
    'the eve of 1 March may be 29 February',
    gig('2028-03-01'),
    ['2028-02-29', '2028-03-01'],
    '2028-03-01',
    1,
  ],
])('%s', (_fact, days, expected, mainDay, nights) => {
  expect(stayOf(days, TODAY)).toEqual({ days: expected, mainDay, nights, booked: NOTHING_BOOKED });
});

test.each([
  ['one lands on the gig’s own day', { arrive: '2026-06-05', leave: '2026-06-06' }, '05', '06', 1],
  ['one comes early and stays on', { arrive: '2026-06-03', leave: '2026-06-08' }, '03', '08', 5],
  ['only the way home is booked', { arrive: null, leave: '2026-06-07' }, '04', '07', 3],
  ['one flies home after the show', { arrive: '2026-06-04', leave: '2026-06-05' }, '04', '05', 1],
])('%s: the days are those that are booked', (_fact, booked, first, last, nights) => {
  const stay = stayOf(gig('2026-06-05'), TODAY, booked);
  expect([stay.days[0], stay.days.at(-1), stay.nights]).toEqual([
    `2026-06-${first}`,
    `2026-06-${last}`,
    nights,
  ]);
});

test('between the show and a way home that is far off the show is still told', () => {
  const { days, mainDay } = stayOf(gig('2026-05-10'), TODAY, { arrive: null, leave: '2026-05-30' });
  expect(mainDay).toBe('2026-05-10');
  expect([days.length, days[0]]).toEqual([MOST_DAYS, '2026-05-10']);
});

test('an arrival long before the gig does not push the gig out of its own weather', () => {
  const { days, mainDay } = stayOf(gig('2026-07-30'), TODAY, { arrive: '2026-07-01', leave: null });
  expect([days.length, mainDay, days.at(-1)]).toEqual([MOST_DAYS, '2026-07-30', '2026-07-30']);
});

test('of a long residency fourteen days are told, from today on once it has begun', () => {
  const ahead = stayOf(gig('2026-07-01', '2026-08-31'), TODAY);
  expect([ahead.days.length, ahead.days[0], ahead.nights]).toEqual([14, '2026-06-30', 62]);
  const on = stayOf(gig('2026-05-01', '2026-08-31'), TODAY);
  expect([on.days.length, on.days[0], on.mainDay]).toEqual([14, TODAY, TODAY]);
  const ending = stayOf(gig('2026-03-01', '2026-05-16'), TODAY);
  expect(ending.days).toEqual([TODAY, '2026-05-15', '2026-05-16']);
});

test('sixteen days are forecast, earlier ones remembered, later ones typical', () => {
  expect(planDays(['2026-05-28', '2026-05-29', '2026-05-30'], TODAY)).toEqual({
    archived: null,
    near: { from: '2026-05-28', to: '2026-05-29' },
    beyond: ['2026-05-30'],
  });
  expect(planDays(['2026-02-12', '2026-02-13', '2026-02-14'], TODAY)).toEqual({
    archived: { from: '2026-02-12', to: '2026-02-12' },
    near: { from: '2026-02-13', to: '2026-02-14' },
    beyond: [],
  });
});

test('the key tells what each day will be', () => {
  const key = (...days: string[]) => kindsKey(days, TODAY);
  expect(key('2026-05-13', TODAY, '2026-05-15')).toBe('rff');
  expect(key('2026-05-29', '2026-05-30')).toBe('ft');
});

test.each([
  ['today', [TODAY], 1],
  ['in three days', ['2026-05-17'], 1],
  ['in four days', ['2026-05-18'], 12],
  ['a stay that begins in three days', ['2026-05-17', '2026-05-18'], 1],
  ['yesterday', ['2026-05-13'], 12],
  ['next year', ['2027-05-14'], 12],
])('%s: fresh for so many hours', (_when, days, hours) => {
  expect(keepFor(days, TODAY).freshSeconds).toBe(hours * 3600);
});

test('a stay always holds its main day, in unbroken order, each day planned once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1500, max: 1500 }),
      fc.integer({ min: 0, max: 400 }),
      (start, length) => {
        const date = shiftDay(TODAY, start);
        const { days, mainDay, nights } = stayOf(gig(date, shiftDay(date, length)), TODAY);
        expect(days).toContain(mainDay);
        expect(days.length).toBeLessThanOrEqual(MOST_DAYS);
        for (const [index, day] of days.entries()) expect(day).toBe(shiftDay(days[0] ?? '', index));
        expect(nights).toBe(length + 1);
        const { archived, near, beyond } = planDays(days, TODAY);
        const planned = days.filter(
          (day) =>
            [archived, near].some((range) => range && day >= range.from && day <= range.to) ||
            beyond.includes(day),
        );
        expect(planned).toEqual(days);
        expect(kindsKey(days, TODAY)).toMatch(/^r*f*t*$/);
      },
    ),
  );
});
