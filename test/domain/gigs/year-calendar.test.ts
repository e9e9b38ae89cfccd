import { expect, test } from 'vitest';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';
import {
  beginning,
  type CalendarDay,
  type CalendarGig,
  dayLabel,
  longDate,
  weekdayOf,
  yearCalendar,
} from '~/domain/gigs/views/year-calendar';
import { shiftDay, shiftMonth } from '~/domain/time/calendar-day';

const today = '2026-05-14';

function aGig(date: string, gig: Partial<CalendarGig> = {}): CalendarGig {
  return {
    id: gig.title ?? date,
    title: 'Harbor Lights Series',
    type: 'booked',
    date,
    endDate: null,
    startTime: null,
    location: 'Portland, ME',
    needs: { flight: 'confirmed', hotel: 'confirmed', car: 'confirmed' },
    ...gig,
  };
}

function dayOf(gigs: CalendarGig[], date: string, seenOn = today): CalendarDay {
  const months = yearCalendar(gigs, Number(date.slice(0, 4)), seenOn);
  const day = months
    .flatMap(({ weeks }) => weeks.flat())
    .find((candidate) => candidate?.date === date);
  if (!day) throw new Error(`${date} is not in the calendar`);
  return day;
}

function countsOf(gigs: CalendarGig[], year: number): number[] {
  return yearCalendar(gigs, year, today).map(({ gigCount }) => gigCount);
}

test.each([
  [2026, 365],
  [2024, 366],
  [2000, 366],
  [1900, 365],
  [2100, 365],
])('%i has twelve months and %i days, each once', (year, length) => {
  const months = yearCalendar([], year, today);
  const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null);
  expect(months).toHaveLength(12);
  expect(days).toHaveLength(length);
  expect(new Set(days.map(({ date }) => date)).size).toBe(length);
  expect(days.at(0)?.date).toBe(`${year}-01-01`);
  expect(days.at(-1)?.date).toBe(`${year}-12-31`);
});

test('every day stands under its weekday', () => {
  for (const { weeks } of yearCalendar([], 2028, today)) {
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      week.forEach((day, weekday) => {
        if (day) expect(weekdayOf(day.date)).toBe(weekday);
      });
    }
  }
});

test('a month has as many rows as it needs', () => {
  const rows = (year: number, month: number) =>
    yearCalendar([], year, today)[month - 1]?.weeks.length;
  expect(rows(2026, 2)).toBe(4);
  expect(rows(2026, 4)).toBe(5);
  expect(rows(2026, 5)).toBe(6);
});

test('months are past, current or ahead, seen from today', () => {
  const tenses = (year: number) =>
    yearCalendar([], year, today)
      .map(({ tense }) => tense.charAt(0))
      .join('');
  expect(tenses(2026)).toBe('ppppcfffffff');
  expect(tenses(2025)).toBe('pppppppppppp');
  expect(tenses(2027)).toBe('ffffffffffff');
});

test('only today is today', () => {
  const marked = (year: number) =>
    yearCalendar([], year, today)
      .flatMap(({ weeks }) => weeks.flat())
      .flatMap((day) => (day?.isToday ? [day.date] : []));
  expect(marked(2026)).toEqual(['2026-05-14']);
  expect(marked(2027)).toEqual([]);
});

test('a day shows its gig with the letters of the state or province', () => {
  const { gigs } = dayOf([aGig('2026-06-11', { location: 'Calgary, Alberta' })], '2026-06-11');
  expect(gigs).toMatchObject([{ region: 'AB', kind: 'booked', day: 1, days: 1 }]);
});

test('a location without a state or province has no letters', () => {
  const { gigs } = dayOf([aGig('2026-06-11', { location: 'Lyon, France' })], '2026-06-11');
  expect(gigs[0]?.region).toBeNull();
});

test('a gig is booked or possible until its last day is over, then past', () => {
  const kind = (gig: CalendarGig) => dayOf([gig], gig.date).gigs[0]?.kind;
  expect(kind(aGig('2026-05-13'))).toBe('past');
  expect(kind(aGig('2026-05-14'))).toBe('booked');
  expect(kind(aGig('2026-05-15', { type: 'possible' }))).toBe('possible');
  expect(kind(aGig('2026-05-12', { endDate: '2026-05-14' }))).toBe('booked');
  expect(kind(aGig('2026-05-11', { endDate: '2026-05-13', type: 'possible' }))).toBe('past');
});

