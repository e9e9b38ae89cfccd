import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPlaces } from '~/domain/places/load-places.server';
import { lookAtYear } from '~/domain/year/look-at-year';
import { later, sensibleTrip } from '../../support/fit/sensible-trips';
import { readTrips } from '../../support/fit/trips-in-words';

const places = await loadPlaces();

function yearOf(words: string, year = 2026) {
  const [trip] = readTrips(`# a trip\n${words}`, places);
  if (!trip) throw new Error('no trip');
  return lookAtYear({ ...trip, year, places });
}

/** "06-04..06-06 Portland, ME", one for each stay. */
const staysOf = (words: string, year?: number) =>
  yearOf(words, year).nightsAway.map(
    ({ kind, place, first, last }) =>
      `${first.slice(5)}..${last.slice(5)} ${kind === 'travelling' ? 'travelling' : place}`,
  );

const BY_PLANE = `
  home DFW
  gig Harbor Lights | Portland, ME | Jun 5 19:30-21:30
    flight AA 1 | DFW Jun 4 07:05 > PWM Jun 4 11:48
    hotel Courtyard | Portland, ME | Jun 4 15:00 > Jun 6 11:00
    flight AA 2 | PWM Jun 6 13:20 > DFW Jun 6 16:40`;

test.each([
  ['a trip with a hotel', BY_PLANE, ['06-04..06-05 Portland, ME']],
  [
    'a trip without a hotel lasts until the flight home',
    `home DFW
     gig Harbor Lights | Portland, ME | Jun 5 19:30-21:30
       flight AA 1 | DFW Jun 4 07:05 > PWM Jun 4 11:48
       flight AA 2 | PWM Jun 8 13:20 > DFW Jun 8 16:40`,
    ['06-04..06-07 Portland, ME'],
  ],
  [
    'a red-eye is a night on the way, and landing before 1 AM is not',
    `home DFW
     gig Harbor Lights | Seattle, WA | Jun 5 19:30-21:30
       flight AA 1 | DFW Jun 4 21:05 > SEA Jun 5 00:20
       flight AA 2 | SEA Jun 5 23:55 > DFW Jun 6 05:40`,
    ['06-04..06-04 Seattle, WA', '06-05..06-05 travelling'],
  ],
  [
    'a tour is told city by city',
    `home DFW
     gig Boston | Boston, MA | Jun 4 20:00-22:00
       flight AA 1 | DFW Jun 3 09:00 > BOS Jun 3 13:40
     gig Portland | Portland, ME | Jun 6 20:00-22:00
       hotel Press Hotel | Portland, ME | Jun 6 15:00 > Jun 8 09:00
       flight AA 2 | BOS Jun 8 14:00 > DFW Jun 8 17:30`,
    ['06-03..06-05 Boston, MA', '06-06..06-07 Portland, ME'],
  ],
  [
    'a flight home right after the show leaves no night there',
    `home DFW
     gig Matinee | Austin, TX | Jun 5 14:00-16:00
       flight AA 1 | DFW Jun 5 08:00 > AUS Jun 5 09:05
       flight AA 2 | AUS Jun 5 19:00 > DFW Jun 5 20:05`,
    [],
  ],
  [
    'far from home and without bookings the nights of the gig count',
    `home DFW
     gig Festival | Chicago, IL | Jun 11..Jun 13`,
    ['06-11..06-13 Chicago, IL'],
  ],
  ['near home none counts', 'home DFW\ngig Club | Fort Worth, TX | Jun 11 20:00-22:00', []],
  ['without a home none counts', 'gig Festival | Chicago, IL | Jun 11..Jun 13', []],
  ['what is possible does not count', 'home DFW\npossible Club | Chicago, IL | Jun 11', []],
  [
    'one-way, one is away until the last gig there',
    `home DFW
     gig Run | Chicago, IL | Jun 11..Jun 13
       flight AA 1 | DFW Jun 10 07:05 > ORD Jun 10 09:48`,
    ['06-10..06-13 Chicago, IL'],
  ],
  [
    'an early flight is taken after a night in bed, at home and away',
    `home DFW
     gig Harbor Lights | Portland, ME | Jun 5 19:30-21:30
       flight AA 1 | DFW Jun 5 05:40 > PWM Jun 5 10:48
       flight AA 2 | PWM Jun 7 05:45 > DFW Jun 7 09:40`,
    ['06-05..06-06 Portland, ME'],
  ],
  [
    'who lands in the small hours and has a bed sleeps there',
    `home DFW
     gig Harbor Lights | Portland, ME | Jun 5 19:30-21:30
       flight AA 1 | DFW Jun 4 20:40 > PWM Jun 5 01:48
       hotel Courtyard | Portland, ME | Jun 4 15:00 > Jun 6 11:00`,
    ['06-04..06-05 Portland, ME'],
  ],
  [
    'a base abroad is no home while another is stated',
    `home LAX
     gig Boston | Boston, MA | Jun 4 20:00-22:00
       flight B6 1 | LAX Jun 1 08:00 > JFK Jun 1 16:30
       flight B6 2 | JFK Jun 4 08:00 > BOS Jun 4 09:10
       flight B6 3 | BOS Jun 5 08:00 > JFK Jun 5 09:10
     gig Washington | Washington, DC | Jun 8 20:00-22:00
       flight B6 4 | JFK Jun 8 08:00 > DCA Jun 8 09:20
       flight B6 5 | DCA Jun 9 08:00 > JFK Jun 9 09:20
       flight B6 6 | JFK Jun 10 08:00 > LAX Jun 10 11:20`,
    [
      '06-01..06-03 New York, NY',
      '06-04..06-04 Boston, MA',
      '06-05..06-07 New York, NY',
      '06-08..06-08 Washington, DC',
      '06-09..06-09 New York, NY',
    ],
  ],
  [
    'a day off between two gigs on the road is spent on the road, two weeks are not',
    `home JFK
     gig Seattle | Seattle, WA | Jun 5 20:00-22:00
     gig Portland | Portland, OR | Jun 7 20:00-22:00
     gig Chicago | Chicago, IL | Jun 21 20:00-22:00`,
    ['06-05..06-06 Seattle, WA', '06-07..06-07 Portland, OR', '06-21..06-21 Chicago, IL'],
  ],
  [
    'who has driven there and flies home is away until then',
    `home JFK
     gig Chicago | Chicago, IL | Jun 5 20:00-22:00
       flight AA 1 | ORD Jun 7 12:00 > JFK Jun 7 15:20`,
    ['06-05..06-06 Chicago, IL'],
  ],
  [
    'a month with a gig a week is one stay, and a gig at home ends it',
    `home JFK
     gig One | Los Angeles, CA | Mar 7 20:00-22:00
       flight AA 1 | JFK Mar 1 12:00 > LAX Mar 1 15:20
     gig Two | Los Angeles, CA | Mar 14 20:00-22:00
     gig Three | Los Angeles, CA | Mar 21 20:00-22:00
     gig Four | Los Angeles, CA | Mar 28 20:00-22:00
     gig Home | New York, NY | Apr 3 20:00-22:00`,
    ['03-01..03-28 Los Angeles, CA'],
  ],
  [
    'abroad the country is named',
    `home DFW
     gig Fado | Lisbon, Portugal | Jun 11 20:00-22:00
       flight TP 1 | DFW Jun 9 18:00 > LIS Jun 10 09:00
       flight TP 2 | LIS Jun 12 11:00 > DFW Jun 12 15:00`,
    ['06-09..06-09 travelling', '06-10..06-11 Lisbon, Portugal'],
  ],
])('%s', (_, words, stays) => {
  expect(staysOf(words)).toEqual(stays);
});

