import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';
import { splitWallTime } from '~/domain/time/wall-time';

async function parse(input: string) {
  const places = await loadPlaces();
  return (await parseConfirmation(input, { travelType: 'auto', places, today: '2026-11-20' }))
    .details;
}

const DATE_FIELDS = [
  'date',
  'endDate',
  'departureDateTime',
  'arrivalDateTime',
  'checkInDate',
  'checkOutDate',
  'pickupDate',
  'returnDate',
] as const;

/** Every day a detail gives is in the calendar, every time on the clock. */
async function expectRealDays(input: string) {
  for (const detail of await parse(input)) {
    for (const field of DATE_FIELDS) {
      const value = detail[field];
      if (value !== null) expect(splitWallTime(value), `${field}: ${value}`).not.toBeNull();
    }
    for (const { choices } of detail.ambiguities) {
      for (const { value } of choices) {
        if (/^\d{4}-/.test(value)) expect(splitWallTime(value), value).not.toBeNull();
      }
    }
  }
}

function jsonLd(start: string, end: string): string {
  return JSON.stringify([
    {
      '@type': 'FlightReservation',
      reservationNumber: 'GHJ7KL',
      reservationFor: {
        flightNumber: 'DL1432',
        airline: { name: 'Delta Air Lines', iataCode: 'DL' },
        departureAirport: { iataCode: 'ATL' },
        arrivalAirport: { iataCode: 'LGA' },
        departureTime: start,
        arrivalTime: end,
      },
    },
    {
      '@type': 'LodgingReservation',
      reservationNumber: '48120993',
      reservationFor: { name: 'Hyatt Place Boise' },
      checkinTime: start,
      checkoutTime: end,
    },
    {
      '@type': 'RentalCarReservation',
      reservationNumber: 'K1234567',
      provider: { name: 'Hertz' },
      pickupTime: start,
      dropoffTime: end,
    },
  ]);
}

function calendar(start: string, end: string, words = ''): string {
  const event = (summary: string) =>
    `BEGIN:VEVENT\nUID:1@example\nDTSTART${start}\nDTEND${end}\nSUMMARY:${summary}\nDESCRIPTION:Confirmation number: GHJ7KL${words}\nLOCATION:Boise\\, ID\nEND:VEVENT\n`;
  const events = ['Flight DL 1432 ATL to LGA', 'Stay at Hyatt Place Boise', 'Hertz car rental'];
  return `BEGIN:VCALENDAR\nVERSION:2.0\n${events.map(event).join('')}END:VCALENDAR`;
}

const BROKEN = [
  '2026-13-45T10:00',
  '0000-00-00',
  '0000-00-00T00:00:00Z',
  '2027-02-29T09:00',
  '2026-12-04T25:61',
  '2026-12-04T9:5',
  '9999-12-31T23:59',
  '2026-00-10',
  'T10:00',
  '',
];

for (const broken of BROKEN) {
  test(`markup with "${broken}" gives no day that does not exist`, async () => {
    for (const other of [...BROKEN, '2026-12-04T10:00', '2026-12-06']) {
      await expectRealDays(jsonLd(broken, other));
      await expectRealDays(jsonLd(other, broken));
    }
  });
}

test('an impossible clock leaves the day', async () => {
  const [flight] = await parse(jsonLd('2026-12-04T25:61', '2026-12-04T09:00'));
  expect(flight).toMatchObject({ departureDateTime: '2026-12-04' });
});

const BROKEN_STAMPS = [
  ':20261345T100000',
  ':20261345T100000Z',
  ':00000000T000000Z',
  ':20270229T090000',
  ':20261204T256100Z',
  ';VALUE=DATE:20261345',
  ';VALUE=DATE:00000000',
  ';VALUE=DATE:99991231',
  ';TZID=Nowhere/Land:20261204T100000',
  ':garbage',
  ':',
];

