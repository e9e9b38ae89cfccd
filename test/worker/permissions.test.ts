import { fileURLToPath } from 'node:url';
import { UNSAFE_flatRoutes as flatRoutes } from '@remix-run/dev';
import { expect, test } from 'vitest';
import type { GigFit } from '~/domain/fit/fit';
import type { Gig } from '~/domain/gigs/gig';
import { once } from '~/domain/places/once';
import { aFlight, aGig, aHotel } from '../support/builders';
import { eventually } from '../support/eventually';
import { aSignedInClient, Client, type SignedInClient } from '../support/worker/client';
import { rowsOf } from '../support/worker/rows-of';
import { withSharedWorker } from '../support/worker/with-worker';
import { CALLS, type Call, type OwnedIds, PICTURE, requestOf } from './permissions-table';

const worker = withSharedWorker();

const APP = fileURLToPath(new URL('../../app', import.meta.url));

/** The path of each route in the app's files. */
function routesOfApp(): string[] {
  const routes = flatRoutes(APP, []);
  const pathOf = (id: string): string => {
    const { path = '', parentId } = routes[id] ?? {};
    return `${parentId ? pathOf(parentId) : ''}${path && `/${path}`}`;
  };
  return Object.keys(routes).map((id) => pathOf(id) || '/');
}

const ROUTES = [...new Set(CALLS.map(({ route }) => route))];
const verbsOf = (route: string) => [
  ...new Set(CALLS.filter((call) => call.route === route).map(({ verb }) => verb)),
];
/** Whether the person cannot go on as they were. */
const endsSession = ({ verb, route }: Call) =>
  route === '/api/auth/logout' ||
  (verb !== 'GET' && /^\/api\/user($|\/sessions|\/password)/.test(route));
const isPage = (route: string) => !route.startsWith('/api/');

test('the table has every route of the app and no other', () => {
  expect(ROUTES.toSorted()).toEqual(routesOfApp().toSorted());
});

test.each(ROUTES)('%s answers the verbs of the table and no other', async (route) => {
  const client = new Client(worker());
  const call = CALLS.find((one) => one.route === route) as Call;
  const { path } = requestOf(call, UNKNOWN);
  const allowed = isPage(route) ? ['GET', 'HEAD'] : verbsOf(route);
  const all = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  for (const verb of all.filter((one) => !(allowed as string[]).includes(one))) {
    const response = await client.send(verb, path);
    expect(response.status, verb).toBe(405);
    expect(response.headers.get('Allow')?.split(', ').toSorted()).toEqual(allowed.toSorted());
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  }
});

/** Ids of nothing. */
const UNKNOWN: OwnedIds = {
  gigId: 'nothing',
  deletedGigId: 'nothing',
  detailId: 'nothing',
  itemId: 'nothing',
  textId: 'nothing',
  tagId: 'nothing',
  findingId: 'nothing',
  sessionId: 'nothing',
  email: 'nobody@example.com',
};

const named = CALLS.map((call): [string, Call] => {
  const detail = [call.query, call.body && JSON.stringify(call.body)].filter(Boolean).join(' ');
  return [`${call.verb} ${call.route} ${detail}`.trim(), call];
});

test.each(named)('nobody: %s', async (_name, call) => {
  const { owner, ids, rows } = await watchedOwner();
  const response = await ask(new Client(worker()), call, ids);
  expect(response.status).toBe(call.nobody);
  if (isPage(call.route) && call.nobody === 302) {
    const { path } = requestOf(call, ids);
    const signIn = path === '/' ? '/auth' : `/auth?redirect=${encodeURIComponent(path)}`;
    const target = call.visitorGoesTo ?? signIn;
    expect(response.headers.get('Location')).toBe(target);
  }
  if (call.nobody === 401) expect(response.headers.get('Set-Cookie')).toBeNull();
  await expectNothingOf(ids, call, response);
  expect(await rowsOf(worker(), owner.user.id)).toEqual(rows);
});

test.each(named)('the owner: %s', async (_name, call) => {
  const { owner, ids } = await (endsSession(call) ? anOwner() : actingOwner());
  // Whoever only reads needs nothing new for it.
  const own = call.verb === 'GET' ? ids : await idsOf(owner, MARK);
  const response = await ask(owner, call, own);
  expect(response.status, await response.text()).toBe(call.owner);
});

test.each(named)('another person: %s', async (_name, call) => {
  const { owner, ids, rows } = await watchedOwner();
  const other = await (endsSession(call) ? aSignedInClient(worker()) : otherPerson());
  const own = call.own ? await idsOf(other, 'Own') : ids;
  const chosen = Object.fromEntries((call.own ?? []).map((name) => [name, own[name]]));
  const response = await ask(other, call, { ...ids, ...chosen });
  expect(response.status).toBe(call.other);
  await expectNothingOf(ids, call, response);
  expect(await rowsOf(worker(), owner.user.id)).toEqual(rows);
});