test('a booked gig that lacks travel needs you for its last 14 days', () => {
  const attention = (date: string, type: CalendarGig['type'] = 'booked') =>
    dayOf(
      [aGig(date, { type, needs: { flight: 'confirmed', hotel: 'needed', car: 'notNeeded' } })],
      date,
    ).gigs[0]?.attention;
  expect(attention('2026-05-14')).toBe(true);
  expect(attention('2026-05-28')).toBe(true);
  expect(attention('2026-05-29')).toBe(false);
  expect(attention('2026-05-13')).toBe(false);
  expect(attention('2026-05-20', 'possible')).toBe(false);
  expect(dayOf([aGig('2026-05-20')], '2026-05-20').gigs[0]?.attention).toBe(false);
});

test('a gig of several days begins with a circle and goes on as a bar', () => {
  const gig = aGig('2026-06-11', { endDate: '2026-06-13' });
  const [first, second, third] = ['2026-06-11', '2026-06-12', '2026-06-13'].map((date) =>
    dayOf([gig], date),
  ) as [CalendarDay, CalendarDay, CalendarDay];
  expect(beginning(first)).toHaveLength(1);
  expect(beginning(second)).toHaveLength(0);
  expect(second.gigs).toMatchObject([{ day: 2, days: 3 }]);
  expect(first.bars).toEqual([{ kind: 'booked', starts: true, ends: false }]);
  expect(second.bars).toEqual([{ kind: 'booked', starts: false, ends: false }]);
  expect(third.bars).toEqual([{ kind: 'booked', starts: false, ends: true }]);
  expect(dayOf([gig], '2026-06-14').gigs).toEqual([]);
});

test.each([
  ['the same day', '2026-06-11'],
  ['an earlier day', '2026-06-01'],
])('a gig that ends on %s has one day and no bar', (_name, endDate) => {
  const day = dayOf([aGig('2026-06-11', { endDate })], '2026-06-11');
  expect(day.gigs).toMatchObject([{ day: 1, days: 1 }]);
  expect(day.bars).toEqual([]);
});

test('a gig across the end of a month counts in both months', () => {
  const gig = aGig('2026-05-30', { endDate: '2026-06-02' });
  expect(countsOf([gig], 2026)).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0]);
  expect(dayOf([gig], '2026-05-31').bars).toEqual([{ kind: 'booked', starts: false, ends: false }]);
  expect(dayOf([gig], '2026-06-02').gigs[0]?.day).toBe(4);
});

test('a gig of a whole quarter counts in each of its months', () => {
  const gig = aGig('2026-06-30', { endDate: '2026-09-01' });
  expect(countsOf([gig], 2026)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0]);
});

test('a gig across New Year shows its part in each year', () => {
  const gig = aGig('2026-12-30', { endDate: '2027-01-02' });
  expect(countsOf([gig], 2025)).toEqual(Array(12).fill(0));
  expect(countsOf([gig], 2026)).toEqual([...Array(11).fill(0), 1]);
  expect(countsOf([gig], 2027)).toEqual([1, ...Array(11).fill(0)]);
  expect(dayOf([gig], '2026-12-31').bars).toMatchObject([{ ends: false }]);
  expect(dayOf([gig], '2027-01-01').gigs).toMatchObject([{ day: 3, days: 4 }]);
  expect(dayOf([gig], '2027-01-02').bars).toMatchObject([{ starts: false, ends: true }]);
});

test('a gig of many years fills a year between', () => {
  const gig = aGig('2020-02-29', { endDate: '2031-01-01' });
  expect(countsOf([gig], 2024)).toEqual(Array(12).fill(1));
  expect(dayOf([gig], '2024-02-29').gigs[0]?.day).toBe(4 * 365 + 2);
});

test('a leap day has its gig', () => {
  const gig = aGig('2028-02-28', { endDate: '2028-03-01' });
  expect(dayOf([gig], '2028-02-29').gigs).toMatchObject([{ day: 2, days: 3 }]);
  expect(countsOf([gig], 2028).slice(0, 4)).toEqual([0, 1, 1, 0]);
});

test('a span over a change of clocks counts its days by the calendar', () => {
  const spring = aGig('2026-03-07', { endDate: '2026-03-09' });
  const autumn = aGig('2026-10-31', { endDate: '2026-11-02' });
  expect(dayOf([spring], '2026-03-09').gigs).toMatchObject([{ day: 3, days: 3 }]);
  expect(dayOf([autumn], '2026-11-02').gigs).toMatchObject([{ day: 3, days: 3 }]);
});

