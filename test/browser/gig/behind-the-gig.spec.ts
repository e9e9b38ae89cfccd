import type { Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, test } from '../../support/browser';
import { aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import type { SignedInClient } from '../../support/worker/client';

/** In the middle of the map as it begins, and one in the far east. */
async function someGigs(person: SignedInClient, count = 12): Promise<Gig[]> {
  for (let day = 10; day < 10 + count; day++) {
    await person.post(
      '/api/gigs',
      aGig({ title: `Show ${day}`, location: 'Omaha, NE', date: `2026-06-${day}` }),
    );
  }
  await person.post('/api/gigs', aGig({ title: 'Harbor Lights Series', date: '2026-06-09' }));
  return eventually(
    async () => (await (await person.get('/api/gigs')).json()) as Gig[],
    (gigs) => gigs.length === count + 1 && gigs.every(({ geocoding }) => !geocoding),
  );
}

/** Through the popup to the gig's own page. */
async function openFullPage(page: Page) {
  await page.getByRole('dialog').getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/gigs\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Where two places stand on the screen says where the map is, and how near. */
const mapView = (page: Page) =>
  page.locator('.gig-map-canvas').evaluate((canvas) =>
    ['.gig-home', '.map-label'].map((place) => {
      const { x, y } = canvas.querySelector(place)?.getBoundingClientRect() ?? {};
      return [Math.round(x ?? 0), Math.round(y ?? 0)];
    }),
  );

const panelTop = (page: Page) =>
  page.getByRole('link', { name: 'Show 20' }).evaluate((link) => {
    let element: Element | null = link;
    while (element && getComputedStyle(element).overflowY !== 'auto')
      element = element.parentElement;
    return element?.scrollTop ?? 0;
  });

test.describe('with street tiles', () => {
  test.use({ tiles: true });

  test('the map, the list beside it and the chosen gig are as they were left', async ({
    signedIn: page,
    person,
  }) => {
    await someGigs(person);
    await page.goto('/');
    const streets = page.getByRole('button', { name: 'Show streets' });
    await expect(page.locator('article:has([aria-current])')).toContainText('Harbor Lights');
    await streets.click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('link', { name: 'Show 20' }).click();
    const dialog = page.getByRole('dialog', { name: /Show 20/ });
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Show 20' })).toBeFocused();
    await page.locator('.gig-map-canvas').focus();
    for (let count = 0; count < 6; count++) await page.keyboard.press('ArrowRight');
    await settled(page);
    const before = await mapView(page);
    const top = await panelTop(page);
    expect(top).toBeGreaterThan(200);

    for (const back of ['button', 'browser'] as const) {
      await page.getByRole('link', { name: 'Show 20' }).click();
      await openFullPage(page);
      if (back === 'browser') await page.goBack();
      else await page.getByRole('link', { name: 'Back to Map' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('dialog')).toBeHidden();
      await settled(page);
      expect(await mapView(page)).toEqual(before);
      expect(await panelTop(page)).toBe(top);
      await expect(streets).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('article:has([aria-current])')).toContainText('Show 20');
    }
  });
});

test('a gig that is deleted on its page is gone from the same view', async ({
  signedIn: page,
  person,
}) => {
  await someGigs(person);
  await page.goto('/?status=possible');
  await expect(page.locator('article:has([aria-current])')).toContainText('Harbor Lights');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('link', { name: 'Show 21' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Show 19' }).click();
  await openFullPage(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/?status=possible');
  await expect(page.getByRole('link', { name: 'Show 19' })).toHaveCount(0);
  expect(await panelTop(page)).toBeGreaterThan(200);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a long list and another year of the calendar are as they were left', async ({
  signedIn: page,
  person,
}) => {
  await someGigs(person, 19);
  for (let day = 10; day < 30; day++) {
    for (const month of ['07', '08', '09']) {
      await person.post(
        '/api/gigs',
        aGig({ title: `${month}/${day}`, date: `2026-${month}-${day}` }),
      );
    }
  }
  await page.goto('/?view=list');
  const card = page.getByRole('link', { name: '08/15' });
  for (let count = 0; count < 40 && (await card.count()) === 0; count++) {
    await page.mouse.wheel(0, 600);
  }
  await card.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  const place = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const before = await place();
  await card.click();
  await openFullPage(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(place).toBe(before);

  await page.goto('/?view=calendar');
  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gigs in 2027');
  await page.getByRole('button', { name: 'Previous year' }).click();
  await page.getByRole('link', { name: /June 9.*Harbor Lights/ }).click();
  await openFullPage(page);
  await page.getByRole('link', { name: 'Back to Calendar' }).click();
  await expect(page).toHaveURL('/?view=calendar&year=2026');
  await expect(page.getByRole('link', { name: /June 9.*Harbor Lights/ })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({
    allowedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/,
    ownWindow: true,
  });

  test('a tab that was never open opens and says what it lacks, and the rest of the page stays', async ({
    signedIn: page,
    person,
    context,
  }) => {
    const [gig] = await someGigs(person, 1);
    // The tabs' scripts come by themselves a little after the page; this one does not.
    await page.route('**/contact-tab-*.js', (route) => route.abort());
    const ahead = page.waitForResponse(/\/checklist-tab-.*\.js$/);
    await page.goto(`/gigs/${gig?.id}?tab=travel`);
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
    await (await ahead).finished();
    await context.setOffline(true);
    await page.getByRole('tab', { name: /Checklist/ }).click();
    await expect(page.getByRole('alert')).toContainText('Error loading checklist');
    await page.getByRole('tab', { name: /Contact/ }).click();
    await expect(page.getByRole('alert')).toContainText('Please check your connection.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // By hand, as long as it takes; with the network it comes by itself.
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('alert')).toContainText('Please check your connection.');
    await page.unroute('**/contact-tab-*.js');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Contact', level: 2 })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the calendar comes back to the month where it was left', async ({
    signedIn: page,
    person,
  }) => {
    await someGigs(person, 1);
    await person.post('/api/gigs', aGig({ title: 'New Year Set', date: '2026-01-02' }));
    await page.goto('/?view=calendar');
    const day = page.getByRole('link', { name: /January 2.*New Year Set/ });
    await page.evaluate(() => window.scrollTo(0, 0));
    await day.tap();
    await openFullPage(page);
    await page.goBack();
    await expect(day).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the gig on its sheet is still chosen, and the map where it was', async ({
    signedIn: page,
    person,
  }) => {
    await someGigs(person, 1);
    await page.goto('/');
    const sheet = page.getByRole('region', { name: 'Harbor Lights Series' });
    await sheet.waitFor();
    await page.locator('.gig-map-canvas').press('+');
    await settled(page);
    const before = await mapView(page);
    await sheet.getByRole('link', { name: 'Open gig' }).tap();
    await openFullPage(page);
    await page.getByRole('link', { name: 'Back to Map' }).tap();
    await expect(sheet).toBeVisible();
    await settled(page);
    expect(await mapView(page)).toEqual(before);
  });
});

/** The map has come to rest. */
async function settled(page: Page) {
  const view = async () => JSON.stringify(await mapView(page));
  let last = '';
  await expect
    .poll(
      async () => {
        const now = await view();
        const still = now === last;
        last = now;
        return still;
      },
      { intervals: [250] },
    )
    .toBe(true);
}