test.each(ROUTES.filter(isPage))(
  'the data of the page %s is as private as the page',
  async (route) => {
    const { ids } = await watchedOwner();
    const call = CALLS.find((one) => one.route === route) as Call;
    const path = `${requestOf(call, ids).path}.data`.replace('/.data', '/_root.data');
    await expectNothingOf(ids, call, await new Client(worker()).get(path));
    await expectNothingOf(ids, call, await (await aSignedInClient(worker())).get(path));
  },
);

function ask(client: Client, call: Call, ids: OwnedIds) {
  const { path, body } = requestOf(call, ids);
  return client.send(call.verb, path, body);
}

/** Stands in every text of the owner's. */
const MARK = 'Quillfeather';

let owners = 0;

/** One whom nobody may change, one who changes what is theirs, and one who tries. */
const watchedOwner = once(async () => {
  const { owner, ids } = await anOwner();
  return { owner, ids, rows: await rowsOf(worker(), owner.user.id) };
});
const actingOwner = once(() => anOwner());
const otherPerson = once(() => aSignedInClient(worker()));

async function anOwner() {
  const email = `${MARK}-${++owners}@example.com`.toLowerCase();
  const owner = await aSignedInClient(worker(), { email });
  await expectOk(owner.patch('/api/user', { displayName: `${MARK} Vale` }));
  await expectOk(owner.send('PUT', '/api/user/picture', PICTURE + MARK));
  await expectOk(
    owner.put('/api/user/travel-preferences', {
      homeAirport: 'BOS',
      homeAddress: `1 ${MARK} Street`,
      preferredAirlines: `${MARK} Air`,
      preferredHotel: `${MARK} Inn`,
      preferredCarRental: `${MARK} Cars`,
    }),
  );
  const ids = await idsOf(owner, MARK);
  await eventually(
    async () => (await owner.get(`/api/gigs/${ids.gigId}`)).json() as Promise<Gig>,
    ({ geocoding }) => !geocoding,
  );
  return { owner, ids };
}

let made = 0;

/** Makes one of everything for a person, with a word in all its texts. */
async function idsOf(client: SignedInClient, word: string): Promise<OwnedIds> {
  const make = async (path: string, body: unknown) => {
    const response = await expectOk(client.post(path, body));
    return ((await response.json()) as { id: string }).id;
  };
  const place = { location: 'Portland, ME', latitude: 43.66, longitude: -70.26 };
  const gigId = await make(
    '/api/gigs',
    aGig({
      ...place,
      title: `${word} Series`,
      contactName: word,
      airport: 'PWM',
      additionalInfo: word,
    }),
  );
  const deletedGigId = await make('/api/gigs', aGig({ title: `${word} deleted` }));
  await expectOk(client.delete(`/api/gigs/${deletedGigId}`));
  const detailId = await make('/api/travel-details', aFlight(gigId, { notes: `${word} notes` }));
  const itemId = await make(`/api/gigs/${gigId}/checklist`, { text: `${word} item` });
  const textId = await make(`/api/gigs/${gigId}/confirmation-texts`, { text: `${word} text` });
  const tagId = await make('/api/tags', { name: `${word} tag ${++made}`, color: '#9b4ddb' });
  await expectOk(client.put(`/api/gigs/${gigId}/tags`, { tagIds: [tagId] }));
  const [session] = (await (await client.get('/api/user/sessions')).json()) as { id: string }[];
  await make('/api/travel-details', aHotel(gigId, { arrivalLocation: 'Portland, OR' }));
  const fit = await (await expectOk(client.get(`/api/gigs/${gigId}/fit`))).json();
  const [finding] = (fit as GigFit).findings;
  if (!finding) throw new Error('the wrong Portland was not noticed');
  const { email } = client.user;
  return {
    gigId,
    deletedGigId,
    detailId,
    itemId,
    textId,
    tagId,
    findingId: finding.id,
    sessionId: session?.id ?? '',
    email,
  };
}

async function expectOk(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

/** No word of the owner's is in an answer to anybody else, and no id but those that were asked for. */
async function expectNothingOf(ids: OwnedIds, call: Call, response: Response) {
  const asked = JSON.stringify(requestOf(call, ids));
  const text = await response.text();
  const headers = JSON.stringify([...response.headers]);
  expect(`${headers} ${text}`.toLowerCase()).not.toContain(MARK.toLowerCase());
  for (const id of Object.values(ids)) if (!asked.includes(id)) expect(text).not.toContain(id);
}
