import type { Page } from '@playwright/test';
import type { Gig, Tag } from '~/domain/gigs/gig';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from '../../support/browser';
import { aGig } from '../../support/builders';
import type { SignedInClient } from '../../support/worker/client';

/** Booked and lacking travel, possible, past; two of them with a tag. */
async function someGigs(person: SignedInClient): Promise<Gig[]> {
  const fields = [
    { title: 'Harbor Lights Series', location: 'Portland, ME', type: 'booked' },
    { title: 'Prairie Sound Festival', location: 'Calgary, AB', date: '2026-07-11' },
    { title: 'Campus Lecture', location: 'Madison, WI', date: '2026-05-02', type: 'booked' },
  ];
  const gigs: Gig[] = [];
  for (const gig of fields) {
    gigs.push((await (await person.post('/api/gigs', aGig(gig))).json()) as Gig);
  }
  const answer = await person.post('/api/tags', { name: 'Outdoor & late', color: '#2f7a4d' });
  const tag = (await answer.json()) as Tag;
  for (const gig of gigs.slice(1)) {
    await person.put(`/api/gigs/${gig.id}/tags`, { tagIds: [tag.id] });
  }
  return gigs;
}

function cards(page: Page) {
  return page.getByRole('article').getByRole('heading');
}

test('filters stand in the URL: chips, reload, Back and every view agree', async ({
  signedIn: page,
  person,
}) => {
  await someGigs(person);
  await page.goto('/?view=list');
  await page.getByRole('button', { name: 'Filter gigs' }).click();
  const panel = page.getByRole('dialog', { name: 'Filter gigs' });
  await panel.getByRole('radio', { name: 'Booked' }).click();
  await expect(page).toHaveURL('/?view=list&show=booked');
  await expect(cards(page)).toHaveText(['Harbor Lights Series', 'Campus Lecture']);
  await panel.getByRole('checkbox', { name: 'Needs travel' }).check();
  await expect(panel).toContainText('1 of 3 gigs');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter gigs, 2 on' })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/?view=list&show=booked');
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await page.goForward();
  await page.reload();
  await expect(cards(page)).toHaveText(['Harbor Lights Series', 'Campus Lecture']);

  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/?show=booked');
  await expect(page.getByRole('region', { name: 'Active filters' })).toContainText('2 of 3 gigs');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('link', { name: /June 5.*Harbor Lights/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /July 11/ })).toBeHidden();
  await page.getByRole('button', { name: 'Remove filter: Booked' }).click();
  await expect(page.getByRole('link', { name: /July 11/ })).toBeVisible();
  await expect(page).toHaveURL('/?view=calendar');
  await expect(page.getByRole('button', { name: 'Filter gigs' })).toBeFocused();
});

test('an address filters by tag, ignores what it does not know and still opens a hidden gig', async ({
  signedIn: page,
  person,
}) => {
  const [harbor] = await someGigs(person);
  const query = 'show=cancelled&tag=outdoor+%26+late&tag=Unknown';
  await page.goto(`/?view=list&${query}`);
  await expect(cards(page)).toHaveText(['Prairie Sound Festival', 'Campus Lecture']);
  await page.goto(`/?view=list&${query}&gig=${harbor?.id}`);
  const popup = page.getByRole('dialog', { name: /Harbor Lights Series/ });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/view=list&show=cancelled&tag=/);
});

