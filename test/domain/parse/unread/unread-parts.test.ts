import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import type { SourceSpan } from '~/domain/parse/parsed-detail';
import { unreadParts } from '~/domain/parse/unread/unread-parts';
import { loadPlaces } from '~/domain/places/load-places.server';
import type { DetailType } from '~/domain/travel/travel-detail';
import { AMTRAK, DELTA, MARRIOTT, ROUND_TRIP } from '../../../support/confirmations';
import { aParsedDetail } from '../../../support/travel-details';

const TODAY = '2026-03-01';

async function unread(input: string, travelType: DetailType | 'auto' = 'auto') {
  const found = await parseConfirmation(input, {
    travelType,
    places: await loadPlaces(),
    today: TODAY,
  });
  return unreadParts(found, { input, travelType, today: TODAY });
}

/** Of a text in which this alone was found. */
function unreadIn(
  text: string,
  detail: Parameters<typeof aParsedDetail>[0],
  travelType: DetailType | 'auto' = 'auto',
) {
  const found = { details: [aParsedDetail(detail)], text };
  return unreadParts(found, { input: text, travelType, today: TODAY }).map(({ words }) => words);
}

const FLIGHT = { flightNumber: 'DL2215', departureDateTime: '2026-06-04T08:20' };
const HOTEL = {
  type: 'hotel',
  provider: 'Harbor Inn',
  checkInDate: '2026-06-04',
  checkOutDate: '2026-06-06',
} as const;

test.each([
  ['a flight', DELTA],
  ['a journey there and back', ROUND_TRIP],
  ['a stay', MARRIOTT],
])('of %s that was read whole nothing is left', async (_what, text) => {
  expect(await unread(text)).toEqual([]);
});

test('a flight that another one stands for now is understood', async () => {
  const changed = [
    'Austrian Airlines',
    'Buchungscode: 5TXL9W',
    'bisher\tOS 226\tMo., 22.02.2027\tBerlin (BER) 08:05\tWien (VIE) 09:20',
    'neu\tOS 222\tMo., 22.02.2027\tBerlin (BER) 06:50\tWien (VIE) 08:05',
  ];
  expect(await unread(changed.join('\n'))).toEqual([]);
});

test.each<[string, string, Parameters<typeof aParsedDetail>[0], string[]]>([
  [
    'a further flight',
    'DL 2215 on June 4\nDL 1820, see your app',
    FLIGHT,
    ['DL 1820, see your app'],
  ],
  ['a number in the line of the flight', 'DL 2215 operated as AF 8713', FLIGHT, []],
  ['the same number again', 'DL 2215\nSeats on DL2215', FLIGHT, []],
  ['what is no flight', 'Room DL 99 is next to gate AA 12', HOTEL, []],
  [
    'another check-in',
    'Check-in: June 4, 2026\nCheck-in: June 12, 2026',
    HOTEL,
    ['Check-in: June 12, 2026'],
  ],
  ['a label on the line above', 'Check-out\nJune 12, 2026', HOTEL, ['Check-out June 12, 2026']],
  ['a day that is known', 'Check-out: June 6, 2026', HOTEL, []],
  ['a date without a label', 'Festival from June 12, 2026', HOTEL, []],
  ['a label within a sentence', 'Check-in opens at noon on June 3, 2026', HOTEL, []],
  ['a day of purchase', 'Booked on May 3, 2026', HOTEL, []],
  [
    'a pick-up beside a stay',
    'Pick-up date: Fri, June 5, 2026',
    HOTEL,
    ['Pick-up date: Fri, June 5, 2026'],
  ],
  ['a label of another language', 'Anreise: 12.06.2026', HOTEL, ['Anreise: 12.06.2026']],
])('%s', (_what, text, detail, words) => {
  const start = text.indexOf('DL 2215');
  const spans: Record<string, SourceSpan[]> =
    start < 0 ? {} : { flightNumber: [{ start, end: start + 7 }] };
  expect(unreadIn(text, { ...detail, spans })).toEqual(words);
});

test('what is of another kind than was asked for is not missed', () => {
  const text = 'DL 1820 on June 9, 2026\nPick-up: June 12, 2026';
  expect(unreadIn(text, HOTEL, 'hotel')).toEqual([]);
  expect(unreadIn(text, HOTEL, 'auto')).toEqual([
    'DL 1820 on June 9, 2026',
    'Pick-up: June 12, 2026',
  ]);
});

test('a train leaves nothing', async () => {
  expect(await unread(AMTRAK, 'other')).toEqual([]);
});

const MAIL = `From: tickets@example.com
Subject: Your ticket
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="x"

--x
Content-Type: text/plain

Your ticket is attached.
--x
Content-Type: application/pdf;
 name="ticket.pdf"
Content-Disposition: attachment; filename="ticket.pdf"
Content-Transfer-Encoding: base64

JVBERi0=
--x
Content-Type: image/png; name="logo.png"

--x--
`;

test('an attached file that is not read is named, also where nothing was found', async () => {
  expect(await unread(MAIL)).toEqual([{ kind: 'attachment', words: 'ticket.pdf' }]);
});

test('six are said at most, none twice', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `DL ${300 + (index >> 1)} somewhere`);
  expect(unreadIn(lines.join('\n'), FLIGHT)).toHaveLength(6);
});

const PIECES = [
  'DL 1820\n',
  'Check-in: June 12, 2026\n',
  'check-in ',
  'Content-Type: x\n ',
  'name="',
  '9 ',
];

test.each(PIECES)('a long heap of %j is looked through in no time', (piece) => {
  const text = piece.repeat(Math.ceil(200_000 / piece.length));
  const input = `From: a@b.c\nMIME-Version: 1.0\n${text}`;
  const started = performance.now();
  unreadParts(
    { details: [aParsedDetail(FLIGHT)], text },
    { input, travelType: 'auto', today: TODAY },
  );
  expect(performance.now() - started).toBeLessThan(500);
});
