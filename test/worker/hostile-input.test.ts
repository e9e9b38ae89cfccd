import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Gig } from '~/domain/gigs/gig';
import { once } from '~/domain/places/once';
import { aFlight, aGig, aHotel } from '../support/builders';
import { DELTA, MARRIOTT } from '../support/confirmations';
import { eventually } from '../support/eventually';
import { aRecipe, bodyOf } from '../support/hostile-body';
import { aSignedInClient, type Client, type SignedInClient } from '../support/worker/client';
import { rowsOf } from '../support/worker/rows-of';
import { withSharedWorker } from '../support/worker/with-worker';

/* HOSTILE_RUNS says how many cases each endpoint gets, HOSTILE_SEED which ones. */

const RUNS = Number(process.env.HOSTILE_RUNS ?? 40);
const SEED = Number(process.env.HOSTILE_SEED ?? 20260514);
const TIMEOUT_MS = 60_000 + RUNS * 2_000;

const worker = withSharedWorker();

/** What a body can be rejected with, wherever it goes. */
const UNFIT = [400, 413, 415];

const ProblemBody = z.strictObject({
  message: z.string().min(1),
  code: z.string().regex(/^[a-z_]+$/),
  fieldErrors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
  current: z.record(z.string(), z.unknown()).optional(),
});

