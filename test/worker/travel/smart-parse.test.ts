import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import type { ReadText } from '~/domain/parse/unread/unread-part';
import { parsedToInput } from '~/domain/travel/parsed-to-input';
import { aGig } from '../../support/builders';
import { AMTRAK, DELTA, MARRIOTT } from '../../support/confirmations';
import { aSignedInClient, type Client } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

async function parse(client: Client, body: unknown) {
  const response = await client.post('/api/smart-parse', body);
  expect(response.status).toBe(200);
  return (await response.json()) as ReadText & { success: boolean };
}

test('a Delta confirmation is read whole, with the words each field came from', async () => {
  const client = await aSignedInClient(worker());
  const { success, details } = await parse(client, { emailText: DELTA, travelType: 'flight' });
  expect(success).toBe(true);
  expect(details).toHaveLength(1);
  expect(details[0]).toMatchObject({
    type: 'flight',
    flightNumber: 'DL2215',
    confirmationNumber: 'HQ7T2P',
    departureLocation: 'ATL',
    departureDateTime: '2026-06-04T08:20',
    departureTimeZone: 'America/New_York',
    arrivalLocation: 'PWM',
    arrivalDateTime: '2026-06-04T11:07',
    seatInfo: '18C',
  });
  expect(details[0]?.sources.confirmationNumber).toContain('HQ7T2P');
});

test('a Marriott confirmation is read whole', async () => {
  const client = await aSignedInClient(worker());
  const { details } = await parse(client, { emailText: MARRIOTT, travelType: 'auto' });
  expect(details).toHaveLength(1);
  expect(details[0]).toMatchObject({
    type: 'hotel',
    provider: 'Courtyard Portland Downtown/Waterfront',
    confirmationNumber: '90412277',
    location: '321 Commercial Street, Portland, Maine 04101 USA',
    checkInDate: '2026-06-04T15:00',
    departureTimeZone: 'America/New_York',
    arrivalTimeZone: 'America/New_York',
    checkOutDate: '2026-06-06T11:00',
    roomInfo: expect.stringContaining('1 King Bed'),
  });
});

test.each([null, ''])('a kind that is given as %j is any kind', async (travelType) => {
  const client = await aSignedInClient(worker());
  expect(await parse(client, { emailText: MARRIOTT, travelType, gigId: null })).toMatchObject({
    success: true,
    details: [{ type: 'hotel' }],
  });
});

test('parsing saves nothing', async () => {
  const client = await aSignedInClient(worker());
  await parse(client, { emailText: MARRIOTT });
  const row = await worker()
    .db.prepare('SELECT count(*) AS n FROM travel_details WHERE user_id = ?')
    .bind(client.user.id)
    .first<{ n: number }>();
  expect(row?.n).toBe(0);
});

test('a text with nothing in it answers 200 and says so', async () => {
  const client = await aSignedInClient(worker());
  expect(
    await parse(client, { emailText: 'See you at soundcheck, bring the blue cable.' }),
  ).toMatchObject({
    success: false,
    details: [],
  });
});

test('a type that was asked for is the only one found', async () => {
  const client = await aSignedInClient(worker());
  expect(await parse(client, { emailText: MARRIOTT, travelType: 'flight' })).toMatchObject({
    success: false,
  });
});

test('a train is read when other travel is asked for by name, and only then', async () => {
  const client = await aSignedInClient(worker());
  const { success, details } = await parse(client, { emailText: AMTRAK, travelType: 'other' });
  expect(success).toBe(true);
  expect(details).toHaveLength(1);
  expect(details[0]).toMatchObject({
    type: 'other',
    title: 'Downeaster 682',
    provider: 'Amtrak',
    confirmationNumber: '7B41F2',
    departureLocation: 'Boston, MA - North Station',
    departureDateTime: '2026-06-04T09:05',
    arrivalLocation: 'Portland, ME - Transportation Center',
    arrivalDateTime: '2026-06-04T11:35',
    seatInfo: 'Car 2, Seat 14A',
  });
  expect(details[0]?.sources.title).toBe('Train 682 Downeaster');
  for (const travelType of ['auto', 'flight', 'hotel', 'car']) {
    expect(await parse(client, { emailText: AMTRAK, travelType })).toMatchObject({
      success: false,
      details: [],
    });
  }
});

test('a stay that was pasted as other travel is none', async () => {
  const client = await aSignedInClient(worker());
  expect(await parse(client, { emailText: MARRIOTT, travelType: 'other' })).toMatchObject({
    success: false,
    details: [],
  });
});

