import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { ProviderError } from '~/domain/provider-error';
import { fetchVendorJson, type VendorConfig } from '~/providers/fetch-vendor-json.server';

const Answer = z.object({ city: z.string(), people: z.number() });
const AUSTIN = JSON.stringify({ city: 'Austin', people: 961_855, more: 'than asked for' });
/** What a person typed: it may stand in no error. */
const WORDS = '14 Elm Street';

test('an answer comes as the schema lets it through', async () => {
  const vendor = await aVendor((_request, response) => response.end(AUSTIN));
  expect(await ask(vendor)).toEqual({ city: 'Austin', people: 961_855 });
});

test('the question arrives as it was asked, with our name', async () => {
  const seen: unknown[] = [];
  const vendor = await aVendor(({ method, url, headers }, response) => {
    seen.push(method, url, headers['user-agent'], headers.accept);
    response.end(AUSTIN);
  });
  await ask(vendor);
  const path = '/search?q=14+Elm+Street&limit=5';
  expect(seen).toEqual(['GET', path, 'Gigbound-Test/1', 'application/json']);
});

test('letters that arrive in two halves are read as one', async () => {
  const bytes = Buffer.from(JSON.stringify({ city: 'Montréal', people: 1 }));
  const middleOfLetter = bytes.indexOf(0xc3) + 1;
  const vendor = await aVendor((_request, response) => {
    response.write(bytes.subarray(0, middleOfLetter), () =>
      setTimeout(() => response.end(bytes.subarray(middleOfLetter)), 20),
    );
  });
  expect(await ask(vendor)).toMatchObject({ city: 'Montréal' });
});

test('a status the caller knows how to read carries an answer', async () => {
  const vendor = await aVendor((_request, response) => response.writeHead(400).end(AUSTIN));
  const query = { q: WORDS };
  const answer = await fetchVendorJson(vendor, '/search', query, Answer, { alsoRead: [400] });
  expect(answer.city).toBe('Austin');
});

test.each([
  [404, { retryable: false }],
  [400, { retryable: false }],
  [429, { retryable: true }],
  [500, { retryable: true }],
  [503, { retryable: true }],
])('status %i is an error that says so', async (status, facts) => {
  const vendor = await aVendor((_request, response) => response.writeHead(status).end(AUSTIN));
  expect(await failureOf(vendor)).toMatchObject({
    message: `elsewhere: answered ${status}`,
    vendor: 'elsewhere',
    status,
    retryAfterSeconds: undefined,
    ...facts,
  });
});

test.each([
  ['120', 120],
  [' 7 ', 7],
  ['0', 0],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['soon', undefined],
])('“Retry-After: %s” asks for a wait of %s seconds', async (value, seconds) => {
  const vendor = await aVendor((_request, response) =>
    response.writeHead(429, { 'Retry-After': value }).end(),
  );
  expect((await failureOf(vendor)).retryAfterSeconds).toBe(seconds);
});

