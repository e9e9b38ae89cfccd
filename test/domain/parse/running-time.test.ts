import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';
import { readFixtures } from './fixtures';

const places = await loadPlaces();
const context = { travelType: 'auto', places, today: '2026-03-01' } as const;

/** Milliseconds of the processor: what runs beside the test does not count. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** What makes a pattern try again from every place: the same few characters, over and over. */
const REPEATS: Readonly<Record<string, string>> = {
  spaces: '        ',
  tabs: '\t\t\t\t',
  'line ends': '\n\n\n',
  'signs alone on their lines': '"\n',
  'words in square brackets': '[a] ',
  digits: '1234567890',
  'digits and colons': '12:12:12:',
  'dates without an end': '12/12/12/',
  capitals: 'ABC DEF ',
  'words with hyphens': 'check-in-check-out-',
  'labels alone': 'Depart Arrive From To ',
  'check-in labels': 'Check-in Check-out ',
  'pick-up labels': 'Pick-up Return Pick-up Location: ',
  'confirmation labels': 'confirmation number confirmation ',
  'open brackets': '((((',
  'closed brackets': '(A) (B) ',
  'header lines': 'From: a\nSubject: b\n',
  'quoted lines': '> > > ',
  'open tags': '<div><td>',
  'broken JSON': '{"@type":"FlightReservation",',
  'soft breaks': '=20=\n',
  'months without days': 'Jan Feb Mar ',
  'mails without an end': 'aaaa@bbbb.',
  'links without an end': 'http://a.',
  flights: 'DL 1432 ',
  'legs in one line': 'DL 1432 Austin (AUS) 7:05 AM Boston (BOS) 11:32 AM ',
  seats: 'DL 1432 14C ',
  'seats in columns': 'Flight 1432\tFlight 1433\n14C\t14D\n',
  'lines that divide': '- - - -\n12 34\n',
  'labels alone on their lines': 'Room type:\n',
  addresses: '12 Main Street, ',
  'labels in two scripts': 'Booking Reference / رقم الحجز ',
  'places alone on their lines': 'Iskandar (PKN)\n',
  'numbers over their operator': '4964\nOperated by Delta Connection\n',
  "a screen's heads": 'RP/NCE1A0980/NCE1A0980 AA/SU 8MAR27/1200Z ',
  'hotels with their days': 'Hotel 04.07.27 - 18.07.27 ',
  'cars and models': 'Midsize SUV\nToyota RAV4 or similar\n',
  'cities with their airports': 'LIMA J CHAVEZ INTL Dom 11-SEP-27 ',
  'old and new schedules': 'Old itinerary\nNew itinerary\n',
  'dotted ranges': '14.-16.09. 28.08.-02.09.2026 ',
  'towns above British codes': 'Potato Wharf\nManchester\nM3 4NB\n',
  'seats behind names': 'Seats: Robin 3D, Kim 3E, ',
  'seats in brackets': 'Robin (8C)\n',
  'codes for both flights': 'Booking code for both flights: KXQ7TL ',
  'rooms with prices': 'Superior Double, 129,00 EUR ',
  'routes of names': 'Amsterdam - Bergen: seat 14A\n',
  'ways above their legs': 'Thu 18 Mar 2027 10:20 Arrival Thu 18 Mar 2027 16:10 AV 12 ',
  'lines of a sheet': '07.15  Breakfast\n',
  'rows of a plan': 'Mon 5 Oct\t04:50\tCheck in\tLotus Inn\tAL-88120\n',
  'codes with their clocks': 'BA778 LHR 1045 - ARN 1415 ',
  'days without their month': 'IN Thu 24 from 15:00 / OUT Fri 25 by 12:00\n',
  'labels of a list in brackets': '[予約番号] RYf0k3w9q2\n',
  'addresses in sentences': 'The address is Via Lungaretta 88, ',
  'houses above their days': 'Hotel: Lotus Inn\n12.-14.11.\n',
  'seats of numbered travellers': 'DE4315: 1 - 17A, 2 - 17B, ',
  Cyrillic: 'вылет прибытие ',
  Japanese: '出発到着',
};

