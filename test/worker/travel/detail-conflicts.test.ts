import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { newId } from '~/domain/new-id';
import type { DetailAnswer } from '~/domain/travel/detail-api';
import { aFlight, aGig, aHotel } from '../../support/builders';
import { aSignedInClient, type Client } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

async function aGigOf(client: Client): Promise<Gig> {
  return (await (await client.post('/api/gigs', aGig())).json()) as Gig;
}

async function aStoredFlight(client: Client, fields: Record<string, unknown> = {}) {
  const { id } = await aGigOf(client);
  return (await (
    await client.post('/api/travel-details', aFlight(id, fields))
  ).json()) as DetailAnswer;
}

const read = async (client: Client, { id }: DetailAnswer) =>
  (await (await client.get(`/api/travel-details/${id}`)).json()) as DetailAnswer;

const list = async (client: Client, gigId: string) =>
  (await (await client.get(`/api/gigs/${gigId}/travel-details`)).json()) as DetailAnswer[];

test('a field that is still as it was seen is changed', async () => {
  const client = await aSignedInClient(worker());
  const flight = await aStoredFlight(client);
  const response = await client.patch(`/api/travel-details/${flight.id}`, {
    seatInfo: '22C',
    departureDateTime: '2026-06-04T08:00',
    ifUnchanged: { seatInfo: null, departureDateTime: '2026-06-04T07:05' },
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    seatInfo: '22C',
    departureDateTime: '2026-06-04T08:00',
  });
});

test('a field that was changed elsewhere is left, with every other one, and told', async () => {
  const client = await aSignedInClient(worker());
  const flight = await aStoredFlight(client);
  const path = `/api/travel-details/${flight.id}`;
  await client.patch(path, { seatInfo: '1A', departureDateTime: '2026-06-04T09:00' });
  const response = await client.patch(path, {
    seatInfo: '22C',
    departureDateTime: '2026-06-04T08:00',
    notes: 'window',
    ifUnchanged: { seatInfo: null, departureDateTime: '2026-06-04T07:05', notes: null },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    message: 'This was changed somewhere else meanwhile.',
    code: 'conflict',
    current: { seatInfo: '1A', departureDateTime: '2026-06-04T09:00' },
  });
  expect(await read(client, flight)).toMatchObject({ seatInfo: '1A', notes: null });
});

test('what was changed elsewhere in other fields is no conflict', async () => {
  const client = await aSignedInClient(worker());
  const flight = await aStoredFlight(client);
  const path = `/api/travel-details/${flight.id}`;
  await client.patch(path, { notes: 'window' });
  const response = await client.patch(path, { seatInfo: '22C', ifUnchanged: { seatInfo: null } });
  expect(await response.json()).toMatchObject({ seatInfo: '22C', notes: 'window' });
});

test.each([
  ['seatInfo', '22C', null],
  ['departureDateTime', '2026-06-05T07:05:00-05:00', '2026-06-04T07:05'],
  ['confirmationNumber', null, 'K7WMRD'],
  ['departureLocation', ' DEN ', 'DFW'],
])('the same change of %s sent twice is one change', async (field, value, before) => {
  const client = await aSignedInClient(worker());
  const flight = await aStoredFlight(client, { arrivalDateTime: '2026-06-06T11:48' });
  const change = { [field]: value, ifUnchanged: { [field]: before } };
  const statuses = [];
  for (let count = 0; count < 2; count++) {
    statuses.push((await client.patch(`/api/travel-details/${flight.id}`, change)).status);
  }
  expect(statuses).toEqual([200, 200]);
});

