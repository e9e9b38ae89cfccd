import { expect, test } from 'vitest';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import type { Gig } from '~/domain/gigs/gig';
import { newId } from '~/domain/new-id';
import { aGig } from '../../support/builders';
import { aSignedInClient, type Client, type SignedInClient } from '../../support/worker/client';
import { NOW } from '../../support/worker/start-worker';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

const aPerson = () => aSignedInClient(worker());

async function aStoredGig(client: Client): Promise<Gig> {
  return (await (await client.post('/api/gigs', aGig())).json()) as Gig;
}

const pathOf = (gig: Gig) => `/api/gigs/${gig.id}/checklist`;

async function anItem(client: Client, gig: Gig, text = 'Send stage plot'): Promise<ChecklistItem> {
  const response = await client.post(pathOf(gig), { text });
  expect(response.status).toBe(201);
  return (await response.json()) as ChecklistItem;
}

async function list(client: Client, gig: Gig): Promise<ChecklistItem[]> {
  const response = await client.get(pathOf(gig));
  expect(response.status).toBe(200);
  return (await response.json()) as ChecklistItem[];
}

const textsOf = async (client: Client, gig: Gig) =>
  (await list(client, gig)).map(({ text }) => text);

/** By hand: a full list takes many. */
async function storeItem(client: SignedInClient, gig: Gig, index: number) {
  await worker()
    .db.prepare(
      'INSERT INTO checklist_items (id, user_id, gig_id, text, created_at) VALUES (?, ?, ?, ?, ?)',
    )
    .bind(`${gig.id}-${index}`, client.user.id, gig.id, `Item ${index}`, NOW)
    .run();
}

/** The clock of these tests stands still: moments of the past are written by hand. */
async function setMoments(itemId: string, moments: { createdAt?: string; completedAt?: string }) {
  const { db } = worker();
  for (const [field, value] of Object.entries(moments)) {
    const column = field === 'createdAt' ? 'created_at' : 'completed_at';
    await db
      .prepare(`UPDATE checklist_items SET ${column} = ? WHERE id = ?`)
      .bind(value, itemId)
      .run();
  }
}

test('a new item comes back tidy and open, and stands in the list', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  expect(await list(client, gig)).toEqual([]);
  const item = await anItem(client, gig, '  Send   the stage plot ');
  expect(item).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    text: 'Send the stage plot',
    completed: false,
    completedAt: null,
    createdAt: NOW,
  });
  expect(await list(client, gig)).toEqual([item]);
});

test.each([
  [{ text: '' }, 'Write what there is to do'],
  [{ text: ' \n ' }, 'Write what there is to do'],
  [{ text: '\u200b' }, 'Write what there is to do'],
  [{}, 'Write what there is to do'],
  [{ text: 7 }, 'Write what there is to do'],
  [{ text: 'x'.repeat(501) }, 'An item must be at most 500 characters'],
])('the new item %j is rejected', async (body, message) => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const response = await client.post(pathOf(gig), body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    message,
    code: 'invalid',
    fieldErrors: { text: [message] },
  });
  expect(await list(client, gig)).toEqual([]);
});

test('an item sent again with its key is one item, also at once and in a full list', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const body = { text: 'Pack', idempotencyKey: newId(new Date()) };
  const answers = await Promise.all([1, 2, 3].map(() => client.post(pathOf(gig), body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  await client.patch(`/api/checklist/${body.idempotencyKey}`, { completed: true });
  for (let count = 1; count < 200; count++) await storeItem(client, gig, count);
  const again = { ...body, idempotencyKey: body.idempotencyKey.toUpperCase() };
  expect(await (await client.post(pathOf(gig), again)).json()).toMatchObject({
    id: body.idempotencyKey,
    completed: true,
  });
  const other = await client.post(pathOf(gig), { ...body, idempotencyKey: newId(new Date()) });
  expect(other.status).toBe(400);
  expect(await list(client, gig)).toHaveLength(200);
});

test('a key of somebody else’s item, or of another gig’s, makes another one and tells nothing', async () => {
  const [owner, other] = [await aPerson(), await aPerson()];
  const theirs = await anItem(owner, await aStoredGig(owner), 'Private');
  const [first, second] = [await aStoredGig(other), await aStoredGig(other)];
  const earlier = await anItem(other, first, 'First');
  for (const idempotencyKey of [theirs.id, earlier.id]) {
    const answer = await other.post(pathOf(second), { text: 'Mine', idempotencyKey });
    expect(answer.status).toBe(201);
    const mine = (await answer.json()) as ChecklistItem;
    expect(mine.text).toBe('Mine');
    expect(mine.id).not.toBe(idempotencyKey);
  }
  expect(await textsOf(other, second)).toEqual(['Mine', 'Mine']);
});

test('a key does not open a deleted gig, and one that is no key is rejected', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const body = { text: 'Pack', idempotencyKey: newId(new Date()) };
  await client.post(pathOf(gig), body);
  const rejected = await client.post(pathOf(gig), { text: 'Pack', idempotencyKey: 'again' });
  expect([rejected.status, await rejected.json()]).toEqual([
    400,
    {
      message: 'This key is no UUID of version 7',
      code: 'invalid',
      fieldErrors: { idempotencyKey: ['This key is no UUID of version 7'] },
    },
  ]);
  await client.delete(`/api/gigs/${gig.id}`);
  expect((await client.post(pathOf(gig), body)).status).toBe(404);
});

test('the newest open item comes first, then the one that was completed last', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const items = [];
  for (const text of ['one', 'two', 'three', 'four']) items.push(await anItem(client, gig, text));
  // All of the same moment: the one that was written last is the newest.
  expect(await textsOf(client, gig)).toEqual(['four', 'three', 'two', 'one']);
  const [one, two, three, four] = items.map(({ id }) => id) as [string, string, string, string];
  await setMoments(one, { createdAt: '2026-05-14T17:00:00.000Z' });
  await setMoments(four, { completedAt: '2026-05-14T12:00:00.000Z' });
  await setMoments(two, { completedAt: '2026-05-14T13:00:00.000Z' });
  await setMoments(three, { createdAt: '2026-05-10T16:00:00.000Z' });
  expect(await textsOf(client, gig)).toEqual(['one', 'three', 'two', 'four']);
});

