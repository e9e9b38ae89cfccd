import { expect, test } from 'vitest';
import type { Gig, Tag } from '~/domain/gigs/gig';
import { listGigTags } from '~/domain/tags/gig-tags.server';
import { TAGS_PER_PERSON } from '~/domain/tags/tag-name';
import { listTags } from '~/domain/tags/tags.server';
import { createServices } from '~/services.server';
import type { Env } from '~/settings.server';
import { aGig } from '../../support/builders';
import { aSignedInClient, type Client } from '../../support/worker/client';
import { NOW, VARS } from '../../support/worker/start-worker';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

const aPerson = () => aSignedInClient(worker());

async function aTag(client: Client, name = 'Festival', color = '#4a7fd4'): Promise<Tag> {
  const response = await client.post('/api/tags', { name, color });
  expect(response.status).toBe(201);
  return (await response.json()) as Tag;
}

async function aStoredGig(client: Client): Promise<Gig> {
  return (await (await client.post('/api/gigs', aGig())).json()) as Gig;
}

async function read<Answer>(client: Client, path: string): Promise<Answer> {
  const response = await client.get(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const namesOf = async (client: Client, path = '/api/tags') =>
  (await read<Tag[]>(client, path)).map(({ name }) => name);

test('a new tag comes back tidy with an id, and stands in the list by its name', async () => {
  const client = await aPerson();
  expect(await read(client, '/api/tags')).toEqual([]);
  const festival = await aTag(client, '  Festival ', '#4A7FD4');
  expect(festival).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    name: 'Festival',
    color: '#4a7fd4',
  });
  const keynote = await aTag(client, 'acoustic', '#9b4ddb');
  expect(await read(client, '/api/tags')).toEqual([keynote, festival]);
});

test.each([
  [{ name: ' ', color: '#4a7fd4' }, 'name', 'Give the tag a name'],
  [{ color: '#4a7fd4' }, 'name', 'Give the tag a name'],
  [
    { name: 'x'.repeat(41), color: '#4a7fd4' },
    'name',
    "A tag's name must be at most 40 characters",
  ],
  [{ name: 'Festival', color: 'blue' }, 'color', 'Give the colour as #rrggbb'],
  [{ name: 'Festival' }, 'color', 'Give the colour as #rrggbb'],
])('the tag %j is rejected', async (body, field, message) => {
  const client = await aPerson();
  const response = await client.post('/api/tags', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    message,
    code: 'invalid',
    fieldErrors: { [field]: [message] },
  });
});

test.each([
  ['Festival', 'fESTIVAL'],
  ['Été', 'ÉTÉ'],
])(
  'the name %j is one’s own only once, also as %j, and another person’s too',
  async (one, same) => {
    const [client, other] = [await aPerson(), await aPerson()];
    await aTag(client, one);
    const message = `You already have a tag named “${same}”.`;
    const again = await client.post('/api/tags', { name: same, color: '#9b4ddb' });
    expect(again.status).toBe(409);
    expect(await again.json()).toEqual({
      message,
      code: 'conflict',
      fieldErrors: { name: [message] },
    });
    await aTag(other, same);
  },
);

test('of many who add the same name at once one succeeds', async () => {
  const client = await aPerson();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      client.post('/api/tags', { name: 'Festival', color: '#4a7fd4' }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(7).fill(409)]);
  expect(await namesOf(client)).toEqual(['Festival']);
});

