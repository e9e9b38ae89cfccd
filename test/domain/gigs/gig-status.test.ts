import { expect, test } from 'vitest';
import type { GigType } from '~/domain/gigs/gig';
import { NO_LOCATION } from '~/domain/gigs/gig';
import {
  addedAge,
  cardDate,
  countdown,
  dateRangeLabel,
  daysUntil,
  isFullyBooked,
  isPast,
  shortPlace,
  stampState,
  titleLines,
  travelStatus,
} from '~/domain/gigs/gig-status';
import type { TravelNeed } from '~/domain/travel/need';

const today = '2026-05-14';

function day(date: string, endDate: string | null = null) {
  return { date, endDate };
}

function trip(
  date: string,
  [flight, hotel, car]: [TravelNeed, TravelNeed, TravelNeed],
  type: GigType = 'booked',
) {
  return { date, endDate: null, type, needs: { flight, hotel, car } };
}

test.each([
  ['2026-05-13', 'past'],
  ['2026-05-14', 'Today!'],
  ['2026-05-15', 'Tomorrow!'],
  ['2026-05-16', 'in 2 days'],
  ['2027-05-14', 'in 365 days'],
])('seen on May 14, a gig on %s is "%s"', (date, label) => {
  expect(countdown(day(date), today)).toBe(label);
});

test('a gig of several days is on until its last day is over', () => {
  const festival = day('2026-05-12', '2026-05-14');
  expect(isPast(festival, '2026-05-14')).toBe(false);
  expect(countdown(festival, '2026-05-13')).toBe('Today!');
  expect(daysUntil(festival, '2026-05-13')).toBe(0);
  expect(isPast(festival, '2026-05-15')).toBe(true);
});

test('days are counted by the calendar across a change of clocks', () => {
  expect(daysUntil(day('2026-03-09'), '2026-03-07')).toBe(2);
  expect(daysUntil(day('2026-11-02'), '2026-10-31')).toBe(2);
});

test.each([
  ['2026-05-14T05:30:00Z', 'America/New_York', 'today'],
  ['2026-05-14T05:30:00Z', 'America/Los_Angeles', 'yesterday'],
  ['2026-05-11T12:00:00Z', 'America/Chicago', '3 days ago'],
  ['2026-05-15T03:00:00Z', 'UTC', 'today'],
])('a gig made at %s was added, in %s, %s', (createdAt, timeZone, age) => {
  expect(addedAge(createdAt, today, timeZone)).toBe(age);
});

test('a booked gig with everything settled is complete', () => {
  const gig = trip('2026-05-20', ['confirmed', 'notNeeded', 'confirmed']);
  expect(isFullyBooked(gig)).toBe(true);
  expect(travelStatus(gig, today)).toMatchObject({
    state: 'complete',
    label: 'All arranged',
    missing: [],
    attention: false,
    soon: false,
  });
});

test('a possible gig is never fully booked and misses nothing', () => {
  const gig = trip('2026-05-15', ['needed', 'needed', 'needed'], 'possible');
  expect(isFullyBooked(gig)).toBe(false);
  expect(travelStatus(gig, today)).toMatchObject({
    state: 'possible',
    label: 'Possible',
    missing: [],
    attention: false,
  });
});

test('a past gig is past, whatever it missed', () => {
  expect(travelStatus(trip('2026-05-13', ['needed', 'needed', 'needed']), today)).toMatchObject({
    state: 'past',
    label: 'Past',
    soon: false,
  });
});

test.each([
  [['confirmed', 'confirmed', 'needed'], 'Car missing'],
  [['confirmed', 'needed', 'needed'], 'Hotel and car missing'],
  [['needed', 'notNeeded', 'confirmed'], 'Flight missing'],
] as const)('needs %j read "%s"', ([flight, hotel, car], label) => {
  expect(travelStatus(trip('2026-07-01', [flight, hotel, car]), today)).toMatchObject({
    state: 'partial',
    label,
    soon: false,
  });
});

