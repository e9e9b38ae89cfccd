import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';

async function parse(input: string) {
  const places = await loadPlaces();
  return (await parseConfirmation(input, { travelType: 'auto', places, today: '2026-05-14' }))
    .details;
}

const STAY_LABELS = [
  ['Check-in', 'Check-out'],
  ['Check In', 'Check Out'],
  ['CHECK IN', 'CHECK OUT'],
  ['Check in date', 'Check out date'],
  ['Check-in Date/Time', 'Check-out Date/Time'],
  ['Arrival', 'Departure'],
  ['Arrival Date', 'Departure Date'],
  ['Arrival Date & Time', 'Departure Date & Time'],
  ['Arriving', 'Departing'],
  ['Arrive', 'Depart'],
] as const;
const STAY_NAMES = [
  'Courtyard by Marriott Boise Downtown',
  'The Westin Boise',
  'Hyatt Place Boise/Downtown',
  'Aloft Boise Downtown',
  'DoubleTree by Hilton Boise',
  'Kimpton Gray Boise',
  'Best Western Plus Vista',
  'La Quinta Boise Airport',
  'Motel 6 Boise',
  'Drury Plaza Boise',
  'The Grove Hotel',
  'Hampton Inn & Suites Boise Downtown',
];
const STAY_ORDERS: Readonly<Record<string, (name: string, days: string, code: string) => string>> =
  {
    'name, number, days': (name, days, code) => `${name}\n${code}\n${days}`,
    'number, name, days': (name, days, code) => `${code}\n${name}\n${days}`,
    'days, number, name': (name, days, code) => `${days}\n${code}\n${name}`,
    'number, days, name': (name, days, code) => `${code}\n${days}\n${name}`,
  };
const BETWEEN = [': ', '\n', '\t'];

for (const [starts, ends] of STAY_LABELS) {
  for (const [order, put] of Object.entries(STAY_ORDERS)) {
    test(`a stay with ${starts} and ${ends} is read, whatever its name: ${order}`, async () => {
      for (const name of STAY_NAMES) {
        for (const gap of BETWEEN) {
          const days = `${starts}${gap}Thu, Jun 4, 2026 3:00 PM\n${ends}${gap}Sat, Jun 6, 2026 11:00 AM`;
          const text = put(
            `${name}\n222 S Broadway Ave\nBoise, ID 83702`,
            days,
            'Reservation confirmed: 41234567',
          );
          expect(await parse(text), text).toMatchObject([
            {
              type: 'hotel',
              provider: name,
              location: '222 S Broadway Ave, Boise, ID 83702',
              confirmationNumber: '41234567',
              checkInDate: '2026-06-04T15:00',
              checkOutDate: '2026-06-06T11:00',
              ambiguities: [],
            },
          ]);
        }
      }
    });
  }
}

test('two stays of chains without a word for a stay are both read', async () => {
  for (const [starts, ends] of [
    ['Check In', 'Check Out'],
    ['Arrival', 'Departure'],
  ]) {
    const text = `Your bookings are confirmed
The Westin Boise
245 W Front St, Boise, ID 83702
Confirmation: 41234567
${starts}: Thu, Jun 4, 2026
${ends}: Sat, Jun 6, 2026
Aloft Denver Downtown
800 15th St, Denver, CO 80202
Confirmation: 51234567
${starts}: Sat, Jun 6, 2026
${ends}: Sun, Jun 7, 2026`;
    expect(await parse(text), text).toMatchObject([
      { provider: 'The Westin Boise', checkInDate: '2026-06-04', checkOutDate: '2026-06-06' },
      { provider: 'Aloft Denver Downtown', checkInDate: '2026-06-06', checkOutDate: '2026-06-07' },
    ]);
  }
});

test('a stay between two flights is read by arrival and departure', async () => {
  const text = `Expedia
Itinerary # 72612345678901
Delta 1432
Thu, Jun 4, 2026
Departure: Atlanta (ATL) 8:20 AM
Arrival: Portland (PWM) 11:07 AM
Airline confirmation: HB2KQZ
Westin Portland Harborview
157 High St, Portland, ME 04101
Hotel confirmation: 88123456
Arrival: Thu, Jun 4, 2026
Departure: Sun, Jun 7, 2026
Sun, Jun 7, 2026
Delta 119
Departure: Portland (PWM) 5:20 PM
Arrival: Atlanta (ATL) 8:07 PM`;
  expect((await parse(text)).filter(({ type }) => type === 'hotel')).toMatchObject([
    {
      provider: 'Westin Portland Harborview',
      checkInDate: '2026-06-04',
      checkOutDate: '2026-06-07',
    },
  ]);
});

