import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CAR_DAY,
  estimatePrices,
  FLIGHT,
  HOLIDAYS,
  LEAD,
  LEAST_FLIGHT_MILES,
  NIGHT,
  SEASON,
} from '~/domain/travel/pricing/pricing';
import { planTrip } from '~/domain/travel/pricing/pricing-trip';

const TODAY = '2026-05-14';

function aGig(fields: Partial<Parameters<typeof planTrip>[0]> = {}) {
  return { date: '2026-06-05', endDate: null, startTime: null, endTime: null, ...fields };
}

test.each([
  ['a show without times', {}, '2026-06-04', '2026-06-06', 2],
  ['a matinee', { startTime: '14:00' }, '2026-06-04', '2026-06-06', 2],
  ['an evening show', { startTime: '17:00' }, '2026-06-05', '2026-06-06', 1],
  ['a morning keynote', { startTime: '09:00', endTime: '10:30' }, '2026-06-04', '2026-06-05', 1],
  ['a day', { startTime: '09:00', endTime: '16:00' }, '2026-06-04', '2026-06-06', 2],
  ['a late set', { startTime: '22:30', endTime: '01:30' }, '2026-06-05', '2026-06-06', 1],
  ['an end without a beginning', { endTime: '12:00' }, '2026-06-04', '2026-06-05', 1],
  ['a festival', { endDate: '2026-06-07' }, '2026-06-04', '2026-06-08', 4],
  [
    'a weekend that ends on Sunday noon',
    { startTime: '18:00', endDate: '2026-06-07', endTime: '14:00' },
    '2026-06-05',
    '2026-06-07',
    2,
  ],
  [
    'a weekend that ends on Sunday night',
    { startTime: '18:00', endDate: '2026-06-07', endTime: '22:00' },
    '2026-06-05',
    '2026-06-08',
    3,
  ],
  [
    'a late set whose end has the next day',
    { startTime: '22:00', endDate: '2026-06-06', endTime: '02:00' },
    '2026-06-05',
    '2026-06-06',
    1,
  ],
  [
    'a late set whose end has its own day',
    { startTime: '22:00', endDate: '2026-06-05', endTime: '02:00' },
    '2026-06-05',
    '2026-06-06',
    1,
  ],
] as const)('the days of %s', (_what, fields, arrive, leave, nights) => {
  expect(planTrip(aGig(fields), TODAY)).toEqual({
    arrive,
    leave,
    nights,
    carDays: nights,
    leadDays: arrive === '2026-06-04' ? 21 : 22,
  });
});

test('nobody arrives before today', () => {
  expect(planTrip(aGig({ date: TODAY }), TODAY)).toMatchObject({ arrive: TODAY, nights: 1 });
  expect(planTrip(aGig({ date: TODAY, startTime: '09:00', endTime: '11:00' }), TODAY)).toEqual({
    arrive: TODAY,
    leave: TODAY,
    nights: 0,
    carDays: 1,
    leadDays: 0,
  });
});

test('a gig that has begun has no trip to plan', () => {
  expect(planTrip(aGig({ date: '2026-05-13' }), TODAY)).toBeNull();
  expect(planTrip(aGig({ date: '2026-05-13', endDate: '2026-05-15' }), TODAY)).toBeNull();
});

function days(arrive: string, nights: number, leadDays: number) {
  return { arrive, leave: '', nights, carDays: Math.max(1, nights), leadDays };
}

const early = days('2026-04-10', 2, 60);

test.each([
  [60, 120],
  [190, 145],
  [1_500, 395],
  [2_500, 515],
  [5_000, 815],
])('a flight of %d miles is about $%d', (flightMiles, price) => {
  expect(estimatePrices({ days: early, flightMiles, airportSize: 'large' }).flight).toBe(price);
});

test('who does not fly pays for no flight, who does not stay for no bed', () => {
  expect(
    estimatePrices({ days: days('2026-04-10', 0, 60), flightMiles: null, airportSize: 'large' }),
  ).toEqual({ flight: null, hotel: null, car: 60 });
});

test.each([
  ['large', 340],
  ['medium', 290],
  ['small', 250],
] as const)('two nights near a %s airport are about $%d', (airportSize, price) => {
  expect(estimatePrices({ days: early, flightMiles: 500, airportSize }).hotel).toBe(price);
});

