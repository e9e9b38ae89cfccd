import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser';
import { aStoredGig } from '../../support/pages/gig-steps';
import { PORTLAND } from '../../support/pages/late-trip';

async function typeSeattle(page: Page) {
  await page.goto('/?view=list');
  await page.getByRole('button', { name: 'Add New Gig' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Gig' });
  await dialog.getByLabel('Event title').fill('Keynote');
  await dialog.getByRole('combobox', { name: 'Location' }).fill('Seattle, WA');
  await dialog.getByLabel('Date', { exact: true }).fill('2026-06-05');
  return { dialog, around: dialog.getByRole('region', { name: 'Gigs around it' }) };
}

test('while a gig is typed the form says what it clashes with, and how far its neighbours are', async ({
  signedIn: page,
  person,
}) => {
  await aStoredGig(person, { type: 'booked', location: 'Portland, ME', ...PORTLAND });
  const chicago = { latitude: 41.8781, longitude: -87.6298, date: '2026-06-02' };
  await aStoredGig(person, { title: 'Rooms', type: 'booked', location: 'Chicago, IL', ...chicago });
  const { dialog, around } = await typeSeattle(page);
  await expect(around.getByText('After Chicago, IL on Jun 2, 1,7')).toBeVisible();
  await dialog.getByLabel('Start time').fill('17:00');
  await dialog.getByText('Booked', { exact: true }).click();
  await expect(around.getByRole('status')).toContainText(
    'Problem: Harbor Lights Series is at the same time: 7:30 PM in Portland.',
  );
  await expectAccessible(page, { overlay: true });
  await dialog.getByLabel('Date', { exact: true }).fill('2027-06-05');
  await expect(around.getByText('No other gig within 30 days.')).toBeVisible();
});

test.describe('when that cannot be read', () => {
  test.use({ allowedMessages: /status of 500|Failed to load/ });

  test('the gig is saved all the same', async ({ signedIn: page }) => {
    await page.route('**/api/fit', (route) => route.fulfill({ status: 500, body: '' }));
    const { dialog, around } = await typeSeattle(page);
    await expect(around.getByText('The gigs around it could not be read.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create Gig' }).click();
    await expect(dialog).toBeHidden();
  });
});
