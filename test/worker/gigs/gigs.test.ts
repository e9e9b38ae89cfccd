import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { aFlight, aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aSignedInClient, type Client } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

async function createGig(client: Client, fields: Record<string, unknown> = {}): Promise<Gig> {
  const response = await client.post('/api/gigs', aGig(fields));
  expect(response.status).toBe(201);
  return (await response.json()) as Gig;
}

const placed = (client: Client, gigId: string) =>
  eventually(
    async () => (await (await client.get(`/api/gigs/${gigId}`)).json()) as Gig,
    (gig) => !gig.geocoding && !gig.approximate,
  );

test('a new gig is possible unless it says otherwise, and nothing of its trip is arranged', async () => {
  const client = await aSignedInClient(worker());
  const gig = await createGig(client);
  expect(gig).toMatchObject({
    title: 'Harbor Lights Series',
    type: 'possible',
    date: '2026-06-05',
    endDate: null,
    location: 'Portland, ME',
    createdAt: '2026-05-14T16:00:00.000Z',
    tags: [],
    needs: { flight: 'needed', hotel: 'needed', car: 'needed' },
  });
  expect(gig.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(Object.keys(gig)).not.toContain('userId');
});

test('every field comes back as it was given', async () => {
  const client = await aSignedInClient(worker());
  const fields = {
    status: 'booked',
    endDate: '2026-06-07',
    startTime: '19:30',
    endTime: '21:00',
    loadInTime: '16:00',
    airport: 'pwm',
    contactName: 'Wren Castellan',
    contactEmail: 'wren@harborlights.example',
    contactPhone: '+1 (207) 555-0142 ext. 12',
    contactOrganization: 'Harbor Lights',
    flightBooked: true,
    hotelBooked: false,
    carBooked: false,
    travelNotNeeded: false,
    additionalInfo: '{"vehicle":"Van"}',
  };
  const { status, airport, ...same } = fields;
  expect(await createGig(client, fields)).toMatchObject({
    ...same,
    type: 'booked',
    airport: 'PWM',
  });
});

test('a date-time is taken apart, and its offset does not move the time', async () => {
  const client = await aSignedInClient(worker());
  const gig = await createGig(client, {
    date: '2026-06-05T19:30:00-07:00',
    endDate: '2026-06-06T01:00',
  });
  expect(gig).toMatchObject({
    date: '2026-06-05',
    startTime: '19:30',
    endDate: '2026-06-06',
    endTime: '01:00',
  });
});

test.each([
  ['Austin, TX', 'AUS', 'America/Chicago', 30.27, -97.74],
  ['Massey Hall, Toronto, ON', 'YTZ', 'America/Toronto', 43.7, -79.42],
  ['Harbor Hall, Portland, ME', 'PWM', 'America/New_York', 43.66, -70.26],
])(
  'the queue finds %s: coordinates, airport and zone',
  async (location, airport, zone, latitude, longitude) => {
    const client = await aSignedInClient(worker());
    const created = await createGig(client, { location });
    expect(created).toMatchObject({ latitude: null, longitude: null, geocoding: true });
    const gig = await placed(client, created.id);
    expect(Number(gig.latitude)).toBeCloseTo(latitude, 0);
    expect(Number(gig.longitude)).toBeCloseTo(longitude, 0);
    expect(typeof gig.latitude).toBe('string');
    expect(gig).toMatchObject({ airport, timeZone: zone });
  },
);

test('a gig whose place nobody knows is there without coordinates', async () => {
  const client = await aSignedInClient(worker());
  const created = await createGig(client, { location: 'Somewhere over the rainbow' });
  const gig = await placed(client, created.id);
  expect(gig).toMatchObject({ latitude: null, longitude: null, airport: null, geocoding: false });
});

test('coordinates that come with a place stay, and bring its airport and zone', async () => {
  const client = await aSignedInClient(worker());
  const created = await createGig(client, {
    location: 'The barn behind the mill',
    latitude: '39.7392',
    longitude: -104.9903,
  });
  expect(await placed(client, created.id)).toMatchObject({
    latitude: '39.7392',
    longitude: '-104.9903',
    airport: 'DEN',
    timeZone: 'America/Denver',
  });
});

/** Each test's own. */
const aKey = (number: number) => `019e2737-5c00-7000-8000-00000000000${number}`;

test('the same new gig sent twice is one gig, also when both are under way at once', async () => {
  const client = await aSignedInClient(worker());
  const [one, other] = await Promise.all([
    createGig(client, { idempotencyKey: aKey(1) }),
    createGig(client, { idempotencyKey: aKey(1) }),
  ]);
  await client.put(`/api/gigs/${one.id}`, { title: 'Renamed since' });
  const again = await createGig(client, { idempotencyKey: aKey(1).toUpperCase() });
  expect(one.id).toBe(aKey(1));
  expect(other.id).toBe(one.id);
  expect(again).toMatchObject({ id: one.id, title: 'Renamed since' });
  expect(await (await client.get('/api/gigs')).json()).toHaveLength(1);
});

test('a retry brings its gig what was typed since, and a first attempt that comes late does not', async () => {
  const client = await aSignedInClient(worker());
  const typed = { idempotencyKey: aKey(6), startTime: '19:30', contactName: 'Wren' };
  const first = await createGig(client, typed);
  await placed(client, first.id);
  const edits = { title: 'Second words', date: '2026-07-01', startTime: '', airport: '' };
  const retry = await createGig(client, { ...typed, ...edits, retry: true });
  expect(retry).toMatchObject({
    id: first.id,
    title: 'Second words',
    date: '2026-07-01',
    startTime: null,
    contactName: 'Wren',
    airport: 'PWM',
    geocoding: false,
  });
  expect(await createGig(client, typed)).toEqual(retry);
  const fit = { status: 'unknown', count: 0 };
  expect(await (await client.get('/api/gigs')).json()).toEqual([{ ...retry, fit }]);
});

test('a retry that moves its gig has it looked up again', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { idempotencyKey: aKey(7) });
  await placed(client, id);
  const moved = { idempotencyKey: aKey(7), location: 'Denver, CO', retry: true };
  expect(await createGig(client, moved)).toMatchObject({ id, geocoding: true });
  expect(await placed(client, id)).toMatchObject({ location: 'Denver, CO', airport: 'DEN' });
});

