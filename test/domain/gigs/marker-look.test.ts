import { expect, test } from 'vitest';
import { type Gig, type GigType, NO_LOCATION } from '~/domain/gigs/gig';
import {
  markerInfo,
  markerLook,
  markerName,
  placedGigs,
  placeGap,
  unplacedGigs,
  unplacedLabel,
} from '~/domain/gigs/views/marker-look';
import type { TravelNeed } from '~/domain/travel/need';

const today = '2026-05-14';

type Needs = [flight: TravelNeed, hotel: TravelNeed, car: TravelNeed];

const NOTHING: Needs = ['needed', 'needed', 'needed'];
const EVERYTHING: Needs = ['confirmed', 'confirmed', 'confirmed'];

function aGig(date: string, needs: Needs = NOTHING, changes: Partial<Gig> = {}): Gig {
  const [flight, hotel, car] = needs;
  return {
    id: 'gig-1',
    title: 'Harbor Lights Series',
    type: 'booked' as GigType,
    date,
    endDate: null,
    startTime: null,
    endTime: null,
    loadInTime: null,
    timeZone: null,
    location: 'Portland, ME',
    latitude: '43.66',
    longitude: '-70.26',
    airport: null,
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    contactOrganization: null,
    flightBooked: false,
    hotelBooked: false,
    carBooked: false,
    travelNotNeeded: false,
    googleEventId: null,
    additionalInfo: null,
    createdAt: '2026-05-01T12:00:00Z',
    geocoding: false,
    approximate: false,
    tags: [],
    needs: { flight, hotel, car },
    ...changes,
  };
}

/** A day so many days after May 14. */
function inDays(days: number): string {
  return new Date(Date.UTC(2026, 4, 14 + days)).toISOString().slice(0, 10);
}

test('a marker is labelled with month and day, without zeros', () => {
  expect(markerLook(aGig('2026-06-05'), today).label).toBe('6/5');
  expect(markerLook(aGig('2026-12-12'), today).label).toBe('12/12');
});

test.each([
  [-1, 'past'],
  [0, 'missing'],
  [90, 'missing'],
  [91, 'booked'],
  [400, 'booked'],
])('a booked gig %i days ahead with nothing arranged is %s', (days, state) => {
  expect(markerLook(aGig(inDays(days)), today).state).toBe(state);
});

test.each([0, 30, 90, 91, 400])('a fully arranged gig %i days ahead is arranged', (days) => {
  const look = markerLook(aGig(inDays(days), EVERYTHING), today);
  expect(look).toMatchObject({ state: 'arranged', missing: [] });
});

test('what is not needed counts as arranged', () => {
  const look = markerLook(aGig(inDays(30), ['notNeeded', 'confirmed', 'notNeeded']), today);
  expect(look.state).toBe('arranged');
});

test('the pill shows what is missing, in the order plane, bed, car', () => {
  expect(markerLook(aGig(inDays(30)), today).missing).toEqual(['flight', 'hotel', 'car']);
  const look = markerLook(aGig(inDays(30), ['confirmed', 'needed', 'needed']), today);
  expect(look.missing).toEqual(['hotel', 'car']);
});

test('beyond 90 days nothing is shown as missing yet', () => {
  expect(markerLook(aGig(inDays(91)), today).missing).toEqual([]);
});

test('a possible gig needs no travel yet', () => {
  const look = markerLook(aGig(inDays(5), NOTHING, { type: 'possible' }), today);
  expect(look).toMatchObject({ state: 'possible', missing: [], near: true, badge: '5d' });
});

test('a past gig is only past, whatever it was', () => {
  const past = { state: 'past', missing: [], near: false, badge: null, pulses: false };
  expect(markerLook(aGig(inDays(-1)), today)).toMatchObject(past);
  expect(markerLook(aGig(inDays(-30), EVERYTHING), today)).toMatchObject(past);
  expect(markerLook(aGig(inDays(-1), NOTHING, { type: 'possible' }), today)).toMatchObject(past);
});

test.each([
  [0, true, 'Today'],
  [1, true, '1d'],
  [7, true, '7d'],
  [8, true, null],
  [14, true, null],
  [15, false, null],
])('%i days ahead: near is %s and the red count %s', (days, near, badge) => {
  expect(markerLook(aGig(inDays(days)), today)).toMatchObject({ near, badge });
});

