import { expect, expectAccessible, expectEachIdOnce, test } from '../../support/browser';

// Nobody has set up Google.
test.use({ accounts: false });

test('a site without Google’s credentials says so and offers nothing that cannot work', async ({
  signedIn: page,
}) => {
  await page.goto('/settings/calendar');
  await expect(
    page.getByText(
      'Google Calendar is not set up on this site. Whoever runs it can add it at any time.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('travel preferences are saved and are there after a reload, and not thrown away unasked', async ({
  signedIn: page,
}) => {
  await page.goto('/settings/preferences');
  await expectEachIdOnce(page);
  await page.getByLabel('Home airport').fill('aus');
  await expect(page.getByLabel('Home airport')).toHaveValue('AUS');
  await page.getByLabel('Home address').fill('500 Chicon St, Austin, TX');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Home airport')).toHaveValue('AUS');
  await expect(page.getByLabel('Home address')).toHaveValue('500 Chicon St, Austin, TX');

  const hotel = page.getByLabel('Preferred hotel');
  await hotel.fill('Hyatt');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('l');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(hotel).toHaveValue('Hyatt');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'View Your Schedule' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await hotel.fill('Hyatt');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings updated', { exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('l');
  await expect(page).toHaveURL('/?view=list');
});

test('a field that is wrong says so while it is typed', async ({ signedIn: page }) => {
  await page.goto('/settings/preferences');
  await page.getByLabel('Home airport').fill('AU');
  await expect(page.getByText('Airport code must be exactly 3 characters')).toBeVisible();
  await page.getByLabel('Preferred airlines').fill('');
  await expect(page.getByText('Please enter at least one airline')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter your home address')).toBeVisible();
  await expect(page.getByLabel('Home airport')).toBeFocused();
});

test.describe('when the session has ended', () => {
  test.use({ allowedMessages: /status of 401/ });

  test('saving says so and leads to sign-in and back', async ({ signedIn: page, person }) => {
    await page.goto('/settings/preferences');
    await page.getByLabel('Home address').fill('500 Chicon St, Austin, TX');
    await person.get('/api/auth/logout');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('You need to be logged in to access settings', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?redirect=\/settings\/preferences$/);
  });
});

test('settings open on the calendar, each tab has an address, and keys move between them', async ({
  signedIn: page,
}) => {
  await page.goto('/settings');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Calendar Integration')).toHaveAttribute('aria-selected', 'true');
  await tab('Travel Preferences').click();
  await expect(page).toHaveURL('/settings/preferences');
  await expect(page.getByLabel('Home airport')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/account');
  await expect(page.getByRole('heading', { name: 'Name and picture' })).toBeVisible();
  await expectEachIdOnce(page);
  await page.goBack();
  await expect(tab('Travel Preferences')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/settings/email');
  await expect(page.getByLabel('Home airport')).toBeVisible();
});