test('of several gigs the ones that begin come first, then what needs you, then booked', () => {
  const missing = { flight: 'needed', hotel: 'needed', car: 'needed' } as const;
  const gigs = [
    aGig('2026-05-18', { title: 'running', endDate: '2026-05-20' }),
    aGig('2026-05-20', { title: 'possible', type: 'possible' }),
    aGig('2026-05-20', { title: 'late', startTime: '21:00' }),
    aGig('2026-05-20', { title: 'no time' }),
    aGig('2026-05-20', { title: 'early', startTime: '09:30' }),
    aGig('2026-05-20', { title: 'missing', needs: missing, startTime: '23:00' }),
  ];
  const day = dayOf(gigs, '2026-05-20');
  expect(day.gigs.map(({ gig }) => gig.title)).toEqual([
    'missing',
    'early',
    'late',
    'no time',
    'possible',
    'running',
  ]);
  expect(beginning(day)).toHaveLength(5);
});

test('bars that would cover one another are drawn once', () => {
  const gigs = ['a', 'b'].map((title) => aGig('2026-06-11', { title, endDate: '2026-06-13' }));
  expect(dayOf(gigs, '2026-06-12').bars).toHaveLength(1);
  expect(dayOf(gigs, '2026-06-12').gigs).toHaveLength(2);
});

test('a day says its date, how many gigs and which', () => {
  const label = (gigs: CalendarGig[], date: string) => dayLabel(dayOf(gigs, date));
  expect(label([], '2026-06-05')).toBe('June 5');
  expect(label([], today)).toBe('May 14, today');
  expect(label([aGig('2026-06-05')], '2026-06-05')).toBe(
    'June 5, 1 gig: Harbor Lights Series, booked',
  );
  expect(label([aGig('2026-05-02', { type: 'possible' })], '2026-05-02')).toBe(
    'May 2, 1 gig: Harbor Lights Series, past',
  );
  expect(
    label(
      [
        aGig('2026-08-08', { title: 'Rose City' }),
        aGig('2026-08-08', { title: 'Sound', type: 'possible' }),
      ],
      '2026-08-08',
    ),
  ).toBe('August 8, 2 gigs: Rose City, booked; Sound, possible');
  expect(label([aGig('2026-06-11', { endDate: '2026-06-13' })], '2026-06-12')).toBe(
    'June 12, 1 gig: Harbor Lights Series, booked, day 2 of 3',
  );
  const needs = { flight: 'confirmed', hotel: 'confirmed', car: 'needed' } as const;
  expect(label([aGig('2026-05-20', { needs })], '2026-05-20')).toBe(
    'May 20, 1 gig: Harbor Lights Series, booked, travel needs you',
  );
});

test('counts and dates read as words', () => {
  expect([0, 1, 2].map(gigCountLabel)).toEqual(['0 gigs', '1 gig', '2 gigs']);
  expect(longDate('2026-08-08')).toBe('August 8, 2026');
});

test.each([
  ['2026-05-31', 1, '2026-06-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-07', 7, '2026-03-14'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(shiftDay(date, days)).toBe(expected);
});

test.each([
  ['2026-05-14', 1, '2026-06-14'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-05', 1, '2027-01-05'],
  ['2026-01-05', -1, '2025-12-05'],
  ['2026-03-31', -13, '2025-02-28'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(shiftMonth(date, months)).toBe(expected);
});

test('the gigs given are left as they were', () => {
  const gigs = Object.freeze([aGig('2026-06-12'), aGig('2026-06-11'), aGig('2026-06-11')]);
  const before = structuredClone(gigs);
  yearCalendar(gigs, 2026, today);
  expect(gigs).toEqual(before);
});

test('of 5,000 gigs none is lost to the year', () => {
  const gigs = Array.from({ length: 5000 }, (_, index) => {
    const date = shiftDay('2026-01-01', index % 365);
    return aGig(date, { id: String(index), endDate: index % 9 === 0 ? shiftDay(date, 4) : null });
  });
  const months = yearCalendar(gigs, 2026, today);
  expect(months.reduce((sum, { gigCount }) => sum + gigCount, 0)).toBeGreaterThanOrEqual(5000);
});