/** What only programmers understand. */
const JARGON =
  /invalid input|expected|received|unrecogni|zod|regex|undefined|\[object|\bat \S+:\d/i;

interface Endpoint {
  method: string;
  path: string;
  /** Valid ones. */
  bodies: unknown[];
  /** All that it may answer, besides that the body is unfit. */
  statuses: number[];
  /** Sees to it that what was acknowledged is there. */
  check?: (answer: never, response: Response) => Promise<void>;
}

interface Scene {
  person: SignedInClient;
  gig: Gig;
  detailId: string;
  itemId: string;
  tagId: string;
}

/** A person with one of everything. */
async function aScene(): Promise<Scene> {
  const person = await aSignedInClient(worker());
  const make = async (path: string, body: unknown) =>
    ((await (await person.post(path, body)).json()) as { id: string }).id;
  const gigId = await make('/api/gigs', aGig());
  const gig = await eventually(
    async () => (await (await person.get(`/api/gigs/${gigId}`)).json()) as Gig,
    ({ geocoding }) => !geocoding,
  );
  const detailId = await make('/api/travel-details', aFlight(gigId));
  const itemId = await make(`/api/gigs/${gigId}/checklist`, { text: 'Pack' });
  const tagId = await make('/api/tags', { name: 'Festival', color: '#9b4ddb' });
  return { person, gig, detailId, itemId, tagId };
}

/** Somebody whom no request of another may change. */
const watched = once(async () => {
  const { id } = (await aScene()).person.user;
  return { id, rows: await rowsOf(worker(), id) };
});

const FULL_GIG = aGig({
  endDate: '2026-06-06',
  startTime: '19:30',
  endTime: '22:00',
  loadInTime: '16:00',
  type: 'booked',
  airport: 'PWM',
  contactName: 'Sam Reyes',
  contactEmail: 'sam@example.com',
  contactPhone: '+1 207 555 0100',
  contactOrganization: 'Harbor Hall',
  flightBooked: true,
  hotelBooked: false,
  latitude: 43.66,
  longitude: '-70.26',
  additionalInfo: '{"vehicle":"van"}',
});

const ENDPOINTS: Record<string, (scene: Scene) => Endpoint> = {
  'a new gig': ({ person }) => ({
    method: 'POST',
    path: '/api/gigs',
    bodies: [aGig(), FULL_GIG],
    statuses: [201],
    check: (gig: Gig) => expectGig(person, gig),
  }),
  'a changed gig': ({ person, gig }) => ({
    method: 'PUT',
    path: `/api/gigs/${gig.id}`,
    bodies: [
      FULL_GIG,
      { title: 'Another', date: '2026-06-05' },
      {
        contactName: 'Sam',
        ifUnchanged: { title: gig.title, contactName: null, flightBooked: true },
      },
    ],
    statuses: [200, 409],
    check: (changed: Gig) => expectGig(person, changed),
  }),
  'a new travel detail': ({ person, gig, detailId }) => ({
    method: 'POST',
    path: '/api/travel-details',
    bodies: [
      aFlight(gig.id, { seatInfo: '12A', arrivalTimeZone: 'America/New_York' }),
      aHotel(gig.id, { roomInfo: 'King', idempotencyKey: detailId }),
      { gigId: gig.id, detailType: 'car', pickupDate: '2026-06-04T12:00', returnLocation: 'PWM' },
    ],
    statuses: [201, 404],
    check: (detail: { id: string }) =>
      expectSame(person, `/api/travel-details/${detail.id}`, detail),
  }),
  'a changed travel detail': ({ person, gig, detailId }) => ({
    method: 'PATCH',
    path: `/api/travel-details/${detailId}`,
    bodies: [
      aFlight(gig.id),
      { notes: 'Window', ifUnchanged: { provider: 'Delta Air Lines', notes: null } },
      { detailType: 'hotel', checkInDate: '2026-06-04', checkOutDate: '2026-06-06' },
    ],
    statuses: [200, 404, 409],
    check: (detail: object) => expectSame(person, `/api/travel-details/${detailId}`, detail),
  }),
  'a new checklist item': ({ person, gig, itemId }) => ({
    method: 'POST',
    path: `/api/gigs/${gig.id}/checklist`,
    bodies: [{ text: 'Call the hall' }, { text: 'Call the hall', idempotencyKey: itemId }],
    statuses: [201],
    check: async (item: { id: string }) => {
      const list = await (await person.get(`/api/gigs/${gig.id}/checklist`)).json();
      expect(list).toContainEqual(item);
      if (item.id !== itemId)
        expect((await person.delete(`/api/checklist/${item.id}`)).status).toBe(204);
    },
  }),
  'a changed checklist item': ({ person, gig, itemId }) => ({
    method: 'PATCH',
    path: `/api/checklist/${itemId}`,
    bodies: [
      { text: 'Pack', completed: true },
      { completed: false, ifUnchanged: { text: 'Pack', completed: true } },
    ],
    statuses: [200, 409],
    check: async (item: object) =>
      expect(await (await person.get(`/api/gigs/${gig.id}/checklist`)).json()).toEqual([item]),
  }),
  'a new tag': ({ person }) => ({
    method: 'POST',
    path: '/api/tags',
    bodies: [{ name: 'Keynote', color: '#2e9e6b' }],
    statuses: [201, 409],
    check: async (tag: { id: string }) => {
      await expectSame(person, `/api/tags/${tag.id}`, { ...tag, gigCount: 0 });
      expect(await (await person.get('/api/tags')).json()).toContainEqual(tag);
      expect((await person.delete(`/api/tags/${tag.id}`)).status).toBe(204);
    },
  }),
  'a changed tag': ({ person, tagId }) => ({
    method: 'PATCH',
    path: `/api/tags/${tagId}`,
    bodies: [{ name: 'Keynote', color: '#2e9e6b' }, { name: 'Festival' }],
    statuses: [200, 409],
    check: (tag: object) => expectSame(person, `/api/tags/${tagId}`, { ...tag, gigCount: 0 }),
  }),
  "a gig's tags": ({ person, gig, tagId }) => ({
    method: 'PUT',
    path: `/api/gigs/${gig.id}/tags`,
    bodies: [{ tagIds: [tagId] }, { add: [tagId], remove: [] }, { remove: [tagId] }],
    statuses: [200],
    check: (tags: object) => expectSame(person, `/api/gigs/${gig.id}/tags`, tags),
  }),
  preferences: ({ person }) => ({
    method: 'PUT',
    path: '/api/user/travel-preferences',
    bodies: [
      {
        homeAirport: 'BOS',
        homeAddress: '1 Main Street, Boston, MA',
        preferredAirlines: 'Delta,JetBlue',
        preferredHotel: 'Hyatt',
        preferredCarRental: 'Hertz',
      },
    ],
    statuses: [200],
    check: (stored: object) => expectSame(person, '/api/user/travel-preferences', stored),
  }),
  'a changed name': ({ person }) => ({
    method: 'PATCH',
    path: '/api/user',
    bodies: [{ displayName: 'Robin V.' }],
    statuses: [200],
    check: (user: object) => expectSame(person, '/api/auth/user', { isAuthenticated: true, user }),
  }),
  'the end of an account': ({ person }) => ({
    method: 'DELETE',
    path: '/api/user',
    bodies: [{ confirm: `not-${person.user.email}` }],
    statuses: [],
  }),
  'another password': () => ({
    method: 'PUT',
    path: '/api/user/password',
    bodies: [{ currentPassword: 'not the sesame', newPassword: 'short' }],
    statuses: [429],
  }),
  'a calendar sync': ({ gig }) => ({
    method: 'POST',
    path: `/api/gigs/${gig.id}/sync-travel`,
    bodies: [{ filterType: 'hotel' }],
    statuses: [409],
  }),
  'a sign-in': () => ({
    method: 'POST',
    path: '/api/auth/login',
    bodies: [{ username: 'nobody@example.com', password: '' }],
    statuses: [401, 429],
  }),
  'a registration': () => ({
    method: 'POST',
    path: '/api/auth/register',
    bodies: [
      { username: 'Robin', email: 'robin', password: 'open sesame', displayName: '' },
      { username: 'Robin', email: 'robin@example.com', password: 'short', displayName: 'R.' },
    ],
    statuses: [201, 409, 429],
  }),
  'a forgotten password': () => ({
    method: 'POST',
    path: '/api/auth/forgot-password',
    bodies: [{ email: 'nobody@example.com' }],
    statuses: [202, 429],
  }),
  'a reset password': () => ({
    method: 'POST',
    path: '/api/auth/reset-password',
    bodies: [{ token: 'no such link', password: 'open sesame' }],
    statuses: [429],
  }),
  'a confirmed address': () => ({
    method: 'POST',
    path: '/api/auth/verify-email',
    bodies: [{ token: 'no such link' }],
    statuses: [429],
  }),
  'a Google account': () => ({
    method: 'POST',
    path: '/api/auth/google/connect',
    bodies: [{ password: 'open sesame' }, { takeOver: true }],
    statuses: [],
  }),
};

test.each(Object.entries(ENDPOINTS))(
  'hostile bodies for %s',
  async (_name, endpointOf) => {
    const scene = await aScene();
    const { id: watchedId, rows: untouched } = await watched();
    const endpoint = endpointOf(scene);
    let cases = 0;
    await fc.assert(
      fc.asyncProperty(aRecipe(endpoint.bodies.length), async (recipe) => {
        const { body, headers } = bodyOf(recipe, endpoint.bodies);
        const response = await send(scene.person, endpoint.method, endpoint.path, {
          body,
          headers,
        });
        const answer = await documented(response, [...UNFIT, ...endpoint.statuses]);
        if (response.ok) await endpoint.check?.(answer as never, response);
        expect(worker().errors).toEqual([]);
        if (++cases % 10 === 0) expect(await rowsOf(worker(), watchedId)).toEqual(untouched);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(await rowsOf(worker(), watchedId)).toEqual(untouched);
  },
  TIMEOUT_MS,
);

const PASTE_ODDITIES = [
  '{'.repeat(50_000),
  `<script type="application/ld+json">${'['.repeat(20_000)}${']'.repeat(20_000)}</script>`,
  `<script type="application/ld+json">${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}</script>`,
  `[${'['.repeat(20_000)}${']'.repeat(20_000)}]`,
  '<div itemscope itemprop="a">'.repeat(20_000),
  `${'BEGIN:VCALENDAR\n'.repeat(5_000)}END:VCALENDAR`,
  `${'BEGIN:VEVENT\n'.repeat(3_000)}${'END:VEVENT\n'.repeat(3_000)}`,
  `From: a@b.co\nContent-Type: multipart/mixed; boundary=x\n\n${'--x\nContent-Type: multipart/mixed; boundary=x\n\n'.repeat(2_000)}`,
  `Subject: =?utf-8?q?${'=ff'.repeat(9_000)}?=\n\nx`,
  '\ud800Confirmation\u0000 number: \udc00',
  'Flight '.repeat(20_000),
  'AA1 '.repeat(9_000),
  `${DELTA}\u0000${MARRIOTT}\ufeff`,
  '12:00 '.repeat(9_000),
  '&#x110000;&#0;&#xd800;<b>'.repeat(900),
];

test(
  'hostile pastes',
  async () => {
    const { id: watchedId, rows: untouched } = await watched();
    const aText = fc.oneof(
      fc.nat(PASTE_ODDITIES.length - 1).map((index) => ({ oddity: index, text: '' })),
      fc.string({ unit: 'binary', maxLength: 300 }).map((text) => ({ oddity: -1, text })),
      fc
        .tuple(fc.nat(DELTA.length), fc.string({ unit: 'binary', maxLength: 5 }))
        .map(([at, text]) => ({ oddity: -1, text: DELTA.slice(0, at) + text + DELTA.slice(at) })),
    );
    let person = await aSignedInClient(worker());
    let cases = 0;
    await fc.assert(
      fc.asyncProperty(
        aText,
        fc.constantFrom('smart-parse', 'parse-email'),
        fc.constantFrom(undefined, 'auto', 'flight', 'other', 'train', null, ''),
        fc.option(aRecipe(2), { freq: 3 }),
        async ({ oddity, text }, door, travelType, recipe) => {
          // Each may paste sixty times a minute.
          if (++cases % 50 === 0) person = await aSignedInClient(worker());
          const pasted = PASTE_ODDITIES[oddity] ?? text;
          const plain = { emailText: pasted, text: pasted, travelType };
          const { body, headers } = recipe
            ? bodyOf(recipe, [{ emailText: MARRIOTT, gigId: 'nothing' }, { text: MARRIOTT }])
            : {
                body: Buffer.from(JSON.stringify(plain)),
                headers: { 'Content-Type': 'application/json' },
              };
          const response = await send(person, 'POST', `/api/${door}`, { body, headers });
          await documented(response, [...UNFIT, 200, 404]);
          expect(worker().errors).toEqual([]);
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    expect(await rowsOf(worker(), watchedId)).toEqual(untouched);
  },
  TIMEOUT_MS,
);

test(
  'hostile pictures',
  async () => {
    const person = await aSignedInClient(worker());
    const heads = ['RIFF0000WEBP', '\u0089PNG\r\n\u001a\n', '\u00ff\u00d8\u00ff', 'GIF89a', '<svg'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom(0, 1, 65_000, 65_537),
        fc.constantFrom('image/png', 'text/html', '', 'application/json', 'multipart/form-data'),
        async (head, bytes, padding, type) => {
          const body = Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.alloc(padding)]);
          const headers = { 'Content-Type': type };
          const response = await send(person, 'PUT', '/api/user/picture', { body, headers });
          await documented(response, [200, 400, 413]);
          if (!response.ok) return;
          const stored = await person.get('/api/user/picture');
          expect(Buffer.from(await stored.arrayBuffer()).equals(body)).toBe(true);
          expect(stored.headers.get('Content-Type')).toMatch(/^image\/(png|jpeg|webp)$/);
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);

const ODD_SEGMENTS = [
  ...['%00', 'a%00b', 'a%2Fb', '%2F', '%5C', '%F0%9F%98%80', '%ED%A0%80', '%', '%zz', '%C0%AF'],
  ...['\u00fc', '👩‍👩‍👧', "'%20OR%201=1%20--", '__proto__', 'constructor', 'toString', 'null', '*'],
  ...[
    ':gigId',
    '%20',
    '%09',
    '~',
    ';a=b',
    'a.b',
    'x'.repeat(7_000),
    '%25',
    '%23',
    '%3F',
    '0',
    '-1',
  ],
];

const ROUTES_WITH_IDS: [method: string, path: string, body?: unknown][] = [
  ['GET', '/api/gigs/:id'],
  ['PUT', '/api/gigs/:id', aGig()],
  ['DELETE', '/api/gigs/:id'],
  ['POST', '/api/gigs/:id/restore', {}],
  ['GET', '/api/gigs/:id/route'],
  ['GET', '/api/gigs/:id/weather'],
  ['GET', '/api/gigs/:id/travel-pricing'],
  ['GET', '/api/gigs/:id/travel-details'],
  ['POST', '/api/gigs/:id/sync-travel', { filterType: 'car' }],
  ['GET', '/api/gigs/:id/checklist'],
  ['POST', '/api/gigs/:id/checklist', { text: 'Pack' }],
  ['GET', '/api/gigs/:id/tags'],
  ['PUT', '/api/gigs/:id/tags', { tagIds: [] }],
  ['PATCH', '/api/checklist/:id', { completed: true }],
  ['DELETE', '/api/checklist/:id'],
  ['GET', '/api/travel-details/:id'],
  ['PATCH', '/api/travel-details/:id', { notes: 'x' }],
  ['DELETE', '/api/travel-details/:id'],
  ['GET', '/api/tags/:id'],
  ['PATCH', '/api/tags/:id', { name: 'x' }],
  ['DELETE', '/api/tags/:id'],
  ['DELETE', '/api/user/sessions/:id'],
];

test(
  'hostile ids in paths',
  async () => {
    const { person, gig, detailId } = await aScene();
    const untouched = await rowsOf(worker(), person.user.id);
    // Each is somebody's id, but for a little.
    const nearly = [gig.id, detailId].flatMap((id) => [
      ...[
        `${id}%00`,
        `${id}.data`,
        `${id}%20`,
        `%20${id}`,
        id.toUpperCase(),
        id.slice(0, -1),
        `{${id}}`,
        `${id},${id}`,
      ],
    ]);
    const aSegment = fc.oneof(
      fc.constantFrom(...ODD_SEGMENTS, ...nearly),
      fc
        .string({ unit: 'binary', minLength: 1, maxLength: 20 })
        .filter((text) => !/^\.{1,2}$/.test(text))
        .map((text) => encodeURIComponent(text.toWellFormed())),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ROUTES_WITH_IDS), aSegment, async (route, segment) => {
        const [method, path, body] = route;
        const response = await send(person, method, path.replace(':id', segment), {
          body: body ? Buffer.from(JSON.stringify(body)) : undefined,
          headers: { 'Content-Type': 'application/json' },
        });
        // Weather and routes are asked for so many times a minute.
        await documented(response, [400, 404, 429]);
        expect(worker().errors).toEqual([]);
      }),
      { seed: SEED, numRuns: 3 * RUNS },
    );
    expect(await rowsOf(worker(), person.user.id)).toEqual(untouched);
  },
  TIMEOUT_MS,
);

const QUERIES: [path: string, name: string, statuses: number[]][] = [
  ['/api/address-suggestions', 'query', [200]],
  ['/api/city-image', 'city', [200, 400]],
  ['/api/airports/nearest', 'location', [200, 400, 404, 503]],
  ['/api/user/export', 'format', [200, 400]],
  ['/api/user/picture', 'v', [404]],
  ['/api/gigs', '_data', [200]],
  ['/api/auth/user', 't', [200]],
  ['/api/auth/google', 'redirect', [302]],
  ['/api/auth/google/callback', 'code', [302, 429]],
  ['/api/auth/google/callback', 'error', [302, 429]],
  ['/auth', 'redirect', [302]],
  ['/', 'view', [200]],
  ['/', 'gig', [200]],
  ['/', 'tag', [200]],
  ['/', 'year', [200]],
  ['/settings', 'google', [200]],
];

const ODD_VALUES = [
  ...[
    '',
    ' ',
    '%00',
    '%ED%A0%80',
    '%',
    '%zz',
    '+',
    '&&',
    '=',
    '%0d%0aSet-Cookie:%20a=b',
    '%E2%80%AE',
  ],
  ...[
    'x'.repeat(8_000),
    '%F0%9F%98%80'.repeat(500),
    '__proto__',
    'constructor',
    'null',
    '1e999',
    '-0',
  ],
  ...[
    '//evil.example',
    'https://evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    'javascript:1',
  ],
  ...[
    'csv',
    'json',
    'ics',
    'CSV',
    'Portland,+ME',
    'S%C3%A3o',
    '90210',
    "'%20OR%201=1",
    '%25',
    'a;b',
    '12',
  ],
];

test(
  'hostile queries',
  async () => {
    let person = (await aScene()).person;
    let cases = 0;
    const aText = fc.oneof(
      fc.constantFrom(...ODD_VALUES),
      fc
        .string({ unit: 'binary', maxLength: 40 })
        .map((text) => encodeURIComponent(text.toWellFormed())),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...QUERIES),
        fc.array(aText, { minLength: 1, maxLength: 3 }),
        async ([path, name, statuses], texts) => {
          // Each may look up so many places a minute.
          if (++cases % 300 === 0) person = (await aScene()).person;
          const query = texts.map((text) => `${name}=${text}`).join('&');
          const response = await send(person, 'GET', `${path}?${query}`);
          await documented(response, statuses);
          const location = response.headers.get('Location');
          if (location) {
            const { origin } = new URL(location, 'https://gigbound.example');
            expect(['https://gigbound.example', 'https://accounts.google.com']).toContain(origin);
          }
          expect(worker().errors).toEqual([]);
        },
      ),
      { seed: SEED, numRuns: 3 * RUNS },
    );
  },
  TIMEOUT_MS,
);

test(
  'hostile headers and cookies',
  async () => {
    const { person } = await aScene();
    const untouched = await rowsOf(worker(), person.user.id);
    const session = person.cookieHeader('https:');
    // What a header may hold at all.
    const aHeader = fc.oneof(
      fc.string({
        unit: fc
          .integer({ min: 0x20, max: 0xff })
          .filter((code) => code !== 0x7f)
          .map((code) => String.fromCharCode(code)),
        maxLength: 40,
      }),
      fc.constantFrom(
        '',
        '*',
        '"',
        ',',
        'null',
        'W/',
        'x'.repeat(6_000),
        '%',
        '%00',
        '__proto__',
        '"a", W/"b",',
        '%ED%A0%80',
      ),
    );
    const aCookie = fc.oneof(
      fc.tuple(fc.nat(session.length), aHeader).map(([at, text]) => session.slice(0, at) + text),
      fc
        .tuple(fc.nat(session.length), fc.constantFrom(...'aZ0.%"; ='))
        .map(([at, letter]) => session.slice(0, at) + letter + session.slice(at + 1)),
      aHeader.map((text) => `${session}; timeZone=${text}`),
      aHeader.map((text) => `timeZone=${text}; ${session}; __Host-gigbound_session=${text}`),
      aHeader.map(
        (text) =>
          `${session}; __Host-gigbound_google=${text}; __Host-gigbound_google_pending=${text}`,
      ),
      aHeader,
    );
    const names = [
      'If-None-Match',
      'Origin',
      'Sec-Fetch-Site',
      'User-Agent',
      'Accept',
      'Range',
      'Accept-Language',
      'X-Forwarded-Host',
      'CF-Connecting-IP',
      'X-HTTP-Method-Override',
      'Accept-Encoding',
    ];
    const paths = [
      '/',
      '/auth',
      '/settings',
      '/api/gigs',
      '/api/auth/user',
      '/api/user/export?format=ics',
      '/api/auth/google/callback',
      '/privacy-policy',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.option(aCookie),
        fc.dictionary(fc.constantFrom(...names), aHeader, { maxKeys: 3, noNullPrototype: true }),
        async (path, cookie, headers) => {
          const response = await worker().fetch(path, {
            headers: { ...headers, Cookie: cookie ?? session },
          });
          const answer = await documented(response, [200, 302, 304, 401, 403, 429]);
          if (path === '/api/auth/user') {
            const { user } = answer as { user: { id: string } | null };
            expect([null, person.user.id]).toContain(user?.id ?? null);
          }
          expect(worker().errors).toEqual([]);
        },
      ),
      { seed: SEED, numRuns: 3 * RUNS },
    );
    expect(await rowsOf(worker(), person.user.id)).toEqual(untouched);
  },
  TIMEOUT_MS,
);

test(
  'a write is taken from this site only, however its Origin is written',
  async () => {
    const { person } = await aScene();
    const aPart = fc.constantFrom(
      'https://',
      'http://',
      'gigbound.example',
      '.evil.example',
      ':443',
      '/',
      'null',
      '@',
      ' ',
      '%00',
      '',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(aPart, { maxLength: 4 }), async (parts) => {
        const origin = parts.join('').trim();
        const response = await person.post('/api/tags', { name: '' }, { Origin: origin });
        const { status } = response;
        await documented(response, [400, 403]);
        // An empty one is as none.
        expect(status).toBe(['https://gigbound.example', ''].includes(origin) ? 400 : 403);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);

let addresses = 0;

/** From an address of its own each time: limits count by it. */
function send(
  client: Client,
  method: string,
  path: string,
  { body, headers }: { body?: Buffer; headers?: Record<string, string> } = {},
) {
  return worker().fetch(path, {
    method,
    headers: {
      Cookie: client.cookieHeader('https:'),
      'CF-Connecting-IP': `hostile-${++addresses}`,
      ...headers,
    },
    body: body as BodyInit | undefined,
  });
}

/** The answer, which is one of those the API promises, in its form. */
async function documented(response: Response, statuses: number[]): Promise<unknown> {
  const text = await response.text();
  const { status } = response;
  expect(statuses, `${status} ${text.slice(0, 500)}`).toContain(status);
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  if (status < 400 && !isJson) return null;
  const answer: unknown = JSON.parse(text);
  // An export is laid out in lines, to be read by people as well.
  if (!response.headers.has('Content-Disposition')) expect(JSON.stringify(answer)).toBe(text);
  if (status >= 400) {
    const { message, fieldErrors = {} } = ProblemBody.parse(answer);
    for (const said of [message, ...Object.values(fieldErrors).flat()]) {
      expect(said).not.toMatch(JARGON);
    }
  }
  return answer;
}

async function expectSame(client: Client, path: string, answer: unknown) {
  const response = await client.get(path);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(answer);
}

/** All but what is being looked up meanwhile. */
async function expectGig(client: Client, answer: Gig) {
  const response = await client.get(`/api/gigs/${answer.id}`);
  expect(response.status).toBe(200);
  const stored = (await response.json()) as Record<string, unknown>;
  const { geocoding: _p, approximate: _a, ...rest } = answer;
  const lookedUp = ['timeZone', 'airport', 'latitude', 'longitude'];
  const fixed = Object.entries(rest).filter(
    ([name, value]) => value !== null || !lookedUp.includes(name),
  );
  expect(stored).toMatchObject(Object.fromEntries(fixed));
}
