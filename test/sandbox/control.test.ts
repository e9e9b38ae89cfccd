import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../support/eventually';
import { type Sandbox, startSandbox } from '../support/worker/start-sandbox';

/** A question OSRM answers. */
const DRIVE = '/route/v1/driving/-97.67,30.2;-97.74,30.27?overview=false';
const WEATHER = '/v1/forecast?latitude=30.27&longitude=-97.74';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
});
afterEach(() => {
  expect(sandbox.errors.splice(0), 'what the sandbox logged').toEqual([]);
});
afterAll(() => sandbox.stop());

const ask = (path = DRIVE, init?: RequestInit) => fetch(sandbox.url + path, init);

test('a vendor that is well answers, and the request log says who was asked what', async () => {
  const before = Date.now();
  const response = await ask(DRIVE, { headers: { 'User-Agent': 'Gigbound-Test/1' } });
  expect(await response.json()).toMatchObject({ code: 'Ok' });
  const [entry, ...more] = await sandbox.requestLog();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ vendor: 'osrm', method: 'GET', userAgent: 'Gigbound-Test/1' });
  expect(entry?.url).toContain(DRIVE);
  expect(entry?.at).toBeGreaterThanOrEqual(before);
});

test('an address that is no vendor’s is rejected and stands in the request log as nobody’s', async () => {
  expect((await ask('/nobody/lives/here')).status).toBe(404);
  expect((await sandbox.requestLog()).map(({ vendor }) => vendor)).toEqual([null]);
});

test.each([
  ['no JSON', '{"vendor":'],
  ['no object', '[]'],
  ['nothing', ''],
  ['an unknown kind', '{"vendor":"osrm","kind":"explode"}'],
  ['no kind', '{"vendor":"osrm"}'],
  ['no vendor', '{"kind":"hang"}'],
  ['a vendor that is not there', '{"vendor":"osmr","kind":"hang"}'],
  ['a status that is none of an error', '{"vendor":"osrm","kind":"status","status":200}'],
  ['a status in words', '{"vendor":"osrm","kind":"status","status":"500"}'],
  ['no times at all', '{"vendor":"osrm","kind":"hang","times":0}'],
  ['a misspelt field', '{"vendor":"osrm","kind":"hang","time":1}'],
])('a fault with %s is rejected, and all stay well', async (_what, body) => {
  const response = await sandbox.control('faults', { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toBe('');
  expect((await ask()).status).toBe(200);
});

test.each([
  ['GET', 'faults'],
  ['GET', 'reset'],
  ['POST', 'requests'],
  ['POST', 'anything'],
])('%s /__ctl/%s is no control', async (method, path) => {
  expect((await sandbox.control(path, { method })).status).toBe(404);
});

test('a fault is one vendor’s alone', async () => {
  await sandbox.injectFault({ vendor: 'osrm', kind: 'status', status: 503 });
  expect((await ask()).status).toBe(503);
  expect((await ask(WEATHER)).status).not.toBe(503);
});

test('a fault can be one path’s alone', async () => {
  await sandbox.injectFault({
    vendor: 'open-meteo',
    path: '/v1/archive',
    kind: 'status',
    status: 503,
  });
  expect((await ask(WEATHER)).status).not.toBe(503);
  expect((await ask(WEATHER.replace('forecast', 'archive'))).status).toBe(503);
});

test('a fault of "*" is everybody’s', async () => {
  await sandbox.injectFault({ vendor: '*', kind: 'status', status: 503 });
  expect([(await ask()).status, (await ask(WEATHER)).status]).toEqual([503, 503]);
});

test('a fault lasts so many times', async () => {
  await sandbox.injectFault({ vendor: 'osrm', kind: 'status', times: 2 });
  const statuses = [];
  for (let time = 0; time < 3; time++) statuses.push((await ask()).status);
  expect(statuses).toEqual([500, 500, 200]);
});

test('faults come in the order in which they were given', async () => {
  await sandbox.injectFault({ vendor: 'osrm', kind: 'status', status: 429, times: 1 });
  await sandbox.injectFault({ vendor: 'osrm', kind: 'status', status: 502, times: 1 });
  expect([(await ask()).status, (await ask()).status]).toEqual([429, 502]);
});

test.each([
  ['DELETE', 'faults'],
  ['POST', 'reset'],
])('%s /__ctl/%s makes all well', async (method, path) => {
  await sandbox.injectFault({ vendor: '*', kind: 'html' });
  await sandbox.control(path, { method });
  expect(await (await ask()).json()).toMatchObject({ code: 'Ok' });
});

test('an error status can ask for a wait', async () => {
  await sandbox.injectFault({ vendor: 'osrm', kind: 'status', status: 429, retryAfter: '120' });
  const response = await ask();
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '120']);
});

test('a truncated answer is the first half of the right one', async () => {
  const whole = await (await ask()).text();
  await sandbox.injectFault({ vendor: 'osrm', kind: 'truncated' });
  const response = await ask();
  const half = await response.text();
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(whole.startsWith(half)).toBe(true);
  expect(() => JSON.parse(half)).toThrow(SyntaxError);
});

test('a page comes where JSON was asked for', async () => {
  await sandbox.injectFault({ vendor: 'osrm', kind: 'html' });
  const response = await ask();
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html']);
});

test('nothing found is said in the vendor’s own words', async () => {
  await sandbox.injectFault({ vendor: 'osrm', kind: 'empty' });
  expect(await (await ask()).json()).toMatchObject({ code: 'NoRoute' });
});

test('a lost answer was asked for, and breaks off', async () => {
  await sandbox.injectFault({ vendor: 'osrm', kind: 'lost' });
  await expect(ask().then((response) => response.json())).rejects.toThrow();
  // The runtime says so too, and closes the connection.
  const said = async () => sandbox.errors.splice(0);
  expect(await eventually(said, (errors) => errors.length > 0)).toHaveLength(1);
  expect(await sandbox.requestLog()).toHaveLength(1);
});

test('who hangs holds nobody else up, and is well after the client gave up', async () => {
  await sandbox.injectFault({ vendor: 'osrm', kind: 'hang', times: 20 });
  const givingUp = new AbortController();
  const hanging = Array.from({ length: 20 }, () => ask(DRIVE, { signal: givingUp.signal }));
  const settled = Promise.allSettled(hanging);
  while ((await sandbox.requestLog()).length < 20) await ask(WEATHER);
  expect(await Promise.race([...hanging, Promise.resolve('still hanging')])).toBe('still hanging');
  givingUp.abort();
  expect((await settled).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  expect(await (await ask()).json()).toMatchObject({ code: 'Ok' });
});

test('the request log keeps the last thousand requests', async () => {
  for (let round = 0; round < 11; round++) {
    await Promise.all(Array.from({ length: 95 }, () => ask(WEATHER).then((each) => each.text())));
  }
  await ask();
  const requestLog = await sandbox.requestLog();
  expect(requestLog).toHaveLength(1_000);
  expect(requestLog.at(-1)?.vendor).toBe('osrm');
});
