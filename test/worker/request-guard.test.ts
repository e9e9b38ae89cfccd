import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { aGig } from '../support/builders';
import { aSignedInClient, Client } from '../support/worker/client';
import { withWorker } from '../support/worker/with-worker';

const worker = withWorker({ listen: true });

const PAGES = ['/', '/auth', '/settings', '/auth.data', '/no/such/page'];

test.each(PAGES)('a write of another site to %s is rejected', async (path) => {
  const client = await aSignedInClient(worker());
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ];
  for (const headers of foreign) {
    const response = await client.send('POST', path, '{}', headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' });
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'a page is not written by %s',
  async (method) => {
    for (const path of PAGES) {
      const response = await new Client(worker()).send(method, path);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
    }
  },
);

/** As a client that does not care what fetch allows sends it. */
function sendRaw(options: {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body: string | Buffer[];
}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port, hostname } = worker().url;
    const { method, path, headers, body } = options;
    const sent = httpRequest({ port, hostname, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += String(chunk);
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    for (const part of typeof body === 'string' ? [body] : body) sent.write(part);
    sent.end();
  });
}

test.each(['/auth', '/api/auth/user', '/auth.data', '/auth?_data=root'])(
  'GET %s with a body is answered as without one',
  async (path) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '2' };
    expect((await sendRaw({ method: 'GET', path, headers, body: '{}' })).status).toBe(200);
    const chunked = { 'Transfer-Encoding': 'chunked' };
    expect((await sendRaw({ method: 'GET', path, headers: chunked, body: '{}' })).status).toBe(200);
    expect((await sendRaw({ method: 'HEAD', path, headers, body: '{}' })).status).toBe(200);
  },
);

test('a parameter that Remix once used changes nothing', async () => {
  for (const data of ['root', 'routes/nothing', '']) {
    const response = await new Client(worker()).get(`/auth?_data=${data}`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect((await new Client(worker()).get(`/api/auth/user?_data=${data}`)).status).toBe(200);
  }
});

test.each(['/%E0%A4%A', '/api/gigs/%E0%A4%A', '/%'])(
  'the address %s is no address',
  async (path) => {
    const response = await new Client(worker()).get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'unreadable' });
  },
);

test.each([
  ['with its length', 'Content-Length'],
  ['in chunks', 'Transfer-Encoding'],
])('a body over the limit sent %s is read to its end before the answer', async (_how, header) => {
  const megabyte = Buffer.alloc(1024 * 1024, 'x');
  const body = Array<Buffer>(8).fill(megabyte);
  const cookie = await cookieOf();
  for (const path of ['/api/gigs', '/api/smart-parse', '/api/nothing', '/auth']) {
    const answer = await sendRaw({
      method: 'POST',
      path,
      headers: {
        Cookie: cookie,
        'Content-Type': 'application/json',
        [header]: header === 'Content-Length' ? String(8 * megabyte.length) : 'chunked',
      },
      body,
    });
    const expected = { '/api/nothing': 404, '/auth': 405 }[path] ?? 413;
    expect(answer.status, path).toBe(expected);
  }
  const next = await sendRaw({
    method: 'GET',
    path: '/api/gigs',
    headers: { Cookie: cookie },
    body: '',
  });
  expect(next.status).toBe(200);
});

async function cookieOf() {
  const client = await aSignedInClient(worker());
  return client.cookieHeader('http:');
}

test('every answer carries the headers that keep it private', async () => {
  const client = await aSignedInClient(worker());
  const { id } = (await (await client.post('/api/gigs', aGig())).json()) as { id: string };
  for (const [visitor, path] of [
    [client, '/'],
    [client, `/gigs/${id}`],
    [client, '/.data'],
    [client, '/api/gigs'],
    [client, '/api/nothing'],
    [new Client(worker()), '/'],
    [new Client(worker()), '/api/gigs'],
    [new Client(worker()), '/api/auth/logout'],
  ] as const) {
    const { headers } = await visitor.get(path);
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy'), path).toContain('geolocation=()');
    expect(headers.get('Cross-Origin-Opener-Policy'), path).toBe('same-origin');
    expect(headers.get('Strict-Transport-Security'), path).toContain('max-age=31536000');
    expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('Cache-Control'), path).toMatch(/^private, no-(store|cache)$/);
  }
});