test('the times of a flight beside a stay are not its own', async () => {
  for (const [starts, ends] of [
    ['Check In', 'Check Out'],
    ['Check-in', 'Check-out'],
  ]) {
    const text = `Zephyr Jet
Departure: Thu, Jun 4, 2026 8:20 AM
Arrival: Thu, Jun 4, 2026 11:07 AM
The Westin Portland
157 High St, Portland, ME 04101
Confirmation: 88123456
${starts}: Thu, Jun 4, 2026
${ends}: Sun, Jun 7, 2026
Departure: Sun, Jun 7, 2026 5:20 PM
Arrival: Sun, Jun 7, 2026 8:07 PM`;
    expect(await parse(text), text).toMatchObject([
      {
        type: 'hotel',
        provider: 'The Westin Portland',
        checkInDate: '2026-06-04',
        checkOutDate: '2026-06-07',
      },
    ]);
  }
});

test('a home is read by check in and check out with a blank', async () => {
  const text = `Airbnb
Reservation confirmed
Blue Door on Fort Street
Check In: Thu, Jun 4, 2026 4:00 PM
Check Out: Sun, Jun 7, 2026 11:00 AM
Confirmation code: HMX3KQ9ZTE`;
  expect(await parse(text)).toMatchObject([
    {
      type: 'hotel',
      provider: 'Blue Door on Fort Street',
      checkInDate: '2026-06-04T16:00',
      checkOutDate: '2026-06-07T11:00',
    },
  ]);
});

const CARRIERS = [
  'Zephyr Jet\nThank you for choosing Zephyr Jet\nYour booking is confirmed\nBooking reference: QX7T2P',
  'Northern Coach Lines\nYour trip is confirmed\nConfirmation number: 41234567\nBoise Station\n1212 W Bannock St, Boise, ID 83702',
  'Element Cruises\nThank you for booking with Element Cruises\nBooking number: 41234567\nPort of Miami\n1015 N America Way, Miami, FL 33132',
  'Conrad Aviation\nReservation confirmed: 41234567\nHillsboro Terminal\n3355 NE Cornell Rd, Hillsboro, OR 97124',
  'Zephyr Jet\nBooking is confirmed\nBooking reference: QX7T2P\nShuttle stop at:\nCourtyard by Marriott Boise Downtown\n222 S Broadway Ave, Boise, ID 83702',
];
const BELOW = [
  '',
  'Online check in opens 24 hours before departure.',
  'Online check-in opens 24 hours before departure.',
  'Save on your stay with our hotel partners: Marriott, Hilton, Westin.',
  'Check out our new lounge. Check in online.',
  'Check In: online from Jun 3\nCheck Out: our offers',
];
for (const [leaves, arrives] of [
  ['Departure', 'Arrival'],
  ['Depart', 'Arrive'],
  ['Departing', 'Arriving'],
  ['Departure Date/Time', 'Arrival Date/Time'],
]) {
  test(`a journey with ${leaves} and ${arrives} is no stay`, async () => {
    const legs = [
      `${leaves}: Thu, Jun 4, 2026 8:20 AM\n${arrives}: Thu, Jun 4, 2026 11:07 AM\n${leaves}: Sun, Jun 7, 2026 5:20 PM\n${arrives}: Sun, Jun 7, 2026 8:07 PM`,
      `${leaves}: Thu, Jun 4, 2026 8:20 PM\n${arrives}: Fri, Jun 5, 2026 6:07 AM`,
      `Outbound\n${leaves}\nJun 4, 2026\n${arrives}\nJun 4, 2026\nReturn\n${leaves}\nJun 7, 2026\n${arrives}\nJun 7, 2026`,
    ];
    for (const carrier of CARRIERS) {
      for (const leg of legs) {
        for (const words of BELOW) {
          const text = `${carrier}\n${leg}\n${words}`;
          expect(await parse(text), text).toEqual([]);
        }
      }
    }
  });
}

test('arrival and departure of a rental at a hotel are no stay', async () => {
  for (const words of ['Hertz', 'Acme Rent-a-Car', 'Vehicle: Compact', 'Flight DL 1432']) {
    const text = `${words}\nReservation confirmed: 41234567\nArrival: Thu, Jun 4, 2026 10:30 AM\nThe Westin Boise\n245 W Front St, Boise, ID 83702\nDeparture: Sun, Jun 7, 2026 1:30 PM`;
    expect(await parse(text), text).toEqual([]);
  }
});

