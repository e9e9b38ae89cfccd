import { expect, test } from 'vitest';
import { createDatabase } from '~/data/db.server';
import { createReads } from '~/data/reads.server';
import { users } from '~/data/schema';
import { aSignedInClient } from '../support/worker/client';
import { countTrips } from '../support/worker/count-trips';
import { withSharedWorker } from '../support/worker/with-worker';

const worker = withSharedWorker();

/** Two rows, in this order. */
const pair = (a: string, b: string) => ({
  sql: 'SELECT value AS text FROM json_each(?) ORDER BY key DESC',
  params: [JSON.stringify([b, a])],
});

function countedReads() {
  const { binding, trips } = countTrips(worker().db);
  return { reads: createReads(createDatabase(binding)), trips };
}

test('texts that are asked for at the same time are one statement, each with its own rows', async () => {
  const { reads, trips } = countedReads();
  const [first, rest] = await Promise.all([
    reads.texts([pair('a', 'b')]),
    reads.texts([pair('c', 'd'), { sql: 'SELECT 1 AS text WHERE false', params: [] }]),
  ]);
  expect(first).toEqual([['a', 'b']]);
  expect(rest).toEqual([['c', 'd'], []]);
  expect(trips).toMatchObject({ count: 1, statements: 1 });
});

test('more texts than D1 unites are still one round trip', async () => {
  const { reads, trips } = countedReads();
  const names = [...'abcdefgh'];
  const answers = await reads.texts(names.map((name) => pair(name, `${name}?`)));
  expect(answers).toEqual(names.map((name) => [name, `${name}?`]));
  expect(trips.count).toBe(1);
});

test('texts and queries of drizzle go together', async () => {
  const person = await aSignedInClient(worker());
  const { reads, trips } = countedReads();
  const [texts, [rows]] = await Promise.all([
    reads.texts([pair('it’s', 'a ? b')]),
    reads.batch([reads.select({ email: users.email }).from(users)]),
  ]);
  expect(texts).toEqual([['it’s', 'a ? b']]);
  expect(rows).toContainEqual({ email: person.user.email });
  expect(trips).toMatchObject({ count: 1, statements: 2 });
});

test('where one of them fails, all that were asked with it fail', async () => {
  const { reads } = countedReads();
  const failing = { sql: 'SELECT nothing AS text FROM nowhere', params: [] };
  const asked = await Promise.allSettled([reads.texts([pair('a', 'b')]), reads.texts([failing])]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
