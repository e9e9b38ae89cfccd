import type { Gig } from '~/domain/gigs/gig';
import { expect, expectAccessible, test } from '../../support/browser';
import { aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aGigToLookUp, takeOffMap } from '../../support/pages/gig-steps';
import type { SignedInClient } from '../../support/worker/client';
import type { TestWorker } from '../../support/worker/start-worker';

async function create(person: SignedInClient, fields: Record<string, unknown>) {
  return (await (await person.post('/api/gigs', aGig(fields))).json()) as Gig;
}

/** A gig as they are that came before places could be found. */
async function createUnplaced(site: TestWorker, person: SignedInClient, location: string) {
  // Picked on purpose, so that nothing is looked up meanwhile.
  await takeOffMap(site, person, [
    await create(person, { location, latitude: 44, longitude: -70 }),
  ]);
}

test('missing places are found from the settings, and it is said how many', async ({
  signedIn: page,
  person,
  site,
}) => {
  await createUnplaced(site, person, 'Portland, ME');
  await createUnplaced(site, person, 'Denver, CO');
  await createUnplaced(site, person, 'Grange Hall, Nowhereville, KS');
  // The last one takes its time.
  await site.nextLookupIn(1_900);
  await page.goto('/settings');
  const places = page.getByRole('region', { name: 'Map places' });
  await expect(places).toContainText('3 gigs have a location but are not on the map yet.');
  await places.getByRole('button', { name: 'Find missing places' }).click();
  await expect(page.getByText('Geocoding Complete', { exact: true })).toBeVisible();
  await expect(page.getByText('Geocoded 2 locations out of 3 gigs', { exact: true })).toBeVisible();
  await expect(places).toContainText('1 gig has a location but is not on the map yet.');
  await expectAccessible(page);
});

test('what is being looked up is followed until all is on the map', async ({
  signedIn: page,
  person,
  site,
}) => {
  const { id } = await aGigToLookUp(site, person);
  await page.goto('/settings');
  const places = page.getByRole('region', { name: 'Map places' });
  await expect(places.getByRole('progressbar')).toHaveAccessibleName('Places found');
  await expect(places).toContainText('Looking up 1 of 1');
  await expectAccessible(page);
  await person.put(`/api/gigs/${id}`, { location: 'Denver, CO' });
  await expect(places).toContainText('Every gig has its place on the map.');
});

test.describe('when the lookup cannot be asked for', () => {
  test.use({ allowedMessages: /ERR_FAILED|status of 500/ });

  test('it says so, and can be tried again', async ({ signedIn: page, person, site }) => {
    await createUnplaced(site, person, 'Portland, ME');
    await page.goto('/settings');
    const button = page.getByRole('button', { name: 'Find missing places' });
    await page.route('**/api/gigs/geocode-all', (route) => route.abort());
    await button.click();
    await expect(page.getByText('Geocoding Failed', { exact: true })).toBeVisible();
    await page.unroute('**/api/gigs/geocode-all');
    await button.click();
    await expect(
      page.getByText('Geocoded 1 locations out of 1 gigs', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Every gig has its place on the map.')).toBeVisible();
  });
});

test('a marker moves from its city to its address without a reload', async ({
  signedIn: page,
  person,
  site,
}) => {
  await site.nextLookupIn(60_000);
  const { id } = await create(person, {
    location: 'Wolf Trap, Washington, DC',
    title: 'Summer Stage',
  });
  await eventually(
    async () => (await (await person.get(`/api/gigs/${id}`)).json()) as Gig,
    (gig) => gig.approximate,
  );
  await page.goto('/');
  // The newest gig is chosen a second after the page has come, and the map may move for it.
  const marker = page.getByRole('button', { name: /^Summer Stage, Jun 5.*, selected$/ });
  const where = () => marker.evaluate((element) => getComputedStyle(element).transform);
  const whereAtRest = async () => {
    let last = '';
    const moved = async () => {
      const before = last;
      last = await where();
      return last !== before;
    };
    await expect.poll(moved, { intervals: [0, 700], timeout: 25_000 }).toBe(false);
    return last;
  };
  const before = await whereAtRest();
  await site.nextLookupIn(0);
  await site.runCron();
  await expect.poll(where, { timeout: 25_000 }).not.toBe(before);
  const after = await whereAtRest();
  await page.reload();
  expect(await whereAtRest()).toBe(after);
});