test('a person has at most 200 tags, also when the last ones are added at once', async () => {
  const client = await aPerson();
  const { db } = worker();
  await db.batch(
    Array.from({ length: TAGS_PER_PERSON - 1 }, (_, index) =>
      db
        .prepare('INSERT INTO tags (id, user_id, name, color) VALUES (?, ?, ?, ?)')
        .bind(`${client.user.id}-${index}`, client.user.id, `Tag ${index}`, '#4a7fd4'),
    ),
  );
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => client.post('/api/tags', { name, color: '#4a7fd4' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  const full = await client.post('/api/tags', { name: 'Four', color: '#4a7fd4' });
  expect(await full.json()).toEqual({
    message: 'You can have at most 200 tags. Delete one you no longer use first.',
    code: 'invalid',
  });
  expect(await read<Tag[]>(client, '/api/tags')).toHaveLength(TAGS_PER_PERSON);
});

test('a tag is renamed, recoloured, or left as it is', async () => {
  const client = await aPerson();
  const tag = await aTag(client);
  const path = `/api/tags/${tag.id}`;
  const renamed = await client.patch(path, { name: 'Festivals' });
  expect([renamed.status, await renamed.json()]).toEqual([200, { ...tag, name: 'Festivals' }]);
  const recoloured = await client.patch(path, { color: '#D94A4A' });
  const now = { ...tag, name: 'Festivals', color: '#d94a4a' };
  expect(await recoloured.json()).toEqual(now);
  expect(await (await client.patch(path, {})).json()).toEqual(now);
  expect(await (await client.patch(path, { name: 'FESTIVALS' })).json()).toEqual({
    ...now,
    name: 'FESTIVALS',
  });
});

test('a tag is not given the name of another, nor an empty one', async () => {
  const client = await aPerson();
  const tag = await aTag(client);
  await aTag(client, 'Keynote');
  const taken = await client.patch(`/api/tags/${tag.id}`, { name: 'keynote' });
  expect(taken.status).toBe(409);
  expect(await taken.json()).toMatchObject({
    message: 'You already have a tag named “keynote”.',
    fieldErrors: { name: ['You already have a tag named “keynote”.'] },
  });
  expect((await client.patch(`/api/tags/${tag.id}`, { name: ' ' })).status).toBe(400);
  expect(await namesOf(client)).toEqual(['Festival', 'Keynote']);
});

test('two tags given one name at once do not both get it', async () => {
  const client = await aPerson();
  const tags = [await aTag(client, 'One'), await aTag(client, 'Two')];
  const answers = await Promise.all(
    tags.map(({ id }) => client.patch(`/api/tags/${id}`, { name: 'Three' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a tag says how many gigs bear it, deleted ones not counted', async () => {
  const client = await aPerson();
  const tag = await aTag(client);
  const gigs = [await aStoredGig(client), await aStoredGig(client), await aStoredGig(client)];
  for (const gig of gigs) await client.put(`/api/gigs/${gig.id}/tags`, { tagIds: [tag.id] });
  await client.delete(`/api/gigs/${gigs[0]?.id}`);
  expect(await read(client, `/api/tags/${tag.id}`)).toEqual({ ...tag, gigCount: 2 });
});

test('a deleted tag is gone from the list and from every gig', async () => {
  const client = await aPerson();
  const [festival, keynote] = [await aTag(client), await aTag(client, 'Keynote')];
  const gig = await aStoredGig(client);
  await client.put(`/api/gigs/${gig.id}/tags`, { tagIds: [festival.id, keynote.id] });
  const deleted = await client.delete(`/api/tags/${festival.id}`);
  expect([deleted.status, await deleted.text()]).toEqual([204, '']);
  expect(await read(client, '/api/tags')).toEqual([keynote]);
  expect(await read(client, `/api/gigs/${gig.id}/tags`)).toEqual([keynote]);
  expect((await client.delete(`/api/tags/${festival.id}`)).status).toBe(404);
});

test('a gig’s tags are replaced as a whole, and the gig itself shows them', async () => {
  const client = await aPerson();
  const [festival, keynote, paid] = [
    await aTag(client),
    await aTag(client, 'Keynote'),
    await aTag(client, 'Paid travel'),
  ];
  const gig = await aStoredGig(client);
  const path = `/api/gigs/${gig.id}/tags`;
  expect(await read(client, path)).toEqual([]);
  const first = await client.put(path, { tagIds: [paid.id, festival.id, paid.id] });
  expect([first.status, await first.json()]).toEqual([200, [festival, paid]]);
  expect(await read(client, path)).toEqual([festival, paid]);
  const second = await client.put(path, { tagIds: [keynote.id, paid.id] });
  expect(await second.json()).toEqual([keynote, paid]);
  expect(await read(client, `/api/gigs/${gig.id}`)).toMatchObject({ tags: [keynote, paid] });
  expect(await (await client.put(path, { tagIds: [] })).json()).toEqual([]);
  expect(await read<Gig[]>(client, '/api/gigs')).toMatchObject([{ tags: [] }]);
});

test('only what changes of a gig’s tags is changed, however often, and the answer is all of them', async () => {
  const client = await aPerson();
  const [festival, keynote, paid] = [
    await aTag(client),
    await aTag(client, 'Keynote'),
    await aTag(client, 'Paid travel'),
  ];
  const gig = await aStoredGig(client);
  const path = `/api/gigs/${gig.id}/tags`;
  await client.put(path, { tagIds: [festival.id] });
  // Another device's, of which this one does not know.
  await client.put(path, { add: [keynote.id] });
  const swap = { add: [paid.id], remove: [festival.id] };
  for (let time = 0; time < 2; time++) {
    const answer = await client.put(path, swap);
    expect([answer.status, await answer.json()]).toEqual([200, [keynote, paid]]);
    expect(await read(client, path)).toEqual([keynote, paid]);
  }
  expect(await read(client, `/api/gigs/${gig.id}`)).toMatchObject({ tags: [keynote, paid] });
  const form = await client.submit(path, { add: festival.id, remove: paid.id }, 'PUT');
  expect(await form.json()).toEqual([festival, keynote]);
  // Nothing that is gone already can be in the way of taking it off.
  await client.delete(`/api/tags/${keynote.id}`);
  const gone = await client.put(path, { remove: [keynote.id] });
  expect([gone.status, await gone.json()]).toEqual([200, [festival]]);
});

test('of what many put on and take off at once nothing is lost', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const tags: Tag[] = [];
  for (let index = 0; index < 8; index++) tags.push(await aTag(client, `Tag ${index}`));
  const [before, after] = [tags.slice(0, 4), tags.slice(4)];
  const path = `/api/gigs/${gig.id}/tags`;
  await client.put(path, { tagIds: before.map(({ id }) => id) });
  await Promise.all([
    ...before.map(({ id }) => client.put(path, { remove: [id] })),
    ...after.map(({ id }) => client.put(path, { add: [id] })),
  ]);
  expect(await read(client, path)).toEqual(after);
});

test('a gig takes 50 tags, and one more is rejected in words, also when several come at once', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const tags = await Promise.all(
    Array.from({ length: 52 }, (_, index) => aTag(client, `Tag ${index}`)),
  );
  const tagIds = tags.map(({ id }) => id);
  const [first = '', ...others] = tagIds;
  const path = `/api/gigs/${gig.id}/tags`;
  const most = await client.put(path, { tagIds: others.slice(0, 50) });
  expect(await most.json()).toHaveLength(50);
  const worn = others[0] ?? '';
  const free = [first, others[50] ?? ''];
  for (const body of [{ tagIds }, { add: [first] }, { add: free, remove: [worn] }]) {
    const tooMany = await client.put(path, body);
    expect(tooMany.status).toBe(400);
    expect(await tooMany.json()).toMatchObject({ message: 'A gig can have at most 50 tags.' });
    expect((await read<Tag[]>(client, path)).map(({ id }) => id)).toContain(worn);
  }
  // One that is worn already takes no place, and one that goes makes room.
  expect((await client.put(path, { add: [worn] })).status).toBe(200);
  expect((await client.put(path, { add: [first], remove: [worn] })).status).toBe(200);
  await client.put(path, { remove: [first] });
  const last = await Promise.all([...free, worn].map((id) => client.put(path, { add: [id] })));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await read(client, path)).toHaveLength(50);
});

test('tags may be given as form data', async () => {
  const client = await aPerson();
  const created = await client.submit('/api/tags', { name: 'Festival', color: '#4a7fd4' });
  expect(created.status).toBe(201);
  const tag = (await created.json()) as Tag;
  const keynote = await aTag(client, 'Keynote');
  const gig = await aStoredGig(client);
  const tagIds = `${tag.id},${keynote.id}`;
  const put = await client.submit(`/api/gigs/${gig.id}/tags`, { tagIds }, 'PUT');
  expect(await put.json()).toEqual([tag, keynote]);
});

test.each([
  [{ tagIds: ['nothing'] }, 'One of these tags does not exist.'],
  [{ tagIds: 7 }, 'Give the tags as a list of their ids'],
  [{ tagIds: [7] }, 'Give the tags by their ids'],
  [{}, 'Give the tags as a list of their ids'],
  [{ add: ['nothing'] }, 'One of these tags does not exist.'],
  [{ add: 7 }, 'Give the tags as a list of their ids'],
  [{ remove: [7] }, 'Give the tags by their ids'],
  [{ tagIds: [], remove: [] }, 'Give either all tags or what changes of them'],
  [{ add: ['one'], remove: ['two', 'one'] }, 'A tag is either put on or taken off'],
])('the list %j is rejected and changes nothing', async (body, message) => {
  const client = await aPerson();
  const [tag, gig] = [await aTag(client), await aStoredGig(client)];
  const path = `/api/gigs/${gig.id}/tags`;
  await client.put(path, { tagIds: [tag.id] });
  const response = await client.put(path, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message, code: 'invalid' });
  expect(await read(client, path)).toEqual([tag]);
});

test('another person’s tags and gigs are as if they were not there', async () => {
  const [client, other] = [await aPerson(), await aPerson()];
  const [tag, gig] = [await aTag(client), await aStoredGig(client)];
  const theirGig = await aStoredGig(other);
  await client.put(`/api/gigs/${gig.id}/tags`, { tagIds: [tag.id] });

  expect(await read(other, '/api/tags')).toEqual([]);
  expect((await other.get(`/api/tags/${tag.id}`)).status).toBe(404);
  expect((await other.patch(`/api/tags/${tag.id}`, { name: 'Mine' })).status).toBe(404);
  expect((await other.delete(`/api/tags/${tag.id}`)).status).toBe(404);
  expect((await other.get(`/api/gigs/${gig.id}/tags`)).status).toBe(404);
  expect((await other.put(`/api/gigs/${gig.id}/tags`, { tagIds: [] })).status).toBe(404);
  expect((await other.put(`/api/gigs/${gig.id}/tags`, { remove: [tag.id] })).status).toBe(404);
  for (const field of ['tagIds', 'add']) {
    const foreign = await other.put(`/api/gigs/${theirGig.id}/tags`, { [field]: [tag.id] });
    expect(foreign.status).toBe(400);
    const message = 'One of these tags does not exist.';
    expect(await foreign.json()).toMatchObject({ message, fieldErrors: { [field]: [message] } });
  }

  expect(await read(client, `/api/gigs/${gig.id}/tags`)).toEqual([tag]);
});

test('the tags of a deleted gig are gone at once, and back with it', async () => {
  const client = await aPerson();
  const [tag, gig] = [await aTag(client), await aStoredGig(client)];
  const path = `/api/gigs/${gig.id}/tags`;
  await client.put(path, { tagIds: [tag.id] });
  expect(await read(client, path)).toEqual([tag]);
  await client.delete(`/api/gigs/${gig.id}`);
  expect((await client.get(path)).status).toBe(404);
  expect((await client.put(path, { tagIds: [] })).status).toBe(404);
  await client.post(`/api/gigs/${gig.id}/restore`, {});
  expect(await read(client, path)).toEqual([tag]);
});

test.each([
  ['GET', '/api/tags'],
  ['POST', '/api/tags'],
  ['GET', '/api/tags/some'],
  ['PATCH', '/api/tags/some'],
  ['DELETE', '/api/tags/some'],
  ['GET', '/api/gigs/some/tags'],
  ['PUT', '/api/gigs/some/tags'],
])('%s %s is for people who are signed in', async (method, path) => {
  expect((await worker().fetch(path, { method })).status).toBe(401);
});

test.each([
  ['PUT', '/api/tags', 'GET, POST'],
  ['POST', '/api/tags/some', 'GET, PATCH, DELETE'],
  ['DELETE', '/api/gigs/some/tags', 'GET, PUT'],
])('%s %s is not a thing to do', async (method, path, allow) => {
  const response = await (await aPerson()).send(method, path);
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
});

/** As nobody does through the site: no write of one's own goes with it. */
const renameBehind = (tagId: string, name: string) =>
  worker().db.prepare('UPDATE tags SET name = ? WHERE id = ?').bind(name, tagId).run();

/** Everything kept in KV was kept a minute and a second earlier. */
async function aMinutePasses() {
  const { kv } = worker();
  for (const { name } of (await kv.list({ prefix: 'tags:' })).keys) {
    const kept = (await kv.get(name, 'json')) as { storedAt: number };
    await kv.put(name, JSON.stringify({ ...kept, storedAt: kept.storedAt - 61_000 }));
  }
}

test('a list read less than a minute ago is given again, and read anew after that', async () => {
  const client = await aPerson();
  const [tag, gig] = [await aTag(client), await aStoredGig(client)];
  const ofGig = `/api/gigs/${gig.id}/tags`;
  await client.put(ofGig, { tagIds: [tag.id] });
  for (const path of ['/api/tags', ofGig])
    expect(await namesOf(client, path)).toEqual(['Festival']);

  await renameBehind(tag.id, 'Changed elsewhere');
  for (const path of ['/api/tags', ofGig])
    expect(await namesOf(client, path)).toEqual(['Festival']);
  await aMinutePasses();
  for (const path of ['/api/tags', ofGig]) {
    expect(await namesOf(client, path)).toEqual(['Changed elsewhere']);
  }
});

test('every write of one’s own is seen at once in both lists', async () => {
  const client = await aPerson();
  const gig = await aStoredGig(client);
  const ofGig = `/api/gigs/${gig.id}/tags`;
  expect(await namesOf(client)).toEqual([]);
  expect(await namesOf(client, ofGig)).toEqual([]);

  const tag = await aTag(client);
  expect(await namesOf(client)).toEqual(['Festival']);
  await client.put(ofGig, { tagIds: [tag.id] });
  expect(await namesOf(client, ofGig)).toEqual(['Festival']);
  await client.patch(`/api/tags/${tag.id}`, { name: 'Fair' });
  expect(await namesOf(client)).toEqual(['Fair']);
  expect(await namesOf(client, ofGig)).toEqual(['Fair']);
  await client.put(ofGig, { remove: [tag.id] });
  expect(await namesOf(client, ofGig)).toEqual([]);
  await client.put(ofGig, { add: [tag.id] });
  expect(await namesOf(client, ofGig)).toEqual(['Fair']);
  await client.delete(`/api/tags/${tag.id}`);
  expect(await namesOf(client)).toEqual([]);
  expect(await namesOf(client, ofGig)).toEqual([]);
});

test('a list that was read before a write and kept after it is not seen again', async () => {
  const client = await aPerson();
  const [tag, gig] = [await aTag(client), await aStoredGig(client)];
  const ofGig = `/api/gigs/${gig.id}/tags`;
  await client.put(ofGig, { tagIds: [tag.id] });

  const slow = await slowlyKeeping();
  const names = (list: Tag[] | null) => list?.map(({ name }) => name);
  expect(names(await listTags(slow.services, client.user.id))).toEqual(['Festival']);
  expect(names(await listGigTags(slow.services, client.user.id, gig.id))).toEqual(['Festival']);
  await client.patch(`/api/tags/${tag.id}`, { name: 'Fair' });
  expect(await slow.keep()).toBe(2);

  expect(await namesOf(client)).toEqual(['Fair']);
  expect(await namesOf(client, ofGig)).toEqual(['Fair']);
});

/** The Worker's own D1 and KV, but what is read is kept only when the test says so. */
async function slowlyKeeping() {
  const { db, kv } = worker();
  const keeping: Promise<unknown>[] = [];
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let kept = 0;
  const held = {
    get: (key: string, type: 'json') => kv.get(key, type),
    async put(key: string, value: string, options: KVNamespacePutOptions) {
      await begun;
      await kv.put(key, value, options);
      kept++;
    },
  };
  const env = { ...VARS, DB: db, CACHE: held, PINNED_NOW: NOW } as unknown as Env;
  return {
    services: createServices(env, { waitUntil: (work) => keeping.push(work) }),
    async keep() {
      begin();
      await Promise.all(keeping);
      return kept;
    },
  };
}

test('the tags of a gig with a very long id are not found', async () => {
  const person = await aSignedInClient(worker());
  expect((await person.get(`/api/gigs/${'x'.repeat(7_000)}/tags`)).status).toBe(404);
});
