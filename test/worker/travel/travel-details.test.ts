import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import type { DetailAnswer } from '~/domain/travel/detail-api';
import { aFlight, aGig, aHotel } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aSignedInClient, type Client } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

async function aGigOf(client: Client, fields: Record<string, unknown> = {}) {
  const { id } = (await (await client.post('/api/gigs', aGig(fields))).json()) as Gig;
  return eventually(
    async () => (await (await client.get(`/api/gigs/${id}`)).json()) as Gig,
    (gig) => !gig.geocoding,
  );
}

async function saved(response: Response): Promise<DetailAnswer> {
  expect(response.status).toBe(201);
  return (await response.json()) as DetailAnswer;
}

test('a flight keeps its wall times and learns its zones from the airports', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const flight = await saved(await client.post('/api/travel-details', aFlight(gig.id)));
  expect(flight).toMatchObject({
    gigId: gig.id,
    detailType: 'flight',
    flightNumber: 'DL1432',
    departureDateTime: '2026-06-04T07:05',
    departureTimeZone: 'America/Chicago',
    arrivalDateTime: '2026-06-04T11:48',
    arrivalTimeZone: 'America/New_York',
    date: '2026-06-04',
    endDate: '2026-06-04',
    checkInDate: null,
  });
  expect(await (await client.get(`/api/travel-details/${flight.id}`)).json()).toEqual(flight);
});

test('an offset in a time is dropped and the written time kept', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const body = aFlight(gig.id, { departureDateTime: '2026-06-04T07:05:00+02:00' });
  expect(await saved(await client.post('/api/travel-details', body))).toMatchObject({
    departureDateTime: '2026-06-04T07:05',
  });
});

test.each([
  [
    'hotel',
    {
      checkInDate: null,
      date: '2026-06-04',
      arrivalDateTime: null,
      location: 'A',
      arrivalLocation: '',
    },
    { checkInDate: '2026-06-04T00:00', location: 'A' },
  ],
  [
    'car',
    {
      pickupDate: '2026-06-04T10:00',
      departureDateTime: '',
      returnLocation: 'B',
      arrivalLocation: null,
    },
    { pickupDate: '2026-06-04T10:00', returnLocation: 'B' },
  ],
])(
  'a new %s takes a fact under either name when the other is empty',
  async (detailType, body, expected) => {
    const client = await aSignedInClient(worker());
    const gig = await aGigOf(client);
    const answer = await client.post('/api/travel-details', { gigId: gig.id, detailType, ...body });
    expect(await saved(answer)).toMatchObject(expected);
  },
);

test('a stay is told by check-in and check-out as well as by its ends', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const byEnds = await saved(await client.post('/api/travel-details', aHotel(gig.id)));
  const byName = await saved(
    await client.post('/api/travel-details', {
      gigId: gig.id,
      detailType: 'hotel',
      provider: 'Courtyard Portland Downtown',
      location: '321 Commercial St, Portland, ME',
      checkInDate: '2026-06-04T15:00',
      checkOutDate: '2026-06-06T11:00',
    }),
  );
  const ends = {
    arrivalDateTime: '2026-06-04T15:00',
    departureDateTime: '2026-06-06T11:00',
    arrivalLocation: '321 Commercial St, Portland, ME',
    arrivalTimeZone: 'America/New_York',
    departureTimeZone: 'America/New_York',
    checkInDate: '2026-06-04T15:00',
    checkOutDate: '2026-06-06T11:00',
    location: '321 Commercial St, Portland, ME',
    date: '2026-06-04',
    endDate: '2026-06-06',
  };
  expect(byEnds).toMatchObject(ends);
  expect(byName).toMatchObject(ends);
});

test('a rental is told by pick-up and return; a place without a zone takes the gig’s', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const car = await saved(
    await client.post('/api/travel-details', {
      gigId: gig.id,
      detailType: 'car',
      provider: 'Alamo',
      location: 'The counter at the jetport',
      pickupDate: '2026-06-04T12:30',
      returnDate: '2026-06-06',
    }),
  );
  expect(car).toMatchObject({
    departureLocation: 'The counter at the jetport',
    departureDateTime: '2026-06-04T12:30',
    departureTimeZone: 'America/New_York',
    pickupDate: '2026-06-04T12:30',
    returnDate: '2026-06-06T00:00',
    returnLocation: null,
  });
});

test('a flight over the date line may land on the day before it left', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const body = aFlight(gig.id, {
    departureLocation: 'NRT',
    departureDateTime: '2026-06-04T00:30',
    arrivalLocation: 'LAX',
    arrivalDateTime: '2026-06-03T17:45',
  });
  expect(await saved(await client.post('/api/travel-details', body))).toMatchObject({
    departureDateTime: '2026-06-04T00:30',
    arrivalDateTime: '2026-06-03T17:45',
  });
});

