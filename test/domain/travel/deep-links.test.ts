import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carSearchUrl, flightSearchUrl, hotelSearchUrl } from '~/domain/travel/pricing/deep-links';

const days = { checkIn: '2026-12-03', checkOut: '2026-12-05' };

test('a flight search names both airports and both days', () => {
  const url = flightSearchUrl({
    from: 'DFW',
    to: 'AUS',
    leaveOn: '2026-12-03',
    returnOn: '2026-12-05',
  });
  expect(url).toBe(
    'https://www.google.com/travel/flights?q=Flights+from+DFW+to+AUS+on+2026-12-03+through+2026-12-05&curr=USD',
  );
});

test('a hotel search prefers the chain', () => {
  const url = new URL(
    hotelSearchUrl({ place: 'Austin, TX', chain: 'Courtyard Marriott', ...days }),
  );
  expect(url.origin + url.pathname).toBe('https://www.booking.com/searchresults.html');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ss: 'Courtyard Marriott, Austin, TX',
    checkin: '2026-12-03',
    checkout: '2026-12-05',
    group_adults: '1',
    no_rooms: '1',
    group_children: '0',
  });
});

test('without a chain the city alone is searched', () => {
  const url = new URL(hotelSearchUrl({ place: 'Austin, TX', chain: ' ', ...days }));
  expect(url.searchParams.get('ss')).toBe('Austin, TX');
});

test.each([
  ['Alamo', 'caragency=~alamo'],
  ['Hertz Gold Plus', 'caragency=~hertz'],
  ['AVIS/Budget', 'caragency=~avis'],
  ['Nationally known cars', null],
  ['Turo & friends', null],
  ['', null],
])('the rental company %j is filtered by %j', (company, filter) => {
  const url = new URL(
    carSearchUrl({ airport: 'AUS', pickUp: '2026-12-03', dropOff: '2026-12-05', company }),
  );
  expect(url.origin + url.pathname).toBe('https://www.kayak.com/cars/AUS/2026-12-03/2026-12-05');
  expect(url.searchParams.get('fs')).toBe(filter);
});

test('odd characters stay in the words they are in', () => {
  const place = 'Café “R&B”, São Paulo? #1 100% <b>\u0007 😀';
  const chain = "O'Neill & Sons=?";
  const url = new URL(hotelSearchUrl({ place, chain, ...days }));
  expect(url.hash).toBe('');
  expect(url.searchParams.get('ss')).toBe(`${chain}, ${place}`);
  expect(url.searchParams.get('checkin')).toBe('2026-12-03');
});

test('whatever is written, the links lead where they should', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 });
  const word = fc.oneof(
    units.map((codes) => String.fromCharCode(...codes)),
    fc.string(),
    fc.constant('../..'),
  );
  fc.assert(
    fc.property(word, word, (first, second) => {
      const hotel = new URL(hotelSearchUrl({ place: first, chain: second, ...days }));
      const flight = new URL(
        flightSearchUrl({ from: first, to: second, leaveOn: '2026-12-03', returnOn: '2026-12-05' }),
      );
      expect(hotel.host + hotel.pathname).toBe('www.booking.com/searchresults.html');
      expect(flight.host + flight.pathname).toBe('www.google.com/travel/flights');
      expect(hotel.searchParams.get('checkout')).toBe('2026-12-05');
      expect([...flight.searchParams.keys()]).toEqual(['q', 'curr']);
      const car = carSearchUrl({ airport: 'AUS', pickUp: first, dropOff: '', company: second });
      expect(car.startsWith('https://www.kayak.com/cars/AUS/')).toBe(true);
    }),
  );
});