test.each([
  ['2026-05-21', { soon: true, urgent: true, attention: true }],
  ['2026-05-22', { soon: false, urgent: false, attention: true }],
  ['2026-05-28', { soon: false, urgent: false, attention: true }],
  ['2026-05-29', { soon: false, urgent: false, attention: false }],
])('with nothing arranged for %s, urgency is %j', (date, expected) => {
  const status = travelStatus(trip(date, ['needed', 'needed', 'needed']), today);
  expect(status).toMatchObject({ state: 'none', label: 'Nothing arranged', ...expected });
});

test('a partly arranged gig within a week is urgent, but "Soon!" is for nothing arranged', () => {
  const status = travelStatus(trip('2026-05-16', ['confirmed', 'needed', 'needed']), today);
  expect(status).toMatchObject({ urgent: true, soon: false });
});

test.each([
  ['2026-05-29', 'booked', 'confirmed', 'arranged'],
  ['2026-05-29', 'booked', 'needed', 'missing'],
  ['2026-05-28', 'booked', 'needed', 'soon'],
  ['2026-05-28', 'booked', 'notNeeded', 'notNeeded'],
  ['2026-05-28', 'possible', 'confirmed', 'arranged'],
  ['2026-05-28', 'possible', 'notNeeded', 'notNeeded'],
  ['2026-05-28', 'possible', 'needed', 'possible'],
  ['2026-05-13', 'booked', 'confirmed', 'pastArranged'],
  ['2026-05-13', 'booked', 'needed', 'pastMissing'],
  ['2026-05-13', 'possible', 'notNeeded', 'pastNotNeeded'],
] as const)('on %s a %s gig whose car is %s shows the stamp %s', (date, type, need, stamp) => {
  const status = travelStatus(trip(date, ['confirmed', 'confirmed', need], type), today);
  expect(stampState(need, status)).toBe(stamp);
});

test.each([
  [day('2026-05-29'), 'Fri, May 29, 2026'],
  [day('2026-05-29', '2026-05-29'), 'Fri, May 29, 2026'],
  [day('2026-06-11', '2026-06-13'), 'Jun 11–13, 2026'],
  [day('2026-05-30', '2026-06-02'), 'May 30 – Jun 2, 2026'],
  [day('2026-12-30', '2027-01-02'), 'Dec 30, 2026 – Jan 2, 2027'],
])('%j is written %s', (gig, label) => {
  expect(dateRangeLabel(gig)).toBe(label);
});

test('a card names the days it covers', () => {
  expect(cardDate(day('2026-05-29'))).toEqual({ month: 'May', day: '29', weekday: 'Fri' });
  expect(cardDate(day('2026-06-11', '2026-06-13'))).toEqual({
    month: 'Jun',
    day: '11–13',
    weekday: 'Thu–Sat',
  });
  expect(cardDate(day('2026-05-30', '2026-06-06'))).toEqual({
    month: 'May–Jun',
    day: '30–6',
    weekday: 'Sat–Sat',
  });
});

test('a title of five words stays whole and a longer one takes two balanced lines', () => {
  expect(titleLines('Regional Library Association Opening Night')).toHaveLength(1);
  expect(titleLines('An Evening of Stories by the Sea')).toEqual([
    'An Evening of',
    'Stories by the Sea',
  ]);
});

test.each([
  ['Harbor Hall, 12 Pier Rd, Portland, ME 04101, USA', 'Portland, ME'],
  ['Portland, ME', 'Portland, ME'],
  ['Massey Hall, 178 Victoria St, Toronto, ON M5B 1T7, Canada', 'Toronto, ON'],
  ['Omaha', 'Omaha'],
  [NO_LOCATION, NO_LOCATION],
])('%s reads %s on a card', (location, short) => {
  expect(shortPlace(location)).toBe(short);
});