test('a retry whose first attempt never came, or was deleted since, makes its gig', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { idempotencyKey: aKey(8), retry: true });
  expect(id).toBe(aKey(8));
  await client.delete(`/api/gigs/${id}`);
  const again = await createGig(client, { idempotencyKey: aKey(8), retry: true });
  expect(again.id).not.toBe(id);
  expect(await (await client.get('/api/gigs')).json()).toMatchObject([{ id: again.id }]);
});

test('a new gig without a key, or with another, is another gig', async () => {
  const client = await aSignedInClient(worker());
  const fields = [{}, {}, { idempotencyKey: aKey(2) }, { idempotencyKey: aKey(3) }];
  const made = await Promise.all(fields.map((key) => createGig(client, key)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(4);
});

test('the key of somebody else’s gig makes a gig of one’s own and tells nothing', async () => {
  const [owner, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const theirs = await createGig(owner, { idempotencyKey: aKey(4), title: 'Private' });
  for (const retry of [false, true]) {
    const mine = await createGig(other, { idempotencyKey: aKey(4), title: 'Mine', retry });
    expect(mine).toMatchObject({ title: 'Mine' });
    expect(mine.id).not.toBe(theirs.id);
  }
  expect(await (await owner.get(`/api/gigs/${theirs.id}`)).json()).toMatchObject({
    title: 'Private',
  });
});

test('a gig that was deleted does not stand in the way of its key', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { idempotencyKey: aKey(5) });
  await client.delete(`/api/gigs/${id}`);
  const again = await createGig(client, { idempotencyKey: aKey(5) });
  expect(await (await client.get('/api/gigs')).json()).toMatchObject([{ id: again.id }]);
});

test.each([
  ['title', { title: ' ' }, 'Event title is required'],
  ['title', { title: '\u0000' }, 'Event title is required'],
  ['location', { location: '\u200b \u0007' }, 'Location is required'],
  ['title', { title: undefined }, 'Event title is required'],
  ['title', { title: 'x'.repeat(201) }, 'Event title must be at most 200 characters'],
  ['latitude', { latitude: true, longitude: [1] }, 'Latitude must be between -90 and 90'],
  ['latitude', { latitude: '0x10', longitude: 1 }, 'Latitude must be between -90 and 90'],
  ['date', { date: '0000-01-01' }, 'Enter a valid date'],
  ['location', { location: '' }, 'Location is required'],
  ['date', { date: '' }, 'Date is required'],
  ['date', { date: undefined }, 'Date is required'],
  ['date', { date: '2026-02-30' }, 'Enter a valid date'],
  ['date', { date: '2026-06-05T25:00' }, 'Enter a valid date'],
  ['endDate', { endDate: '2026-06-04' }, "End date can't be before the start date"],
  ['contactEmail', { contactEmail: 'dana@harbor' }, 'Invalid email format'],
  ['contactPhone', { contactPhone: 'ext. 1234' }, 'Invalid phone number'],
  ['contactPhone', { contactPhone: '1'.repeat(41) }, 'Phone must be at most 40 characters'],
  ['airport', { airport: 'PW' }, 'Airport code must be exactly 3 characters'],
  ['type', { status: 'maybe' }, 'Choose booked or possible'],
  ['startTime', { startTime: '24:00' }, 'Enter a time as HH:mm'],
  ['loadInTime', { loadInTime: '4 PM' }, 'Enter a time as HH:mm'],
  ['loadInTime', { startTime: '19:30', loadInTime: '20:00' }, "Load-in can't be after the start"],
  [
    'loadInTime',
    { date: '2026-06-05T19:30', loadInTime: '20:00' },
    "Load-in can't be after the start",
  ],
  ['latitude', { latitude: 91, longitude: 0 }, 'Latitude must be between -90 and 90'],
  ['longitude', { latitude: 0, longitude: '-181' }, 'Longitude must be between -180 and 180'],
  ['latitude', { latitude: 40 }, 'Latitude and longitude come together'],
  ['idempotencyKey', { idempotencyKey: 'again' }, 'This key is no UUID of version 7'],
])('a new gig with a bad %s is rejected: %j', async (field, fields, message) => {
  const client = await aSignedInClient(worker());
  const response = await client.post('/api/gigs', aGig(fields));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'invalid',
    fieldErrors: { [field]: [message] },
  });
});

