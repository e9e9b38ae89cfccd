import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASTE_EXAMPLES } from '~/domain/parse/examples';
import { toParsedEmail } from '~/domain/parse/finish/parsed-email';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';
import { readFixtures } from './fixtures';

async function parse(input: string, travelType: 'flight' | 'hotel' | 'car' | 'auto' = 'auto') {
  return parseConfirmation(input, { travelType, places: await loadPlaces(), today: '2026-03-01' });
}

const ALL = ['flights', 'hotels', 'cars', 'non-bookings', 'markup', 'all-kinds'].flatMap(
  readFixtures,
);

for (const example of PASTE_EXAMPLES) {
  test(`the ${example.label} example is read in full`, async () => {
    const { details } = await parse(example.text('2026-12-31'));
    expect(details).toHaveLength(1);
    expect(details[0]?.type).toBe(example.kind);
    expect(details[0]?.confidence).toBeGreaterThan(0.9);
    expect(details[0]?.confirmationNumber).not.toBeNull();
    expect(details[0]?.ambiguities).toEqual([]);
    expect(details[0]?.date).toBe('2026-12-30');
  });
}

test('nothing is sure in a text that nowhere says it confirms', async () => {
  const flight = 'UA 388\nFri, Nov 20, 2026\nDEN 9:40 AM\nORD 1:05 PM\nRecord locator: PQ8ZTR';
  const surest = async (text: string) =>
    Math.max(...Object.values((await parse(text)).details[0]?.confidences ?? {}));
  expect(await surest(flight)).toBeLessThan(0.9);
  expect(await surest(`Your booking is confirmed\n\n${flight}`)).toBeGreaterThan(0.9);
  expect(await surest(`Ihre Buchung ist bestätigt\n\n${flight}`)).toBeGreaterThan(0.9);
});

test('the stay example gives name, address, both times and room', async () => {
  const [detail] = (await parse(PASTE_EXAMPLES[1]?.text('2026-12-04') ?? '')).details;
  expect(detail).toMatchObject({
    provider: 'Courtyard Denver Downtown',
    location: '934 16th Street, Denver, Colorado 80202 USA',
    confirmationNumber: '83749201',
    checkInDate: '2026-12-03T15:00',
    checkOutDate: '2026-12-05T11:00',
    roomInfo: '1 King, Sofa bed',
  });
});

test('a travel type keeps only details of that kind', async () => {
  const pack = ALL.find(({ name }) => name.includes('Expedia package: flight'))?.input ?? '';
  expect((await parse(pack)).details.map(({ type }) => type)).toEqual(['flight', 'hotel', 'car']);
  for (const kind of ['flight', 'hotel', 'car'] as const) {
    expect((await parse(pack, kind)).details.map(({ type }) => type)).toEqual([kind]);
  }
});

test('what was pasted as a rental needs no word for a car', async () => {
  const text = `Alamo
Confirmation number: 2012345678COUNT
Pick-Up
12/18/2026 12:30 PM
Calgary Intl Airport (YYC)
Return
12/20/2026 10:45 AM
Calgary Intl Airport (YYC)`;
  expect((await parse(text, 'car')).details).toMatchObject([
    {
      type: 'car',
      provider: 'Alamo',
      pickupDate: '2026-12-18T12:30',
      returnDate: '2026-12-20T10:45',
    },
  ]);
  expect((await parse(text)).details).toEqual([]);
});

test('three airports in a row are asked about', async () => {
  const { details } = await parse(
    'Spirit confirmation code: PQ7KLM\nFriday, December 4, 2026\nNK 621\nDFW BOI LAS\n10:55PM 11:42PM',
  );
  expect(details[0]?.ambiguities).toMatchObject([
    { field: 'arrivalLocation', question: 'BOI LAS: which one does it fly to?', words: 'BOI LAS' },
  ]);
  expect(details[0]?.ambiguities[0]?.choices.map(({ value }) => value)).toEqual(['BOI', 'LAS']);
});

test('a city with three airports is asked about in words', async () => {
  const { details } = await parse(
    'Delta Confirmation #: P4D2WW\nDELTA 755 Fri, 12JUN26\nDepart Atlanta 9:15am\nArrive New York 11:32am',
  );
  expect(details[0]?.arrivalLocation).toBeNull();
  expect(details[0]?.ambiguities[0]).toMatchObject({
    field: 'arrivalLocation',
    question: 'New York has three. Which one is it?',
    words: 'New York',
  });
  expect(details[0]?.ambiguities[0]?.choices.map(({ value }) => value).sort()).toEqual([
    'EWR',
    'JFK',
    'LGA',
  ]);
});

test('a numeric day that may be two days is offered as both', async () => {
  const { details } = await parse(
    'Booking reference: K2LMN3\nFlight QF 1\n07/03/2027\nSYD 15:10\nSIN 20:20',
  );
  expect(details[0]?.ambiguities[0]?.choices.map(({ value }) => value)).toEqual([
    '2027-07-03T15:10',
    '2027-03-07T15:10',
  ]);
});

const PLAIN = ALL.filter(
  ({ name }) => !/flights.txt|stays-and/.test(name) || name.includes('Delta'),
);
/** So many are read well within the time that one test may take. */
const AT_ONCE = 250;

