import type { Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectEachIdOnce,
  test,
} from '../../support/browser';
import { aFlight, aGig, aHotel } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { deferred } from '../../support/pages/gig-steps';
import type { SignedInClient } from '../../support/worker/client';

async function aYearOfGigs(person: SignedInClient) {
  const gigs = [
    aGig({
      title: "Makers' Week Opening Talk",
      location: 'Omaha, NE',
      date: '2026-05-19',
      type: 'booked',
    }),
    aGig({
      title: 'Harbor Lights Series',
      location: 'Portland, ME',
      date: '2026-06-05',
      type: 'booked',
    }),
    aGig({
      title: 'Prairie Sound Festival',
      location: 'Calgary, AB',
      date: '2026-06-11',
      endDate: '2026-06-13',
    }),
    aGig({
      title: 'Rose City Unplugged',
      location: 'Portland, OR',
      date: '2026-08-08',
      type: 'booked',
    }),
    aGig({ title: 'Evening Set at the Boathouse', location: 'Seattle, WA', date: '2026-08-08' }),
    aGig({
      title: 'Campus Lecture: Quiet Rooms',
      location: 'Madison, WI',
      date: '2026-05-02',
      type: 'booked',
    }),
  ];
  for (const gig of gigs) await person.post('/api/gigs', gig);
  const placed = await eventually(
    async () => (await (await person.get('/api/gigs')).json()) as Gig[],
    (list) => list.every((gig) => !gig.geocoding),
  );
  const harbor = placed.find((gig) => gig.title === 'Harbor Lights Series');
  await person.post('/api/travel-details', aFlight(harbor?.id ?? ''));
  await person.post('/api/travel-details', aHotel(harbor?.id ?? ''));
  return placed;
}