test.each([
  [
    'hotel',
    aHotel('', { departureDateTime: '2026-06-03T11:00' }),
    'departureDateTime',
    "Check-out can't be before check-in",
  ],
  [
    'flight',
    aFlight('', { arrivalDateTime: '2026-06-04T06:00' }),
    'arrivalDateTime',
    "The landing can't be before the departure",
  ],
])(
  'a %s that ends before it begins in true time is rejected',
  async (_kind, body, field, message) => {
    const client = await aSignedInClient(worker());
    const gig = await aGigOf(client);
    const response = await client.post('/api/travel-details', { ...body, gigId: gig.id });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, fieldErrors: { [field]: [message] } });
  },
);

test.each([
  ['detailType', { detailType: 'train' }, 'Choose flight, hotel, car or other'],
  ['departureDateTime', { departureDateTime: 'soon' }, 'Enter a valid date and time'],
  ['departureTimeZone', { departureTimeZone: 'Mars/Olympus' }, 'Unknown time zone'],
  ['arrivalTimeZone', { arrivalTimeZone: '+05:00' }, 'Unknown time zone'],
  ['confirmationNumber', { confirmationNumber: 'x'.repeat(61) }, 'At most 60 characters'],
])('a bad %s is rejected', async (field, fields, message) => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const response = await client.post('/api/travel-details', aFlight(gig.id, fields));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fieldErrors: { [field]: [message] } });
});

test('saving a booking changes what the gig still needs', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  await client.post('/api/travel-details', aFlight(gig.id));
  await client.post('/api/travel-details', aHotel(gig.id));
  const [listed] = (await (await client.get('/api/gigs')).json()) as Gig[];
  expect(listed?.needs).toEqual({ flight: 'confirmed', hotel: 'confirmed', car: 'needed' });
});

test('details are listed in the order they happen', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  await client.post(
    '/api/travel-details',
    aFlight(gig.id, { departureDateTime: '2026-06-06T13:20', arrivalDateTime: '2026-06-06T18:00' }),
  );
  await client.post('/api/travel-details', aHotel(gig.id));
  await client.post('/api/travel-details', aFlight(gig.id));
  const details = (await (
    await client.get(`/api/gigs/${gig.id}/travel-details`)
  ).json()) as DetailAnswer[];
  expect(details.map(({ detailType, date }) => [detailType, date])).toEqual([
    ['flight', '2026-06-04'],
    ['hotel', '2026-06-04'],
    ['flight', '2026-06-06'],
  ]);
});

test('a change touches the given fields; a new place brings its own zone', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const flight = await saved(await client.post('/api/travel-details', aFlight(gig.id)));
  const changed = await client.patch(`/api/travel-details/${flight.id}`, {
    departureLocation: 'DEN',
    seatInfo: '22C',
  });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({
    departureTimeZone: 'America/Denver',
    arrivalTimeZone: 'America/New_York',
    seatInfo: '22C',
    confirmationNumber: 'K7WMRD',
  });
});

test('a hotel’s corrected address takes both of its ends into its zone', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const stay = await saved(await client.post('/api/travel-details', aHotel(gig.id)));
  const path = `/api/travel-details/${stay.id}`;
  const changed = await client.patch(path, { arrivalLocation: 'Denver, CO' });
  expect(await changed.json()).toMatchObject({
    arrivalTimeZone: 'America/Denver',
    departureTimeZone: 'America/Denver',
  });
  const told = await client.patch(path, {
    arrivalLocation: 'Dallas, TX',
    departureTimeZone: 'America/New_York',
  });
  expect(await told.json()).toMatchObject({
    arrivalTimeZone: 'America/Chicago',
    departureTimeZone: 'America/New_York',
  });
});

test.each([
  ['an unnamed return place goes along', {}, 'America/Denver'],
  ['a named one keeps its own', { returnLocation: 'BOS' }, 'America/New_York'],
])('when a pick-up place is corrected, %s', async (_what, fields, arrivalTimeZone) => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const rental = { gigId: gig.id, detailType: 'car', location: 'PWM', ...fields };
  const { id } = await saved(await client.post('/api/travel-details', rental));
  const changed = await client.patch(`/api/travel-details/${id}`, { departureLocation: 'DEN' });
  expect(await changed.json()).toMatchObject({
    departureTimeZone: 'America/Denver',
    arrivalTimeZone,
  });
});

test('what has no place of its own takes the zone of the gig it moves to', async () => {
  const client = await aSignedInClient(worker());
  const [east, west] = [await aGigOf(client), await aGigOf(client, { location: 'Denver, CO' })];
  const rental = { gigId: east.id, detailType: 'car', provider: 'Alamo' };
  const { id, departureTimeZone } = await saved(await client.post('/api/travel-details', rental));
  expect(departureTimeZone).toBe('America/New_York');
  const moved = await client.patch(`/api/travel-details/${id}`, { gigId: west.id });
  expect(await moved.json()).toMatchObject({
    departureTimeZone: 'America/Denver',
    arrivalTimeZone: 'America/Denver',
  });
});

