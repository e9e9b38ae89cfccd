import { expect, test } from 'vitest';
import { aGig } from '../support/builders';
import { aSignedInClient, Client } from '../support/worker/client';
import { insertGigs } from '../support/worker/insert-gigs';
import { withSharedWorker } from '../support/worker/with-worker';

const worker = withSharedWorker();

test.each([
  ['GET', '/api/gigs'],
  ['POST', '/api/gigs'],
  ['GET', '/api/gigs/any'],
  ['PUT', '/api/gigs/any'],
  ['DELETE', '/api/gigs/any'],
  ['POST', '/api/gigs/any/restore'],
  ['GET', '/api/gigs/any/travel-details'],
  ['POST', '/api/travel-details'],
  ['GET', '/api/travel-details/any'],
  ['PATCH', '/api/travel-details/any'],
  ['DELETE', '/api/travel-details/any'],
  ['POST', '/api/smart-parse'],
  ['POST', '/api/parse-email'],
  ['GET', '/api/user/travel-preferences'],
  ['PUT', '/api/user/travel-preferences'],
])('%s %s wants a session', async (method, path) => {
  const response = await new Client(worker()).send(method, path);
  expect(response.status).toBe(401);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await response.json()).toEqual({ code: 'signed_out', message: 'Please sign in.' });
});

test('another method is told which there are', async () => {
  const client = await aSignedInClient(worker());
  const response = await client.send('PATCH', '/api/gigs', {});
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, POST');
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
});

test.each(['/api/gigs', '/'])(
  'a method that nothing here knows is rejected at %s',
  async (path) => {
    const client = await aSignedInClient(worker());
    const response = await client.send('PROPFIND', path);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toContain('GET, HEAD');
    expect(await response.json()).toEqual({
      code: 'method_not_allowed',
      message: 'This cannot be done with PROPFIND.',
    });
  },
);

test('an address the API does not have is told so as JSON', async () => {
  const response = await new Client(worker()).get('/api/nothing/here');
  expect(response.status).toBe(404);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test.each(['GET', 'POST', 'OPTIONS'])(
  '%s of an API path in the form of page data is answered as no address',
  async (method) => {
    const client = await aSignedInClient(worker());
    const body = method === 'POST' ? aGig() : undefined;
    const response = await client.send(method, '/api/gigs.data', body);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
    expect(await (await client.get('/api/gigs')).json()).toEqual([]);
  },
);

test('an API path in capitals answers all its methods', async () => {
  const client = await aSignedInClient(worker());
  expect((await client.post('/API/gigs', aGig())).status).toBe(201);
  expect((await client.get('/API/gigs')).status).toBe(200);
});

/** What the API answers, but for what differs with each request. */
async function answerOf(client: Client, path: string) {
  const response = await client.get(path);
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, body: await response.text(), headers };
}

test.each([
  '/api/gigs',
  '/api/gigs/:id',
  '/api/gigs/:id/checklist',
  '/api/gigs/:id/fit',
  '/api/gigs/geocode-all',
  '/api/gigs/nothing',
  '/api/tags',
  '/api/fit',
  '/api/years/2026',
  '/api/nothing',
  '/api/smart-parse',
])('%s answers the same however it is spelled', async (path) => {
  const client = await aSignedInClient(worker());
  // Nothing changes meanwhile: their place is known.
  await insertGigs(worker().db, client.user.id, 1);
  const exact = path.replace(':id', `${client.user.id}-0`);
  const expected = await answerOf(client, exact);
  const last = exact.slice(-1);
  const spellings = [
    exact.replace('/api', '/API'),
    `${exact}/`,
    exact.slice(0, -1) +
      encodeURIComponent(last).replace(last, `%${last.charCodeAt(0).toString(16)}`),
    `${exact}?index`,
    `${exact}?_routes=api`,
  ];
  for (const spelling of spellings) {
    expect(await answerOf(client, spelling), spelling).toEqual(expected);
  }
});

test.each([[null], [[]], ['text'], [7]])(
  'a body that is no object (%j) is rejected in plain words',
  async (body) => {
    const client = await aSignedInClient(worker());
    const response = await client.post('/api/gigs', JSON.stringify(body), {
      'Content-Type': 'application/json',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'invalid',
      message: 'Please send the fields as an object.',
      fieldErrors: {},
    });
  },
);

test('an object of neither kind is told what it lacks', async () => {
  const response = await new Client(worker()).post('/api/auth/google/connect', {});
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: 'Password is required' });
});

test('a value of the wrong kind is rejected in plain words', async () => {
  const client = await aSignedInClient(worker());
  const wrong = {
    contactName: 7,
    startTime: 7,
    airport: 5,
    flightBooked: 'yes',
    additionalInfo: {},
  };
  const response = await client.post('/api/gigs', aGig(wrong));
  const { fieldErrors } = (await response.json()) as { fieldErrors: Record<string, string[]> };
  expect(Object.keys(fieldErrors).sort()).toEqual(Object.keys(wrong).sort());
  for (const messages of Object.values(fieldErrors)) {
    expect(messages).toEqual(['This value does not fit here.']);
  }
});