test('arrival and departure without a word for a stay name no stay', async () => {
  for (const name of ['Happy Tails Boarding', 'Riverside Marina', 'Airport Car Storage']) {
    const text = `${name}\n245 W Front St\nBoise, ID 83702\nReservation confirmed: 41234567\nArrival: Thu, Jun 4, 2026\nDeparture: Sat, Jun 6, 2026`;
    expect(await parse(text), text).toEqual([]);
  }
});

test('a printed page with day, month and weekday on a line each is read', async () => {
  const text = `Booking.com
Booking confirmation
CONFIRMATION NUMBER: 3456.789.012
Riverside Boise Inn
Address: 2900 Chinden Blvd, Boise, ID 83714, United States
CHECK-IN
4
JUNE
Thursday
from 15:00
CHECK-OUT
6
JUNE
Saturday
until 11:00
UNITS
1 /
NIGHTS
2`;
  for (const input of [text, text.replace(/\n/g, '\n\n'), text.replaceAll('CHECK-', 'CHECK ')]) {
    expect(await parse(input), input).toMatchObject([
      {
        type: 'hotel',
        provider: 'Riverside Boise Inn',
        checkInDate: '2026-06-04T15:00',
        checkOutDate: '2026-06-06T11:00',
      },
    ]);
  }
});

const RENTAL_LABELS = [
  ['Pick-up', 'Return'],
  ['Pickup', 'Drop-off'],
  ['Pick-up Date/Time', 'Return Date/Time'],
  ['Pick-up Date / Time', 'Return Date / Time'],
  ['Pick-up date/time', 'Return date/time'],
  ['Pick-Up Date & Time', 'Return Date & Time'],
  ['Pickup Date and Time', 'Drop-off Date and Time'],
  ['Pick-up Time/Date', 'Return Time/Date'],
  ['Pick-up Day/Time', 'Return Day/Time'],
  ['Pick-up Date, Time', 'Return Date, Time'],
  ['Pick-up Date, Time & Location', 'Return Date, Time & Location'],
  ['Pick-up Location/Time', 'Return Location/Time'],
  ['Pick-up Location & Time', 'Return Location & Time'],
  ['Pick-up Location', 'Return Location'],
  ['Rental Pick-up Date/Time', 'Rental Return Date/Time'],
] as const;
const RENTAL_ORDERS: Readonly<
  Record<string, (label: string, moment: string, place: string) => string>
> = {
  'time, place below': (label, moment, place) => `${label}: ${moment}\n${place}`,
  'place and time on one line': (label, moment, place) => `${label}: ${place}, ${moment}`,
  'time and place on one line': (label, moment, place) => `${label}: ${moment}, ${place}`,
  'place and time below': (label, moment, place) => `${label}\n${place}\n${moment}`,
  'time and place below': (label, moment, place) => `${label}\n${moment}\n${place}`,
  'in cells': (label, moment, place) => `${label}\t${moment}\t${place}`,
};