test('an item is completed, opened and reworded, each without the other', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const item = await anItem(client, gig);
  const path = `/api/checklist/${item.id}`;
  const done = await client.patch(path, { completed: true });
  expect([done.status, await done.json()]).toEqual([
    200,
    { ...item, completed: true, completedAt: NOW },
  ]);
  const reworded = await client.patch(path, { text: ' Send it ' });
  expect(await reworded.json()).toMatchObject({ text: 'Send it', completed: true });
  const opened = await client.patch(path, { completed: false });
  expect(await opened.json()).toEqual({ ...item, text: 'Send it' });
  expect(await (await client.patch(path, {})).json()).toEqual({ ...item, text: 'Send it' });
});

test('completing twice keeps the first moment', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const { id } = await anItem(client, gig);
  await setMoments(id, { completedAt: '2026-05-01T09:00:00.000Z' });
  const again = await client.patch(`/api/checklist/${id}`, { completed: true });
  expect(await again.json()).toMatchObject({ completedAt: '2026-05-01T09:00:00.000Z' });
});

test.each([
  [{ completed: 'maybe' }, 'completed', 'Say whether it is completed: true or false'],
  [{ completed: null }, 'completed', 'Say whether it is completed: true or false'],
  [{ text: ' ' }, 'text', 'Write what there is to do'],
  [{ text: 'x'.repeat(501) }, 'text', 'An item must be at most 500 characters'],
])('the change %j is rejected and changes nothing', async (body, field, message) => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const item = await anItem(client, gig);
  const response = await client.patch(`/api/checklist/${item.id}`, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    message,
    code: 'invalid',
    fieldErrors: { [field]: [message] },
  });
  expect(await list(client, gig)).toEqual([item]);
});

test('a text that is still as it was seen is changed, and the same change twice is one', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const item = await anItem(client, gig, 'Pack');
  const change = { text: 'Pack the harp', ifUnchanged: { text: 'Pack' } };
  for (let count = 0; count < 2; count++) {
    const response = await client.patch(`/api/checklist/${item.id}`, change);
    expect([response.status, await response.json()]).toEqual([
      200,
      { ...item, text: 'Pack the harp' },
    ]);
  }
});

test('a text that was changed elsewhere is left, and told', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const item = await anItem(client, gig, 'Pack');
  const path = `/api/checklist/${item.id}`;
  await client.patch(path, { text: 'Pack the drums' });
  const response = await client.patch(path, {
    text: 'Pack the harp',
    completed: true,
    ifUnchanged: { text: 'Pack', completed: false },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    message: 'This was changed somewhere else meanwhile.',
    code: 'conflict',
    current: { text: 'Pack the drums' },
  });
  expect(await list(client, gig)).toEqual([{ ...item, text: 'Pack the drums' }]);
});

test('completing elsewhere does not stand in the way of a new text', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const item = await anItem(client, gig, 'Pack');
  const path = `/api/checklist/${item.id}`;
  await client.patch(path, { completed: true });
  const reworded = await client.patch(path, {
    text: 'Pack the harp',
    ifUnchanged: { text: 'Pack' },
  });
  expect(await reworded.json()).toMatchObject({ text: 'Pack the harp', completed: true });
  const seenOpen = await client.patch(path, { text: 'Pack', ifUnchanged: { completed: false } });
  expect(seenOpen.status).toBe(409);
  expect(await seenOpen.json()).toMatchObject({ current: { completed: true } });
  const same = await client.patch(path, { completed: true, ifUnchanged: { completed: false } });
  expect(same.status).toBe(200);
});

