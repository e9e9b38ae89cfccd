import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../support/worker/start-sandbox';

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

const aMail = (fields: object = {}) => ({
  from: 'Gigbound <hello@gigbound.example>',
  to: 'robin@gmail.com',
  subject: 'Reset your password',
  text: 'Open the link.',
  ...fields,
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/emails`, {
    method: 'POST',
    headers: { Authorization: 'Bearer re_sandbox', 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const listMails = async (query = '') =>
  (await (await sandbox.control(`mails${query}`)).json()) as {
    id: string;
    to: string[];
    subject: string;
  }[];

const mailbox = async (path = '') => (await fetch(`${sandbox.url}/mailbox${path}`)).text();

async function sendOne(fields: object = {}): Promise<string> {
  const response = await send(aMail(fields));
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

test('a mail is accepted and stored', async () => {
  const response = await send(
    aMail({
      to: ['Robin <robin@gmail.com>'],
      html: '<p>Open</p>',
      reply_to: 'help@gigbound.example',
    }),
  );
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await listMails()).toEqual([
    {
      id,
      from: 'Gigbound <hello@gigbound.example>',
      to: ['Robin <robin@gmail.com>'],
      subject: 'Reset your password',
      html: '<p>Open</p>',
      text: 'Open the link.',
      reply_to: ['help@gigbound.example'],
      sentAt: expect.any(Number),
    },
  ]);
});

test.each([
  ['no header', ''],
  ['an empty key', 'Bearer '],
  ['another scheme', 'Basic cmVfc2FuZGJveA=='],
])('with %s for the API key the mail is rejected', async (_what, Authorization) => {
  const response = await send(aMail(), { Authorization });
  expect([response.status, await response.json()]).toEqual([
    401,
    {
      statusCode: 401,
      name: 'missing_api_key',
      message: 'Missing API key in the authorization header.',
    },
  ]);
  expect(await listMails()).toEqual([]);
});

test('a client without a User-Agent is turned away', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { Authorization: 'Bearer re_sandbox' };
    httpRequest(`${sandbox.url}/emails`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(JSON.stringify(aMail()));
  });
  expect(status).toBe(403);
});

test.each([
  ['no sender', { from: undefined }, 'missing_required_field', '`from`'],
  ['no recipient', { to: undefined }, 'missing_required_field', '`to`'],
  ['no subject', { subject: undefined }, 'missing_required_field', '`subject`'],
  ['an empty subject', { subject: '' }, 'missing_required_field', '`subject`'],
  ['no content', { text: undefined }, 'missing_required_field', '`html` or `text`'],
  ['a sender without address', { from: 'Gigbound' }, 'validation_error', '`from`'],
  ['a recipient without domain', { to: 'robin' }, 'validation_error', '`to`'],
  ['two addresses in one text', { to: 'a@b.example, c@d.example' }, 'validation_error', '`to`'],
  ['an empty list of recipients', { to: [] }, 'validation_error', '`to`'],
  ['one bad recipient of two', { to: ['a@b.example', 'x'] }, 'validation_error', '`to`'],
  ['too many recipients', { to: Array(51).fill('a@b.example') }, 'validation_error', '50'],
  ['a bad reply address', { reply_to: 'nobody' }, 'validation_error', '`reply_to`'],
  ['a subject that is no text', { subject: 7 }, 'validation_error', '`subject`'],
])('a mail with %s is rejected', async (_what, fields, name, message) => {
  const response = await send(aMail(fields));
  expect([response.status, await response.json()]).toEqual([
    422,
    { statusCode: 422, name, message: expect.stringContaining(message) },
  ]);
  expect(await listMails()).toEqual([]);
});

test.each(['{"from":', '[]', 'null', ''])('the body %j is rejected', async (body) => {
  const response = await send(body);
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { statusCode: 422, name: 'validation_error' },
  ]);
});

test('the same idempotency key and body give the same id and one mail', async () => {
  const headers = { 'Idempotency-Key': 'reset/1' };
  const first = await (await send(aMail(), headers)).json();
  const second = await send(aMail(), headers);
  expect([second.status, await second.json()]).toEqual([200, first]);
  expect(await listMails()).toHaveLength(1);
});

test('the same idempotency key and another body conflict', async () => {
  const headers = { 'Idempotency-Key': 'reset/1' };
  await send(aMail(), headers);
  const response = await send(aMail({ subject: 'Another' }), headers);
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { statusCode: 409, name: 'invalid_idempotent_request' },
  ]);
  expect(await listMails()).toHaveLength(1);
});

test('another idempotency key, or none, sends again', async () => {
  for (const key of ['reset/1', 'reset/2']) await send(aMail(), { 'Idempotency-Key': key });
  await send(aMail());
  await send(aMail());
  expect(await listMails()).toHaveLength(4);
});

test('a rejected mail does not use up its idempotency key', async () => {
  const headers = { 'Idempotency-Key': 'reset/1' };
  expect((await send(aMail({ to: 'nobody' }), headers)).status).toBe(422);
  expect((await send(aMail(), headers)).status).toBe(200);
});

test('an idempotency key of more than 256 characters is rejected', async () => {
  const response = await send(aMail(), { 'Idempotency-Key': 'x'.repeat(257) });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { name: 'invalid_idempotency_key' },
  ]);
});

test('only POST sends', async () => {
  expect((await fetch(`${sandbox.url}/emails`)).status).toBe(405);
});

test('mails are listed newest last, and by recipient', async () => {
  await sendOne({ subject: 'First' });
  await sendOne({ subject: 'Second', to: ['a@b.example', 'Robin <ROBIN@gmail.com>'] });
  await sendOne({ subject: 'Third', to: 'marlo@gmail.com' });
  const subjects = async (query?: string) => (await listMails(query)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['First', 'Second', 'Third']);
  expect(await subjects('?to=robin@gmail.com')).toEqual(['First', 'Second']);
  expect(await subjects('?to=nobody@gmail.com')).toEqual([]);
});

test('the last five hundred mails are kept', async () => {
  for (let batch = 0; batch < 51; batch++) {
    const subjects = Array.from({ length: 10 }, (_, index) => `Mail ${batch * 10 + index}`);
    for (const subject of subjects) await sendOne({ subject });
  }
  const mails = await listMails();
  expect([mails.length, mails[0]?.subject, mails.at(-1)?.subject]).toEqual([
    500,
    'Mail 10',
    'Mail 509',
  ]);
});

test('an empty mailbox says so', async () => {
  const page = await mailbox();
  expect(page).toContain('Sandbox mailbox');
  expect(page).toContain('No mail yet');
});

test('the mailbox shows the newest mail first, with a link to each', async () => {
  const first = await sendOne({ subject: 'First' });
  const second = await sendOne({ subject: 'Second', to: 'marlo@gmail.com' });
  const page = await mailbox();
  const links = [...page.matchAll(/href="\/mailbox\/([^"]+)"/g)].map(([, id]) => id);
  expect(links).toEqual([second, first]);
  expect(page).toContain('marlo@gmail.com');
  expect(page).toMatch(/<time datetime="\d{4}-/);
});

test('a mail is shown with its headers, its HTML in a sandboxed frame and its text', async () => {
  const id = await sendOne({
    html: '<p>Hello "Robin" &amp; <a href="https://gigbound.example/reset">reset</a></p>',
    text: 'Hello <Robin>',
    reply_to: 'help@gigbound.example',
  });
  const page = await mailbox(`/${id}`);
  expect(page).toContain('Gigbound &lt;hello@gigbound.example&gt;');
  expect(page).toContain('help@gigbound.example');
  expect(page).toContain(
    'sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"',
  );
  expect(page).toContain(
    'srcdoc="&lt;base target=&quot;_top&quot;&gt;&lt;p&gt;Hello &quot;Robin&quot; &amp;amp; &lt;a href=',
  );
  expect(page).toContain('<pre>Hello &lt;Robin&gt;</pre>');
});

test.each([
  [
    '<!doctype html><html><head><title>A</title></head></html>',
    '<head><base target="_top"><title>',
  ],
  ['<!doctype html><html lang="en"><body>A', '<html lang="en"><base target="_top"><body>'],
  ['<!doctype html><p>A', '<!doctype html><base target="_top"><p>'],
  ['<header>A</header>', '<base target="_top"><header>'],
])('links of %s leave the frame', async (html, expected) => {
  const page = await mailbox(`/${await sendOne({ html })}`);
  const srcdoc = page.match(/srcdoc="([^"]*)"/)?.[1] ?? '';
  const shown = srcdoc.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  expect(shown).toContain(expected);
});

test('a mail without HTML has no frame, and one without text no text', async () => {
  expect(await mailbox(`/${await sendOne()}`)).not.toContain('<iframe');
  const page = await mailbox(`/${await sendOne({ html: '<p>Hi</p>', text: undefined })}`);
  expect(page).not.toContain('<pre>');
});

test('a subject is escaped on both pages', async () => {
  const id = await sendOne({ subject: '<script>alert(1)</script>' });
  for (const page of [await mailbox(), await mailbox(`/${id}`)]) {
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  }
});

test('an unknown mail is not found', async () => {
  expect((await fetch(`${sandbox.url}/mailbox/none`)).status).toBe(404);
});

test('a reset empties the mailbox and deletes the idempotency keys', async () => {
  const headers = { 'Idempotency-Key': 'reset/1' };
  await send(aMail(), headers);
  await sandbox.reset();
  expect(await listMails()).toEqual([]);
  expect((await send(aMail({ subject: 'Another' }), headers)).status).toBe(200);
});

test('a fault of mail rejects sending and stores nothing', async () => {
  await sandbox.injectFault({
    vendor: 'mail',
    path: '/emails',
    kind: 'status',
    status: 500,
    times: 1,
  });
  expect((await send(aMail())).status).toBe(500);
  expect(await listMails()).toEqual([]);
  expect((await send(aMail())).status).toBe(200);
});
