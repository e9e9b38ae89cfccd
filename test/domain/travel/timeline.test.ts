import { expect, test } from 'vitest';
import { instantOf } from '~/domain/time/wall-time';
import type { DetailAnswer } from '~/domain/travel/detail-api';
import { type TimelineDay, timeline } from '~/domain/travel/trip/timeline';
import { aDetail } from '../../support/travel-details';

const today = '2026-06-04';
const CHICAGO = 'America/Chicago';
const NEW_YORK = 'America/New_York';

const gig = {
  title: 'Harbor Lights Series',
  date: '2026-06-05',
  endDate: null,
  startTime: '19:30',
  loadInTime: null,
  timeZone: NEW_YORK,
  location: 'Harbor Hall, Portland, ME',
  airport: 'PWM',
};

function aFlight(fields: Partial<DetailAnswer>) {
  return aDetail({ detailType: 'flight', ...fields });
}

function aHotel(checkIn: string, checkOut: string, fields: Partial<DetailAnswer> = {}) {
  return aDetail({
    detailType: 'hotel',
    provider: 'Courtyard Portland Downtown',
    arrivalDateTime: checkIn,
    arrivalTimeZone: NEW_YORK,
    departureDateTime: checkOut,
    departureTimeZone: NEW_YORK,
    ...fields,
  });
}

const outbound = aFlight({
  provider: 'American Airlines',
  flightNumber: 'AA2417',
  departureLocation: 'DFW',
  departureDateTime: '2026-06-04T07:05',
  departureTimeZone: CHICAGO,
  arrivalLocation: 'PWM',
  arrivalDateTime: '2026-06-04T11:48',
  arrivalTimeZone: NEW_YORK,
});
const inbound = aFlight({
  flightNumber: 'AA1186',
  departureLocation: 'PWM',
  departureDateTime: '2026-06-06T13:20',
  departureTimeZone: NEW_YORK,
  arrivalLocation: 'DFW',
  arrivalDateTime: '2026-06-06T16:35',
  arrivalTimeZone: CHICAGO,
});

function outline(days: TimelineDay[]) {
  return days.map(({ heading, events }) => [heading, ...events.map((event) => event.title)]);
}

function titles(days: TimelineDay[]) {
  return days.flatMap(({ events }) => events.map((event) => event.title));
}

function eventOf(days: TimelineDay[], title: string) {
  const event = days.flatMap((day) => day.events).find((one) => one.title === title);
  if (!event) throw new Error(`no event "${title}"`);
  return event;
}

test('a trip reads in order under the day it is in each place', () => {
  const days = timeline(
    [inbound, aHotel('2026-06-04T15:00', '2026-06-06T11:00'), outbound],
    gig,
    today,
  );
  expect(outline(days)).toEqual([
    ['Today, Thu Jun 4', 'Leave Dallas', 'Land in Portland', 'Check in'],
    ['Fri Jun 5', 'Harbor Lights Series'],
    ['Sat Jun 6', 'Check out', 'Leave Portland', 'Land in Dallas'],
  ]);
});

test('each event says where, what and the letters of its own zone', () => {
  const days = timeline([outbound], gig, today);
  expect(eventOf(days, 'Leave Dallas')).toMatchObject({
    note: 'DFW · AA 2417',
    time: '07:05',
    zoneLetters: 'CDT',
  });
  expect(eventOf(days, 'Land in Portland')).toMatchObject({
    note: 'PWM · 3h 43m in the air',
    time: '11:48',
    zoneLetters: 'EDT',
  });
  expect(eventOf(days, gig.title)).toMatchObject({
    kind: 'show',
    time: '19:30',
    note: 'Portland, ME',
  });
});

test.each([
  [{ loadInTime: '16:00' }, 'Load-in 4:00 PM · Portland, ME'],
  [{ startTime: '00:30', loadInTime: '21:00' }, 'Load-in Thu, Jun 4, 9:00 PM · Portland, ME'],
  [{ endDate: '2026-06-06', loadInTime: '16:00' }, 'Day 1 of 2 · Load-in 4:00 PM · Portland, ME'],
])('a show that is set up with %o says so', (set, note) => {
  const show = { ...gig, ...set };
  expect(eventOf(timeline([], show, today), gig.title).note).toBe(note);
});

