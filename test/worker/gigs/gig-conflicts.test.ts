import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { aGig } from '../../support/builders';
import { aSignedInClient, type Client } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

async function aStoredGig(client: Client, fields: Record<string, unknown> = {}): Promise<Gig> {
  return (await (await client.post('/api/gigs', aGig(fields))).json()) as Gig;
}

const read = async (client: Client, { id }: Gig) =>
  (await (await client.get(`/api/gigs/${id}`)).json()) as Gig;

test('a field that is still as it was seen is changed', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aStoredGig(client, { contactName: 'Dana Rivers', flightBooked: true });
  const response = await client.put(`/api/gigs/${gig.id}`, {
    contactName: 'Lee Ito',
    contactEmail: 'lee@harbor.example',
    flightBooked: false,
    ifUnchanged: { contactName: 'Dana Rivers', contactEmail: null, flightBooked: true },
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    contactName: 'Lee Ito',
    contactEmail: 'lee@harbor.example',
    flightBooked: false,
  });
});

test('a field that was changed elsewhere is left, with every other one, and told', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aStoredGig(client, { contactName: 'Dana Rivers' });
  await client.put(`/api/gigs/${gig.id}`, { contactName: 'Wren Castellan', date: '2026-06-07' });
  const response = await client.put(`/api/gigs/${gig.id}`, {
    contactName: 'Lee Ito',
    contactEmail: 'lee@harbor.example',
    date: '2026-06-08',
    ifUnchanged: { contactName: 'Dana Rivers', contactEmail: null, date: '2026-06-05' },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    message: 'This was changed somewhere else meanwhile.',
    code: 'conflict',
    current: { contactName: 'Wren Castellan', date: '2026-06-07' },
  });
  expect(await read(client, gig)).toMatchObject({
    contactName: 'Wren Castellan',
    contactEmail: null,
    date: '2026-06-07',
  });
});

test('a phone number that was changed elsewhere is told, and one that nobody saw is left', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aStoredGig(client, { contactPhone: '207-555-0142' });
  const response = await client.put(`/api/gigs/${gig.id}`, {
    contactPhone: '207-555-0199',
    ifUnchanged: { contactPhone: null },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ current: { contactPhone: '207-555-0142' } });
  expect(await read(client, gig)).toMatchObject({ contactPhone: '207-555-0142' });
});

test('what was changed elsewhere in other fields is no conflict', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aStoredGig(client);
  await client.put(`/api/gigs/${gig.id}`, { contactName: 'Wren Castellan' });
  const response = await client.put(`/api/gigs/${gig.id}`, {
    airport: 'PWM',
    ifUnchanged: { airport: null },
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ airport: 'PWM', contactName: 'Wren Castellan' });
});

test.each([
  ['contactName', 'Lee Ito', 'Dana Rivers'],
  ['contactPhone', '207-555-0142', '207-555-0199'],
  ['airport', 'PWM', 'BOS'],
  ['date', '2026-06-09', '2026-06-05'],
  ['endDate', null, '2026-06-06'],
  ['type', 'booked', 'possible'],
])('the same change of %s sent twice is one change', async (field, value, before) => {
  const client = await aSignedInClient(worker());
  const gig = await aStoredGig(client, { [field]: before });
  const change = { [field]: value, ifUnchanged: { [field]: before } };
  const statuses = [];
  for (let count = 0; count < 2; count++) {
    statuses.push((await client.put(`/api/gigs/${gig.id}`, change)).status);
  }
  expect(statuses).toEqual([200, 200]);
  expect(await read(client, gig)).toMatchObject({ [field]: value });
});

test('of many who change one field at once from the same value one succeeds', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aStoredGig(client);
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  const answers = await Promise.all(
    names.map((contactName) =>
      client.put(`/api/gigs/${gig.id}`, { contactName, ifUnchanged: { contactName: null } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});

test.each([[{ nothing: 'x' }], [{ contactName: 7 }], ['contactName'], [{ id: 'x' }]])(
  '%j cannot be what was seen',
  async (ifUnchanged) => {
    const client = await aSignedInClient(worker());
    const gig = await aStoredGig(client);
    const response = await client.put(`/api/gigs/${gig.id}`, {
      contactName: 'Lee Ito',
      ifUnchanged,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
    expect(await read(client, gig)).toMatchObject({ contactName: null });
  },
);

test('somebody else’s gig is not there, whatever was seen of it', async () => {
  const [owner, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const gig = await aStoredGig(owner);
  const change = { title: 'Mine', ifUnchanged: { title: 'Guess' } };
  expect((await other.put(`/api/gigs/${gig.id}`, change)).status).toBe(404);
});

test('a flag that means nothing any more is left, and what it depends on is told', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aStoredGig(client, { carBooked: true });
  await client.put(`/api/gigs/${gig.id}`, { travelNotNeeded: true });
  const response = await client.put(`/api/gigs/${gig.id}`, {
    carBooked: false,
    ifUnchanged: { carBooked: true, travelNotNeeded: false },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    code: 'conflict',
    current: { travelNotNeeded: true },
  });
  expect(await read(client, gig)).toMatchObject({ carBooked: true, travelNotNeeded: true });
});

test('flags that others were made from are not overwritten', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aStoredGig(client, { travelNotNeeded: true, flightBooked: true });
  await client.put(`/api/gigs/${gig.id}`, { travelNotNeeded: false, flightBooked: false });
  const response = await client.put(`/api/gigs/${gig.id}`, {
    travelNotNeeded: false,
    flightBooked: true,
    hotelBooked: true,
    carBooked: false,
    ifUnchanged: { travelNotNeeded: true, flightBooked: true, hotelBooked: false },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ current: { flightBooked: false } });
  expect(await read(client, gig)).toMatchObject({ hotelBooked: false });
});

test('additional info that was changed elsewhere is left, and told', async () => {
  const client = await aSignedInClient(worker());
  const before = JSON.stringify({ vehicle: 'Ford Transit' });
  const theirs = JSON.stringify({ vehicle: 'Ford Transit', licensePlate: 'GIG 4U' });
  const gig = await aStoredGig(client, { additionalInfo: before });
  await client.put(`/api/gigs/${gig.id}`, { additionalInfo: theirs });
  const response = await client.put(`/api/gigs/${gig.id}`, {
    additionalInfo: JSON.stringify({ vehicle: 'Kia Carnival' }),
    ifUnchanged: { additionalInfo: before },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ current: { additionalInfo: theirs } });
  expect(await read(client, gig)).toMatchObject({ additionalInfo: theirs });
});

test('several editors are saved together or not at all', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aStoredGig(client, { airport: 'PWM' });
  await client.put(`/api/gigs/${gig.id}`, { airport: 'BOS' });
  const response = await client.put(`/api/gigs/${gig.id}`, {
    title: 'Harbor Lights Finale',
    airport: 'MHT',
    ifUnchanged: { title: gig.title, airport: 'PWM' },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ current: { airport: 'BOS' } });
  expect(await read(client, gig)).toMatchObject({ title: gig.title, airport: 'BOS' });
});
