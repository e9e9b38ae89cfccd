import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { type DetailAnswer, fromAnswer } from '~/domain/travel/detail-api';
import { timeline } from '~/domain/travel/trip/timeline';
import { aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aSignedInClient, type Client, type SignedInClient } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

const [DENVER, NEW_YORK, CHICAGO] = ['America/Denver', 'America/New_York', 'America/Chicago'];

const bothIn = (timeZone: string | null | undefined) => ({
  departureTimeZone: timeZone,
  arrivalTimeZone: timeZone,
});

/** A name that says nothing of where it is. */
const UNKNOWN_STAY = {
  detailType: 'hotel',
  arrivalLocation: 'Hyatt Place',
  arrivalDateTime: '2026-06-05T15:00',
  departureDateTime: '2026-06-06T11:00',
};

function placed(client: Client, id: string): Promise<Gig> {
  return eventually(
    async () => (await (await client.get(`/api/gigs/${id}`)).json()) as Gig,
    (gig) => !gig.geocoding && !gig.approximate,
  );
}

async function aPlacedGig(client: Client, location = 'Denver, CO'): Promise<Gig> {
  const response = await client.post('/api/gigs', aGig({ location, startTime: '16:00' }));
  return placed(client, ((await response.json()) as Gig).id);
}

async function moveTo(client: Client, { id }: Gig, location: string): Promise<Gig> {
  expect((await client.put(`/api/gigs/${id}`, { location })).status).toBe(200);
  return placed(client, id);
}

async function save(client: Client, gig: Gig, fields: object): Promise<DetailAnswer> {
  const response = await client.post('/api/travel-details', { gigId: gig.id, ...fields });
  expect(response.status).toBe(201);
  return (await response.json()) as DetailAnswer;
}

async function change(client: Client, { id }: DetailAnswer, fields: object): Promise<DetailAnswer> {
  const response = await client.patch(`/api/travel-details/${id}`, fields);
  expect(response.status).toBe(200);
  return (await response.json()) as DetailAnswer;
}

async function list(client: Client, { id }: Gig): Promise<DetailAnswer[]> {
  return (await (await client.get(`/api/gigs/${id}/travel-details`)).json()) as DetailAnswer[];
}

/** As both doors have it: the list of a gig and the detail by itself. */
async function read(client: Client, detail: DetailAnswer): Promise<DetailAnswer> {
  const alone = (await (
    await client.get(`/api/travel-details/${detail.id}`)
  ).json()) as DetailAnswer;
  const listed = await list(client, { id: alone.gigId } as Gig);
  expect(listed.find(({ id }) => id === detail.id)).toEqual(alone);
  return alone;
}

/** The gig as it is before the queue has come to it, whichever of the two was quicker. */
async function anUnplacedGig(client: SignedInClient): Promise<Gig> {
  const gig = await aPlacedGig(client);
  await worker()
    .db.prepare(
      `UPDATE gigs SET time_zone = NULL, latitude = NULL, longitude = NULL, place_status = 'pending'
       WHERE id = ?`,
    )
    .bind(gig.id)
    .run();
  return gig;
}

test('a stay that cannot be located goes with its gig into another zone', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  const stay = await save(client, gig, UNKNOWN_STAY);
  expect(stay).toMatchObject(bothIn(DENVER));
  const moved = await moveTo(client, gig, 'New York, NY');
  expect(await read(client, stay)).toEqual({ ...stay, ...bothIn(NEW_YORK) });
  const lateAfternoon = Date.parse('2026-06-05T19:30:00Z');
  const [first] = timeline(
    (await list(client, gig)).map(fromAnswer),
    moved,
    '2026-06-05',
    lateAfternoon,
  );
  expect(
    first?.events.map(({ title, time, zoneLetters, state }) => [title, time, zoneLetters, state]),
  ).toEqual([
    ['Check in', '15:00', 'EDT', 'past'],
    ['Harbor Lights Series', '16:00', 'EDT', 'today'],
  ]);
});

test('a counter that cannot be located goes with the corrected pick-up', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  const rental = await save(client, gig, {
    detailType: 'car',
    location: 'DEN',
    returnLocation: 'Hertz counter',
  });
  expect(rental).toMatchObject(bothIn(DENVER));
  const corrected = await change(client, rental, { departureLocation: 'BOS' });
  expect(corrected).toMatchObject(bothIn(NEW_YORK));
  expect(await read(client, rental)).toEqual(corrected);
});