test('without a clock whole days are past, with one the hours of today as well', () => {
  const details = [outbound, aHotel('2026-06-04T15:00', '2026-06-06T11:00')];
  const states = (now?: number) =>
    timeline(details, gig, today, now)
      .flatMap((day) => day.events)
      .map(({ state, next }) => (next ? `${state} next` : state));
  expect(states()).toEqual(['today next', 'today', 'today', 'ahead', 'ahead']);
  expect(states(instantOf('2026-06-04T12:00', NEW_YORK))).toEqual([
    'past',
    'past',
    'today next',
    'ahead',
    'ahead',
  ]);
});

test('after the trip everything is past and nothing is next', () => {
  const events = timeline([outbound], gig, '2026-07-01').flatMap((day) => day.events);
  expect(events.every((event) => event.state === 'past' && !event.next)).toBe(true);
});

test('order follows true time, not the clocks on the wall', () => {
  const early = aFlight({
    departureLocation: 'JFK',
    departureDateTime: '2026-06-04T09:00',
    departureTimeZone: NEW_YORK,
  });
  const later = aDetail({
    detailType: 'other',
    title: 'Call with the promoter',
    departureDateTime: '2026-06-04T08:30',
    departureTimeZone: 'America/Los_Angeles',
  });
  expect(titles(timeline([later, early], gig, today)).slice(0, 2)).toEqual([
    'Leave New York',
    'Call with the promoter',
  ]);
});

test('across the date line a flight may land on the day before it left', () => {
  const eastward = aFlight({
    departureLocation: 'AKL',
    departureDateTime: '2026-06-04T00:30',
    departureTimeZone: 'Pacific/Auckland',
    arrivalLocation: 'HNL',
    arrivalDateTime: '2026-06-03T11:10',
    arrivalTimeZone: 'Pacific/Honolulu',
  });
  const days = timeline(
    [eastward, aHotel('2026-06-04T15:00', '2026-06-06T11:00')],
    gig,
    '2026-05-01',
  );
  expect(outline(days).slice(0, 3)).toEqual([
    ['Thu Jun 4', 'Leave AKL'],
    ['Wed Jun 3', 'Land in Honolulu'],
    ['Thu Jun 4', 'Check in'],
  ]);
  expect(eventOf(days, 'Land in Honolulu').note).toBe(
    'HNL · 8h 40m in the air · arrives the day before',
  );
});

test('westward across the date line a flight lands two days later, and nothing is turned round', () => {
  const westward = aFlight({
    departureLocation: 'HNL',
    departureDateTime: '2026-06-03T23:55',
    departureTimeZone: 'Pacific/Honolulu',
    arrivalLocation: 'AKL',
    arrivalDateTime: '2026-06-05T07:10',
    arrivalTimeZone: 'Pacific/Auckland',
  });
  const days = timeline([westward], { ...gig, date: '2026-06-06' }, '2026-05-01');
  expect(outline(days)).toEqual([
    ['Wed Jun 3', 'Leave Honolulu'],
    ['Fri Jun 5', 'Land in AKL'],
    ['Sat Jun 6', gig.title],
  ]);
  expect(eventOf(days, 'Land in AKL').note).toBe('AKL · 9h 15m in the air · arrives 2 days later');
});

test('a flight that lands before it left by the clocks of one day still lands after it', () => {
  const eastward = aFlight({
    departureLocation: 'Tokyo',
    departureDateTime: '2026-06-04T17:00',
    departureTimeZone: 'Asia/Tokyo',
    arrivalLocation: 'SFO',
    arrivalDateTime: '2026-06-04T10:30',
    arrivalTimeZone: 'America/Los_Angeles',
  });
  const days = timeline(
    [eastward],
    gig,
    today,
    instantOf('2026-06-04T09:00', 'America/Los_Angeles'),
  );
  expect(outline(days)[0]).toEqual(['Today, Thu Jun 4', 'Leave Tokyo', 'Land in San Francisco']);
  expect(days[0]?.events.map(({ state }) => state)).toEqual(['past', 'today']);
  expect(eventOf(days, 'Land in San Francisco').note).toBe('SFO · 9h 30m in the air');
});

