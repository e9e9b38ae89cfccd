import type { Locator, Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, expectAccessible, test } from '../../support/browser';
import { aGig } from '../../support/builders';
import { deferred, says, takeOffMap } from '../../support/pages/gig-steps';
import type { SignedInClient } from '../../support/worker/client';
import { NOW, type TestWorker } from '../../support/worker/start-worker';

// With all that moves, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Fixtures {
  person: SignedInClient;
  site: TestWorker;
}

const OMAHA = { location: 'Omaha, NE', latitude: 41.2565, longitude: -95.9345 };
const PORTLAND_ME = { location: 'Portland, ME', latitude: 43.6591, longitude: -70.2568 };
const SEATTLE = { location: 'Seattle, WA', latitude: 47.6062, longitude: -122.3321 };

/**
 * With coordinates, as the place picker sends them: nothing has to be looked up. The last one is
 * the newest, though the clock stands still.
 */
async function add({ person, site }: Fixtures, ...gigs: Record<string, unknown>[]): Promise<Gig[]> {
  const added: Gig[] = [];
  for (const [index, fields] of gigs.entries()) {
    const gig = (await (await person.post('/api/gigs', aGig(fields))).json()) as Gig;
    await site.db
      .prepare('UPDATE gigs SET created_at = ? WHERE id = ?')
      .bind(`2026-05-01T12:00:0${index}.000Z`, gig.id)
      .run();
    added.push(gig);
  }
  return added;
}

const threePlaces = (fixtures: Fixtures) =>
  add(
    fixtures,
    { title: 'Pike Street Set', ...SEATTLE },
    { title: 'Prairie Talk', type: 'booked', date: '2026-05-19', ...OMAHA },
    { title: 'Harbor Lights Series', type: 'booked', ...PORTLAND_ME },
  );

const map = (page: Page) => page.getByRole('region', { name: 'Map of your gigs' });
const selected = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}, .*, selected$`) });
const pin = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}, `) });

