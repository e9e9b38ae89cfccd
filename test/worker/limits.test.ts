import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { drawCity } from '~/domain/places/cities/city-picture';
import { aGig } from '../support/builders';
import {
  anEmail,
  aSignedInClient,
  Client,
  PASSWORD,
  type SignedInClient,
} from '../support/worker/client';
import { withWorker } from '../support/worker/with-worker';
import { LIMIT_TEST_MS, withinOneMinute } from '../support/worker/within-one-minute';

/* What one person may ask a minute. wrangler.toml's numbers are larger and take longer to reach. */

const LIMIT = 4;
const worker = withWorker({
  limits: {
    SUGGESTIONS_LIMIT: LIMIT,
    VENDOR_READS_LIMIT: LIMIT,
    SMART_PASTE_LIMIT: LIMIT,
    REGISTRATION_LIMIT: LIMIT,
  },
});

async function twoPeople() {
  return [await aSignedInClient(worker()), await aSignedInClient(worker())] as const;
}

async function statusesOf(count: number, ask: (index: number) => Promise<Response>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await ask(index)).status);
  return statuses;
}

async function expectRejected(response: Response) {
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(await response.json()).toMatchObject({ code: 'too_many' });
}

const timeout = LIMIT_TEST_MS;

test(
  'looks at ways and weather are limited together, for each person',
  { timeout },
  withinOneMinute(async () => {
    const [busy, other] = await twoPeople();
    const ask = (client: SignedInClient, what: string) => client.get(`/api/gigs/none/${what}`);
    const statuses = await statusesOf(LIMIT + 2, (index) =>
      ask(busy, index % 2 ? 'route' : 'weather'),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 429, 429]);
    for (const what of ['route', 'weather']) {
      await expectRejected(await ask(busy, what));
      expect((await ask(other, what)).status).toBe(404);
    }
  }),
);

test(
  'suggestions and nearest airports are limited together, for each person',
  {
    timeout,
  },
  withinOneMinute(async () => {
    const [busy, other] = await twoPeople();
    const nearest = (client: SignedInClient) =>
      client.get('/api/airports/nearest?location=Austin%2C%20TX');
    const statuses = await statusesOf(LIMIT + 2, () =>
      busy.get('/api/address-suggestions?query=austin'),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await expectRejected(await nearest(busy));
    expect((await nearest(other)).status).toBe(200);
  }),
);

test(
  'who asks for pictures of cities too often gets drawn ones',
  { timeout },
  withinOneMinute(async () => {
    const [busy, other] = await twoPeople();
    const imageOf = async (client: SignedInClient) => {
      const response = await client.get('/api/city-image?city=Chicago%2C%20IL');
      expect(response.status).toBe(200);
      return ((await response.json()) as { imageUrl: string }).imageUrl;
    };
    for (let count = 0; count < LIMIT; count++) expect(await imageOf(busy)).toMatch(/^https:/);
    expect(await imageOf(busy)).toBe(drawCity('Chicago'));
    expect(await imageOf(other)).toMatch(/^https:/);
  }),
);

test(
  'pastes are limited, at either address together',
  { timeout },
  withinOneMinute(async () => {
    const [busy, other] = await twoPeople();
    const paste = (client: SignedInClient) => client.post('/api/parse-email', { text: 'nothing' });
    const smartPaste = (client: SignedInClient) =>
      client.post('/api/smart-parse', { emailText: 'nothing' });
    const statuses = await statusesOf(LIMIT + 1, () => paste(busy));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    await expectRejected(await smartPaste(busy));
    expect((await paste(other)).status).toBe(200);
    // What is kept of them is counted by itself.
    const { id } = (await (await busy.post('/api/gigs', aGig())).json()) as Gig;
    const keep = (text: string) => busy.post(`/api/gigs/${id}/confirmation-texts`, { text });
    for (let count = 0; count < LIMIT; count++) {
      expect((await keep(`Confirmation ${count}`)).status).toBe(201);
    }
    await expectRejected(await keep('One too many'));
  }),
);

test(
  'registrations are limited, for each address',
  { timeout },
  withinOneMinute(async () => {
    const register = (client: Client) =>
      client.post('/api/auth/register', {
        username: 'Robin Vale',
        password: PASSWORD,
        email: anEmail(),
      });
    const visitor = new Client(worker());
    const statuses = await statusesOf(LIMIT, () => register(visitor));
    expect(statuses).toEqual([201, 201, 201, 201]);
    await expectRejected(await register(visitor));
    expect((await register(new Client(worker()))).status).toBe(201);
  }),
);