test('an overnight flight arrives next day', () => {
  const redEye = aFlight({
    departureLocation: 'LAX',
    departureDateTime: '2026-06-03T22:40',
    departureTimeZone: 'America/Los_Angeles',
    arrivalLocation: 'BOS',
    arrivalDateTime: '2026-06-04T07:05',
    arrivalTimeZone: NEW_YORK,
  });
  expect(eventOf(timeline([redEye], gig, today), 'Land in Boston').note).toBe(
    'BOS · 5h 25m in the air · arrives next day',
  );
});

test('the time in the air is true across a change of clocks', () => {
  const overSpring = aFlight({
    departureLocation: 'ORD',
    departureDateTime: '2026-03-08T01:00',
    departureTimeZone: CHICAGO,
    arrivalLocation: 'DFW',
    arrivalDateTime: '2026-03-08T04:30',
    arrivalTimeZone: CHICAGO,
  });
  const days = timeline([overSpring], { ...gig, date: '2026-03-09' }, '2026-03-01');
  expect(eventOf(days, 'Land in Dallas').note).toBe('DFW · 2h 30m in the air');
});

test('without its zones a leg keeps its order and claims no duration', () => {
  const leg = aFlight({
    departureLocation: 'Tokyo',
    departureDateTime: '2026-06-04T17:00',
    departureTimeZone: 'Asia/Tokyo',
    arrivalLocation: 'Somewhere',
    arrivalDateTime: '2026-06-03T23:00',
  });
  const days = timeline([leg], gig, '2026-05-01');
  expect(titles(days)).toEqual(['Leave Tokyo', 'Land in Somewhere', gig.title]);
  expect(eventOf(days, 'Land in Somewhere')).toMatchObject({
    note: 'arrives the day before',
    zoneLetters: '',
  });
});

test('midnight means no time for a stay and a rental', () => {
  const rental = aDetail({
    detailType: 'car',
    provider: 'Alamo',
    departureLocation: 'PWM',
    departureDateTime: '2026-06-04T00:00',
    departureTimeZone: NEW_YORK,
    arrivalDateTime: '2026-06-06T00:00',
    arrivalTimeZone: NEW_YORK,
  });
  const days = timeline(
    [rental, aHotel('2026-06-04T00:00', '2026-06-06T00:00'), inbound, outbound],
    gig,
    today,
  );
  expect(eventOf(days, 'Check in')).toMatchObject({ time: null, zoneLetters: '' });
  expect(eventOf(days, 'Pick up the car')).toMatchObject({ time: null, note: 'Alamo · PWM' });
  expect(outline(days)).toEqual([
    ['Today, Thu Jun 4', 'Leave Dallas', 'Land in Portland', 'Pick up the car', 'Check in'],
    ['Fri Jun 5', gig.title],
    ['Sat Jun 6', 'Check out', 'Return the car', 'Leave Portland', 'Land in Dallas'],
  ]);
});

test('a check-in without a time follows a late landing, a check-out precedes an early departure', () => {
  const late = {
    ...outbound,
    id: 'late',
    startsDateTime: '2026-06-04T17:00',
    endsDateTime: '2026-06-04T23:10',
  };
  const early = {
    ...inbound,
    id: 'early',
    startsDateTime: '2026-06-06T06:00',
    endsDateTime: '2026-06-06T09:00',
  };
  const days = timeline([aHotel('2026-06-04T00:00', '2026-06-06T00:00'), early, late], gig, today);
  expect(titles(days)).toEqual([
    'Leave Dallas',
    'Land in Portland',
    'Check in',
    gig.title,
    'Check out',
    'Leave Portland',
    'Land in Dallas',
  ]);
});