test.each([
  ['2026-12-17', 1.12],
  ['2026-12-18', 1.35],
  ['2027-01-01', 1.35],
  ['2027-01-03', 1.35],
  ['2027-01-04', 0.9],
  ['2026-07-04', 1.18],
  ['2026-04-30', 1],
])('the season on %s counts %d', (arrive, factor) => {
  const car = estimatePrices({
    days: days(arrive, 10, 60),
    flightMiles: null,
    airportSize: 'small',
  });
  expect(car.car).toBe(Math.round((620 * factor) / 5) * 5);
});

test.each([
  [0, 1.6],
  [2, 1.6],
  [3, 1.4],
  [6, 1.4],
  [7, 1.2],
  [13, 1.2],
  [14, 1.05],
  [20, 1.05],
  [21, 1],
  [300, 1],
])('a flight in %d days costs %d times as much', (leadDays, factor) => {
  const trip = { days: days('2026-04-10', 2, leadDays), flightMiles: 1_000 };
  const { flight } = estimatePrices({ ...trip, airportSize: 'large' });
  expect(flight).toBe(Math.round((300 * factor) / 5) * 5);
});

const trip = fc.record({
  days: fc.record({
    arrive: fc.constantFrom('2026-02-03', '2026-07-09', '2026-12-24'),
    leave: fc.constant(''),
    nights: fc.integer({ min: 1, max: 30 }),
    carDays: fc.integer({ min: 1, max: 30 }),
    leadDays: fc.integer({ min: 0, max: 400 }),
  }),
  flightMiles: fc.integer({ min: 60, max: 12_000 }),
  airportSize: fc.constantFrom('large' as const, 'medium' as const, 'small' as const),
});

test('farther, longer and later booked is never cheaper', () => {
  fc.assert(
    fc.property(trip, fc.nat(500), fc.nat(10), (cheap, miles, more) => {
      const { days: d } = cheap;
      const dear = {
        ...cheap,
        flightMiles: cheap.flightMiles + miles,
        days: {
          ...d,
          nights: d.nights + more,
          carDays: d.carDays + more,
          leadDays: Math.max(0, d.leadDays - more),
        },
      };
      const [low, high] = [estimatePrices(cheap), estimatePrices(dear)];
      for (const kind of ['flight', 'hotel', 'car'] as const) {
        expect(low[kind]).toBeLessThanOrEqual(high[kind] ?? 0);
        expect((low[kind] ?? 0) % 5).toBe(0);
        expect(low[kind]).toBeGreaterThan(0);
      }
    }),
  );
});

const published = readFileSync('docs/price-estimates.md', 'utf8');
const rows = published
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const row = (name: string) => rows.find(([first]) => first === name)?.slice(1) ?? [];

test('the published numbers are those of the code', () => {
  expect(row('flight: base')).toEqual([`$${FLIGHT.base}`]);
  expect(row('flight: each of the first 1,500 miles')).toEqual([`$${FLIGHT.perMile.toFixed(2)}`]);
  expect(FLIGHT.nearMiles).toBe(1_500);
  expect(row('flight: each further mile')).toEqual([`$${FLIGHT.perFarMile.toFixed(2)}`]);
  expect(row('hotel: a night near a large airport')).toEqual([`$${NIGHT.large}`]);
  expect(row('hotel: a night near a medium airport')).toEqual([`$${NIGHT.medium}`]);
  expect(row('hotel: a night near a small airport')).toEqual([`$${NIGHT.small}`]);
  expect(row('car: a day')).toEqual([`$${CAR_DAY}`]);
  expect(published).toContain(`under ${LEAST_FLIGHT_MILES} miles`);
  const months = [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ];
  expect(months.map((month) => Number(row(month)[0]))).toEqual(SEASON);
  expect(row('18 Dec to 3 Jan')).toEqual([String(HOLIDAYS)]);
  for (const { fewerDaysThan, ...factors } of LEAD) {
    expect(row(`fewer than ${fewerDaysThan}`).map(Number)).toEqual(Object.values(factors));
  }
});

test('the published example comes out as published', () => {
  const planned = planTrip(aGig(), TODAY);
  expect(planned).not.toBeNull();
  if (!planned) return;
  const prices = estimatePrices({ days: planned, flightMiles: 1_619, airportSize: 'large' });
  expect([prices.flight, prices.hotel, prices.car].map((price) => `$${price}`)).toEqual([
    row('flight')[1],
    row('hotel')[1],
    row('car')[1],
  ]);
});