/** Some patterns are tried only where there is a stay, a flight or a rental. */
const BOOKINGS = `Hotel Miramar
Confirmation number: 3318204417
Check-in: October 14, 2026
Check-out: October 17, 2026

Booking reference: KX7QTL
UA 411 BOS 8:00 AM - DEN 11:00 AM Sep 10, 2026

Hertz
Reservation number: 9912345678
Pick-up: Denver Airport, Sep 10, 2026 12:00 PM
Return: Denver Airport, Sep 12, 2026 12:00 PM

`;
/** Others only where one part is cancelled, another stands, and times were changed. */
const CHANGES = `Status: cancelled

Status: confirmed
UA 411 BOS 8:00 AM instead of 7:10 AM - DEN 11:00 AM Sep 10, 2026
New flight: UA 413, Sep 11, 2026

`;
const CASES = Object.entries(REPEATS).flatMap(([name, piece]): [string, string, string][] => [
  [name, piece, ''],
  [`${name} below bookings`, piece, BOOKINGS],
  [`${name} below changes`, piece, CHANGES],
]);

test.for(CASES)(
  'four times as many %s take no more than a few times as long',
  {
    retry: 2,
  },
  async ([, piece, before]) => {
    const time = async (length: number) => {
      const text = before + piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      return processorTime(() => parseConfirmation(text, context));
    };
    await time(4_000);
    const [short, long] = [await time(15_000), await time(60_000)];
    // Linear is 4; twice over, and some milliseconds for what does not depend on the length.
    expect(long).toBeLessThan(short * 12 + 60);
  },
);

test('a long mail takes little more than its share of a short one', { retry: 2 }, async () => {
  const bookings = ['flights', 'hotels', 'cars'].flatMap(readFixtures).map(({ input }) => input);
  const text = bookings.join('\n\n');
  const time = async (length: number) => {
    return processorTime(() => parseConfirmation(text.repeat(8).slice(0, length), context));
  };
  await time(30_000);
  const [short, long] = [await time(30_000), await time(240_000)];
  expect(long).toBeLessThan(short * 14 + 60);
});

test.for([' conf', ' res', ' may 1', ' booking', ' 2 nights', 'hotel ', 'check in ', ' ', '('])(
  'a title of an event that repeats "%s" is read at once',
  { retry: 2 },
  async (piece) => {
    const event = (title: string) =>
      `BEGIN:VEVENT\nDTSTART:20260914T150000Z\nDTEND:20260916T110000Z\nSUMMARY:${title}\\nx1\nDESCRIPTION:Check-in 3 PM\nEND:VEVENT\n`;
    const titles = [piece.repeat(24), piece.repeat(20_000)];
    for (const title of titles.flatMap((one) => [`Stay Lotus${one}`, `Hotel ${one}`]))
      expect(await processorTime(() => parseConfirmation(event(title), context))).toBeLessThan(500);
  },
);

const EVENT = (field: 'LOCATION' | 'DESCRIPTION', words: string) =>
  `BEGIN:VEVENT\nDTSTART:20260914T150000Z\nDTEND:20260916T110000Z\nSUMMARY:Avis car rental\n${field}:X${words}Y\nEND:VEVENT\n`;
const ADDRESS = (words: string) =>
  `<script type="application/ld+json">{"@type":"LodgingReservation","reservationNumber":"QX1234","reservationFor":{"@type":"Hotel","name":"Inn","address":"X${words}Y"},"checkinDate":"2026-06-01","checkoutDate":"2026-06-03"}</script>`;

test.for([
  ['location that repeats "-"', (length: number) => EVENT('LOCATION', '-'.repeat(length))],
  ['location that repeats "("', (length: number) => EVENT('LOCATION', '('.repeat(length))],
  [
    'description that repeats "[car rental] "',
    (length: number) => EVENT('DESCRIPTION', '[car rental] '.repeat(length / 13)),
  ],
  ['address of many blanks', (length: number) => ADDRESS(' '.repeat(length))],
] as const)('markup with a %s is read at once', { retry: 2 }, async ([, markup]) => {
  await parseConfirmation(markup(1_000), context);
  expect(await processorTime(() => parseConfirmation(markup(120_000), context))).toBeLessThan(500);
});

test('any bytes are read without an error', async () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  for (let round = 0; round < 60; round += 1) {
    const codes = Array.from({ length: 600 }, () =>
      Math.floor(random() * (round % 2 === 0 ? 256 : 65_536)),
    );
    const { details } = await parseConfirmation(String.fromCharCode(...codes), context);
    expect(details).toEqual([]);
  }
});
