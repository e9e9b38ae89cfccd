import { expect, test } from '../../support/browser';
import { says } from '../../support/pages/gig-steps';
import { insertGigs } from '../../support/worker/insert-gigs';

/** Of more gigs than come with the page; the last ones are far ahead. */
const COUNT = 320;

test('of very many gigs the page brings the first, and reads the rest', async ({
  signedIn: page,
  person,
  site,
}) => {
  await insertGigs(site.db, person.user.id, COUNT, { from: '2026-05-15' });
  await page.goto('/?view=list');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search gigs' }).fill('Gig 319');
  await page.getByRole('option', { name: /Gig 319/ }).click();
  await expect(page.getByRole('dialog', { name: /Gig 319/ })).toBeVisible();
  // It can be opened by its address as well, before the rest has come.
  await page.route('**/api/gigs', () => {});
  await page.reload();
  await expect(page.getByRole('dialog', { name: /Gig 319/ })).toBeVisible();
});

test('what is changed in a far gig is shown, and what is deleted is gone', async ({
  signedIn: page,
  person,
  site,
}) => {
  await insertGigs(site.db, person.user.id, COUNT, { from: '2026-05-15' });
  await page.goto(`/?view=list&gig=${person.user.id}-310`);
  const dialog = page.getByRole('dialog', { name: /Gig 310/ });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search gigs' }).fill('Gig 31');
  await expect(page.getByRole('option', { name: /Gig 311/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /Gig 310/ })).toHaveCount(0);
});

test.describe('when the rest does not come', () => {
  test.use({ allowedMessages: /ERR_FAILED|Failed to (load|fetch)/ });

  test('it is said', async ({ signedIn: page, person, site }) => {
    await insertGigs(site.db, person.user.id, COUNT, { from: '2026-05-15' });
    await page.route('**/api/gigs', (route) => route.abort());
    await page.goto('/?view=list');
    await says(page, 'Not all gigs could be loaded. Please reload the page.');
    await expect(page.getByRole('link', { name: 'Gig 0' })).toBeVisible();
  });
});