test.each([
  [
    'the queue',
    (gig: Gig, userId: string) =>
      worker().sendToQueue({ v: 1, userId, gigId: gig.id, location: gig.location }),
  ],
  [
    'the button',
    (_gig: Gig, _userId: string, client: Client) => client.post('/api/gigs/geocode-all', {}),
  ],
])('a stay saved before its gig is placed gets the zone that %s finds', async (_who, place) => {
  const client = await aSignedInClient(worker());
  const gig = await anUnplacedGig(client);
  const stay = await save(client, gig, UNKNOWN_STAY);
  expect(stay).toMatchObject(bothIn(null));
  await place(gig, client.user.id, client);
  await placed(client, gig.id);
  expect(await read(client, stay)).toEqual({ ...stay, ...bothIn(DENVER) });
});

test('while nobody knows where a gig has moved, its stay has no zone rather than a wrong one', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  const stay = await save(client, gig, UNKNOWN_STAY);
  await moveTo(client, gig, 'TBD');
  expect(await read(client, stay)).toMatchObject({
    ...bothIn(null),
    checkInDate: '2026-06-05T15:00',
  });
});

test('what has a place of its own stays in its zone when the gig moves', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  const stay = await save(client, gig, { ...UNKNOWN_STAY, arrivalLocation: 'Boulder, CO' });
  const flight = await save(client, gig, {
    detailType: 'flight',
    departureLocation: 'ORD',
    arrivalLocation: 'The airfield',
  });
  await moveTo(client, gig, 'New York, NY');
  expect(await read(client, stay)).toMatchObject(bothIn(DENVER));
  expect(await read(client, flight)).toMatchObject({
    departureTimeZone: CHICAGO,
    arrivalTimeZone: null,
  });
});

test('a zone that was stated stays, wherever the gig and the other end go', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  const stay = await save(client, gig, { ...UNKNOWN_STAY, ...bothIn(DENVER) });
  const rental = await save(client, gig, {
    detailType: 'car',
    location: 'DEN',
    returnLocation: 'Hertz counter',
    arrivalTimeZone: CHICAGO,
  });
  await moveTo(client, gig, 'New York, NY');
  await change(client, stay, { arrivalLocation: 'Hyatt Place, by the lake' });
  expect(await read(client, stay)).toMatchObject(bothIn(DENVER));
  const corrected = { departureTimeZone: NEW_YORK, arrivalTimeZone: CHICAGO };
  expect(await change(client, rental, { departureLocation: 'BOS' })).toMatchObject(corrected);
  const forgotten = await change(client, rental, { arrivalTimeZone: null });
  expect(forgotten).toMatchObject(bothIn(NEW_YORK));
});

test('an inherited zone that was seen is a conflict only once another one is inherited', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  const stay = await save(client, gig, UNKNOWN_STAY);
  const told = { arrivalTimeZone: CHICAGO, ifUnchanged: { arrivalTimeZone: DENVER } };
  await moveTo(client, gig, 'New York, NY');
  const rejected = await client.patch(`/api/travel-details/${stay.id}`, told);
  expect(rejected.status).toBe(409);
  expect(await rejected.json()).toMatchObject({ current: { arrivalTimeZone: NEW_YORK } });
  await moveTo(client, gig, 'Denver, CO');
  expect(await change(client, stay, told)).toMatchObject(bothIn(CHICAGO));
});

test('a stay edited while its gig is moved and looked up ends in the last place’s zone', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  const stay = await save(client, gig, UNKNOWN_STAY);
  const stops = ['New York, NY', 'Denver, CO', 'Chicago, IL', 'New York, NY'];
  for (const [round, location] of stops.entries()) {
    await Promise.all([
      client.put(`/api/gigs/${gig.id}`, { location }),
      change(client, stay, { arrivalLocation: `Hyatt Place ${round}` }),
      change(client, stay, { notes: `round ${round}` }),
      // A lookup of where the gig was before, come late.
      worker().sendToQueue({ v: 1, userId: client.user.id, gigId: gig.id, location: gig.location }),
    ]);
    const { timeZone } = await placed(client, gig.id);
    expect(await read(client, stay)).toMatchObject({
      ...bothIn(timeZone),
      arrivalLocation: `Hyatt Place ${round}`,
      notes: `round ${round}`,
    });
  }
  expect(await read(client, stay)).toMatchObject(bothIn(NEW_YORK));
});