test('the list is sorted by date and holds only one’s own gigs', async () => {
  const [mine, theirs] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  await createGig(mine, { title: 'Late', date: '2026-09-01' });
  await createGig(mine, { title: 'Early', date: '2026-01-01' });
  await createGig(theirs, { title: 'Not mine' });
  const gigs = (await (await mine.get('/api/gigs')).json()) as Gig[];
  expect(gigs.map((gig) => gig.title)).toEqual(['Early', 'Late']);
});

test('an unchanged list is not sent twice', async () => {
  const client = await aSignedInClient(worker());
  const gig = await createGig(client);
  await placed(client, gig.id);
  const first = await client.get('/api/gigs');
  const etag = first.headers.get('ETag') ?? '';
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
  expect((await client.get('/api/gigs', { 'If-None-Match': etag })).status).toBe(304);
  await client.put(`/api/gigs/${gig.id}`, { title: 'Another' });
  expect((await client.get('/api/gigs', { 'If-None-Match': etag })).status).toBe(200);
});

test('somebody else’s gig is not there: not to read, change, delete or restore', async () => {
  const [owner, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const { id } = await createGig(owner);
  const answers = [
    await other.get(`/api/gigs/${id}`),
    await other.put(`/api/gigs/${id}`, { title: 'Mine now' }),
    await other.delete(`/api/gigs/${id}`),
    await other.post(`/api/gigs/${id}/restore`, {}),
    await other.get(`/api/gigs/${id}/travel-details`),
    await other.get('/api/gigs/not-an-id'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await (await owner.get(`/api/gigs/${id}`)).json()).toMatchObject({
    title: 'Harbor Lights Series',
  });
});

test('a change touches the given fields and no others', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { contactName: 'Wren', startTime: '19:30' });
  await placed(client, id);
  const response = await client.put(`/api/gigs/${id}`, {
    type: 'booked',
    contactEmail: 'w@example.com',
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    type: 'booked',
    contactName: 'Wren',
    contactEmail: 'w@example.com',
    startTime: '19:30',
    airport: 'PWM',
    geocoding: false,
  });
  const cleared = await client.put(`/api/gigs/${id}`, { contactName: null, startTime: '' });
  expect(await cleared.json()).toMatchObject({ contactName: null, startTime: null });
});

