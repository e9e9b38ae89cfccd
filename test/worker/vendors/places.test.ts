import { beforeEach, expect, test } from 'vitest';
import type { AirportFor } from '~/domain/places/places';
import type { Suggestion } from '~/domain/places/suggestions/suggestion';
import { aSignedInClient, Client } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

const worker = withWorker({ vars: { SUGGESTIONS_TIMEOUT_MS: '1000' } });
beforeEach(() => worker().resetFaults());

async function suggestionsFor(client: Client, query: string) {
  const response = await client.get(`/api/address-suggestions?query=${encodeURIComponent(query)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
}

async function labelsFor(client: Client, query: string) {
  return (await suggestionsFor(client, query)).map(({ label }) => label);
}

function nearestTo(client: Client, location: string) {
  return client.get(`/api/airports/nearest?location=${encodeURIComponent(location)}`);
}

async function asked() {
  return (await worker().requestLog()).filter(({ vendor }) => vendor === 'photon');
}

/* What is asked of Photon belongs to one test each: its answers are kept for all. */

test('a beginning with enough of our own answers is asked of nobody', async () => {
  const client = await aSignedInClient(worker());
  const suggestions = await suggestionsFor(client, 'aus');
  expect(suggestions[0]).toEqual({
    label: 'Austin, TX',
    kind: 'city',
    latitude: 30.2672,
    longitude: -97.7431,
  });
  expect(suggestions).toContainEqual({
    label: 'Austin-Bergstrom International Airport (AUS)',
    kind: 'airport',
    latitude: expect.closeTo(30.19, 1),
    longitude: expect.closeTo(-97.67, 1),
  });
  expect(await labelsFor(client, 'portland')).toEqual(
    expect.arrayContaining(['Portland, OR', 'Portland, ME']),
  );
  expect(await asked()).toEqual([]);
});

test.each(['', 'au', '  a  ', '..'])('typing %j offers nothing, and asks nobody', async (query) => {
  const client = await aSignedInClient(worker());
  expect(await suggestionsFor(client, query)).toEqual([]);
  expect(await asked()).toEqual([]);
});

test('without a query there is nothing to offer', async () => {
  const client = await aSignedInClient(worker());
  const response = await client.get('/api/address-suggestions');
  expect(await response.json()).toEqual({ suggestions: [] });
});

test('a street address is found, at home only', async () => {
  const client = await aSignedInClient(worker());
  expect(await suggestionsFor(client, '1600 penn')).toEqual([
    {
      label: 'White House, 1600 Pennsylvania Avenue NW, Washington, DC 20500',
      kind: 'venue',
      latitude: 38.8977,
      longitude: -77.0365,
    },
    {
      label: '1600 Pennsylvania Avenue, Baltimore, MD 21217',
      kind: 'address',
      latitude: 39.3031,
      longitude: -76.6331,
    },
    {
      label: '1600 Penn Avenue, Pittsburgh, PA 15222',
      kind: 'address',
      latitude: 40.4471,
      longitude: -79.9868,
    },
  ]);
});

test('the vendor is told who asks, for what, and where', async () => {
  const client = await aSignedInClient(worker());
  await suggestionsFor(client, '  Massey   Hall ');
  const [question, ...more] = await asked();
  expect(more).toEqual([]);
  const url = new URL(question?.url ?? '');
  expect(url.origin + url.pathname).toBe('https://photon.komoot.io/api/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'Massey Hall',
    limit: '15',
    lang: 'en',
    bbox: '-179.2,17.5,-52,83.2',
  });
  expect(question?.userAgent).toMatch(/^Gigbound/);
});

test('an address is asked for once, by whoever and however it is written', async () => {
  const [one, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const first = await suggestionsFor(one, 'Ryman Auditorium');
  expect(first.map(({ label }) => label)).toEqual([
    'Ryman Auditorium, 116 Rep. John Lewis Way North, Nashville, TN 37219',
  ]);
  expect(await suggestionsFor(other, ' ryman  auditorium')).toEqual(first);
  expect(await asked()).toHaveLength(1);
});

test('our own stand first, nothing stands twice, and neither abroad nor wild nature is offered', async () => {
  const client = await aSignedInClient(worker());
  const labels = await labelsFor(client, 'paramount');
  expect(labels[0]).toBe('Paramount, CA');
  expect(labels).toContain('Paramount Theatre, 911 Pine Street, Seattle, WA 98101');
  expect(labels).toContain('Paramount Theatre, 713 Congress Avenue, Austin, TX 78701');
  expect(labels.join()).not.toMatch(/Paris|Nassau|Bay|Street, San Antonio/);
  expect(new Set(labels).size).toBe(labels.length);
});

test('an airport that both know is offered once, with its code', async () => {
  const client = await aSignedInClient(worker());
  const labels = await labelsFor(client, 'ohare');
  expect(labels[0]).toBe("Chicago O'Hare International Airport (ORD)");
  expect(labels.filter((label) => label.includes('Hare'))).toHaveLength(1);
});

test('a postal code and a French name are found', async () => {
  const client = await aSignedInClient(worker());
  expect(await labelsFor(client, '90210')).toEqual(['Beverly Hills, CA']);
  expect(await labelsFor(client, 'centre bell')).toEqual([
    'Centre Bell, 1909 Avenue des Canadiens-de-Montréal, Montréal, QC H4B 5G0',
  ]);
});

test('Guam is looked for in Guam', async () => {
  const client = await aSignedInClient(worker());
  expect(await labelsFor(client, 'hyatt regency, guam')).toEqual([
    'Hyatt Regency Guam, 1155 Pale San Vitores Road, Tumon, GU 96913',
  ]);
});

test('only the beginning of a very long text is asked for', async () => {
  const client = await aSignedInClient(worker());
  expect(await suggestionsFor(client, `7 ${'x'.repeat(5_000)}`)).toEqual([]);
  const [question] = await asked();
  expect(new URL(question?.url ?? '').searchParams.get('q')).toHaveLength(120);
});

test.each([
  ['fails', { kind: 'status', status: 500 }, 'laguardia', 100],
  ['does not answer', { kind: 'hang' }, 'trudeau', 101],
  ['finds nothing', { kind: 'empty' }, 'bergstrom', 102],
] as const)(
  'a vendor that %s leaves our own suggestions',
  async (_what, fault, airport, number) => {
    const client = await aSignedInClient(worker());
    await worker().injectFault({ vendor: 'photon', ...fault });
    expect(await labelsFor(client, airport)).toEqual([expect.stringMatching(/\([A-Z]{3}\)$/)]);
    expect(await labelsFor(client, `${number} Main Street, Nashville, TN`)).toEqual([
      'Nashville, TN',
    ]);
    expect(await asked()).toHaveLength(2);
  },
);

test('a failure is not kept: the next one to ask is answered', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'photon', kind: 'status', status: 502, times: 1 });
  expect(await labelsFor(client, 'moda center')).toEqual([]);
  expect(await labelsFor(client, 'moda center')).toEqual([
    'Moda Center, 1 North Center Court Street, Portland, OR 97227',
  ]);
});

test.each(['/api/address-suggestions?query=austin', '/api/airports/nearest?location=Austin'])(
  '%s is for the signed-in, and only to be read',
  async (path) => {
    expect((await new Client(worker()).get(path)).status).toBe(401);
    const rejected = await (await aSignedInClient(worker())).post(path, {});
    expect(rejected.status).toBe(405);
    expect(rejected.headers.get('Allow')).toBe('GET');
  },
);

test('the nearest airport comes with its place, its clock and its distance, and asks nobody', async () => {
  const client = await aSignedInClient(worker());
  const response = await nearestTo(client, 'Fort Collins, CO');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    airport: 'DEN',
    name: 'Denver International Airport',
    latitude: 39.8617,
    longitude: -104.673,
    timeZone: 'America/Denver',
    distanceMeters: 87_715,
  });
  expect(await asked()).toEqual([]);
});

test.each([
  ['Ryman Auditorium, 116 5th Ave N, Nashville, TN 37219', 'BNA'],
  ["O'Hare", 'ORD'],
  ['St. John’s, Newfoundland', 'YYT'],
  ['San Juan, Puerto Rico', 'SJU'],
  ['Pago Pago, American Samoa', 'PPG'],
  ['Ontario, CA', 'ONT'],
  ['portland me', 'PWM'],
])('the airport for %j is %s', async (location, code) => {
  const client = await aSignedInClient(worker());
  const airport = (await (await nearestTo(client, location)).json()) as AirportFor;
  expect(airport.airport).toBe(code);
});

test('a village that our tables do not hold is looked up elsewhere', async () => {
  const client = await aSignedInClient(worker());
  const response = await nearestTo(client, 'Starlight Theatre, Terlingua, TX');
  expect(response.status).toBe(200);
  expect(((await response.json()) as AirportFor).timeZone).toMatch(/^America\//);
  expect(await asked()).toHaveLength(1);
});

test('a place in another state than is written is not the one that is meant', async () => {
  const client = await aSignedInClient(worker());
  expect((await nearestTo(client, 'Terlingua, OH')).status).toBe(404);
  expect(await asked()).toHaveLength(1);
});

test.each(['', '   '])(
  'without a location (%j) there is nothing to be near to',
  async (location) => {
    const client = await aSignedInClient(worker());
    const response = await nearestTo(client, location);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: 'Location is required',
      code: 'invalid',
      fieldErrors: { location: ['Location is required'] },
    });
  },
);

test.each(['No location specified', 'Zoom', 'TBD', 'qwertyuiop', 'Paris, France', 'Georgia'])(
  '%j is no place we know, and nobody is asked',
  async (location) => {
    const client = await aSignedInClient(worker());
    const response = await nearestTo(client, location);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: 'We do not know this place. Try its city and state, such as “Fort Collins, CO”.',
      code: 'not_found',
    });
    expect(await asked()).toEqual([]);
  },
);

test('when the vendor fails, an unknown place is a matter of trying again', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'photon', kind: 'status', status: 500 });
  const response = await nearestTo(client, 'Nowhereville, TX');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    message: 'This place could not be looked up just now. Please try again in a moment.',
    code: 'vendor_unavailable',
  });
  expect((await nearestTo(client, 'Austin, TX')).status).toBe(200);
});

test('“The Garage, London” is looked up nowhere at home', async () => {
  const client = await aSignedInClient(worker());
  expect((await nearestTo(client, 'The Garage, London')).status).toBe(404);
  expect(await asked()).toEqual([]);
});

test('a postal code alone is a place, and so is a territory', async () => {
  const client = await aSignedInClient(worker());
  const codeOf = async (location: string) =>
    ((await (await nearestTo(client, location)).json()) as AirportFor).airport;
  expect(await codeOf('Guam')).toBe('GUM');
  expect(await asked()).toEqual([]);
  expect(await codeOf('90210')).toMatch(/^(?:LAX|BUR)$/);
});

test('a place that nobody finds is not known', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'photon', kind: 'empty' });
  expect((await nearestTo(client, 'Nowhereville, NM')).status).toBe(404);
});