test('on a connecting day the check-in without a time waits for the last leg', () => {
  const first = {
    ...outbound,
    id: 'first',
    endsLocation: 'ORD',
    endsDateTime: '2026-06-04T09:30',
    endsTimeZone: CHICAGO,
  };
  const second = aFlight({
    departureLocation: 'ORD',
    departureDateTime: '2026-06-04T16:10',
    departureTimeZone: CHICAGO,
    arrivalLocation: 'PWM',
    arrivalDateTime: '2026-06-04T19:45',
    arrivalTimeZone: NEW_YORK,
  });
  const onward = titles(
    timeline([aHotel('2026-06-04T00:00', '2026-06-06T00:00'), second, first], gig, today),
  );
  expect(onward.indexOf('Check in')).toBeGreaterThan(onward.indexOf('Land in Portland'));
});

test('on a day trip a show without a time stands between the flights', () => {
  const out = {
    ...outbound,
    id: 'out',
    startsDateTime: '2026-06-05T06:00',
    endsDateTime: '2026-06-05T10:45',
  };
  const back = {
    ...inbound,
    id: 'back',
    startsDateTime: '2026-06-05T15:20',
    endsDateTime: '2026-06-05T18:30',
  };
  expect(titles(timeline([back, out], { ...gig, startTime: null }, today))).toEqual([
    'Leave Dallas',
    'Land in Portland',
    gig.title,
    'Leave Portland',
    'Land in Dallas',
  ]);
});

test('a show without a time precedes the flight home of the same day', () => {
  const home = {
    ...inbound,
    id: 'home',
    startsDateTime: '2026-06-05T20:00',
    endsDateTime: '2026-06-05T22:50',
  };
  expect(titles(timeline([home], { ...gig, startTime: null }, today))).toEqual([
    gig.title,
    'Leave Portland',
    'Land in Dallas',
  ]);
});

test('a flight at midnight keeps its time unless that cannot be', () => {
  const midnight = { ...outbound, id: 'm', endsDateTime: '2026-06-05T00:00' };
  expect(eventOf(timeline([midnight], gig, today), 'Land in Portland').time).toBe('00:00');
  const dayOnly = {
    ...outbound,
    id: 'd',
    startsDateTime: '2026-06-04T00:00',
    endsDateTime: '2026-06-04T00:00',
  };
  const days = timeline([dayOnly], gig, today);
  expect(eventOf(days, 'Leave Dallas').time).toBeNull();
  expect(titles(days).slice(0, 2)).toEqual(['Leave Dallas', 'Land in Portland']);
  const noLanding = { ...dayOnly, id: 'l', endsDateTime: null };
  expect(eventOf(timeline([noLanding], gig, today), 'Leave Dallas').time).toBeNull();
  const noDeparture = { ...dayOnly, id: 'r', startsDateTime: null };
  expect(eventOf(timeline([noDeparture], gig, today), 'Land in Portland').time).toBeNull();
  const noArrivalTime = { ...outbound, id: 'n', endsDateTime: '2026-06-04T00:00' };
  expect(eventOf(timeline([noArrivalTime], gig, today), 'Land in Portland').time).toBeNull();
});

test('at one moment a landing comes first and a departure last', () => {
  const at = '2026-06-06T13:20';
  const days = timeline(
    [
      inbound,
      aDetail({
        detailType: 'car',
        departureDateTime: '2026-06-04T12:00',
        arrivalDateTime: at,
        arrivalTimeZone: NEW_YORK,
        departureTimeZone: NEW_YORK,
      }),
      aHotel('2026-06-04T15:00', at),
    ],
    gig,
    today,
  );
  expect(outline(days).at(-1)).toEqual([
    'Sat Jun 6',
    'Check out',
    'Return the car',
    'Leave Portland',
    'Land in Dallas',
  ]);
});