test('a phone number is changed, rejected and taken out', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { contactPhone: '' });
  const put = async (contactPhone: string | null) => {
    const response = await client.put(`/api/gigs/${id}`, { contactPhone });
    return [response.status, await response.json()];
  };
  expect(await put(' 207-555-0142 ')).toMatchObject([200, { contactPhone: '207-555-0142' }]);
  expect(await put('call me')).toMatchObject([
    400,
    { code: 'invalid', fieldErrors: { contactPhone: ['Invalid phone number'] } },
  ]);
  expect(await (await client.get(`/api/gigs/${id}`)).json()).toMatchObject({
    contactPhone: '207-555-0142',
  });
  expect(await put(' ')).toMatchObject([200, { contactPhone: null }]);
});

test('a gig that moves past its end takes the end along', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { date: '2026-06-05', endDate: '2026-06-07' });
  const later = await client.put(`/api/gigs/${id}`, { date: '2026-06-20' });
  expect(await later.json()).toMatchObject({ date: '2026-06-20', endDate: '2026-06-22' });
  const within = await client.put(`/api/gigs/${id}`, { date: '2026-06-21' });
  expect(await within.json()).toMatchObject({ date: '2026-06-21', endDate: '2026-06-22' });
});

test('an end before the stored start is rejected and changes nothing', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client);
  const response = await client.put(`/api/gigs/${id}`, { endDate: '2026-06-01', title: 'Changed' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fieldErrors: { endDate: ["End date can't be before the start date"] },
  });
  expect(await (await client.get(`/api/gigs/${id}`)).json()).toMatchObject({
    title: 'Harbor Lights Series',
  });
});

test('a load-in after the stored start is rejected, as is a start before the stored load-in', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { startTime: '19:30', loadInTime: '16:00' });
  for (const change of [{ loadInTime: '20:00' }, { startTime: '15:00' }]) {
    const response = await client.put(`/api/gigs/${id}`, { ...change, title: 'Changed' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fieldErrors: { loadInTime: ["Load-in can't be after the start"] },
    });
  }
  const both = await client.put(`/api/gigs/${id}`, { startTime: '15:00', loadInTime: '13:00' });
  expect(await both.json()).toMatchObject({
    title: 'Harbor Lights Series',
    startTime: '15:00',
    loadInTime: '13:00',
  });
});

test('a show after midnight may be set up the evening before', async () => {
  const client = await aSignedInClient(worker());
  const times = { startTime: '00:30', loadInTime: '21:00' };
  expect(await createGig(client, times)).toMatchObject(times);
});

test('a moved gig is looked up again, and its found airport replaced', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client);
  await placed(client, id);
  const moved = await client.put(`/api/gigs/${id}`, { location: 'Denver, CO' });
  expect(await moved.json()).toMatchObject({
    latitude: null,
    airport: null,
    timeZone: null,
    geocoding: true,
  });
  expect(await placed(client, id)).toMatchObject({ airport: 'DEN', timeZone: 'America/Denver' });
});

