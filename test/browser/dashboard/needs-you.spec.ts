import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test } from '../../support/browser';
import { aGig } from '../../support/builders';
import { aLateTripWithHotel } from '../../support/pages/late-trip';

const NOTHING = 'Nothing needs you in the next 60 days.';
const LATE = 'You land at 6:55 PM, the show is at 7:30 PM';

/** On the Travel tab of the open gig: what is found there is fine. */
async function sayItIsFine(page: Page) {
  await expect(page.getByRole('tab', { name: /^Travel/, selected: true })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^I know, it’s fine: ${LATE}`) }).click();
  await expect(page.getByText('Apart from what you said is fine')).toBeVisible();
}

test('a flight that lands too late is a sign on card and pin, and needs you until it is fine', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aLateTripWithHotel(person);
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: gig.title });
  await expect(card.getByText('Travel problem', { exact: true })).toBeAttached();
  const pin = page.getByRole('button', { name: /^Harbor Lights Series, Jun 5/ });
  await expect(pin).toHaveAccessibleName(/, travel problem(, selected)?$/);

  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.getByRole('button', { name: 'Needs you 1 problem' }).click();
  const finding = needs.getByRole('link', { name: `Problem: ${LATE}` });
  await expect(finding).toContainText('Harbor Lights Series · Fri, Jun 5 · in 22 days');
  await expectAccessibleInBothThemes(page);

  await finding.click();
  await expect(page).toHaveURL(new RegExp(`gig=${gig.id}&tab=travel`));
  await sayItIsFine(page);
  await page.keyboard.press('Escape');
  await expect(needs.getByText(NOTHING)).toBeVisible();
  await expect(card.getByText('Travel problem')).toBeHidden();
  await expect(pin).toHaveAccessibleName(/car missing(, selected)?$/);
});

test('the calendar and the schedule have signs of their own', async ({
  signedIn: page,
  person,
}) => {
  await aLateTripWithHotel(person);
  await page.goto('/?view=calendar');
  const day = page.getByRole('link', { name: /^June 5, 1 gig/ });
  await expect(day).toHaveAccessibleName(/Harbor Lights Series, booked, travel problem$/);
  await page.goto('/?view=schedule');
  await expect(page.getByText('Travel problem', { exact: true })).toBeAttached();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the map says how much needs you, and leads there', async ({ signedIn: page, person }) => {
    await aLateTripWithHotel(person);
    await page.goto('/');
    const pill = page.getByRole('button', { name: '1 needs you' });
    await pill.click();
    const dialog = page.getByRole('dialog', { name: 'Needs you' });
    await dialog.getByRole('link', { name: LATE }).click();
    await sayItIsFine(page);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect(pill).toBeHidden();
  });
});

test.describe('when it cannot be read', () => {
  test.use({ allowedMessages: /status of 500|Failed to load/ });

  test('the gigs are there all the same, and it can be tried again', async ({
    signedIn: page,
    person,
  }) => {
    await person.post('/api/gigs', aGig());
    await page.route('**/api/fit', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/?view=list');
    const error = page.getByRole('alert').filter({ hasText: 'What needs you could not be read.' });
    await expect(error).toBeVisible();
    await expect(page.getByRole('link', { name: 'Harbor Lights Series' })).toBeVisible();
    await page.unroute('**/api/fit');
    await error.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(NOTHING)).toBeVisible();
  });
});