test('a stay’s own names change and clear its ends', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const stay = await saved(await client.post('/api/travel-details', aHotel(gig.id)));
  const cleared = await client.patch(`/api/travel-details/${stay.id}`, { checkOutDate: null });
  expect(await cleared.json()).toMatchObject({ checkOutDate: null, departureDateTime: null });
  const moved = await client.patch(`/api/travel-details/${stay.id}`, {
    checkInDate: '2026-06-03T16:00',
  });
  expect(await moved.json()).toMatchObject({ arrivalDateTime: '2026-06-03T16:00' });
});

test.each([
  ['a flight whose landing is not printed', aFlight('', { arrivalDateTime: '2026-06-04' })],
  [
    'a rental returned the same day at no printed time',
    { detailType: 'car', pickupDate: '2026-06-04T12:30', returnDate: '2026-06-04' },
  ],
])('%s is saved', async (_what, body) => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  await saved(await client.post('/api/travel-details', { ...body, gigId: gig.id }));
});

test('a place and a seat changed at once are both kept, with the place’s zone', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  for (let round = 0; round < 8; round++) {
    const { id } = await saved(await client.post('/api/travel-details', aFlight(gig.id)));
    await Promise.all([
      client.patch(`/api/travel-details/${id}`, { departureLocation: 'DEN' }),
      client.patch(`/api/travel-details/${id}`, { seatInfo: '1A' }),
      client.patch(`/api/travel-details/${id}`, { notes: 'window' }),
    ]);
    expect(await (await client.get(`/api/travel-details/${id}`)).json()).toMatchObject({
      departureLocation: 'DEN',
      departureTimeZone: 'America/Denver',
      seatInfo: '1A',
      notes: 'window',
    });
  }
});

test('two changes that only together end before they begin are not both taken', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  for (let round = 0; round < 8; round++) {
    const { id } = await saved(
      await client.post('/api/travel-details', aFlight(gig.id, { arrivalLocation: 'LAX' })),
    );
    const answers = await Promise.all([
      client.patch(`/api/travel-details/${id}`, { departureDateTime: '2026-06-04T11:00' }),
      client.patch(`/api/travel-details/${id}`, { arrivalDateTime: '2026-06-04T08:00' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  }
});

test('something else keeps its place', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const train = { gigId: gig.id, detailType: 'other', location: 'Penn Station' };
  expect(await saved(await client.post('/api/travel-details', train))).toMatchObject({
    location: 'Penn Station',
  });
});

test('a detail that becomes another type keeps its departure and its arrival', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const hotel = await saved(await client.post('/api/travel-details', aHotel(gig.id)));
  const path = `/api/travel-details/${hotel.id}`;
  const rejected = await client.patch(path, { detailType: 'car' });
  expect(await rejected.json()).toMatchObject({
    fieldErrors: { arrivalDateTime: ["The end can't be before the start"] },
  });
  const { departureDateTime } = hotel;
  const car = { detailType: 'car', arrivalDateTime: '2026-06-08T10:00' };
  expect(await (await client.patch(path, car)).json()).toMatchObject({
    departureDateTime,
    pickupDate: departureDateTime,
    arrivalLocation: hotel.arrivalLocation,
    returnLocation: hotel.arrivalLocation,
    departureLocation: null,
    returnDate: '2026-06-08T10:00',
  });
});

test('a detail moves to another gig of the same person and to no one else’s', async () => {
  const [owner, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const [first, second, foreign] = [await aGigOf(owner), await aGigOf(owner), await aGigOf(other)];
  const flight = await saved(await owner.post('/api/travel-details', aFlight(first.id)));
  const moved = await owner.patch(`/api/travel-details/${flight.id}`, { gigId: second.id });
  expect(await moved.json()).toMatchObject({ gigId: second.id });
  expect(
    (await owner.patch(`/api/travel-details/${flight.id}`, { gigId: foreign.id })).status,
  ).toBe(404);
  expect((await owner.post('/api/travel-details', aFlight(foreign.id))).status).toBe(404);
});

test('somebody else’s detail is not there: not to read, change or delete', async () => {
  const [owner, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const gig = await aGigOf(owner);
  const { id } = await saved(await owner.post('/api/travel-details', aFlight(gig.id)));
  const answers = [
    await other.get(`/api/travel-details/${id}`),
    await other.patch(`/api/travel-details/${id}`, { notes: 'mine' }),
    await other.delete(`/api/travel-details/${id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a deleted detail is needed again', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aGigOf(client);
  const flight = await saved(await client.post('/api/travel-details', aFlight(gig.id)));
  expect((await client.delete(`/api/travel-details/${flight.id}`)).status).toBe(204);
  expect((await client.delete(`/api/travel-details/${flight.id}`)).status).toBe(404);
  expect(await (await client.get(`/api/gigs/${gig.id}`)).json()).toMatchObject({
    needs: { flight: 'needed' },
  });
});