test.each(Array.from({ length: Math.ceil(PLAIN.length / AT_ONCE) }, (_, i) => i * AT_ONCE))(
  'spans point at the printed words of a plain paste, from fixture %i',
  async (from) => {
    for (const { input } of PLAIN.slice(from, from + AT_ONCE)) {
      const { details, text } = await parse(input);
      for (const detail of details) {
        for (const [field, spans] of Object.entries(detail.spans)) {
          for (const { start, end } of spans) {
            expect(start, field).toBeGreaterThanOrEqual(0);
            expect(end, field).toBeLessThanOrEqual(text.length);
            const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
            expect(words).not.toBe('');
            expect(detail.sources[field]).toContain(words);
          }
        }
      }
    }
  },
);

test('a plain paste is shown as it was pasted', async () => {
  const input = 'Delta *DL 12*\nATL 7:00 AM\nLGA 9:10 AM\nJun 4, 2026 Confirmation: ABC123';
  expect((await parse(input)).text).toBe(input);
});

test('any text is read without an error', async () => {
  const places = await loadPlaces();
  const word = fc.constantFrom(
    ...'check-in check-out Jun 4 2026 7:05 AM DL 1432 ATL LGA ( ) : # confirmation ABC123 Hotel pick-up return Hertz <td> </td> { } " \n \t > = BEGIN:VCALENDAR'.split(
      ' ',
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(word, { maxLength: 80 }).map((words) => words.join(' ')),
      ),
      async (input) => {
        const { details } = await parseConfirmation(input, {
          travelType: 'auto',
          places,
          today: '2026-03-01',
        });
        for (const detail of details) expect(detail.confidence).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 150 },
  );
});

test('printed times are kept as wall clock, whatever the hour', async () => {
  const places = await loadPlaces();
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      async (hour, minute) => {
        const minutes = String(minute).padStart(2, '0');
        const printed = `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
        const input = `Hertz confirmation number: K1234567\nPick-up: Denver Airport Jun 4, 2026 ${printed}\nReturn: Denver Airport Jun 7, 2026 9:00 AM\nVehicle: Midsize SUV`;
        const { details } = await parseConfirmation(input, {
          travelType: 'auto',
          places,
          today: '2026-03-01',
        });
        expect(details[0]?.pickupDate).toBe(
          `2026-06-04T${String(hour).padStart(2, '0')}:${minutes}`,
        );
      },
    ),
    { numRuns: 60 },
  );
});

const ENDLESS = [
  '1',
  '- ',
  'ABC ',
  ' ',
  '\n',
  'Aa ',
  'Jun 4 ',
  '7:05 AM ',
  '> ',
  '<a ',
  '{',
  'check-in check-out ',
  'confirmation number ',
  'ATL LGA DL 12 7:05 AM ',
  '12 Main St, ',
];
for (const part of ENDLESS) {
  test(`endless ${JSON.stringify(part)} is finished with`, { timeout: 4_000 }, async () => {
    const { details } = await parse(part.repeat(Math.ceil(150_000 / part.length)));
    expect(details.length).toBeLessThan(200);
  });
}

test('the flat answer for a mail has every key', async () => {
  const email = toParsedEmail(await parse('nothing to see'));
  expect(email).toEqual({
    confirmationNumber: null,
    provider: null,
    departureLocation: null,
    arrivalLocation: null,
    hotelAddress: null,
    pickupLocation: null,
    checkInDate: null,
    checkOutDate: null,
    times: [],
    accessCode: null,
    roomNumber: null,
    seatInfo: null,
    specialInstructions: null,
    additionalInfo: null,
    notes: null,
  });
});

test('door code, room number and instructions are read where they are labelled', async () => {
  const email = toParsedEmail(
    await parse(`Airbnb reservation confirmed
Cozy Loft
27 Lexington Ave, Asheville, NC 28801
Check-in: Friday, May 1, 2026 4:00 PM
Checkout: Monday, May 4, 2026 10:00 AM
Confirmation code: HMQ3WXYZ42
Access code: 4417#
Room number: 12B
Special instructions: Park behind the bakery.`),
  );
  expect(email).toMatchObject({
    provider: 'Cozy Loft',
    confirmationNumber: 'HMQ3WXYZ42',
    hotelAddress: '27 Lexington Ave, Asheville, NC 28801',
    checkInDate: '2026-05-01T16:00',
    checkOutDate: '2026-05-04T10:00',
    accessCode: '4417#',
    roomNumber: '12B',
    specialInstructions: 'Park behind the bakery.',
    times: ['2026-05-01T16:00', '2026-05-04T10:00'],
  });
});

test('markup alone is kept as it came', async () => {
  const places = await loadPlaces();
  const markup = JSON.stringify({
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: '12345678',
    reservationFor: { '@type': 'LodgingBusiness', name: 'Hampton Inn Boise' },
    checkinTime: '2026-06-04T15:00',
    checkoutTime: '2026-06-06T11:00',
  });
  const context = { travelType: 'auto', places, today: '2026-05-14' } as const;
  const { details, text } = await parseConfirmation(markup, context);
  expect(details).toHaveLength(1);
  expect(text).toBe(markup);
});
