import type { Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, expectAccessible, test } from '../../support/browser';
import { aGig } from '../../support/builders';
import type { SignedInClient } from '../../support/worker/client';

const TITLES = ['Dawn Set', 'Matinee', 'Tea Dance', 'Late Show'];

async function fourGigs(person: SignedInClient) {
  for (const [index, title] of TITLES.entries()) {
    await person.post('/api/gigs', aGig({ title, date: `2026-06-0${index + 1}`, type: 'booked' }));
  }
  return (await (await person.get('/api/gigs')).json()) as Gig[];
}

const remaining = async (person: SignedInClient) =>
  ((await (await person.get('/api/gigs')).json()) as Gig[]).map(({ title }) => title);

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });

async function select(page: Page, ...titles: string[]) {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const title of titles) await box(page, title).click();
}

test('selected gigs are deleted together, and Undo brings them all back', async ({
  signedIn: page,
  person,
}) => {
  await fourGigs(person);
  await page.goto('/?view=list');
  await select(page);
  await expect(page.getByRole('button', { name: 'Delete (0)' })).toBeDisabled();
  // The whole card is the check box.
  await page.getByRole('article').filter({ hasText: 'Dawn Set' }).click();
  await page.getByRole('article').filter({ hasText: 'Matinee' }).click();
  await page.getByRole('article').filter({ hasText: 'Tea Dance' }).click();
  await page.getByRole('article').filter({ hasText: 'Tea Dance' }).click();
  await page.getByRole('button', { name: 'Delete (2)' }).click();

  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete these 2 gigs? This action cannot be undone.',
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('2 gigs deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dawn Set' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tea Dance' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
  expect(await remaining(person)).toEqual(['Tea Dance', 'Late Show']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 gigs restored', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dawn Set' })).toBeVisible();
  expect(await remaining(person)).toEqual(TITLES);
});

test('by keyboard: all, none, Delete asks, Escape leaves and forgets', async ({
  signedIn: page,
  person,
}) => {
  await fourGigs(person);
  await page.goto('/?view=list');
  await page.getByRole('button', { name: 'Select', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Select gigs' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Delete (4)' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Delete (0)' })).toBeVisible();
  await box(page, 'Matinee').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Delete (1)' })).toBeVisible();

  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toContainText('delete this gig?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(box(page, 'Matinee')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(box(page, 'Matinee')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete (0)' })).toBeVisible();
});

test('a gig that went elsewhere leaves the selection; the others stay in it', async ({
  signedIn: page,
  person,
}) => {
  const gigs = await fourGigs(person);
  await page.goto('/?view=list');
  await select(page, 'Dawn Set', 'Matinee', 'Late Show');
  await person.delete(`/api/gigs/${gigs[0]?.id}`);
  // Whatever is written from this page reads everything again.
  await page.getByRole('button', { name: 'Add New Gig' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Gig' });
  await dialog.getByLabel('Event title').fill('New Gig');
  await dialog.getByLabel('Location').fill('Omaha, NE');
  await dialog.getByLabel('Date', { exact: true }).fill('2026-06-09');
  await dialog.getByRole('button', { name: 'Create Gig' }).click();
  await expect(box(page, 'New Gig')).not.toBeChecked();
  await expect(box(page, 'Dawn Set')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete (2)' })).toBeVisible();
});

test.describe('when the server rejects some', () => {
  test.use({ allowedMessages: /status of (500|401|404)/ });

  test('a gig that was gone already counts as deleted and is not offered back', async ({
    signedIn: page,
    person,
  }) => {
    const gigs = await fourGigs(person);
    await page.goto('/?view=schedule');
    await select(page, 'Dawn Set', 'Matinee');
    await person.delete(`/api/gigs/${gigs[0]?.id}`);
    await page.getByRole('button', { name: 'Delete (2)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 gigs deleted', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 gig restored', { exact: true })).toBeVisible();
    expect(await remaining(person)).toEqual(['Matinee', 'Tea Dance', 'Late Show']);
  });

  test('it is told how many, they stay selected, and it can be tried again', async ({
    signedIn: page,
    person,
  }) => {
    const gigs = await fourGigs(person);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/?view=list');
    await select(page, 'Dawn Set', 'Matinee', 'Tea Dance');
    const stuck = `**/api/gigs/${gigs[1]?.id}`;
    await page.route(stuck, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('button', { name: 'Delete (3)' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toContainText('There was an error deleting the selected gigs.');
    await expect(question).toContainText('2 gigs were deleted. 1 gig is left and still selected.');
    await expectAccessible(page);

    await question.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('2 gigs deleted', { exact: true })).toBeVisible();
    await expect(box(page, 'Matinee')).toBeChecked();
    await expect(box(page, 'Dawn Set')).toBeHidden();

    await page.getByRole('button', { name: 'Delete (1)' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toContainText('No gig was deleted.');
    await page.unroute(stuck);
    await question.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('1 gig deleted', { exact: true })).toBeVisible();
    expect(await remaining(person)).toEqual(['Late Show']);
  });

  test('a session that has ended leads to sign-in and back', async ({ signedIn: page, person }) => {
    await fourGigs(person);
    await page.goto('/?view=list');
    await select(page, 'Dawn Set');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Delete (1)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/auth\?redirect=/);
    expect(await remaining(person)).toEqual(TITLES);
  });
});
