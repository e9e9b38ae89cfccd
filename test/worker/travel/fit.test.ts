import { expect, test } from 'vitest';
import type { GigFit, GigFitWithLeaveBy } from '~/domain/fit/fit';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import type { GigRoute } from '~/domain/travel/drive/gig-route';
import { aFlight, aGig, aHotel } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aSignedInClient, type SignedInClient } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

const PORTLAND = {
  location: 'Portland, ME',
  latitude: 43.6591,
  longitude: -70.2568,
  startTime: '19:30',
  endTime: '21:30',
};
const BACK = {
  departureLocation: 'PWM',
  departureDateTime: '2026-06-06T13:20',
  arrivalLocation: 'DFW',
  arrivalDateTime: '2026-06-06T16:40',
};

async function make(client: SignedInClient, path: string, body: unknown): Promise<string> {
  const response = await client.post(path, body);
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

const gigOf = (client: SignedInClient, fields: object = {}) =>
  make(client, '/api/gigs', aGig({ ...PORTLAND, ...fields }));
const add = (client: SignedInClient, detail: object) => make(client, '/api/travel-details', detail);

async function fitOf(client: SignedInClient, gigId: string): Promise<GigFitWithLeaveBy> {
  return (await (await client.get(`/api/gigs/${gigId}/fit`)).json()) as GigFitWithLeaveBy;
}

/** A flight that lands half an hour before the show, a bed, and the flight home. */
async function aLateTrip(client: SignedInClient) {
  const gigId = await gigOf(client);
  const late = {
    departureDateTime: '2026-06-05T14:05',
    arrivalDateTime: '2026-06-05T18:55',
  };
  const flightId = await add(client, aFlight(gigId, late));
  await add(client, aFlight(gigId, BACK));
  await add(client, aHotel(gigId, { arrivalDateTime: '2026-06-05T15:00' }));
  return { gigId, flightId };
}

const silencePath = (gigId: string, id: string) => `/api/gigs/${gigId}/fit/${id}/silence`;

test('a gig without travel has nothing to check', async () => {
  const client = await aSignedInClient(worker());
  expect(await fitOf(client, await gigOf(client))).toEqual({
    status: 'unknown',
    summary: null,
    findings: [],
    leaveBy: [],
  });
});

test('a trip that works is ok', async () => {
  const client = await aSignedInClient(worker());
  const gigId = await gigOf(client);
  await add(client, aFlight(gigId));
  await add(client, aFlight(gigId, BACK));
  await add(client, aHotel(gigId));
  expect(await fitOf(client, gigId)).toEqual({
    status: 'ok',
    summary: 'You land the day before the show.',
    findings: [],
    leaveBy: expect.any(Array),
  });
});

test('the times to leave by go along, from the hotel and from the home that was stated', async () => {
  const client = await aSignedInClient(worker());
  const gigId = await gigOf(client);
  const there = await add(client, aFlight(gigId));
  const back = await add(client, aFlight(gigId, BACK));
  await add(client, aHotel(gigId));
  const first = await client.get(`/api/gigs/${gigId}/fit`);
  const fromHotel = {
    for: 'flight',
    travelDetailIds: [back],
    leaveAt: '2026-06-06T10:50',
    timeZone: 'America/New_York',
    from: 'Courtyard Portland Downtown',
    fromCity: 'Portland',
    to: 'PWM',
    driveMinutes: 30,
    leadMinutes: 120,
    loadInTime: null,
    sentence:
      'Leave Courtyard Portland Downtown by 10:50 AM: about 30 min from central Portland to PWM, 2 h at the airport.',
  };
  expect((await first.json()) as object).toMatchObject({
    leaveBy: [{ for: 'show', travelDetailIds: [], leaveAt: '2026-06-05T15:55' }, fromHotel],
  });

  const home = { ...DEFAULT_PREFERENCES, homeAddress: '2711 N Haskell Ave, Dallas, TX' };
  await client.put('/api/user/travel-preferences', home);
  const again = await client.get(`/api/gigs/${gigId}/fit`, {
    'If-None-Match': first.headers.get('ETag') ?? '',
  });
  expect(again.status).toBe(200);
  const { leaveBy } = (await again.json()) as GigFitWithLeaveBy;
  expect(leaveBy).toHaveLength(3);
  expect(leaveBy[0]).toMatchObject({ travelDetailIds: [there], from: 'home', to: 'DFW' });
  expect(leaveBy[2]).toEqual(fromHotel);
});

test('once the way from the airport is known, the check takes its time by road', async () => {
  const client = await aSignedInClient(worker());
  const { gigId } = await aLateTrip(client);
  const driveOf = async () => {
    const { findings } = await fitOf(client, gigId);
    return findings.find(({ rule }) => rule === 'late-arrival')?.facts.driveMinutes;
  };
  const estimate = await driveOf();
  const route = (await (await client.get(`/api/gigs/${gigId}/route`)).json()) as GigRoute;
  expect(route.estimate).toBe(false);
  expect(await driveOf()).toBe(Math.round((route.durationSeconds ?? 0) / 60));
  expect(await driveOf()).not.toBe(estimate);
  // Asked again it is the same, and nothing is written.
  const before = (await client.get(`/api/gigs/${gigId}/fit`)).headers.get('ETag');
  await client.get(`/api/gigs/${gigId}/route`);
  expect((await client.get(`/api/gigs/${gigId}/fit`)).headers.get('ETag')).toBe(before);
});

test('a landing too late for the show is a problem, with its figures and what would help', async () => {
  const client = await aSignedInClient(worker());
  const { gigId, flightId } = await aLateTrip(client);
  expect(await fitOf(client, gigId)).toEqual({
    status: 'problem',
    summary: null,
    findings: [
      {
        id: expect.stringMatching(/^late-arrival-[a-z0-9]+$/),
        rule: 'late-arrival',
        severity: 'problem',
        sentence: 'You land at 6:55 PM, the show is at 7:30 PM and it is 10 min from the airport.',
        facts: expect.objectContaining({ lands: '2026-06-05T18:55', airport: 'PWM' }),
        travelDetailIds: [flightId],
        silenced: false,
        fixes: [
          {
            kind: 'search-flight',
            from: 'DFW',
            to: 'PWM',
            date: null,
            latestArrival: expect.stringMatching(/^2026-06-05T1[56]:/),
          },
          { kind: 'edit-detail', travelDetailId: flightId, field: 'arrivalDateTime' },
        ],
      },
    ],
    leaveBy: expect.any(Array),
  });
});

test('a silenced finding counts no more, until its facts change', async () => {
  const client = await aSignedInClient(worker());
  const { gigId, flightId } = await aLateTrip(client);
  const [finding] = (await fitOf(client, gigId)).findings;
  const path = silencePath(gigId, finding?.id ?? '');

  const silenced = await client.put(path, {});
  expect(silenced.status).toBe(200);
  expect(await silenced.json()).toEqual({ ...finding, silenced: true });
  expect((await client.put(path, {})).status).toBe(200);
  expect(await fitOf(client, gigId)).toMatchObject({
    status: 'ok',
    findings: [{ ...finding, silenced: true }],
  });

  expect((await client.delete(path)).status).toBe(204);
  expect((await client.delete(path)).status).toBe(204);
  expect((await fitOf(client, gigId)).status).toBe('problem');

  await client.put(path, {});
  const later = { arrivalDateTime: '2026-06-05T19:05' };
  await client.patch(`/api/travel-details/${flightId}`, later);
  expect(await fitOf(client, gigId)).toMatchObject({
    status: 'problem',
    findings: [{ rule: 'late-arrival', silenced: false }],
  });
  expect((await client.put(path, {})).status).toBe(404);
  // What was silenced and is gone can still be taken back.
  expect((await client.delete(path)).status).toBe(204);
  expect((await client.delete(path)).status).toBe(404);
});

test('a finding or a gig that is not there cannot be silenced', async () => {
  const [client, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const { gigId } = await aLateTrip(client);
  const [finding] = (await fitOf(client, gigId)).findings;
  for (const path of [silencePath(gigId, 'late-arrival-nothing'), silencePath('nothing', 'x')]) {
    expect((await client.put(path, {})).status).toBe(404);
    expect((await client.delete(path)).status).toBe(404);
  }
  const path = silencePath(gigId, finding?.id ?? '');
  expect((await other.put(path, {})).status).toBe(404);
  expect((await other.delete(path)).status).toBe(404);
  expect((await other.get(`/api/gigs/${gigId}/fit`)).status).toBe(404);
  expect((await fitOf(client, gigId)).status).toBe('problem');
});

test('a flight saved with a neighbouring gig counts for this one', async () => {
  const client = await aSignedInClient(worker());
  const first = await gigOf(client);
  await add(client, aFlight(first));
  await add(client, aHotel(first, { departureDateTime: '2026-06-07T11:00' }));
  const second = await gigOf(client, { date: '2026-06-06' });
  const home = { departureDateTime: '2026-06-07T13:20', arrivalDateTime: '2026-06-07T16:40' };
  await add(client, aFlight(second, { ...BACK, ...home }));
  expect(await fitOf(client, first)).toMatchObject({ status: 'ok', findings: [] });
  expect(await fitOf(client, second)).toMatchObject({ status: 'ok', findings: [] });
});

test('the lead before the show is the person’s own', async () => {
  const client = await aSignedInClient(worker());
  const gigId = await gigOf(client);
  const early = { departureDateTime: '2026-06-05T12:05', arrivalDateTime: '2026-06-05T16:45' };
  await add(client, aFlight(gigId, early));
  await add(client, aFlight(gigId, BACK));
  await add(client, aHotel(gigId, { arrivalDateTime: '2026-06-05T15:00' }));
  expect(await fitOf(client, gigId)).toMatchObject({
    status: 'warning',
    findings: [{ rule: 'tight-arrival' }],
  });
  await client.put('/api/user/travel-preferences', {
    homeAirport: 'DFW',
    homeAddress: '500 Main Street, Dallas, TX',
    preferredAirlines: 'Delta',
    preferredHotel: 'Hyatt',
    preferredCarRental: 'Hertz',
    arrivalLeadMinutes: 60,
  });
  expect((await fitOf(client, gigId)).status).toBe('ok');
});

test('the fit of all gigs of some days comes in their order, neighbours considered', async () => {
  const client = await aSignedInClient(worker());
  const { gigId } = await aLateTrip(client);
  const later = await gigOf(client, { date: '2026-07-01' });
  const past = await gigOf(client, { date: '2026-05-01' });
  const fits = async (query = '') => {
    const answer = await (await client.get(`/api/fit${query}`)).json();
    return (answer as (GigFit & { gigId: string })[]).map((one) => [one.gigId, one.status]);
  };
  expect(await fits()).toEqual([
    [gigId, 'problem'],
    [later, 'unknown'],
  ]);
  expect(await fits('?from=2026-06-05&to=2026-06-05')).toEqual([[gigId, 'problem']]);
  expect(await fits('?from=2026-04-01&to=2026-05-30')).toEqual([[past, 'unknown']]);
  const [one] = (await (await client.get('/api/fit')).json()) as object[];
  const { leaveBy: _leaveBy, ...fit } = await fitOf(client, gigId);
  expect(one).toEqual({ gigId, ...fit });
});

test.each([
  ['from=June', 'from', 'Enter a date as YYYY-MM-DD'],
  ['from=2026-02-30', 'from', 'Enter a date as YYYY-MM-DD'],
  ['to=2026-06-05T10:00', 'to', 'Enter a date as YYYY-MM-DD'],
  ['from=2026-06-05&to=2026-06-04', 'to', 'The last day can’t be before the first'],
])('%s is no span of days', async (query, field, message) => {
  const client = await aSignedInClient(worker());
  const response = await client.get(`/api/fit?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fieldErrors: { [field]: [message] } });
});

test('what is silenced is exported, and goes with its gig for good', async () => {
  const client = await aSignedInClient(worker());
  const { gigId } = await aLateTrip(client);
  const [finding] = (await fitOf(client, gigId)).findings;
  await client.put(silencePath(gigId, finding?.id ?? ''), {});
  const count = async () => {
    const row = await worker()
      .db.prepare('SELECT count(*) AS count FROM silenced_findings WHERE gig_id = ?')
      .bind(gigId)
      .first<{ count: number }>();
    return row?.count;
  };
  expect(await count()).toBe(1);
  const exported = (await (await client.get('/api/user/export')).json()) as { gigs: object[] };
  expect(exported.gigs).toMatchObject([{ silencedFindings: [finding?.id] }]);
  await worker().db.prepare('DELETE FROM gigs WHERE id = ?').bind(gigId).run();
  expect(await count()).toBe(0);
});

test('each gig of the list says how its travel fits, and what is over has nothing to check', async () => {
  const client = await aSignedInClient(worker());
  const { gigId } = await aLateTrip(client);
  const past = await gigOf(client, { date: '2026-05-01' });
  const fits = async () => {
    const gigs = (await (await client.get('/api/gigs')).json()) as { id: string; fit: object }[];
    return Object.fromEntries(gigs.map(({ id, fit }) => [id, fit]));
  };
  const nothing = { status: 'unknown', count: 0 };
  expect(await fits()).toEqual({ [gigId]: { status: 'problem', count: 1 }, [past]: nothing });
  const [finding] = (await fitOf(client, gigId)).findings;
  await client.put(silencePath(gigId, finding?.id ?? ''), {});
  expect(await fits()).toEqual({ [gigId]: { status: 'ok', count: 0 }, [past]: nothing });
});

test('details that are not saved yet are checked, and nothing is written', async () => {
  const client = await aSignedInClient(worker());
  const { gigId, flightId } = await aLateTrip(client);
  const check = async (details: object[]) => {
    const response = await client.post(`/api/gigs/${gigId}/fit`, { details });
    expect(response.status).toBe(200);
    return (await response.json()) as GigFitWithLeaveBy;
  };
  const { gigId: _gig, ...flight } = aFlight(gigId);
  const late = {
    ...flight,
    departureDateTime: '2026-06-05T15:05',
    arrivalDateTime: '2026-06-05T20:05',
  };
  // In the place of the one that lands too late.
  const { findings } = await check([{ ...flight, id: flightId }]);
  expect(findings.map(({ rule }) => rule)).toEqual(['missing-night']);
  const other = await gigOf(client, { date: '2026-08-05' });
  const response = await client.post(`/api/gigs/${other}/fit`, {
    details: [
      { ...late, departureDateTime: '2026-08-05T15:05', arrivalDateTime: '2026-08-05T20:05' },
    ],
  });
  expect(await response.json()).toMatchObject({
    status: 'problem',
    findings: [{ rule: 'late-arrival', travelDetailIds: ['draft-1'] }, {}],
  });
  expect(await fitOf(client, other)).toMatchObject({ status: 'unknown' });
  expect(await (await client.get(`/api/gigs/${other}/travel-details`)).json()).toEqual([]);
});

test.each([
  [{ details: 'one' }, 'details'],
  [{ details: [{ detailType: 'boat' }] }, 'details'],
  [{ details: Array.from({ length: 51 }, () => ({ detailType: 'car' })) }, 'details'],
])('%j is no list of details to check', async (body, field) => {
  const client = await aSignedInClient(worker());
  const response = await client.post(`/api/gigs/${await gigOf(client)}/fit`, body);
  expect(response.status).toBe(400);
  expect(
    Object.keys(((await response.json()) as { fieldErrors: object }).fieldErrors).join(),
  ).toContain(field);
});

test('a gig that is being entered is told what it would clash with, and its neighbours', async () => {
  const client = await aSignedInClient(worker());
  const gigId = await gigOf(client, { type: 'booked' });
  const draft = {
    date: '2026-06-05',
    startTime: '18:00',
    location: 'Denver, CO',
    type: 'booked',
  };
  const check = async (fields: object) =>
    (await client.post('/api/fit', { ...draft, ...fields })).json();
  expect(await check({})).toMatchObject({
    findings: [{ rule: 'gig-overlap', severity: 'problem' }],
    neighbours: [{ gigId, days: 0, meters: expect.any(Number) }],
  });
  expect(await check({ date: '2026-06-08' })).toMatchObject({
    findings: [],
    neighbours: [{ gigId, title: 'Harbor Lights Series', days: -3 }],
  });
  expect(await check({ date: '2026-06-01', location: 'Nowhere in particular' })).toMatchObject({
    findings: [],
    neighbours: [{ gigId, days: 4, meters: null }],
  });
  expect(await check({ date: '2026-09-01' })).toEqual({ findings: [], neighbours: [] });
  const response = await client.post('/api/fit', { ...draft, date: 'soon' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fieldErrors: { date: ['Enter a valid date'] } });
});

test('of a day with very many gigs ten are told', async () => {
  const client = await aSignedInClient(worker());
  const booked = { type: 'booked', startTime: '19:30' };
  await Promise.all(Array.from({ length: 12 }, () => gigOf(client, booked)));
  const draft = { date: '2026-06-05', startTime: '18:00', location: 'Denver, CO', type: 'booked' };
  const told = async () => {
    const answer = await (await client.post('/api/fit', draft)).json();
    const { findings, neighbours } = answer as Record<'findings' | 'neighbours', object[]>;
    return [findings.length, neighbours.length];
  };
  // A gig is told of once its place has its zone.
  expect(await eventually(told, ([findings = 0]) => findings >= 10)).toEqual([10, 10]);
});