test('of many who change one field at once from the same value one succeeds', async () => {
  const client = await aSignedInClient(worker());
  const flight = await aStoredFlight(client);
  const answers = await Promise.all(
    ['1A', '2A', '3A', '4A', '5A'].map((seatInfo) =>
      client.patch(`/api/travel-details/${flight.id}`, {
        seatInfo,
        ifUnchanged: { seatInfo: null },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});

test.each([[{ nothing: 'x' }], [{ seatInfo: 7 }], ['seatInfo'], [{ id: 'x' }], [{ gigId: 'x' }]])(
  '%j cannot be what was seen',
  async (ifUnchanged) => {
    const client = await aSignedInClient(worker());
    const flight = await aStoredFlight(client);
    const response = await client.patch(`/api/travel-details/${flight.id}`, {
      seatInfo: '22C',
      ifUnchanged,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
    expect(await read(client, flight)).toMatchObject({ seatInfo: null });
  },
);

test('somebody else’s or a deleted detail is not there, whatever was seen of it', async () => {
  const [owner, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const flight = await aStoredFlight(owner);
  const change = { seatInfo: '1A', ifUnchanged: { seatInfo: 'guess' } };
  expect((await other.patch(`/api/travel-details/${flight.id}`, change)).status).toBe(404);
  await owner.delete(`/api/travel-details/${flight.id}`);
  expect((await owner.patch(`/api/travel-details/${flight.id}`, change)).status).toBe(404);
});

test('a stay that would end before it begins is rejected before anything is changed', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await aGigOf(client);
  const stay = (await (
    await client.post('/api/travel-details', aHotel(id))
  ).json()) as DetailAnswer;
  const response = await client.patch(`/api/travel-details/${stay.id}`, {
    roomInfo: 'King',
    arrivalDateTime: '2026-06-09T15:00',
    ifUnchanged: { roomInfo: null, arrivalDateTime: '2026-06-04T15:00' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fieldErrors: { departureDateTime: ["Check-out can't be before check-in"] },
  });
  expect(await read(client, stay)).toMatchObject({ roomInfo: null });
});

test('a detail sent again with its key is one detail', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await aGigOf(client);
  const body = aFlight(id, { idempotencyKey: newId(new Date()) });
  const answers = await Promise.all([1, 2, 3].map(() => client.post('/api/travel-details', body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
  expect(others).toEqual([first, first]);
  expect(await list(client, id)).toEqual([first]);
});

test('a retry brings its detail what was typed since, and a first attempt that comes late does not', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await aGigOf(client);
  const create = async (fields: Record<string, unknown>) => {
    const answer = await client.post('/api/travel-details', fields);
    expect(answer.status).toBe(201);
    return (await answer.json()) as DetailAnswer;
  };
  const body = aFlight(id, { idempotencyKey: newId(new Date()), seatInfo: '14A', notes: 'aisle' });
  const first = await create(body);
  const retry = await create({ ...body, seatInfo: '9B', notes: null, retry: true });
  expect(retry).toMatchObject({ id: first.id, seatInfo: '9B', notes: null });
  expect(await create(body)).toEqual(retry);
  expect(await list(client, id)).toEqual([retry]);
});

test('a retry that would end before it starts is rejected and changes nothing', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await aGigOf(client);
  const body = aFlight(id, { idempotencyKey: newId(new Date()) });
  const first = await (await client.post('/api/travel-details', body)).json();
  const wrong = { ...body, arrivalDateTime: '2020-01-01T00:00', retry: true };
  const answer = await client.post('/api/travel-details', wrong);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toHaveProperty('fieldErrors.arrivalDateTime');
  expect(await list(client, id)).toEqual([first]);
});

test('a key of somebody else’s detail makes another one and tells nothing', async () => {
  const [owner, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const theirs = await aStoredFlight(owner, { idempotencyKey: newId(new Date()) });
  const { id } = await aGigOf(other);
  const answer = await other.post(
    '/api/travel-details',
    aFlight(id, { idempotencyKey: theirs.id, notes: 'mine' }),
  );
  const mine = (await answer.json()) as DetailAnswer;
  expect(mine).toMatchObject({ gigId: id, notes: 'mine' });
  expect(mine.id).not.toBe(theirs.id);
});

test.each([
  ['type', async (_client: Client, gigId: string) => ({ gigId, detailType: 'car' })],
  ['gig', async (client: Client) => ({ gigId: (await aGigOf(client)).id })],
])('a key that was used for another %s makes a detail of its own', async (_what, other) => {
  const client = await aSignedInClient(worker());
  const { id } = await aGigOf(client);
  const body = aFlight(id, { idempotencyKey: newId(new Date()) });
  const first = (await (await client.post('/api/travel-details', body)).json()) as DetailAnswer;
  const fields = await other(client, id);
  const answer = await client.post('/api/travel-details', { ...body, ...fields });
  expect(answer.status).toBe(201);
  const second = (await answer.json()) as DetailAnswer;
  expect(second).toMatchObject(fields);
  expect(second.id).not.toBe(first.id);
  expect(await read(client, first)).toEqual(first);
});

test('the key of a detail whose gig was deleted makes a new one', async () => {
  const client = await aSignedInClient(worker());
  const first = await aStoredFlight(client, { idempotencyKey: newId(new Date()) });
  await client.delete(`/api/gigs/${first.gigId}`);
  const { id } = await aGigOf(client);
  const answer = await client.post(
    '/api/travel-details',
    aFlight(id, { idempotencyKey: first.id, notes: 'again' }),
  );
  const second = (await answer.json()) as DetailAnswer;
  expect(second).toMatchObject({ gigId: id, notes: 'again' });
  expect(second.id).not.toBe(first.id);
});

test('a key that is none is rejected', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await aGigOf(client);
  const answer = await client.post('/api/travel-details', aFlight(id, { idempotencyKey: 'once' }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    fieldErrors: { idempotencyKey: ['This key is no UUID of version 7'] },
  });
});
