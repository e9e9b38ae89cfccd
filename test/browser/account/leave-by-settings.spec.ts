import { expect, expectAccessible, test } from '../../support/browser';
import { connectWithoutBrowser, MARLO, sandboxGoogle } from '../../support/pages/calendar-page';

test.beforeEach(({ site }) => sandboxGoogle(site).reset());
// Without leave to make calendars the answer is 403.
test.use({ allowedMessages: /403/ });

test('leave-by times are turned on once Google allows a calendar of their own, and off', async ({
  signedIn: page,
  person,
  site,
}) => {
  await connectWithoutBrowser(site, person);
  await page.goto('/settings/calendar');
  const leaveBy = page.getByRole('switch', { name: 'Leave-by times in Google Calendar' });
  await leaveBy.click();
  const question = page.getByRole('alertdialog', { name: 'Allow a calendar of its own first' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continue to Google' }).click();
  await page.getByRole('radio', { name: MARLO }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Calendar Connected', { exact: true })).toBeVisible();
  await expect(leaveBy).not.toBeChecked();

  await leaveBy.click();
  await expect(page.getByText('Leave-By Times Turned On', { exact: true })).toBeVisible();
  await expect(leaveBy).toBeChecked();
  await leaveBy.click();
  await expect(page.getByText('Leave-By Times Turned Off', { exact: true })).toBeVisible();
  await page.reload();
  await expect(leaveBy).not.toBeChecked();
});