test('a stay over New Year is counted in both years, each night once', () => {
  const words = `home DFW
    gig Gala | Miami, FL | Dec 31 20:00-23:00
      flight AA 1 | DFW Dec 30 09:00 > MIA Dec 30 13:00
      hotel Hilton | Miami, FL | Dec 30 15:00 > Jan 2 2027 11:00
      flight AA 2 | MIA Jan 2 2027 14:00 > DFW Jan 2 2027 17:00`;
  expect(staysOf(words)).toEqual(['12-30..12-31 Miami, FL']);
  expect(staysOf(words, 2027)).toEqual(['01-01..01-01 Miami, FL']);
  expect([yearOf(words).total.flights, yearOf(words, 2027).total.flights]).toEqual([1, 1]);
  expect([yearOf(words).total.gigs, yearOf(words, 2027).total.gigs]).toEqual([1, 0]);
});

test('totals are told by month, and one flight for two people is one flight', () => {
  const { months, total, nightsAway } = yearOf(`${BY_PLANE}
    flight AA 2 | PWM Jun 6 13:20 > DFW Jun 6 16:40
    ride Amtrak | Boston, MA Jul 2 10:00 > New York, NY Jul 2 14:10`);
  expect(months[5]).toEqual({
    gigs: 1,
    nightsAway: 2,
    miles: expect.closeTo(3_238, -1),
    flights: 2,
  });
  expect(months[6]).toMatchObject({ gigs: 0, flights: 0, miles: expect.closeTo(190, -1) });
  expect(total).toMatchObject({ gigs: 1, nightsAway: nightsAway[0]?.nights, flights: 2 });
  expect(nightsAway[0]?.gigIds).toEqual(['gig-1']);
});

test('months add up to the year, no night is counted twice, and a week later is a week later', () => {
  fc.assert(
    fc.property(sensibleTrip(places), (trip) => {
      const preferences = { homeAirport: trip.home, homeAddress: null, arrivalLeadMinutes: 180 };
      const look = (days: number) => {
        const { gigs, details } = later(trip, days);
        return [2025, 2026, 2027].map((year) =>
          lookAtYear({ year, gigs, details, preferences, places }),
        );
      };
      const years = look(0);
      for (const { months, total, nightsAway } of years) {
        for (const key of ['gigs', 'nightsAway', 'flights'] as const)
          expect(months.reduce((sum, month) => sum + month[key], 0)).toBe(total[key]);
        expect(nightsAway.reduce((sum, { nights }) => sum + nights, 0)).toBe(total.nightsAway);
        for (const [at, { first }] of nightsAway.slice(1).entries())
          expect(first > (nightsAway[at]?.last ?? '')).toBe(true);
      }
      const nightsOf = (all: typeof years) =>
        all.reduce((sum, { total }) => sum + total.nightsAway, 0);
      expect(nightsOf(look(7))).toBe(nightsOf(years));
    }),
    { numRuns: 60, seed: 20260514 },
  );
});
