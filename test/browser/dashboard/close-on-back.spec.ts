import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { aGig } from '../../support/builders';

/* Back, a phone's too, closes what lies over the page before it leaves the page. */

const addGig = (page: Page) => page.getByRole('dialog', { name: 'Add New Gig' });
const openAddGig = async (page: Page) => {
  await page.getByRole('button', { name: 'Add New Gig' }).first().click();
  await expect(addGig(page)).toBeVisible();
};

test('Back closes a dialog, on the first page of a visit and on a later one', async ({
  signedIn: page,
}) => {
  await page.goto('/auth');
  await page.goto('/?view=list');
  await openAddGig(page);
  await page.goBack();
  await expect(addGig(page)).toBeHidden();
  await expect(page).toHaveURL('/?view=list');
  // Once more, and then there is nothing left but to leave.
  await openAddGig(page);
  await page.goBack();
  await expect(addGig(page)).toBeHidden();

  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL('/?view=calendar');
  await openAddGig(page);
  await page.goBack();
  await expect(addGig(page)).toBeHidden();
  await expect(page).toHaveURL('/?view=calendar');
  await page.goBack();
  await expect(page).toHaveURL('/?view=list');
  await page.goBack();
  await expect(page).not.toHaveURL('/?view=list');
});

test('what was typed is asked about, and stays when it is kept', async ({ signedIn: page }) => {
  await page.goto('/?view=list');
  await openAddGig(page);
  await addGig(page).getByLabel('Event title').fill('Harbor Lights');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Discard this gig?');
  // The question is what lies on top now.
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(addGig(page).getByLabel('Event title')).toHaveValue('Harbor Lights');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(addGig(page)).toBeHidden();
  await expect(page).toHaveURL('/?view=list');
});

test('over a gig, Back closes one thing at a time', async ({ signedIn: page, person }) => {
  await person.post('/api/gigs', aGig());
  await page.goto('/?view=list');
  await page.getByRole('link', { name: 'Harbor Lights Series' }).click();
  const popup = page.getByRole('dialog', { name: 'Harbor Lights Series' });
  await popup.getByRole('tab', { name: /Travel/ }).click();
  await popup.getByRole('button', { name: 'Paste booking: hotel' }).click();
  const paste = page.getByRole('dialog', { name: 'Add Hotel' });
  await expect(paste).toBeVisible();
  await page.goBack();
  await expect(paste).toBeHidden();
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/?view=list');
});

test('after the welcome of a visit’s first page, Back does not bring it again', async ({
  signedIn: page,
}) => {
  await page.goto('/auth');
  await page.goto('/?newUser=true');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await expect(page).toHaveURL('/');
  await openAddGig(page);
  await page.goBack();
  await expect(addGig(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/newUser/);
});

test('a gig that was opened by its address and closed stays closed', async ({
  signedIn: page,
  person,
}) => {
  const { id } = (await (await person.post('/api/gigs', aGig())).json()) as { id: string };
  await page.goto('/auth');
  await page.goto(`/?view=list&gig=${id}&tab=travel`);
  const popup = page.getByRole('dialog', { name: 'Harbor Lights Series' });
  await popup.getByRole('button', { name: 'Paste booking: hotel' }).click();
  const paste = page.getByRole('dialog', { name: 'Add Hotel' });
  await expect(paste).toBeVisible();
  await page.goBack();
  await expect(paste).toBeHidden();
  await expect(page).toHaveURL(/gig=.*tab=travel/);
  await popup.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveURL('/?view=list');
  await page.goBack();
  await expect(page).not.toHaveURL(/gig=/);
});
