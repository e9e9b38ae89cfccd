import { expect, test } from '../support/browser';
import { DELTA, MARRIOTT } from '../support/confirmations';

// With all that moves, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a newcomer registers, adds a gig, pastes its bookings and sees it everywhere', async ({
  page,
}) => {
  // The longest walk of all.
  test.slow();
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);

  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Robin Vale');
  await page.getByLabel('E-mail').fill('newcomer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await page.getByLabel('Confirm password').fill('open sesame');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/\?newUser=true$/);
  await expect(page.getByText('No upcoming gigs').filter({ visible: true })).toBeVisible();

  const welcome = page.getByRole('dialog', { name: 'Welcome to Gigbound!' });
  await welcome.getByRole('button', { name: 'Add a Gig' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Gig' });
  await dialog.getByLabel('Event title').fill('Harbor Lights Series');
  await dialog.getByLabel('Location').fill('Harbor Hall, Portland, ME');
  await dialog.getByLabel('Date', { exact: true }).fill('2026-06-05');
  await dialog.getByLabel('Start time').fill('19:30');
  await dialog.getByLabel('Load-in').fill('16:00');
  await dialog.getByText('Booked').click();
  await dialog.getByRole('button', { name: 'Create Gig' }).click();
  await expect(dialog).toBeHidden();

  const card = page.getByRole('article').filter({ hasText: 'Harbor Lights Series' });
  await expect(card).toContainText('In 22 days');
  await expect(card).toContainText('Nothing arranged');
  const marker = page.getByRole('button', { name: /^Harbor Lights Series, Jun 5/ });
  await expect(marker).toBeVisible();
  await expect(card).toContainText('PWM');

  await card.getByRole('link').click();
  const popup = page.getByRole('dialog', { name: /Harbor Lights Series/ });
  await expect(popup).toContainText('7:30 PM EDT');
  await expect(popup).toContainText('Load-in 4:00 PM');
  await popup.getByRole('tab', { name: /Travel/ }).click();

  for (const [kind, text, shown] of [
    ['Flight', DELTA, 'HQ7T2P'],
    ['Hotel', MARRIOTT, '90412277'],
  ] as const) {
    const card = popup.getByRole('region', { name: kind, exact: true });
    await card.getByRole('button', { name: 'Paste booking' }).click();
    const paste = page.getByRole('dialog', { name: `Add ${kind}` });
    await paste.getByLabel('Your confirmation email').fill(text);
    await paste.getByRole('button', { name: 'Parse & Add Details' }).click();
    await expect(paste.getByText('Great! I found these details:')).toBeVisible();
    await expect(paste).toContainText(shown);
    await paste.getByRole('button', { name: "Yes, that's right" }).click();
    await expect(paste).toBeHidden();
    await expect(card).toContainText('Confirmed');
    await expect(card).toContainText(shown);
  }
  const timeline = popup.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText(/8:20 AM\s*EDT/);
  await expect(timeline).toContainText('Check in');

  await popup.getByRole('button', { name: 'Close' }).first().click();
  await expect(popup).toBeHidden();
  await expect(card.getByRole('img', { name: 'Flight confirmed' })).toBeVisible();
  await expect(card.getByRole('img', { name: 'Hotel confirmed' })).toBeVisible();
  await expect(card.getByRole('img', { name: 'Car needed' })).toBeVisible();
  await expect(card).toContainText('Car missing');
  await expect(
    page.getByRole('button', { name: /^Harbor Lights Series.*car missing/i }),
  ).toBeVisible();

  const views = page.getByRole('navigation', { name: 'Views' }).first();
  await views.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Gigs in 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: /June 5.*Harbor Lights Series/ })).toBeVisible();
  await views.getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Harbor Lights Series' })).toContainText(
    'Car missing',
  );
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Harbor Lights Series' })).toBeVisible();
});