test('an airport the person chose stays when the gig moves, until it is cleared', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { airport: 'BOS' });
  expect(await placed(client, id)).toMatchObject({ airport: 'BOS' });
  await client.put(`/api/gigs/${id}`, { location: 'Denver, CO' });
  expect(await placed(client, id)).toMatchObject({ airport: 'BOS' });
  await client.put(`/api/gigs/${id}`, { airport: '' });
  expect(await placed(client, id)).toMatchObject({ airport: 'DEN' });
});

test('sending a gig back as it came changes nothing, and chooses no airport', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client);
  const gig = await placed(client, id);
  const echoed = await client.put(`/api/gigs/${id}`, gig);
  expect(await echoed.json()).toEqual(gig);
  await client.put(`/api/gigs/${id}`, { location: 'Denver, CO' });
  expect(await placed(client, id)).toMatchObject({ airport: 'DEN' });
});

test('a place and an airport changed at once are both kept', async () => {
  const client = await aSignedInClient(worker());
  for (let round = 0; round < 8; round++) {
    const { id } = await createGig(client);
    await placed(client, id);
    await Promise.all([
      client.put(`/api/gigs/${id}`, { location: 'Denver, CO' }),
      client.put(`/api/gigs/${id}`, { airport: 'BOS' }),
    ]);
    expect(await placed(client, id)).toMatchObject({ location: 'Denver, CO', airport: 'BOS' });
  }
});

test('a time of null means none, also where the date brings one', async () => {
  const client = await aSignedInClient(worker());
  expect(await createGig(client, { date: '2026-06-05T19:30', startTime: null })).toMatchObject({
    startTime: null,
  });
});

test('coordinates without their location are rejected', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client);
  const response = await client.put(`/api/gigs/${id}`, { latitude: 1, longitude: 2 });
  expect(response.status).toBe(400);
});

test('a deleted gig is gone with its travel, and comes back with it when undone', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { type: 'booked', contactPhone: '207-555-0142' });
  const flight = await client.post('/api/travel-details', aFlight(id));
  const { id: flightId } = (await flight.json()) as { id: string };

  const deleted = await client.delete(`/api/gigs/${id}`);
  expect(deleted.status).toBe(204);
  expect(await (await client.get('/api/gigs')).json()).toEqual([]);
  expect((await client.get(`/api/gigs/${id}`)).status).toBe(404);
  expect((await client.get(`/api/travel-details/${flightId}`)).status).toBe(404);
  expect((await client.delete(`/api/gigs/${id}`)).status).toBe(404);

  const restored = await client.post(`/api/gigs/${id}/restore`, {});
  expect(restored.status).toBe(200);
  expect(await restored.json()).toMatchObject({
    id,
    contactPhone: '207-555-0142',
    needs: { flight: 'confirmed' },
  });
});

test('a travel flag settles a need without a booking', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client, { carBooked: true });
  expect(await (await client.get(`/api/gigs/${id}`)).json()).toMatchObject({
    needs: { flight: 'needed', hotel: 'needed', car: 'notNeeded' },
  });
  const all = await client.put(`/api/gigs/${id}`, { travelNotNeeded: true });
  expect(await all.json()).toMatchObject({
    needs: { flight: 'notNeeded', hotel: 'notNeeded', car: 'notNeeded' },
  });
});

test('two editors of one gig keep both their edits', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await createGig(client);
  await Promise.all([
    client.put(`/api/gigs/${id}`, { title: 'From the phone' }),
    client.put(`/api/gigs/${id}`, { contactName: 'From the desk' }),
    client.put(`/api/gigs/${id}`, { date: '2026-06-09' }),
    client.put(`/api/gigs/${id}`, { endDate: '2026-06-10' }),
  ]);
  expect(await (await client.get(`/api/gigs/${id}`)).json()).toMatchObject({
    title: 'From the phone',
    contactName: 'From the desk',
    date: '2026-06-09',
    endDate: '2026-06-10',
  });
});