test.describe('a map whose script does not come', () => {
  test.use({ allowedMessages: /ERR_FAILED|Failed to (load|fetch)/, ownWindow: true });

  test('says so, and Try Again brings it', async ({ signedIn: page, person, site }) => {
    await threePlaces({ person, site });
    await page.route('**/gig-map-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Failed to load the map');
    await expectAccessible(page);
    await page.unroute('**/gig-map-*.js');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(pin(page, 'Prairie Talk')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('is waited for 20 seconds, and still welcome after that', async ({
    signedIn: page,
    person,
    site,
  }) => {
    await threePlaces({ person, site });
    await page.goto('/?view=list');
    const { promise: opened, resolve: letGo } = deferred();
    await page.route('**/gig-map-*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByText('Loading the map')).toBeAttached();
    // What else is read meanwhile may be given up as well.
    const late = page.getByRole('alert').filter({ hasText: 'Timed out waiting for the map' });
    // The clock goes on by itself meanwhile.
    await page.clock.fastForward(10_000);
    await expect(late).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(late).toBeVisible();
    letGo();
    await expect(pin(page, 'Prairie Talk')).toBeVisible();
    await expect(late).toBeHidden();
  });
});

/** By its handle, a finger's way. */
async function pullDown(page: Page, sheet: Locator) {
  await sheet.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  const box = await sheet.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 90, { steps: 3 });
  await page.mouse.up();
}

test('hovering a marker tells its title, cut at 50 characters, and its day', async ({
  signedIn: page,
  person,
  site,
}) => {
  await threePlaces({ person, site });
  const title = 'An Evening of Very Long Stories Told Without Any Hurry';
  await add(
    { person, site },
    { title, location: 'Denver, CO', latitude: 39.74, longitude: -104.99 },
  );
  await page.goto('/');
  await pin(page, title).hover();
  const info = page.locator('.gig-info');
  await expect(info).toContainText(`${title.slice(0, 50)}…`);
  await expect(info).toContainText('Jun 5 · Denver, CO');
  await page.getByRole('heading', { name: 'View Your Schedule' }).hover();
  await expect(info).toBeHidden();
});

test('the newest gig is marked by itself; choosing a marker marks another and announces it, once more opens it', async ({
  signedIn: page,
  person,
  site,
}) => {
  const [, prairie] = await threePlaces({ person, site });
  await page.goto('/');
  await page.evaluate(() => {
    window.addEventListener('openGigDetail', (event) => {
      document.title = `opened ${(event as CustomEvent).detail.gigId}`;
    });
  });
  await expect(selected(page, 'Harbor Lights Series')).toBeVisible();
  await pin(page, 'Prairie Talk').click();
  await expect(page).toHaveTitle(`opened ${prairie?.id}`);
  await expect(
    page.getByRole('article').filter({ hasText: 'Prairie Talk' }).getByRole('link'),
  ).toHaveAttribute('aria-current', 'true');
  await pin(page, 'Prairie Talk').click();
  await expect(page.getByRole('dialog', { name: /Prairie Talk/ })).toBeVisible();
});

test('a SELECT_GIG message opens the gig on every view, from this origin only', async ({
  signedIn: page,
  person,
  site,
}) => {
  const [seattle, prairie] = await threePlaces({ person, site });
  for (const view of ['map', 'calendar', 'list', 'schedule']) {
    await page.goto(`/?view=${view}`);
    await page.evaluate((gigId) => {
      const data = { type: 'SELECT_GIG', gigId };
      const origin = 'https://elsewhere.example';
      window.dispatchEvent(new MessageEvent('message', { origin, data }));
    }, seattle?.id);
    await page.evaluate(
      (gigId) => window.postMessage({ type: 'SELECT_GIG', gigId }, window.location.origin),
      prairie?.id,
    );
    await expect(page.getByRole('dialog', { name: /Prairie Talk/ })).toBeVisible();
  }
});

test('all pins are one stop of the Tab key; arrows walk from west to east', async ({
  signedIn: page,
  person,
  site,
}) => {
  await threePlaces({ person, site });
  await page.goto('/');
  await expect(selected(page, 'Harbor Lights Series')).toBeVisible();
  await expect(page.locator('.leaflet-marker-pane [tabindex="0"]')).toHaveCount(1);
  await map(page).focus();
  await page.keyboard.press('Tab');
  await expect(pin(page, 'Harbor Lights Series')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(pin(page, 'Prairie Talk')).toBeFocused();
  await expect(page.locator('.gig-info').last()).toContainText('Prairie Talk');
  await page.keyboard.press('ArrowUp');
  await expect(pin(page, 'Harbor Lights Series')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(pin(page, 'Pike Street Set')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(pin(page, 'Pike Street Set')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(selected(page, 'Pike Street Set')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map(page)).toBeFocused();
});

test.describe('with a clock that is moved', () => {
  test.use({ ownWindow: true });

  test('arrow keys pan the map and the wheel zooms it', async ({
    signedIn: page,
    person,
    site,
  }) => {
    await threePlaces({ person, site });
    await page.goto('/');
    await expect(selected(page, 'Harbor Lights Series')).toBeVisible();
    const left = async (title: string) => (await pin(page, title).boundingBox())?.x ?? 0;
    const before = await left('Prairie Talk');
    await map(page).focus();
    await page.keyboard.press('ArrowRight');
    // The map goes by the clock when it moves.
    await page.clock.setFixedTime(Date.parse(NOW) + 1_000);
    await expect.poll(() => left('Prairie Talk')).toBeLessThan(before - 40);
    const apart = async () => (await left('Prairie Talk')) - (await left('Pike Street Set'));
    const narrow = await apart();
    await map(page).hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(apart).toBeLessThan(narrow * 0.8);
  });
});

test('a cluster opens with Enter, and gigs in one spot fan out', async ({
  signedIn: page,
  person,
  site,
}) => {
  await add(
    { person, site },
    ...['First', 'Second', 'Third'].map((name) => ({ title: `${name} Night`, ...OMAHA })),
    { title: 'Uptown Matinee', ...OMAHA, latitude: 41.9 },
    { title: 'Harbor Lights Series', ...PORTLAND_ME },
  );
  await page.goto('/');
  await expect(selected(page, 'Harbor Lights Series')).toBeVisible();
  await page.getByRole('button', { name: '4 gigs: 4 possible' }).focus();
  await page.keyboard.press('Enter');
  await expect(pin(page, 'Uptown Matinee')).toBeVisible();
  await expect(page.locator('.leaflet-zoom-anim, .leaflet-cluster-anim')).toHaveCount(0);
  await page.getByRole('button', { name: '3 gigs: 3 possible' }).press(' ');
  for (const name of ['First', 'Second', 'Third']) {
    await expect(pin(page, `${name} Night`)).toBeVisible();
  }
  await expect(page.locator('.leaflet-zoom-anim, .leaflet-cluster-anim')).toHaveCount(0);
  await pin(page, 'Second Night').click();
  await expect(selected(page, 'Second Night')).toBeVisible();
});

test('many gigs in one spot are told as a list', async ({ signedIn: page, person, site }) => {
  const nights = Array.from({ length: 9 }, (_, index) => ({
    title: `Night ${index + 1}`,
    date: `2026-06-0${index + 1}`,
    ...OMAHA,
  }));
  await add({ person, site }, ...nights, { title: 'Harbor Lights Series', ...PORTLAND_ME });
  await page.goto('/');
  await expect(selected(page, 'Harbor Lights Series')).toBeVisible();
  await page.getByRole('button', { name: '9 gigs: 9 possible' }).click();
  const list = page.getByRole('dialog', { name: '9 gigs in Omaha, NE' });
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await expectAccessible(page);
  await list.getByRole('button', { name: /Night 7/ }).click();
  await expect(list).toBeHidden();
  await expect(selected(page, 'Night 7')).toBeVisible();
});

test('of two gigs in the very same place each can be clicked', async ({
  signedIn: page,
  person,
  site,
}) => {
  await add({ person, site }, { title: 'Early Show', ...OMAHA }, { title: 'Late Show', ...OMAHA });
  await page.goto('/');
  await expect(selected(page, 'Late Show')).toBeVisible();
  await pin(page, 'Early Show').click();
  await expect(selected(page, 'Early Show')).toBeVisible();
  await pin(page, 'Late Show').click();
  await expect(selected(page, 'Late Show')).toBeVisible();
});

test('gigs without a place are told, named, and can be opened', async ({
  signedIn: page,
  person,
  site,
}) => {
  const [, ...lost] = await add(
    { person, site },
    { title: 'Harbor Lights Series', ...PORTLAND_ME },
    { title: 'Somewhere Festival', ...OMAHA },
    { title: 'Nowhere Night', ...SEATTLE },
  );
  await takeOffMap(site, person, lost);
  await page.goto('/');
  await page.getByRole('button', { name: '2 gigs are not on the map' }).click();
  const list = page.getByRole('dialog', { name: '2 gigs are not on the map' });
  await expect(list).toContainText('“Omaha, NE” was not found');
  await expectAccessible(page);
  await list.getByRole('button', { name: /Somewhere Festival/ }).click();
  await expect(page.getByRole('dialog', { name: /Somewhere Festival/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`gig=${lost[0]?.id}`));
});

test.describe('with street tiles', () => {
  test.use({ tiles: true });

  test('the controls switch the base layer, lead to the street and fill the screen', async ({
    signedIn: page,
    person,
    site,
  }) => {
    await threePlaces({ person, site });
    await page.goto('/');
    // The gig that is marked by itself moves the map.
    await expect(page.getByRole('button', { name: /, selected$/ })).toBeVisible();
    const tile = page.waitForRequest(/tile\.openstreetmap\.org/);
    const streets = page.getByRole('button', { name: 'Show streets' });
    await streets.click();
    await tile;
    await expect(streets).toHaveAttribute('aria-pressed', 'true');

    await page.evaluate(() => {
      window.open = (url) => {
        document.title = String(url);
        return null;
      };
    });
    await page.getByRole('button', { name: 'Open street view in a new tab' }).click();
    await expect(page).toHaveTitle(/map_action=pano&viewpoint=-?\d/);

    const full = page.getByRole('button', { name: 'Full screen' });
    await full.click();
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await map(page).boundingBox())?.x).toBe(0);
    // What opens over the map is seen there, too.
    await pin(page, 'Prairie Talk').click();
    await selected(page, 'Prairie Talk').click();
    const popup = page.getByRole('dialog', { name: /Prairie Talk/ });
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Close' }).first().click();
    await full.click();
    await expect(full).toHaveAttribute('aria-pressed', 'false');
  });
});

test('streets that do not come are told, and the map is as it was', async ({
  signedIn: page,
  person,
  site,
}) => {
  await threePlaces({ person, site });
  await page.goto('/');
  const streets = page.getByRole('button', { name: 'Show streets' });
  await streets.click();
  await says(page, 'The streets could not be loaded. Please try again later.');
  await expect(streets).toHaveAttribute('aria-pressed', 'false');
});

test('without gigs the map is there and the list says what to do', async ({ signedIn: page }) => {
  await page.goto('/');
  await expect(map(page)).toBeVisible();
  await expect(page.getByText('No upcoming gigs').first()).toBeVisible();
  await expect(page.getByText('Nothing booked')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sheet of a gig closes to the next 30 days and the legend; a tap raises another, which leads to its travel', async ({
    signedIn: page,
    person,
    site,
  }) => {
    await threePlaces({ person, site });
    await page.goto('/');
    await expect(selected(page, 'Harbor Lights Series')).toBeVisible();
    await page
      .getByRole('region', { name: 'Harbor Lights Series' })
      .getByRole('button', { name: 'Close' })
      .click();
    const glance = page.getByRole('region', { name: 'At a glance' });
    await expect(glance).toContainText('2 booked');
    await expect(glance.getByRole('list', { name: 'Map legend' })).toContainText('Needs you');
    await expectAccessible(page);
    const sheet = page.getByRole('region', { name: 'Prairie Talk' });
    await glance.getByRole('button', { name: /Prairie Talk/ }).click();
    await expect(sheet).toBeVisible();

    await pullDown(page, sheet);
    await expect(sheet).toBeHidden();
    await pin(page, 'Prairie Talk').click();
    await expect(sheet).toContainText('In 5 days');
    await sheet.getByRole('link', { name: 'Add flight' }).click();
    await expect(page.getByRole('dialog').getByRole('tab', { name: /Travel/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