test('a gig of several days stands on each of them, a long one on its first and last', () => {
  const festival = { ...gig, title: 'Prairie Sound', date: '2026-06-11', endDate: '2026-06-13' };
  const days = timeline([], festival, today);
  expect(days.map((day) => day.day)).toEqual(['2026-06-11', '2026-06-12', '2026-06-13']);
  expect(days[0]?.events[0]).toMatchObject({ time: '19:30', note: 'Day 1 of 3 · Portland, ME' });
  expect(days[2]?.events[0]).toMatchObject({ time: null, note: 'Day 3 of 3 · Portland, ME' });
  const tour = timeline([], { ...festival, endDate: '2026-06-30' }, today);
  expect(tour.map((day) => day.day)).toEqual(['2026-06-11', '2026-06-30']);
});

test('the days of another year carry it', () => {
  const days = timeline([], { ...gig, date: '2027-01-02' }, today);
  expect(days[0]?.heading).toBe('Sat Jan 2, 2027');
});

test('a gig without zone, time or bookings is one event of its day', () => {
  const days = timeline([], { ...gig, timeZone: null, startTime: null }, '2026-06-05');
  expect(outline(days)).toEqual([['Today, Fri Jun 5', gig.title]]);
  expect(days[0]?.events[0]).toMatchObject({
    time: null,
    zoneLetters: '',
    state: 'today',
    next: true,
  });
});

test('a detail without any moment leaves no event', () => {
  expect(titles(timeline([aFlight({ confirmationNumber: '4XQ7PL' })], gig, today))).toEqual([
    gig.title,
  ]);
});

test('other travel stands under its own name', () => {
  const train = aDetail({
    detailType: 'other',
    title: 'Downeaster',
    departureLocation: 'Boston North Station',
    departureDateTime: '2026-06-04T17:00',
    departureTimeZone: NEW_YORK,
    arrivalDateTime: '2026-06-04T19:30',
    arrivalTimeZone: NEW_YORK,
  });
  const days = timeline([train], gig, today);
  expect(titles(days)).toEqual(['Downeaster', 'Downeaster ends', gig.title]);
  expect(eventOf(days, 'Downeaster').note).toBe('Boston North Station');
});

test('a ride that goes somewhere arrives there', () => {
  const train = aDetail({
    detailType: 'other',
    title: 'Downeaster 682',
    departureLocation: 'Boston North Station',
    departureDateTime: '2026-06-04T09:05',
    arrivalLocation: 'Portland, ME',
    arrivalDateTime: '2026-06-04T11:35',
  });
  const days = timeline([train], gig, today);
  expect(titles(days)).toEqual(['Downeaster 682', 'Downeaster 682 arrives', gig.title]);
  expect(eventOf(days, 'Downeaster 682 arrives').note).toBe('Portland, ME');
});

const TOKYO = 'Asia/Tokyo';

/** No map here knows where it is. */
const abroad = {
  ...gig,
  title: 'Blue Note Tokyo',
  location: 'Tokyo, Japan',
  timeZone: null,
  startTime: '19:00',
};
const toTokyo = aFlight({
  departureLocation: 'DFW',
  departureDateTime: '2026-06-03T11:00',
  departureTimeZone: CHICAGO,
  arrivalLocation: 'HND',
  arrivalDateTime: '2026-06-04T14:30',
  arrivalTimeZone: TOKYO,
});
const homeByNight = aFlight({
  departureLocation: 'HND',
  departureDateTime: '2026-06-05T23:30',
  departureTimeZone: TOKYO,
  arrivalLocation: 'DFW',
  arrivalDateTime: '2026-06-05T21:00',
  arrivalTimeZone: CHICAGO,
});

test.each([
  ['its airport', 'HND', [homeByNight]],
  ['the last landing', null, [toTokyo, homeByNight]],
  ['the next flight', null, [homeByNight]],
])('a gig whose zone nobody knows takes its place in the order by %s', (_by, airport, flights) => {
  const titles = timeline(flights, { ...abroad, airport }, today)
    .flatMap(({ events }) => events)
    .map(({ title }) => title)
    .filter((title) => !/^(?:Leave Dallas|Land)/.test(title));
  expect(titles).toEqual(['Blue Note Tokyo', 'Leave HND']);
});
