import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';

async function parse(input: string) {
  const places = await loadPlaces();
  return (await parseConfirmation(input, { travelType: 'auto', places, today: '2026-05-14' }))
    .details;
}

const TO_PORTLAND = {
  type: 'flight',
  flightNumber: 'DL2215',
  confirmationNumber: 'HQ7T2P',
  departureLocation: 'ATL',
  arrivalLocation: 'PWM',
  departureDateTime: '2026-06-04T08:20',
  arrivalDateTime: '2026-06-04T11:07',
  seatInfo: '18C',
};

function receipt(legLines: string): string {
  return `Your trip is booked, Robin.

Flight Confirmation #: HQ7T2P

${legLines}

Passenger Seat
ROBIN VALE 18C
Ticket #: 0062345678901
`;
}

const LEG_LINES: Readonly<Record<string, string>> = {
  'city behind the cabin, time at the head of the next line':
    'Thu, 04JUN DEPART ARRIVE\nDELTA 2215\nMain Cabin (V) ATLANTA\n8:20am PORTLAND, ME\n11:07am',
  'both cities, then both times':
    'Thu, 04JUN DEPART ARRIVE\nDELTA 2215\nATLANTA PORTLAND, ME\n8:20am 11:07am',
  'everything in one row':
    'Thu, 04JUN DEPART ARRIVE\nDELTA 2215 Main Cabin (V) ATLANTA 8:20am PORTLAND, ME 11:07am',
  'city behind the number':
    'Thu, 04JUN DEPART ARRIVE\nDELTA 2215 ATLANTA PORTLAND, ME\nMAIN CABIN 8:20am 11:07am',
  'labels and codes on one line':
    'DL2215 Thu, Jun 4\nDepart: Atlanta (ATL) 8:20 AM Arrive: Portland (PWM) 11:07 AM',
  'labels without codes':
    'DL2215 Thu, Jun 4\nDepart Atlanta, GA 8:20 AM Arrive Portland, ME 11:07 AM',
  'codes and times with a hyphen': 'DL2215 Thu, Jun 4\nATL 8:20 AM - PWM 11:07 AM',
  'a route in words': 'DL2215 Thu, Jun 4\nAtlanta to Portland, ME\n8:20 AM - 11:07 AM',
  'a route in words, with more on the line':
    'DL2215 Thu, Jun 4 Atlanta to Portland, ME 8:20 AM - 11:07 AM Main Cabin',
  'an arrow': 'DL2215 Thu, Jun 4\nATL → PWM\n8:20 AM - 11:07 AM',
  'time, code, city': 'DL2215 Thu, Jun 4\n8:20am ATL Atlanta, GA\n11:07am PWM Portland, ME',
  'codes side by side': 'DL2215 Thu, Jun 4\nATL PWM\n8:20am 11:07am',
  'between bars': 'DL2215 Thu, Jun 4\n| ATL | PWM |\n|---|---|\n| 8:20am | 11:07am |',
  'lower case': 'delta 2215 thu jun 4 atlanta to portland, me 8:20am 11:07am',
};

for (const [name, lines] of Object.entries(LEG_LINES)) {
  for (const [shape, reshape] of [
    ['in lines', (text: string) => text],
    ['on one line', (text: string) => text.replace(/\s+/g, ' ')],
  ] as const) {
    test(`a flight is read ${shape}: ${name}`, async () => {
      expect(await parse(reshape(receipt(lines)))).toMatchObject([TO_PORTLAND]);
    });
  }
}

test('a city with three airports is asked about on a collapsed line too', async () => {
  const [detail, ...others] = await parse(
    'Delta Air Lines Confirmation #: P4D2WW\nFri, 18SEP DEPART ARRIVE\nDELTA 1432 DFW NEW YORK\nMAIN CABIN 7:05am 11:41am\nPASSENGER SEAT\nFINCH/MARLO 22C',
  );
  expect(others).toEqual([]);
  expect(detail).toMatchObject({
    flightNumber: 'DL1432',
    departureLocation: 'DFW',
    arrivalLocation: null,
    departureDateTime: '2026-09-18T07:05',
    arrivalDateTime: '2026-09-18T11:41',
    seatInfo: '22C',
  });
  const [ambiguity] = detail?.ambiguities ?? [];
  expect(ambiguity?.field).toBe('arrivalLocation');
  expect(ambiguity?.choices.map(({ value }) => value).sort()).toEqual(['EWR', 'JFK', 'LGA']);
});

const LEG = 'Confirmation #: HQ7T2P\nDELTA 2215 Thu, 04JUN\nATLANTA 8:20am BOSTON 10:57am\n';
const NO_PLACES = [
  'AUSTIN/ROBERT 18C',
  'Passenger Dallas, Robert 8:20am',
  '300 Houston Street 8:00 am',
  'Denver Marriott 3:00 PM',
  'Main Cabin 8:20am',
  'Basic Economy 8:20am First Class 11:07am',
  'Mobile 8:20am',
];
for (const words of NO_PLACES) {
  test(`${JSON.stringify(words)} names no airport of the flight beside it`, async () => {
    for (const text of [`${words}\n${LEG}`, LEG + words]) {
      expect(await parse(text)).toMatchObject([
        {
          departureLocation: 'ATL',
          arrivalLocation: 'BOS',
          departureDateTime: '2026-06-04T08:20',
          arrivalDateTime: '2026-06-04T10:57',
        },
      ]);
    }
  });
}

test('words of travel without a booking give nothing on one line', async () => {
  for (const text of [
    'Delta 5k run, Thursday June 4, 8:20 AM from Atlanta to Decatur, confirmation HQ7T2P',
    'Meeting in Boston Thu, Jun 4 8:20 AM - 11:07 AM, then Portland, ME. Confirmation HQ7T2P. Call 2215.',
    'Lunch with Austin Dallas at 12:30 PM on June 4, room 2215, Delta Conference Centre, code HQ7T2P',
  ])
    expect(await parse(text)).toEqual([]);
});