test('half of a letter is answered as it is stored', async () => {
  const client = await aSignedInClient(worker());
  const preferences = {
    homeAirport: 'BOS',
    homeAddress: '1 Main \ud83d Street',
    preferredAirlines: 'Delta',
    preferredHotel: 'Hyatt',
    preferredCarRental: 'Hertz',
    arrivalLeadMinutes: 180,
  };
  const saved = await (await client.put('/api/user/travel-preferences', preferences)).json();
  expect(saved).toEqual({ ...preferences, homeAddress: '1 Main \ufffd Street' });
  expect(await (await client.get('/api/user/travel-preferences')).json()).toEqual(saved);

  const tag = { name: 'Half \ud83d', color: '#9b4ddb' };
  expect((await client.post('/api/tags', tag)).status).toBe(201);
  const again = await client.post('/api/tags', tag);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ message: expect.stringContaining('already') });
});

test('every write takes a form as well as JSON', async () => {
  const client = await aSignedInClient(worker());
  const created = await client.submit('/api/gigs', {
    title: 'By form',
    location: 'Portland, ME',
    date: '2026-06-05',
    endDate: '',
    contactEmail: '',
    flightBooked: 'true',
  });
  expect(created.status).toBe(201);
  const gig = (await created.json()) as { id: string };
  expect(gig).toMatchObject({ endDate: null, flightBooked: true, hotelBooked: false });
  const changed = await client.submit(`/api/gigs/${gig.id}`, { flightBooked: 'false' }, 'PUT');
  expect(await changed.json()).toMatchObject({ flightBooked: false, title: 'By form' });
  const detail = await client.submit('/api/travel-details', { gigId: gig.id, detailType: 'car' });
  expect(detail.status).toBe(201);
  const parsed = await client.submit('/api/parse-email', { text: 'nothing' });
  expect(parsed.status).toBe(200);
});

test('a body of another kind is rejected', async () => {
  const client = await aSignedInClient(worker());
  const response = await client.post('/api/gigs', aGig(), { 'Content-Type': 'text/plain' });
  expect(response.status).toBe(415);
});

test.each(['{', '[1', '"\u0000'])('a body that is no JSON (%s) is rejected', async (text) => {
  const client = await aSignedInClient(worker());
  const response = await worker().fetch('/api/gigs', {
    method: 'POST',
    headers: {
      Cookie: client.cookieHeader('https:'),
      'Content-Type': 'application/json',
    },
    body: text,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: expect.any(String),
    code: expect.any(String),
  });
});

test('a body over 64 KiB is rejected', async () => {
  const client = await aSignedInClient(worker());
  const response = await client.post('/api/gigs', aGig({ additionalInfo: 'x'.repeat(66_000) }));
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'too_large' });
});

test.each(['/', '/settings', '/no/such/page', '/?view=calendar'])(
  'a visitor who asks for %s is sent to sign in and back',
  async (path) => {
    const response = await new Client(worker()).get(path);
    expect(response.status).toBe(302);
    const target = path === '/' ? '/auth' : `/auth?redirect=${encodeURIComponent(path)}`;
    expect(response.headers.get('Location')).toBe(target);
  },
);

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/%5Cevil.example/..//x'])(
  'sign-in never leads to another site: %s',
  async (target) => {
    const client = await aSignedInClient(worker());
    const response = await client.get(`/auth?redirect=${encodeURIComponent(target)}`);
    expect(response.status).toBe(302);
    const location = new URL(response.headers.get('Location') ?? '', 'https://gigbound.example');
    expect(location.origin).toBe('https://gigbound.example');
  },
);

test.each(['/no/such/page', '/settings/nope'])(
  'signed in, %s is the not-found page with its status',
  async (path) => {
    const client = await aSignedInClient(worker());
    const response = await client.get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
  },
);

test('a page lets only its own scripts run, is framed by nobody and kept by no cache', async () => {
  const client = await aSignedInClient(worker());
  const response = await client.get('/');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=');
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Permissions-Policy')).toContain('geolocation=()');

  const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
});

test('a title with markup is shown as text', async () => {
  const client = await aSignedInClient(worker());
  await client.post('/api/gigs', aGig({ title: '<img src=x onerror=alert(1)></script>' }));
  const html = await (await client.get('/?view=list')).text();
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('alert(1)></script>');
});

test('"today" is the day where the visitor is, not where the server is', async () => {
  const client = await aSignedInClient(worker());
  // 16:00 UTC on 14 May is already 15 May in Auckland.
  await client.post('/api/gigs', aGig({ date: '2026-05-15' }));
  client.setCookie('timeZone', 'Pacific%2FAuckland');
  expect(await (await client.get('/?view=list')).text()).toContain('Today!');
  client.setCookie('timeZone', 'America%2FChicago');
  expect(await (await client.get('/?view=list')).text()).toContain('Tomorrow!');
});

test('a page’s header names the style and fonts that its head names, for early hints', async () => {
  const response = await worker().fetch('/auth');
  const html = await response.text();
  const hints = (response.headers.get('Link') ?? '').split(', ');
  expect(hints).toHaveLength(3);
  for (const hint of hints) {
    const [, href = '', as = ''] =
      /^<(\/assets\/[^>]+)>; rel=preload; as=(style|font)/.exec(hint) ?? [];
    expect(html).toContain(`href="${href}"`);
    expect(hint.includes('crossorigin')).toBe(as === 'font');
  }
});
