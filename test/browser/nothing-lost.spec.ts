import type { Page, Route } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, test } from '../support/browser';
import { aGig } from '../support/builders';
import { DELTA } from '../support/confirmations';
import { aStoredGig, edit, says } from '../support/pages/gig-steps';

/* Bad connections, failing servers, wrong clicks: the rest of the page stays, and so does the work. */

test.describe('when a part cannot be loaded', () => {
  test.use({ allowedMessages: /ERR_|Failed to fetch|dynamically imported/, ownWindow: true });
  const MESSAGE = 'This part did not load. Please check your connection.';

  /** Whatever comes by itself after the page has come. */
  const theRestIsThere = (page: Page) =>
    expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible();

  test('the page stays and says so, and the next click asks anew', async ({
    signedIn: page,
    person,
    context,
  }) => {
    await person.post('/api/gigs', aGig());
    await person.post('/api/gigs', aGig({ title: 'Second Night' }));
    await page.goto('/?view=list');
    await theRestIsThere(page);
    const message = page.getByText(MESSAGE, { exact: true });
    const dialog = page.getByRole('dialog', { name: 'Add New Gig' });
    // Before the script of the messages themselves has come.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add New Gig' }).click();
    await expect(message).toBeVisible();
    await expect(page.getByRole('link', { name: 'Harbor Lights Series' })).toBeVisible();
    await page.getByRole('link', { name: 'Harbor Lights Series' }).click();
    await expect(page).toHaveURL(/view=list$/);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Second Night' }).click();
    await expect(page.getByRole('dialog', { name: 'Second Night' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Add New Gig' }).click();
    await expect(dialog).toBeVisible();
  });

  test('a part that has its place on the page is there when the network is', async ({
    signedIn: page,
    person,
    context,
  }) => {
    await person.post('/api/gigs', aGig());
    await page.goto('/?view=list');
    await theRestIsThere(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(page.getByText(MESSAGE, { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Gigs in 2026' })).toBeVisible();
  });

  test('a part that fails again while online offers to reload the page', async ({
    signedIn: page,
    person,
  }) => {
    await person.post('/api/gigs', aGig());
    await page.goto('/?view=list');
    await theRestIsThere(page);
    await page.route('**/assets/calendar-view-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await page.getByRole('button', { name: 'Try Again' }).click();
    const reload = page.getByRole('button', { name: 'Reload page' });
    await expect(reload).toBeVisible();
    await page.unroute('**/assets/calendar-view-*.js');
    await reload.click();
    await expect(page.getByRole('heading', { name: 'Gigs in 2026' })).toBeVisible();
    await expect(page).toHaveURL('/?view=calendar');
  });

  test('a message while online offers to reload the page, also while its own script has not come', async ({
    signedIn: page,
  }) => {
    await page.route('**/assets/toast-view-*.js', (route) => route.abort());
    await page.goto('/?view=list');
    await page.route('**/assets/add-gig-dialog-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Add New Gig' }).first().click();
    await expect(page.getByText(MESSAGE, { exact: true })).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload page' }).click();
    await reloaded;
  });
});

test.describe('when the server fails', () => {
  test.use({ allowedMessages: /status of 50[03]|ERR_FAILED/ });

  test('a new gig closes unasked while untouched, is asked for, and stays when it cannot be saved', async ({
    signedIn: page,
  }) => {
    await page.goto('/?view=list');
    const add = page.getByRole('button', { name: 'Add New Gig' });
    const dialog = page.getByRole('dialog', { name: 'Add New Gig' });
    const title = dialog.getByLabel('Event title');
    await test.step('untouched, also after a failed attempt', async () => {
      await add.click();
      await dialog.getByRole('button', { name: 'Create Gig' }).click();
      await expect(dialog.getByText('Event title is required')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('half-filled', async () => {
      await add.click();
      await title.fill('Half a gig');
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Discard this gig?' });
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Keep it' }).click();
      await expect(title).toHaveValue('Half a gig');
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(dialog).toBeHidden();
    });
    await test.step('not saved', async () => {
      await add.click();
      await title.fill('Harbor Lights Series');
      await dialog.getByLabel('Location').fill('Portland, ME');
      await dialog.getByLabel('Date', { exact: true }).fill('2026-06-05');
      await page.route('**/api/gigs', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Create Gig' }).click();
      await expect(page.getByText('The gig was not saved', { exact: true })).toBeVisible();
      await expect(title).toHaveValue('Harbor Lights Series');

      await page.unroute('**/api/gigs');
      await dialog.getByRole('button', { name: 'Create Gig' }).click();
      await expect(page.getByRole('link', { name: 'Harbor Lights Series' })).toBeVisible();
    });
  });

  test('a paste that could not be read keeps its text', async ({ signedIn: page, person }) => {
    const { id } = (await (await person.post('/api/gigs', aGig({ type: 'booked' }))).json()) as Gig;
    await page.goto(`/?view=list&gig=${id}&tab=travel`);
    await page
      .getByRole('region', { name: 'Flight', exact: true })
      .getByRole('button', { name: 'Paste booking' })
      .click();
    const paste = page.getByRole('dialog', { name: 'Add Flight' });
    await paste.getByLabel('Your confirmation email').fill(DELTA);
    await page.route('**/api/smart-parse', (route) =>
      route.fulfill({ status: 503, json: { code: 'busy', message: 'The server is resting.' } }),
    );
    await paste.getByRole('button', { name: 'Parse & Add Details' }).click();
    await expect(
      page.getByText('Failed to parse the email. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(paste.getByText('The server is resting.')).toBeVisible();
    await expect(paste.getByLabel('Your confirmation email')).toHaveValue(DELTA);

    await page.unroute('**/api/smart-parse');
    await paste.getByRole('button', { name: 'Parse & Add Details' }).click();
    await expect(paste.getByText('Great! I found these details:')).toBeVisible();
    await page.route('**/api/travel-details', (route) =>
      route.fulfill({ status: 500, body: 'no' }),
    );
    await paste.getByRole('button', { name: "Yes, that's right" }).click();
    await expect(page.getByText('Error saving details', { exact: true })).toBeVisible();
    await page.unroute('**/api/travel-details');
    await paste.getByRole('button', { name: "Yes, that's right" }).click();
    await expect(paste).toBeHidden();
  });

  test('a travel status that could not be saved is taken back', async ({
    signedIn: page,
    person,
  }) => {
    const { id } = (await (await person.post('/api/gigs', aGig({ type: 'booked' }))).json()) as Gig;
    await page.goto(`/?view=list&gig=${id}&tab=travel`);
    const card = page.getByRole('region', { name: 'Car', exact: true });
    await page.route(`**/api/gigs/${id}`, (route) => route.fulfill({ status: 500, body: 'no' }));
    await card.getByRole('button', { name: /not needed/i }).click();
    await expect(
      page.getByText('Failed to update travel status. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(card).toContainText('Needed');
    await expect(card.getByRole('button', { name: /not needed/i })).toBeVisible();
  });
});

test.describe('when the page cannot be read again', () => {
  test.use({ allowedMessages: /ERR_|status of 50\d|Failed to fetch|SyntaxError|decode/ });
  const isReading = (url: URL) => url.pathname.endsWith('.data');
  const FAILURES: Record<string, (route: Route) => Promise<void>> = {
    'for want of a network': (route) => route.abort(),
    'because the server fails': (route) => route.fulfill({ status: 503, body: 'busy' }),
  };

  for (const [why, fail] of Object.entries(FAILURES)) {
    test(`${why} it stays with what is typed, and follows once it can`, async ({
      signedIn: page,
      person,
    }) => {
      const gig = await aStoredGig(person);
      await page.goto(`/?view=list&gig=${gig.id}`);
      const popup = page.getByRole('dialog', { name: gig.title });
      await edit(popup, 'title');
      await popup.getByLabel('Title', { exact: true }).fill('Half a title');
      await page.route(isReading, fail);
      await edit(popup, 'nearest airport');
      await popup.getByLabel('Nearest airport').fill('MHT');
      await popup.getByLabel('Nearest airport').press('Enter');
      await says(page, 'This page is not up to date');
      await expect(popup.getByLabel('Title', { exact: true })).toHaveValue('Half a title');

      await person.put(`/api/gigs/${gig.id}`, { type: 'booked' });
      await page.unroute(isReading);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(popup).toContainText('Booked');
      await expect(popup).toContainText('MHT');
      await expect(popup.getByLabel('Title', { exact: true })).toHaveValue('Half a title');
    });
  }

  test('another page says that it did not load, and tries again', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aStoredGig(person);
    await page.goto('/settings/preferences');
    await page.route(isReading, (route) => route.abort());
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await page.unroute(isReading);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('link', { name: gig.title })).toBeVisible();
  });
});

test('a paste in which nothing is found says so and keeps the text', async ({
  signedIn: page,
  person,
}) => {
  const { id } = (await (await person.post('/api/gigs', aGig({ type: 'booked' }))).json()) as Gig;
  await page.goto(`/?view=list&gig=${id}&tab=travel`);
  await page
    .getByRole('region', { name: 'Hotel', exact: true })
    .getByRole('button', { name: 'Paste booking' })
    .click();
  const paste = page.getByRole('dialog', { name: 'Add Hotel' });
  await paste.getByLabel('Your confirmation email').fill('See you at soundcheck.');
  await paste.getByRole('button', { name: 'Parse & Add Details' }).click();
  await expect(
    page
      .getByText(
        "Couldn't extract travel details from the text. Try pasting the full confirmation email.",
        { exact: true },
      )
      .first(),
  ).toBeVisible();
  await expect(paste.getByLabel('Your confirmation email')).toHaveValue('See you at soundcheck.');
});

test('closing a gig leaves no second way into it, and the address of one that is gone leads to the view', async ({
  signedIn: page,
  person,
}) => {
  await person.post('/api/gigs', aGig());
  await page.goto('/?view=calendar');
  await page.goto('/?view=list&gig=019e2737-0000-7000-8000-000000000000');
  await expect(page.getByText('This gig does not exist.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/\?view=list$/);
  await page.getByRole('link', { name: 'Harbor Lights Series' }).click();
  await page
    .getByRole('dialog')
    .getByRole('tab', { name: /Travel/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/\?view=list$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?view=calendar$/);
});