test('of many who reword one item at once from the same text one succeeds', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const item = await anItem(client, gig, 'Pack');
  const answers = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((text) =>
      client.patch(`/api/checklist/${item.id}`, { text, ifUnchanged: { text: 'Pack' } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test.each([[{ nothing: 'x' }], [{ text: 7 }], [{ text: null }], [{ completed: 'true' }], ['text']])(
  '%j cannot be what was seen of an item',
  async (ifUnchanged) => {
    const client = await aPerson();
    const gig = await aStoredGig(client);
    const item = await anItem(client, gig, 'Pack');
    const response = await client.patch(`/api/checklist/${item.id}`, { text: 'X', ifUnchanged });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
    expect(await list(client, gig)).toEqual([item]);
  },
);

test('an item that is not there is not found, whatever was seen of it', async () => {
  const [client, other] = [await aPerson(), await aPerson()];
  const gig = await aStoredGig(client);
  const item = await anItem(client, gig, 'Pack');
  const change = { text: 'Mine', ifUnchanged: { text: 'Guess' } };
  for (const [who, id] of [
    [other, item.id],
    [client, 'none'],
  ] as const) {
    const response = await who.patch(`/api/checklist/${id}`, change);
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'This checklist item does not exist.', code: 'not_found' },
    ]);
  }
});

test('a deleted item is gone, and deleting it again finds nothing', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const [one, two] = [await anItem(client, gig, 'one'), await anItem(client, gig, 'two')];
  const deleted = await client.delete(`/api/checklist/${one.id}`);
  expect([deleted.status, await deleted.text()]).toEqual([204, '']);
  expect(await list(client, gig)).toEqual([two]);
  expect((await client.delete(`/api/checklist/${one.id}`)).status).toBe(404);
  expect((await client.patch(`/api/checklist/${one.id}`, { completed: true })).status).toBe(404);
});

test('items may be given as form data', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const created = await client.submit(pathOf(gig), { text: 'Print tickets' });
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as ChecklistItem;
  const done = await client.submit(`/api/checklist/${id}`, { completed: 'true' }, 'PATCH');
  expect(await done.json()).toMatchObject({ text: 'Print tickets', completed: true });
});

test('a gig takes 200 items, also when the last ones are added at once', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const { db } = worker();
  await db.batch(
    Array.from({ length: 199 }, (_, index) =>
      db
        .prepare(
          'INSERT INTO checklist_items (id, user_id, gig_id, text, created_at) VALUES (?, ?, ?, ?, ?)',
        )
        .bind(`${gig.id}-${index}`, client.user.id, gig.id, `Item ${index}`, NOW),
    ),
  );
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((text) => client.post(pathOf(gig), { text })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  const full = await client.post(pathOf(gig), { text: 'Four' });
  expect(await full.json()).toEqual({
    message: 'A checklist can have at most 200 items. Delete one you no longer need first.',
    code: 'invalid',
  });
  expect(await list(client, gig)).toHaveLength(200);
});

test('another person’s checklist is as if it were not there', async () => {
  const [client, other] = [await aPerson(), await aPerson()];
  const gig = await aStoredGig(client);
  const item = await anItem(client, gig);
  const answers = [
    await other.get(pathOf(gig)),
    await other.post(pathOf(gig), { text: 'Mine' }),
    await other.patch(`/api/checklist/${item.id}`, { completed: true }),
    await other.delete(`/api/checklist/${item.id}`),
    await client.get('/api/gigs/not-an-id/checklist'),
    await client.patch('/api/checklist/not-an-id', { completed: true }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await list(client, gig)).toEqual([item]);
});

test('the checklist of a deleted gig is gone at once, and back with it', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const item = await anItem(client, gig);
  await client.delete(`/api/gigs/${gig.id}`);
  expect((await client.get(pathOf(gig))).status).toBe(404);
  expect((await client.post(pathOf(gig), { text: 'More' })).status).toBe(404);
  expect((await client.patch(`/api/checklist/${item.id}`, { completed: true })).status).toBe(404);
  expect((await client.delete(`/api/checklist/${item.id}`)).status).toBe(404);
  await client.post(`/api/gigs/${gig.id}/restore`, {});
  expect(await list(client, gig)).toEqual([item]);
});

test.each([
  ['GET', '/api/gigs/some/checklist'],
  ['POST', '/api/gigs/some/checklist'],
  ['PATCH', '/api/checklist/some'],
  ['DELETE', '/api/checklist/some'],
])('%s %s is for the signed-in only', async (method, path) => {
  const response = await worker().fetch(path, { method });
  expect(response.status).toBe(401);
});

test.each([
  ['PUT', '/api/gigs/some/checklist', 'GET, POST'],
  ['GET', '/api/checklist/some', 'PATCH, DELETE'],
])('%s %s is no way to do it', async (method, path, allow) => {
  const client = await aPerson();
  const response = await client.send(method, path, method === 'GET' ? undefined : {});
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
});