for (const broken of BROKEN_STAMPS) {
  test(`a calendar with "${broken}" gives no day that does not exist`, async () => {
    const words = '\\nCheck-out: 2026-13-45\\n99 nights';
    for (const other of [...BROKEN_STAMPS, ':20261206T110000Z', ';VALUE=DATE:20261206']) {
      await expectRealDays(calendar(broken, other, words));
      await expectRealDays(calendar(other, broken, '\\n99 nights'));
    }
  });
}

test('any digits in a structured date are read without an error', async () => {
  const part = (length: number) =>
    fc
      .integer({ min: 0, max: 10 ** length - 1 })
      .map((value) => String(value).padStart(length, '0'));
  const day = fc.tuple(part(4), part(2), part(2));
  const clock = fc.tuple(part(2), part(2));
  const stamp = fc.tuple(day, clock, fc.constantFrom('', 'Z', '+05:30', ':99'));
  await fc.assert(
    fc.asyncProperty(stamp, stamp, fc.boolean(), async (from, to, sameDay) => {
      const end: typeof to = sameDay ? [from[0], to[1], to[2]] : to;
      const iso = ([d, c, zone]: typeof from) => `${d.join('-')}T${c.join(':')}${zone}`;
      const basic = ([d, c, zone]: typeof from) =>
        `:${d.join('')}T${c.join('')}00${zone === 'Z' ? 'Z' : ''}`;
      await expectRealDays(jsonLd(iso(from), iso(end)));
      await expectRealDays(calendar(basic(from), basic(end)));
    }),
    { numRuns: 200 },
  );
});

test.for([
  ['Feb 29', '2028-02-29'],
  ['Tue, Feb 29', '2028-02-29'],
  ['29FEB', '2028-02-29'],
])('"%s" falls in a year that has it', async ([printed = '', day]) => {
  const [flight] = await parse(
    `Delta confirmation number ABC7DE\nDL 1432 ${printed}\nATL 8:20 AM\nLGA 11:07 AM`,
  );
  expect(flight?.date).toBe(day);
});

test('a 29 February its year does not have is no date', async () => {
  const texts = [
    'Delta confirmation number ABC7DE\nDL 1432 Feb 29, 2027\nATL 8:20 AM\nLGA 11:07 AM',
    'Delta confirmation number ABC7DE\nDL 1432 Feb 29 - Mar 2, 2027\nATL 8:20 AM\nLGA 11:07 AM',
    'Hotel Boise Inn\nReservation number 48120993\nCheck-in: Feb 29\n2 nights\n2027',
    'Hotel Boise Inn\nReservation number 48120993\nCheck-in: Feb 29 - Mar 2, 2027',
  ];
  for (const text of texts) await expectRealDays(text);
});

test('printed dates of every kind are days that exist', async () => {
  const number = fc.integer({ min: 0, max: 40 });
  const month = fc.constantFrom('Jan', 'February', 'FEB', 'Apr', 'Jun', 'Dec');
  const year = fc.constantFrom('', ', 2026', ', 2027', ', 1900', ', 2100');
  const weekday = fc.constantFrom('', 'Mon, ', 'Sat, ', 'Tue ');
  const named = fc.tuple(weekday, month, number, year).map(([w, m, d, y]) => `${w}${m} ${d}${y}`);
  const numeric = fc
    .tuple(weekday, number, number, fc.constantFrom('', '/2026', '/27'))
    .map(([w, a, b, y]) => `${w}${a}/${b}${y}`);
  const printed = fc.oneof(named, numeric);
  await fc.assert(
    fc.asyncProperty(printed, printed, async (from, to) => {
      await expectRealDays(
        `Delta confirmation number ABC7DE\nDL 1432 ${from}\nATL 8:20 PM\nLGA 11:07 AM ${to}`,
      );
      await expectRealDays(
        `Boise Inn\nReservation number 48120993\nCheck-in: ${from}\nCheck-out: ${to}\n3 nights`,
      );
    }),
    { numRuns: 150 },
  );
});