test.each([
  [19, false],
  [20, true],
  [40, true],
  [41, false],
])('%i days ahead: pulses is %s', (days, pulses) => {
  expect(markerLook(aGig(inDays(days)), today).pulses).toBe(pulses);
});

test('a festival that has begun is on today, not past', () => {
  const festival = aGig(inDays(-1), NOTHING, { endDate: inDays(1) });
  expect(markerLook(festival, today)).toMatchObject({ state: 'missing', badge: 'Today' });
});

test.each<[string, Gig]>([
  [
    'Harbor Lights Series, Jun 5, Portland, ME, booked, car missing',
    aGig('2026-06-05', ['confirmed', 'confirmed', 'needed']),
  ],
  [
    'Harbor Lights Series, May 19, Portland, ME, booked, flight, hotel and car missing, in 5 days',
    aGig('2026-05-19'),
  ],
  [
    'Harbor Lights Series, May 15, Portland, ME, booked, all arranged, in 1 day',
    aGig('2026-05-15', EVERYTHING),
  ],
  [
    'Harbor Lights Series, May 14, Portland, ME, possible, today',
    aGig('2026-05-14', NOTHING, { type: 'possible' }),
  ],
  ['Harbor Lights Series, May 13, Portland, ME, past', aGig('2026-05-13')],
])('a marker says in words what it shows: %s', (name, gig) => {
  expect(markerName(gig, today)).toBe(name);
});

test('the info window has the title and a line with day and place', () => {
  expect(markerInfo(aGig('2026-05-29'))).toEqual({
    title: 'Harbor Lights Series',
    line: 'May 29 · Portland, ME',
  });
});

test('a title over 50 characters is cut and ends in an ellipsis', () => {
  const fifty = 'x'.repeat(50);
  expect(markerInfo(aGig(today, NOTHING, { title: fifty })).title).toBe(fifty);
  expect(markerInfo(aGig(today, NOTHING, { title: `${fifty}y` })).title).toBe(`${fifty}…`);
});

test('a long title is never cut through the middle of a character', () => {
  const title = `${'x'.repeat(49)}🎸 and more`;
  expect(markerInfo(aGig(today, NOTHING, { title })).title).toBe(`${'x'.repeat(49)}🎸…`);
});

test('markers are made by date', () => {
  const gigs = [aGig('2026-08-01'), aGig('2025-01-01'), aGig('2026-05-20')];
  expect(placedGigs(gigs).map(({ gig }) => gig.date)).toEqual([
    '2025-01-01',
    '2026-05-20',
    '2026-08-01',
  ]);
});

test.each([
  [null, null],
  ['43.66', null],
  ['', ''],
  [' ', '-70'],
  ['north', '-70'],
  ['91', '-70'],
  ['43.66', '181'],
  ['NaN', '0'],
  ['Infinity', '0'],
])('a gig at latitude %j and longitude %j has no marker', (latitude, longitude) => {
  const gig = aGig(today, NOTHING, { latitude, longitude });
  expect(placedGigs([gig])).toEqual([]);
  expect(unplacedGigs([gig])).toEqual([gig]);
});

test('zero is a place like any other', () => {
  const gig = aGig(today, NOTHING, { latitude: '0', longitude: '-0.5' });
  expect(placedGigs([gig])).toEqual([{ gig, latitude: 0, longitude: -0.5 }]);
});

test('a gig is on the map or told as missing from it, never both', () => {
  const gigs = [aGig(today), aGig(today, NOTHING, { id: 'lost', latitude: null })];
  expect(unplacedGigs(gigs).map(({ id }) => id)).toEqual(['lost']);
  expect(placedGigs(gigs).map(({ gig }) => gig.id)).toEqual(['gig-1']);
});

test.each([
  [[false], '1 gig is not on the map'],
  [[false, false, true], '3 gigs are not on the map'],
  [[true], 'Finding the place of 1 gig'],
  [[true, true], 'Finding the place of 2 gigs'],
])('gigs without a place are counted, %j', (geocoding, label) => {
  expect(unplacedLabel(geocoding.map((value) => ({ geocoding: value })))).toBe(label);
});

test.each([
  [true, 'Lyon', 'Its place is being looked up'],
  [false, NO_LOCATION, NO_LOCATION],
  [false, 'Grange Hall', '“Grange Hall” was not found'],
])('why a gig has no place is said: %s, %s', (geocoding, location, reason) => {
  expect(placeGap({ geocoding, location })).toBe(reason);
});