test('where nothing matches that is said, and one click shows everything', async ({
  signedIn: page,
  person,
}) => {
  await someGigs(person);
  await page.goto('/?view=list&show=possible&needs=travel');
  await expect(page.getByText('No gigs match these filters')).toBeVisible();
  await expect(page.getByText('No upcoming gigs')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL('/?view=list');
});

test('the palette finds gigs, views and actions from the keyboard alone', async ({
  signedIn: page,
  person,
}) => {
  await someGigs(person);
  await page.goto('/');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox');
  const chosen = palette.getByRole('option', { selected: true });
  await expect(field).toBeFocused();
  await field.fill('july');
  await expect(chosen).toContainText('Prairie Sound Festival');
  await field.fill('harbro');
  await expect(chosen).toContainText('Harbor Lights Series');
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: /Harbor Lights Series/ });
  await expect(popup).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('map');
  await page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();
  await expect(popup).toBeVisible();
  await expect
    .poll(() => popup.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await page.keyboard.press('/');
  await field.fill('list');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?view=list');
  await page.keyboard.press('/');
  await field.fill('tagged outdoor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?view=list&tag=Outdoor+%26+late');
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test.describe('beside the dashboard', () => {
  test.use({ allowedMessages: /status of 503/ });

  test('search leads from a gig’s page and the settings to any gig and view', async ({
    signedIn: page,
    person,
  }) => {
    await someGigs(person);
    const palette = page.getByRole('dialog', { name: 'Search' });
    const chosen = palette.getByRole('option', { selected: true });
    await page.goto('/settings');
    await page.route('/api/gigs', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(palette.getByRole('alert')).toContainText('Your gigs could not be loaded.');
    await expect(palette.getByRole('option', { name: 'Calendar' })).toBeVisible();
    await page.unroute('/api/gigs');
    await palette.getByRole('button', { name: 'Try Again' }).click();
    await palette.getByRole('combobox').fill('july');
    await expect(chosen).toContainText('Prairie Sound Festival');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Prairie Sound Festival · Gigbound');
    await expect(page).toHaveURL(/\/gigs\//);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('harbro');
    await expect(chosen).toContainText('Harbor Lights Series');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Harbor Lights Series · Gigbound');
    await page.keyboard.press('s');
    await expect(page).toHaveURL('/?view=schedule');
  });
});

test('what is typed before the palette is there is kept', async ({ signedIn: page, person }) => {
  await someGigs(person);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/palette-dialog-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/?view=list');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pratx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  arrive();
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('combobox')).toHaveValue('pra');
  await expect(palette.getByRole('option').first()).toContainText('Prairie Sound Festival');
  await page.keyboard.type('irie');
  await expect(palette.getByRole('combobox')).toHaveValue('prairie');
});

test('single keys move between views and gigs', async ({ signedIn: page, person }) => {
  await someGigs(person);
  await page.goto('/');
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/?view=calendar');
  await page.keyboard.press('s');
  await expect(page).toHaveURL('/?view=schedule');
  await page.keyboard.press('l');
  // The list's rows are drawn a moment after its heading.
  await expect(page).toHaveURL('/?view=list');
  await expect(page.getByRole('heading', { name: 'View Your Schedule' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prairie Sound Festival' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Prairie Sound Festival' })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Harbor Lights Series/ })).toBeVisible();
});

/** Does one after the other before React has drawn anything of the first. */
async function beforeItIsDrawn(page: Page, ...steps: Array<{ key: string } | { click: string }>) {
  await page.evaluate(async (steps) => {
    for (const step of steps) {
      if ('key' in step)
        document.dispatchEvent(new KeyboardEvent('keydown', { key: step.key, bubbles: true }));
      else document.querySelector<HTMLElement>(step.click)?.click();
      // A navigation that has nothing to read ends within microtasks, which no drawing interrupts.
      for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    }
  }, steps);
}

test('a filter changed right after a view was chosen keeps the view', async ({
  signedIn: page,
  person,
}) => {
  await someGigs(person);
  await page.goto('/?view=list&show=booked');
  await expect(page.getByRole('button', { name: 'Remove filter: Booked' })).toBeVisible();
  const chip = '[aria-label="Remove filter: Booked"]';
  await beforeItIsDrawn(page, { key: 'c' }, { click: chip });
  await expect(page).toHaveURL('/?view=calendar');
  await expect(page.getByRole('link', { name: /July 11/ })).toBeVisible();
});

test('of two views chosen at once the second is shown', async ({ signedIn: page, person }) => {
  await someGigs(person);
  await page.goto('/?view=list&show=booked');
  await expect(cards(page)).toHaveCount(2);
  await beforeItIsDrawn(page, { key: 'c' }, { key: 'l' });
  await expect(page).toHaveURL('/?view=list&show=booked');
  await expect(cards(page)).toHaveCount(2);
});

test('a view chosen while another page is on its way keeps the filter, and stays here', async ({
  signedIn: page,
  person,
}) => {
  await someGigs(person);
  await page.goto('/?show=booked');
  await expect(page.getByRole('button', { name: 'Remove filter: Booked' })).toBeVisible();
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  // It never answers: who asked for it has changed their mind.
  await page.route(/\/settings.*_data|\/settings\.data|route-.*settings|settings.*\.js/, asked);
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await isAsked;
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/?show=booked&view=calendar');
  await expect(page.getByRole('heading', { name: 'Gigs in 2026' })).toBeVisible();
});

test('a letter typed into a field or a dialog is only a letter', async ({
  signedIn: page,
  person,
}) => {
  await someGigs(person);
  await page.goto('/?view=list');
  await page.keyboard.press('n');
  const adding = page.getByRole('dialog', { name: 'Add New Gig' });
  await adding.getByLabel('Event title').fill('');
  await page.keyboard.type('mcls?/n');
  await expect(adding.getByLabel('Event title')).toHaveValue('mcls?/n');
  await adding.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('?');
  await expect(page).toHaveURL('/?view=list');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('single keys can be turned off, and stay off', async ({ signedIn: page, person }) => {
  await someGigs(person);
  await page.goto('/?view=list');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Add New Gig');
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.keyboard.press('m');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page).toHaveURL('/?view=list');
});

test('the list is one click away for who cannot use the map', async ({
  signedIn: page,
  person,
}) => {
  await someGigs(person);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to the list' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'View Your Schedule' })).toBeFocused();
});

test('palette, filters and sheet are accessible, light and dark', async ({
  signedIn: page,
  person,
}) => {
  test.slow();
  await someGigs(person);
  const desktop = { size: { width: 1280, height: 832 }, check: expectAccessibleInBothThemes };
  // Its colors are the same.
  const phone = { size: { width: 390, height: 844 }, check: expectAccessible };
  for (const { size, check } of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.goto('/?show=booked');
    await expect(page.getByRole('status').filter({ hasText: '2 of 3 gigs' })).toHaveCount(1);
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog', { name: 'Filter gigs' })).toBeVisible();
    await check(page, { overlay: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await check(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search' }).click();
    const palette = page.getByRole('dialog', { name: 'Search' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await check(page);
    await palette.getByRole('combobox').fill('nothing like it');
    await expect(palette).toContainText('Nothing fits');
    await check(page);
    await page.keyboard.press('Escape');
  }
});