test('every view and open dialog is accessible, light and dark', async ({
  signedIn: page,
  person,
}) => {
  test.slow();
  await aYearOfGigs(person);
  const desktop = { size: { width: 1280, height: 832 }, check: expectAccessibleInBothThemes };
  // Its colors are the same.
  const phone = { size: { width: 390, height: 844 }, check: expectAccessible };
  for (const { size, check } of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.goto('/');
    // In sight on a phone too: pins far outside are drawn when the map is moved there.
    await expect(page.getByRole('button', { name: /^Makers' Week/ }).first()).toBeVisible();
    await check(page);
    await page.goto('/?view=calendar');
    await expect(page.getByRole('link', { name: /June 5.*Harbor Lights/ })).toBeVisible();
    await check(page);
    await page.goto('/?view=list');
    await check(page);

    await page.getByRole('button', { name: /Add/ }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create Gig' }).click();
    await check(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Harbor Lights Series' }).click();
    const popup = page.getByRole('dialog', { name: /Harbor Lights Series/ });
    await expect(popup).toBeVisible();
    await check(page);
    await popup.getByRole('tab', { name: /Travel/ }).click();
    await expect(popup).toContainText('K7WMRD');
    await check(page);
    await popup
      .getByRole('region', { name: 'Car', exact: true })
      .getByRole('button', { name: 'Paste booking' })
      .click();
    const paste = page.getByRole('dialog', { name: 'Add Rental Car' });
    await expect(paste).toBeVisible();
    await check(page);
    await paste.getByRole('button', { name: /Alamo/ }).click();
    await paste.getByRole('button', { name: 'Parse & Add Details' }).click();
    await expect(paste.getByText('Great! I found these details:')).toBeVisible();
    await check(page);
  }
  await page.goto('/settings');
  await expectAccessibleInBothThemes(page);
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
  }
});

test.describe('a page that is not there', () => {
  test.use({ allowedMessages: /status of 404/ });

  test('says so, leads back and is accessible, light and dark', async ({ signedIn: page }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gigbound' })).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    const box = await heading.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, -1);
    expect(box?.y).toBeGreaterThan(height / 4);
    expect(box?.y).toBeLessThan((height * 3) / 4);
    for (const way of ['Back to Dashboard', 'Calendar', 'List']) {
      await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
    }
    await expectAccessibleInBothThemes(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
});

test('every view has the footer’s line and each id once, and its header fits the narrowest phone and a tablet', async ({
  signedIn: page,
  person,
}) => {
  await person.post('/api/gigs', aGig());
  const line = page.getByText('© 2026 Gigbound. All rights reserved.').filter({ visible: true });
  const menu = page.getByRole('button', { name: /^Menu of/ });
  for (const view of ['calendar', 'list', 'map']) {
    await page.setViewportSize({ width: 1280, height: 832 });
    await page.goto(`/?view=${view}`);
    await expect(line).toHaveCount(1);
    await expectEachIdOnce(page);
    for (const width of [820, 768, 320]) {
      await page.setViewportSize({ width, height: 720 });
      const box = await menu.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), `${view} at ${width} px`).toBeLessThanOrEqual(
        width,
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${view} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
  // On a phone's map it is in the menu.
  await page.setViewportSize({ width: 390, height: 844 });
  await menu.click();
  await expect(line).toHaveCount(1);
  await expectAccessible(page, { overlay: true });
  await page.getByRole('menuitem', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms-of-service');
});

test('on a desktop the header stays in reach while a long list is scrolled', async ({
  signedIn: page,
  person,
}) => {
  for (let day = 1; day <= 12; day++) {
    await person.post('/api/gigs', aGig({ date: `2026-06-${String(day).padStart(2, '0')}` }));
  }
  await page.goto('/?view=list');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Add New Gig' })).toBeInViewport({ ratio: 1 });
  await expect(header.getByRole('link', { name: 'Map' })).toBeInViewport({ ratio: 1 });
});

test('Back closes the gig and keeps the view, and its address opens it on its tab', async ({
  signedIn: page,
  person,
}) => {
  const gigs = await aYearOfGigs(person);
  await page.goto('/?view=list');
  await page.getByRole('link', { name: 'Harbor Lights Series' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/view=list&gig=/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/\?view=list$/);

  const harbor = gigs.find((gig) => gig.title === 'Harbor Lights Series');
  await page.goto(`/?view=calendar&gig=${harbor?.id}&tab=travel`);
  const popup = page.getByRole('dialog', { name: /Harbor Lights Series/ });
  await expect(popup.getByRole('tab', { name: /Travel/ })).toHaveAttribute('aria-selected', 'true');
  await expect(popup).toContainText('DFW');
});

test.describe('before the scripts have come', () => {
  /** A page of its own whose scripts wait, each kind until it is let go. */
  async function waitingPage(page: Page, path: string, ...kinds: RegExp[]) {
    const tab = await page.context().newPage();
    const errors: string[] = [];
    tab.on('pageerror', (error) => errors.push(error.message));
    const held = kinds.map(() => deferred());
    for (const [index, kind] of kinds.entries()) {
      await tab.route(kind, async (route) => {
        await held[index]?.promise;
        await route.continue();
      });
    }
    await tab.goto(path, { waitUntil: 'commit' });
    return { tab, errors, letGo: held.map(({ resolve }) => resolve) };
  }

  test('an early click is replayed, and the server’s HTML stays until then', async ({
    signedIn: page,
    person,
  }) => {
    await aYearOfGigs(person);
    const { tab, errors, letGo } = await waitingPage(
      page,
      '/?view=calendar',
      /assets\/(?!calendar-view-).*\.js$/,
      /assets\/calendar-view-.*\.js$/,
    );
    const june = tab.getByRole('link', { name: /June 5.*Harbor Lights/ });
    await tab.getByRole('button', { name: 'Add New Gig' }).first().click();
    letGo[0]?.();
    await expect(tab.getByRole('dialog', { name: 'Add New Gig' })).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(june).toBeVisible();
    await tab.getByRole('button', { name: 'Next year' }).click();
    await expect(june).toBeVisible();
    letGo[1]?.();
    await expect(june).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('a click that begins before hydration and ends after it is replayed, too', async ({
    signedIn: page,
    person,
  }) => {
    const [gig] = await aYearOfGigs(person);
    const { tab, errors, letGo } = await waitingPage(page, `/gigs/${gig?.id}`, /assets\/.*\.js$/);
    const contact = tab.getByRole('tab', { name: 'Contact' });
    await contact.hover();
    await tab.mouse.down();
    letGo[0]?.();
    await expect
      .poll(() => contact.evaluate(() => document.documentElement.dataset.hydrated))
      .toBe('');
    await tab.mouse.up();
    await expect(contact).toHaveAttribute('aria-selected', 'true');
    expect(errors.filter(isUnexpected)).toEqual([]);
  });

  test('where the address changes before a part has come, the part says that it loads', async ({
    signedIn: page,
    person,
  }) => {
    const [gig] = await aYearOfGigs(person);
    const calendar = await waitingPage(
      page,
      `/?view=calendar&gig=${gig?.id}`,
      /assets\/calendar-view-.*\.js$/,
    );
    const popup = calendar.tab.getByRole('dialog');
    const june = calendar.tab.getByRole('link', { name: /June 5.*Harbor Lights/ });
    await expect(popup).toBeVisible();
    await calendar.tab.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(calendar.tab.getByText('Loading the calendar')).toBeAttached();
    calendar.letGo[0]?.();
    await june.click();
    await expect(popup).toBeVisible();
    expect(calendar.errors.filter(isUnexpected)).toEqual([]);

    const own = await waitingPage(
      page,
      `/gigs/${gig?.id}?tab=checklist`,
      /assets\/checklist-tab-.*\.js$/,
    );
    const tab = (name: RegExp) => own.tab.getByRole('tab', { name });
    // A click at the very moment in which the page is hydrated may have to be made again.
    await expect(async () => {
      await tab(/Overview/).click();
      await expect(tab(/Overview/)).toHaveAttribute('aria-selected', 'true', { timeout: 2_000 });
    }).toPass();
    await expect(own.tab.getByRole('tabpanel')).toHaveText(/Location/);
    await tab(/Check/).click();
    own.letGo[0]?.();
    await expect(own.tab.getByLabel('New item')).toBeVisible();
    expect(own.errors.filter(isUnexpected)).toEqual([]);
  });

  test('the router asks where the links lead only once every part is hydrated', async ({
    signedIn: page,
    person,
  }) => {
    await aYearOfGigs(person);
    const script = /assets\/calendar-view-.*\.js$/;
    const { tab, errors, letGo } = await waitingPage(page, '/?view=calendar', script);
    const asked: string[] = [];
    tab.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/__manifest') asked.push(...searchParams.getAll('p'));
    });
    await tab.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await tab.waitForTimeout(1_000);
    expect(asked).toEqual([]);
    letGo[0]?.();
    await expect.poll(() => asked).toContain('/privacy-policy');
    expect(errors).toEqual([]);
  });

  test('a long list stays where it was scrolled to', async ({ signedIn: page, person }) => {
    for (let day = 0; day < 70; day++) {
      const date = new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10);
      await person.post('/api/gigs', aGig({ title: `Set ${day}`, date }));
    }
    const { tab, errors, letGo } = await waitingPage(page, '/?view=list', /\.js$/);
    await expect(tab.getByRole('link', { name: 'Set 3', exact: true })).toBeVisible();
    await tab.evaluate(() => window.scrollTo(0, 5_000));
    letGo[0]?.();
    const inTheMiddle = () =>
      tab.evaluate(() => document.elementFromPoint(640, 416)?.closest('li')?.textContent);
    await expect.poll(inTheMiddle).toMatch(/Set [234]\d/);
    expect(await tab.evaluate(() => Math.round(window.scrollY / 100))).toBe(50);
    expect(errors).toEqual([]);
  });
});

test('a deleted gig comes back with Undo', async ({ signedIn: page, person }) => {
  await aYearOfGigs(person);
  await page.goto('/?view=list');
  await page.getByRole('link', { name: 'Rose City Unplugged' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This action cannot be undone.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('The gig has been successfully deleted.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rose City Unplugged' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Rose City Unplugged' })).toBeVisible();
});

/** React reports a part that it draws anew (421, recoverable): an address that changed does that. */
function isUnexpected(error: string): boolean {
  return !error.includes('#421;');
}
