import { expect, test } from 'vitest';
import type {
  ConfirmationText,
  WholeConfirmationText,
} from '~/domain/confirmation-texts/confirmation-text';
import type { Gig } from '~/domain/gigs/gig';
import type { DetailAnswer } from '~/domain/travel/detail-api';
import { aFlight, aGig } from '../../support/builders';
import { DELTA, MARRIOTT } from '../../support/confirmations';
import { aSignedInClient, type Client } from '../../support/worker/client';
import { NOW } from '../../support/worker/start-worker';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

async function aGigAndPerson() {
  const client = await aSignedInClient(worker());
  const gig = (await (await client.post('/api/gigs', aGig())).json()) as Gig;
  return { client, gig, path: `/api/gigs/${gig.id}/confirmation-texts` };
}

async function keep(client: Client, path: string, body: object): Promise<ConfirmationText> {
  const response = await client.post(path, body);
  expect(response.status).toBe(201);
  return (await response.json()) as ConfirmationText;
}

const listed = async (client: Client, path: string) =>
  (await (await client.get(path)).json()) as ConfirmationText[];

test('a text stays with its gig as it came, under its subject or file name', async () => {
  const { client, gig, path } = await aGigAndPerson();
  const pasted = await keep(client, path, { text: DELTA });
  const file = await keep(client, path, { text: MARRIOTT, fileName: 'marriott.eml' });
  expect(pasted).toEqual({
    id: pasted.id,
    title: 'Thank you for choosing Delta, Robin Vale',
    createdAt: NOW,
  });
  expect(await listed(client, path)).toEqual([file, pasted]);
  const whole = await (await client.get(`/api/confirmation-texts/${file.id}`)).json();
  expect(whole as WholeConfirmationText).toEqual({
    ...file,
    gigId: gig.id,
    fileName: 'marriott.eml',
    text: MARRIOTT,
  });
});

test('the same text again is the same one', async () => {
  const { client, path } = await aGigAndPerson();
  const first = await keep(client, path, { text: DELTA });
  expect(await keep(client, path, { text: DELTA })).toEqual(first);
  expect(await listed(client, path)).toHaveLength(1);
});

test('a text of 1 MiB is kept, a longer one is not', async () => {
  const { client, path } = await aGigAndPerson();
  const text = `Trip ${'x'.repeat(1024 * 1024 - 5)}`;
  const { id } = await keep(client, path, { text });
  const whole = (await (
    await client.get(`/api/confirmation-texts/${id}`)
  ).json()) as WholeConfirmationText;
  expect(whole.text).toBe(text);
  expect((await client.post(path, { text: `${text}x` })).status).toBe(413);
  expect((await client.post(path, { text: ' ' })).status).toBe(400);
});

test.each([
  'a\u0000b',
  '\u0000',
  '\ud83d half',
  '<script>alert(1)</script>',
  '🎸'.repeat(200),
  'Subject: =?utf-8?B?/////w==?=',
])('any text is kept: %j', async (text) => {
  const { client, path } = await aGigAndPerson();
  const { id, title } = await keep(client, path, { text });
  const response = await client.get(`/api/confirmation-texts/${id}`);
  expect(((await response.json()) as WholeConfirmationText).text).toBe(text.toWellFormed());
  expect(title.length).toBeGreaterThan(0);
  expect(await listed(client, path)).toMatchObject([{ id, title }]);
});

test('a gig keeps twenty, and says so', async () => {
  const { client, path } = await aGigAndPerson();
  for (let count = 0; count < 20; count++) await keep(client, path, { text: `Trip ${count}` });
  const response = await client.post(path, { text: 'One more' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message:
      'A gig keeps 20 confirmation texts at most, and all your gigs together 2,000. Discard one of them first.',
  });
  await keep(client, path, { text: 'Trip 7' });
});

test('a discarded text is nowhere any more, and its bookings stay', async () => {
  const { client, gig, path } = await aGigAndPerson();
  const { id: confirmationTextId } = await keep(client, path, { text: DELTA });
  const other = await keep(client, path, { text: MARRIOTT });
  const add = async (fields: Record<string, unknown>) =>
    (await (
      await client.post('/api/travel-details', aFlight(gig.id, fields))
    ).json()) as DetailAnswer;
  const saved = await add({ sourceText: DELTA, confirmationTextId });
  const updated = await add({ sourceText: 'before' });
  await client.patch(`/api/travel-details/${updated.id}`, {
    sourceText: DELTA,
    confirmationTextId,
  });
  const apart = await add({ sourceText: MARRIOTT, confirmationTextId: other.id });
  expect(saved).not.toHaveProperty('confirmationTextId');

  expect((await client.delete(`/api/confirmation-texts/${confirmationTextId}`)).status).toBe(204);
  expect(await listed(client, path)).toEqual([other]);
  expect((await client.get(`/api/confirmation-texts/${confirmationTextId}`)).status).toBe(404);
  const sourceOf = async ({ id }: DetailAnswer) =>
    ((await (await client.get(`/api/travel-details/${id}`)).json()) as DetailAnswer).sourceText;
  expect(await sourceOf(saved)).toBeNull();
  expect(await sourceOf(updated)).toBeNull();
  expect(await sourceOf(apart)).toBe(MARRIOTT.trim());
  expect((await client.delete(`/api/confirmation-texts/${confirmationTextId}`)).status).toBe(404);
});

test('newer words that are kept nowhere else outlive the text before them', async () => {
  const { client, gig, path } = await aGigAndPerson();
  const { id: confirmationTextId } = await keep(client, path, { text: DELTA });
  const booking = aFlight(gig.id, { sourceText: DELTA, confirmationTextId });
  const { id } = (await (await client.post('/api/travel-details', booking)).json()) as DetailAnswer;
  await client.patch(`/api/travel-details/${id}`, { sourceText: 'Your flight has changed' });
  await client.delete(`/api/confirmation-texts/${confirmationTextId}`);
  const now = (await (await client.get(`/api/travel-details/${id}`)).json()) as DetailAnswer;
  expect(now.sourceText).toBe('Your flight has changed');
});

test('words of a text that was discarded meanwhile are not saved', async () => {
  const { client, gig, path } = await aGigAndPerson();
  const { id: confirmationTextId } = await keep(client, path, { text: DELTA });
  const booking = aFlight(gig.id, { sourceText: DELTA, confirmationTextId });
  const saved = (await (await client.post('/api/travel-details', booking)).json()) as DetailAnswer;
  await client.delete(`/api/confirmation-texts/${confirmationTextId}`);
  const late = (await (await client.post('/api/travel-details', booking)).json()) as DetailAnswer;
  expect(late.sourceText).toBeNull();
  await client.patch(`/api/travel-details/${saved.id}`, { sourceText: DELTA, confirmationTextId });
  const now = (await (await client.get(`/api/travel-details/${saved.id}`)).json()) as DetailAnswer;
  expect(now.sourceText).toBeNull();
});

test('of a deleted gig no text is there, until it is restored', async () => {
  const { client, gig, path } = await aGigAndPerson();
  const text = await keep(client, path, { text: DELTA });
  await client.delete(`/api/gigs/${gig.id}`);
  expect((await client.get(path)).status).toBe(404);
  expect((await client.post(path, { text: MARRIOTT })).status).toBe(404);
  expect((await client.get(`/api/confirmation-texts/${text.id}`)).status).toBe(404);
  expect((await client.delete(`/api/confirmation-texts/${text.id}`)).status).toBe(404);
  await client.post(`/api/gigs/${gig.id}/restore`, {});
  expect(await listed(client, path)).toEqual([text]);
});
