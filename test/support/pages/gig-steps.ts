import { expect, type Locator, type Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { aGig } from '../builders';
import { eventually } from '../eventually';
import type { Client } from '../worker/client';
import type { TestWorker } from '../worker/start-worker';

/* What browser tests of one gig do, and look for, again and again. */

/** Its city has been looked up: until then a page that shows it reads again by itself. */
export async function aStoredGig(
  person: Client,
  fields: Record<string, unknown> = {},
): Promise<Gig> {
  const gig = (await (await person.post('/api/gigs', aGig(fields))).json()) as Gig;
  await person.post('/api/gigs/geocode-all', undefined);
  return readGig(person, gig);
}

/** Its place is still to be looked up, in a minute. */
export async function aGigToLookUp(site: TestWorker, person: Client): Promise<Gig> {
  await site.nextLookupIn(60_000);
  const location = 'Red Rocks Amphitheatre, Morrison';
  return (await (await person.post('/api/gigs', aGig({ location }))).json()) as Gig;
}

export async function readGig(person: Client, { id }: Pick<Gig, 'id'>): Promise<Gig> {
  return (await (await person.get(`/api/gigs/${id}`)).json()) as Gig;
}

/** As gigs are whose place was not found. The queue has to have been at them before. */
export async function takeOffMap(site: TestWorker, person: Client, gigs: Pick<Gig, 'id'>[]) {
  for (const gig of gigs) {
    await eventually(
      () => readGig(person, gig),
      ({ geocoding }) => !geocoding,
    );
  }
  await site.db
    .prepare(
      `UPDATE gigs SET latitude = NULL, longitude = NULL, place_status = 'unknown'
       WHERE id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(gigs.map(({ id }) => id)))
    .run();
}

export const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true })).toBeVisible();

/** Opens an inline editor. */
export const edit = (within: Locator, what: string) =>
  within.getByRole('button', { name: `Edit ${what}`, exact: true }).click();

export const click = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

export const question = (page: Page, name = 'Discard your changes?') =>
  page.getByRole('alertdialog', { name });

/** A promise and what resolves it (`Promise.withResolvers` is newer than Node 20). */
export function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