test('what was read of a train is saved as other travel', async () => {
  const client = await aSignedInClient(worker());
  const gig = (await (await client.post('/api/gigs', aGig())).json()) as Gig;
  const { details } = await parse(client, { emailText: AMTRAK, travelType: 'other' });
  const [train] = details;
  if (!train) throw new Error('No train was read');
  const saved = await client.post('/api/travel-details', parsedToInput(train, gig.id, AMTRAK));
  expect(saved.status).toBe(201);
  expect(await saved.json()).toMatchObject({
    detailType: 'other',
    title: 'Downeaster 682',
    departureDateTime: '2026-06-04T09:05',
    departureTimeZone: 'America/New_York',
    seatInfo: 'Car 2, Seat 14A',
    sourceText: AMTRAK.trim(),
  });
});

test.each([
  [{ emailText: '  ' }, 'emailText', 'Please paste your confirmation email first'],
  [{}, 'emailText', 'Please paste your confirmation email first'],
  [
    { emailText: 'x', travelType: 'train' },
    'travelType',
    'Choose flight, hotel, car, other or auto',
  ],
])('a bad request %j is rejected', async (body, field, message) => {
  const client = await aSignedInClient(worker());
  const response = await client.post('/api/smart-parse', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fieldErrors: { [field]: [message] } });
});

const MIB = 1024 * 1024;

/** A stay's mail with lines of small print behind it, as many bytes long as is said. */
function mailOf(bytes: number, line = 'All of this is “small print” about nothing.\r\n') {
  const mail = MARRIOTT.replaceAll('\n', '\r\n');
  const left = bytes - Buffer.byteLength(mail);
  const lines = line.repeat(Math.floor(left / Buffer.byteLength(line)));
  return mail + lines + '.'.repeat(left - Buffer.byteLength(lines));
}

test.each([
  ['whose lines end in CR and LF', mailOf(MIB)],
  ['of nothing but escapes', mailOf(MIB, '"\r\n')],
])('a mail of 1 MiB %s is read', async (_, emailText) => {
  expect(Buffer.byteLength(emailText)).toBe(MIB);
  const client = await aSignedInClient(worker());
  expect(await parse(client, { emailText })).toMatchObject({ success: true });
});

test('a mail of 1 MiB is read from a form too', async () => {
  const client = await aSignedInClient(worker());
  const response = await client.submit('/api/parse-email', { text: mailOf(MIB, '“”') });
  expect(await response.json()).toMatchObject({ confirmationNumber: '90412277' });
});

test.each([
  ['one byte more than 1 MiB', mailOf(MIB + 1)],
  ['fewer characters than 1 MiB has bytes', mailOf(MIB + 1, '“”')],
  ['more than is even read', mailOf(4 * MIB)],
])('a text of %s is rejected', async (_, text) => {
  const client = await aSignedInClient(worker());
  for (const [path, body] of [
    ['/api/smart-parse', { emailText: text }],
    ['/api/parse-email', { text }],
  ] as const) {
    const response = await client.post(path, body);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      message: 'That is too much text: at most 1024 KiB can be sent.',
      code: 'too_large',
    });
  }
});

test('parse-email answers one bare object with every key', async () => {
  const client = await aSignedInClient(worker());
  const response = await client.post('/api/parse-email', { text: MARRIOTT });
  const parsed = (await response.json()) as Record<string, unknown>;
  expect(Object.keys(parsed).sort()).toEqual(
    [
      'accessCode',
      'additionalInfo',
      'arrivalLocation',
      'checkInDate',
      'checkOutDate',
      'confirmationNumber',
      'departureLocation',
      'hotelAddress',
      'notes',
      'pickupLocation',
      'provider',
      'roomNumber',
      'seatInfo',
      'specialInstructions',
      'times',
    ].sort(),
  );
  expect(parsed).toMatchObject({ confirmationNumber: '90412277', times: expect.any(Array) });
  expect((await client.post('/api/parse-email', { text: '' })).status).toBe(400);
});

test('what was not understood is said, in its own words', async () => {
  const client = await aSignedInClient(worker());
  const emailText = `${DELTA}\nDL 417 later, see the app\n`;
  const { success, unread } = await parse(client, { emailText, travelType: 'flight' });
  expect(success).toBe(true);
  expect(unread).toEqual([{ kind: 'flight', words: 'DL 417 later, see the app' }]);
  expect((await parse(client, { emailText: DELTA })).unread).toEqual([]);
});