test('a wait until a date is counted from now', async () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  const vendor = await aVendor((_request, response) =>
    response.writeHead(503, { 'Retry-After': inAMinute }).end(),
  );
  const { retryAfterSeconds } = await failureOf(vendor);
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('a vendor that asks us to wait is not asked meanwhile', async () => {
  let asked = 0;
  const vendor = await aVendor((_request, response) => {
    asked++;
    response.writeHead(503, { 'Retry-After': '120' }).end();
  });
  await failureOf(vendor);
  const failure = await failureOf(vendor);
  expect(failure).toMatchObject({
    message: 'elsewhere: asked to be left alone for a while',
    status: null,
    retryable: true,
  });
  expect(failure.retryAfterSeconds).toBeGreaterThan(110);
  expect(failure.retryAfterSeconds).toBeLessThanOrEqual(120);
  expect(asked).toBe(1);
});

test('while one vendor rests another is asked, and the same at another address', async () => {
  const coolingDown = await aVendor((_request, response) =>
    response.writeHead(429, { 'Retry-After': '120' }).end(),
  );
  const well = await aVendor((_request, response) => response.end(AUSTIN));
  await failureOf(coolingDown);
  expect(await ask(well)).toMatchObject({ city: 'Austin' });
  await expect(ask({ ...coolingDown, name: 'somebody' })).rejects.toThrow('somebody: answered 429');
});

test.each([
  ['a day', 429, '86400', 3_600],
  ['nothing, but is asked too often', 429, undefined, 5],
])(
  'of a vendor that asks for %s the rest has its limits',
  async (_what, status, value, seconds) => {
    const vendor = await aVendor((_request, response) =>
      response.writeHead(status, { ...(value && { 'Retry-After': value }) }).end(),
    );
    await failureOf(vendor);
    const left = (await failureOf(vendor)).retryAfterSeconds ?? 0;
    expect(left).toBeGreaterThan(seconds - 3);
    expect(left).toBeLessThanOrEqual(seconds);
  },
);

test.each([
  ['its rest is over', 429, '1'],
  ['it asked for none', 429, '0'],
  ['it is only broken', 500, undefined],
  ['it did not mean us to come again', 404, '120'],
])('a vendor is asked again when %s', async (_when, status, value) => {
  let asked = 0;
  const vendor = await aVendor((_request, response) => {
    asked++;
    if (asked > 1) response.end(AUSTIN);
    else response.writeHead(status, { ...(value && { 'Retry-After': value }) }).end();
  });
  await failureOf(vendor);
  if (value === '1') await expect(ask(vendor)).rejects.toThrow('left alone');
  expect(await vi.waitFor(() => ask(vendor), { timeout: 5_000 })).toMatchObject({ city: 'Austin' });
  expect(asked).toBe(2);
});

test.each([
  ['nothing', () => {}],
  ['half an answer', (response: ServerResponse) => response.write(AUSTIN.slice(0, 10))],
])('a vendor that sends %s and then hangs is given up', async (_what, start) => {
  const vendor = await aVendor((_request, response) => {
    start(response);
  });
  const failure = await failureOf({ ...vendor, timeoutMs: 150 });
  expect(failure).toMatchObject({
    message: 'elsewhere: no answer within 150 ms',
    status: null,
    retryable: true,
  });
});

test.each([
  ['JSON that is cut off', AUSTIN.slice(0, 20)],
  ['a page', '<!doctype html><title>Be back soon</title>'],
  ['nothing', ''],
])('%s is no answer', async (_what, body) => {
  const vendor = await aVendor((_request, response) => response.end(body));
  expect(await failureOf(vendor)).toMatchObject({
    message: 'elsewhere: answered with something that is not JSON',
    status: 200,
    retryable: true,
  });
});

test('an answer of another shape is named by its place, without its value', async () => {
  const body = JSON.stringify({ city: 'Austin', people: 'private words' });
  const vendor = await aVendor((_request, response) => response.end(body));
  expect(await failureOf(vendor)).toMatchObject({
    message: 'elsewhere: answered in another shape at "people"',
    status: 200,
    retryable: true,
  });
});

test('an answer whose connection breaks is none', async () => {
  const vendor = await aVendor((_request, response) => {
    response.write(AUSTIN.slice(0, 10), () => response.destroy());
  });
  expect(await failureOf(vendor)).toMatchObject({
    message: 'elsewhere: not reached',
    status: null,
    retryable: true,
  });
});

test.each([
  ['says so beforehand', { 'Content-Length': '3000000' }],
  ['does not say so', {}],
])('an answer that is far too long and %s is not read to its end', async (_how, headers) => {
  const piece = ' '.repeat(100_000);
  let sent = 0;
  const vendor = await aVendor((_request, response) => {
    response.writeHead(200, headers);
    const more = () => {
      if (sent === 30 || response.destroyed) return response.end();
      sent += 1;
      response.write(piece, more);
    };
    more();
  });
  expect(await failureOf(vendor)).toMatchObject({
    message: 'elsewhere: answered at too great a length',
    status: 200,
  });
});

test('a host that cannot be reached is an error like any other', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  expect(await failureOf(vendorAt(port))).toMatchObject({
    message: 'elsewhere: not reached',
    status: null,
    retryable: true,
  });
});

function vendorAt(port: number) {
  const baseUrl = `http://127.0.0.1:${port}`;
  return { name: 'elsewhere', baseUrl, userAgent: 'Gigbound-Test/1', timeoutMs: 3_000 };
}

/** A server of its own for a test; what it is asked is answered by `answer`. */
async function aVendor(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return vendorAt((server.address() as AddressInfo).port);
}

function ask(vendor: VendorConfig) {
  return fetchVendorJson(vendor, '/search', { q: WORDS, limit: 5 }, Answer);
}

/** The error of a question that fails; none of them repeats what a person typed. */
async function failureOf(vendor: VendorConfig): Promise<ProviderError> {
  try {
    await ask(vendor);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    expect(`${error.stack} ${error.cause}`).not.toMatch(/Elm/);
    return error;
  }
  throw new Error('the question was answered');
}