for (const [starts, ends] of RENTAL_LABELS) {
  test(`a rental with ${starts} and ${ends} keeps both places`, async () => {
    for (const [order, put] of Object.entries(RENTAL_ORDERS)) {
      for (const reshape of [(words: string) => words, oneLine]) {
        const text = reshape(
          `Hertz\nYour reservation is confirmed.\nConfirmation number: K12345678\n${put(starts, 'Thu, Jun 4, 2026 10:30 AM', 'Boise Airport (BOI)')}\n${put(ends, 'Sun, Jun 7, 2026 1:30 PM', 'Denver Airport (DEN)')}\nVehicle: Midsize - Toyota Corolla or similar`,
        );
        expect(await parse(text), `${order}\n${text}`).toMatchObject([
          {
            type: 'car',
            provider: 'Hertz',
            location: 'Boise Airport (BOI)',
            returnLocation: 'Denver Airport (DEN)',
            pickupDate: '2026-06-04T10:30',
            returnDate: '2026-06-07T13:30',
            ambiguities: [],
          },
        ]);
      }
    }
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

test('locations without a name of their own belong to the heading above them', async () => {
  const text =
    'Hertz\nConfirmation number: K12345678\nPick-up\nDate: Thu, Jun 4, 2026 10:30 AM\nLocation: Boise Airport (BOI)\nReturn\nDate: Sun, Jun 7, 2026 1:30 PM\nLocation: Denver Airport (DEN)\nVehicle: Midsize';
  expect(await parse(text)).toMatchObject([
    { location: 'Boise Airport (BOI)', returnLocation: 'Denver Airport (DEN)' },
  ]);
});

const RENTAL = `Hi Robin, your reservation is confirmed.
Confirmation Number: 12345678US4
Pick-Up
Thu, Jun 4, 2026 10:30 AM
Boise Airport (BOI)
Return
Sun, Jun 7, 2026 1:30 PM
Boise Airport (BOI)
Your Car
Compact - Kia Rio or similar`;
const NAMED: readonly (readonly [words: string, company: string])[] = [
  ['Budget', 'Budget'],
  ['BUDGET', 'Budget'],
  ['*Budget*', 'Budget'],
  ['| Budget |', 'Budget'],
  ['Budget®', 'Budget'],
  ['Budget.com', 'Budget'],
  ['BUDGET RENT A CAR', 'Budget'],
  ['Your Budget reservation', 'Budget'],
  ['Budget - Boise', 'Budget'],
  ['Rental company: Budget', 'Budget'],
  ['Car\nBudget', 'Budget'],
  ['Thanks for renting with Budget!', 'Budget'],
  ['From: Budget <reservations@e.example.com>\nSubject: Your reservation\n', 'Budget'],
  ['Dollar', 'Dollar'],
  ['National', 'National'],
  ['Payless', 'Payless'],
  ['Fox', 'Fox'],
  ['Advantage', 'Advantage'],
  ['Avis', 'Avis'],
];
for (const [words, company] of NAMED) {
  test(`${JSON.stringify(words)} names the rental company ${company}`, async () => {
    const footers = ['', '\nPartners: Hertz', '\nAvis Budget Group, Inc.'];
    for (const text of footers.map((footer) => `${words}\n${RENTAL}${footer}`)) {
      expect(await parse(text), text).toMatchObject([
        {
          type: 'car',
          provider: company,
          confirmationNumber: '12345678US4',
          location: 'Boise Airport (BOI)',
          pickupDate: '2026-06-04T10:30',
          returnDate: '2026-06-07T13:30',
          carType: 'Compact - Kia Rio or similar',
        },
      ]);
    }
  });
}

test('an everyday word names no rental company in prose or beside money', async () => {
  for (const words of [
    'Tour budget',
    'budget',
    'Our budget is tight.',
    'On a budget, we travel.',
    'Within budget.',
    'Budget: $500',
    'Budget\t$500',
    'Budget\n$500',
    'Budget 500',
    'Dollar amount',
    'National park',
    'Advantage members',
  ])
    expect(await parse(`${words}\n${RENTAL}`), words).toMatchObject([{ provider: null }]);
});

test('the company of a rental is not its class', async () => {
  const [detail] = await parse(
    'Car\nBudget\nConfirmation: 12345678US0\nPick-up: Thu, Jun 4, 10:30am, Portland Intl Airport (PDX)\nDrop-off: Sun, Jun 7, 1:30pm, Portland Intl Airport (PDX)',
  );
  expect(detail).toMatchObject({ type: 'car', provider: 'Budget', carType: null });
});

test.each([
  ['Double Room, Single Use', 'Double Room, Single Use'],
  ['1 room - Double Room, Single Use', 'Double Room, Single Use'],
  ['1 night, Double Room, Single Use', 'Double Room, Single Use'],
  ['Rooms: 1 (Double Room, Single Use)', 'Double Room, Single Use'],
  ['Double Room, Single Use, 129.00 EUR per night', 'Double Room, Single Use'],
  ['Double Room, Single Use - Breakfast included', 'Double Room, Single Use'],
  ['Einzelzimmer Business, 129,00 EUR inkl. Frühstück', 'Einzelzimmer Business'],
  ['Superior Double - BB', 'Superior Double'],
])('a room is told without its count, price and board: %s', async (printed, roomInfo) => {
  const text = `Your booking is confirmed
Confirmation number: 4417708812
Hotel Lotus, 12 Elm Street, Boise, ID 83702
Check-in: June 3, 2026
Check-out: June 5, 2026
${printed}`;
  expect(await parse(text)).toMatchObject([{ type: 'hotel', roomInfo }]);
});
