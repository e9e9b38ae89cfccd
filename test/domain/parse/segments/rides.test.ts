import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RIDE_EXAMPLES } from '~/domain/parse/examples';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';
import type { DETAIL_TYPES } from '~/domain/travel/travel-detail';
import { pick, readFixtures } from '../fixtures';
import { RESHAPES } from '../reshape';

async function parse(
  input: string,
  today = '2026-03-01',
  travelType: (typeof DETAIL_TYPES)[number] | 'auto' = 'other',
) {
  return parseConfirmation(input, { travelType, places: await loadPlaces(), today });
}

const RIDES = readFixtures('rides');
const NON_BOOKINGS = readFixtures('rides-non-bookings');
const OTHER_KINDS = ['flights', 'hotels', 'cars', 'markup'].flatMap(readFixtures);

test.for([...RIDES, ...NON_BOOKINGS])('$name', async ({ input, today, expects }) => {
  const { details } = await parse(input, today);
  expect(details.map((detail, i) => pick(detail, expects[i] ?? { type: detail.type }))).toEqual(
    expects,
  );
});

test.for(RIDES)('read as nothing unless asked for: $name', async ({ input, today }) => {
  for (const travelType of ['auto', 'flight', 'hotel', 'car'] as const)
    expect((await parse(input, today, travelType)).details).toEqual([]);
});

test.for(OTHER_KINDS)('no ride: $name', async ({ input, today }) => {
  expect((await parse(input, today)).details).toEqual([]);
});

const HARMLESS = [
  'blank lines and links between',
  'Windows line ends',
  'non-breaking spaces',
  'spaces at both ends',
  'quoted with >',
  'bold lines',
  'cells between pipes',
];

for (const shape of HARMLESS) {
  test.for(RIDES.filter(({ name }) => !name.startsWith('markup')))(
    `read the same with ${shape}: $name`,
    async ({ input, today, expects }) => {
      const { details } = await parse(RESHAPES[shape]?.(input) ?? '', today);
      expect(details.map((detail, i) => pick(detail, expects[i] ?? { type: detail.type }))).toEqual(
        expects,
      );
    },
  );
}

test.for(RIDES)('every word that is shown stands in the text: $name', async ({ input, today }) => {
  const { details, text } = await parse(input, today);
  for (const detail of details) {
    for (const [field, spans] of Object.entries(detail.spans)) {
      if (spans.length === 0) continue;
      const words = spans.map(({ start, end }) =>
        text.slice(start, end).replace(/\s+/g, ' ').trim(),
      );
      expect([field, detail.sources[field]]).toEqual([field, words.join(' ')]);
    }
  }
});

for (const example of RIDE_EXAMPLES) {
  test(`the ${example.label} example is read in full`, async () => {
    const { details } = await parse(example.text('2026-12-31'));
    expect(details).toHaveLength(1);
    expect(details[0]?.confidence).toBeGreaterThan(0.9);
    expect(details[0]).toMatchObject({
      title: 'Northeast Regional 171',
      provider: 'Amtrak',
      departureDateTime: '2026-12-30T08:10',
      arrivalDateTime: '2026-12-30T12:23',
      seatInfo: 'Car 3, Seat 12A',
      ambiguities: [],
    });
  });
}

const ENDLESS = [
  'a ',
  'Boston to ',
  'A - ',
  'from Boston ',
  'Train 1 ',
  '8:10 AM Boston\n',
  'From\n',
  'Coach 1, Seat 2, ',
  'Amtrak ',
  'Depart Arrive ',
  'Boston to New York June 4 8:10 AM\n',
];
for (const part of ENDLESS) {
  test(`endless ${JSON.stringify(part)} is finished with`, { timeout: 4_000 }, async () => {
    const text = part.repeat(Math.ceil(150_000 / part.length));
    const { details } = await parse(`Amtrak e-ticket\nReservation Number: 7B41F2\n${text}`);
    expect(details.length).toBeLessThan(200);
  });
}

test('two tickets for one train are one ride with two seats', async () => {
  const ticket = (seat: string) => `Train 682 Downeaster
June 4, 2026
Boston, MA to Portland, ME
Depart 9:05 AM
Arrive 11:35 AM
Coach 2, Seat ${seat}
`;
  const { details } = await parse(
    `Amtrak\nReservation Number: 7B41F2\n${ticket('14A')}\n${ticket('14B')}`,
  );
  expect(details).toMatchObject([{ title: 'Downeaster 682' }]);
  expect(details[0]?.seatInfo).toMatch(/14A.*14B/);
});

test.each([
  ['Chicago Union Station', 'America/Chicago'],
  ['Chicago, IL - Union Station', 'America/Chicago'],
  ['Los Angeles Union Station', 'America/Los_Angeles'],
  // One lies in Maine, one in Oregon.
  ['Portland Transportation Center', null],
  ['Berlin Alexanderplatz', null],
  ['Paris Bercy', null],
])('at %s the clock is that of %s', async (station, zone) => {
  const { details } = await parse(`FlixBus booking confirmation
Booking number: 3048217756
From: ${station}
Departs: June 4, 2026 8:15 AM`);
  expect(details).toMatchObject([{ departureLocation: station, departureTimeZone: zone }]);
});

test('a station is never an airport, whatever its letters', async () => {
  const { details } = await parse(`Amtrak e-ticket
Reservation Number: 7B41F2
June 4, 2026
Depart 9:05 AM Boston North Station (BOS)
Arrive 11:35 AM Portland Transportation Center (PWM)`);
  expect(details).toMatchObject([
    {
      departureLocation: 'Boston North Station',
      arrivalLocation: 'Portland Transportation Center',
      arrivalTimeZone: null,
    },
  ]);
});

test('markup of a flight beside a train gives the train alone', async () => {
  const flight = JSON.stringify({
    '@type': 'FlightReservation',
    reservationNumber: 'QX4KLM',
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '1432',
      airline: { iataCode: 'DL' },
      departureAirport: { iataCode: 'ATL' },
      departureTime: '2026-06-04T07:05',
      arrivalAirport: { iataCode: 'DEN' },
    },
  });
  const train = RIDES.find(({ name }) => name.includes('JSON-LD TrainReservation'))?.input ?? '';
  const both = train.replace('<body>', `<script type="application/ld+json">${flight}</script>`);
  const { details } = await parse(both);
  expect(details.map(({ title }) => title)).toEqual(['Eurostar 9014']);
});

test('no text makes the reading of rides throw, and no ride is without a day', async () => {
  const places = await loadPlaces();
  const words = fc.constantFrom(
    ...'Amtrak|FlixBus|Train 171|From:|To|Boston|New York, NY|8:10 AM|ab 09:38|June 4, 2026|04/06/2026|Depart|Arrive|Return|Seat 4A|→|-|Reservation Number: 4C81D7|\t|\n|(|)|'.split(
      '|',
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 40 }), async (parts) => {
      const { details, text } = await parseConfirmation(parts.join(' '), {
        travelType: 'other',
        places,
        today: '2026-03-01',
      });
      for (const detail of details) {
        expect(detail.type).toBe('other');
        expect(
          detail.departureDateTime ??
            detail.ambiguities.some(({ field }) => /^departure/.test(field)),
        ).toBeTruthy();
        for (const { start, end } of Object.values(detail.spans).flat())
          expect(start >= 0 && start < end && end <= text.length).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
