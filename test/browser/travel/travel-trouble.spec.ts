import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser';
import { aFlight } from '../../support/builders';
import { DELTA, ROUND_TRIP } from '../../support/confirmations';
import {
  aGigOf,
  card,
  detailsOf,
  enterByHand,
  moreAbout,
  openEdit,
  openPaste,
  openTravelTab,
} from '../../support/pages/travel-tab';
import type { Client } from '../../support/worker/client';

test.use({ allowedMessages: /status of (400|401|409|500)|ERR_FAILED/ });

async function withFlight(page: Page, person: Client) {
  const gig = await aGigOf(person);
  await person.post('/api/travel-details', aFlight(gig.id));
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  const dialog = await openEdit(page, 'Flight', 'Update Flight');
  await expect(dialog.getByLabel('Seat')).toBeVisible();
  const stored = async () => (await detailsOf(person, gig))[0];
  return { dialog, stored, path: `/api/travel-details/${(await stored())?.id}` };
}

/** Has a text read in the dialog that is open. */
async function read(dialog: Locator, text: string) {
  await dialog.getByLabel('Your confirmation email').fill(text);
  await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
  await expect(dialog.getByText('Great! I found these details:')).toBeVisible();
}

test('what is typed while two devices’ changes are shown is saved with it, whichever is taken', async ({
  signedIn: page,
  person,
}) => {
  const { dialog, stored, path } = await withFlight(page, person);
  const choice = dialog.getByRole('alert');
  const meet = async (side: string, typed: string) => {
    await dialog.getByLabel('Seat').fill('22C');
    await dialog.getByLabel('Notes').fill('Window');
    await person.patch(path, { seatInfo: '1F' });
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(choice).toContainText('Changed elsewhere to 1F; yours is 22C.');
    await expect(choice.getByRole('button', { name: 'Keep mine' })).toBeFocused();
    await dialog.getByLabel('Seat').fill('23D');
    await dialog.getByLabel('Notes').fill(typed);
    await expect(choice).toContainText('Changed elsewhere to 1F; yours is 23D.');
    await choice.getByRole('button', { name: side }).click();
    await expect(dialog).toBeHidden();
  };
  await meet('Keep mine', 'Window, over the wing');
  expect(await stored()).toMatchObject({ seatInfo: '23D', notes: 'Window, over the wing' });
  await openEdit(page, 'Flight', 'Update Flight');
  await meet('Take theirs', 'Window, behind the wing');
  expect(await stored()).toMatchObject({ seatInfo: '1F', notes: 'Window, behind the wing' });
});

test('a change whose answer was lost is undone like any other', async ({
  signedIn: page,
  person,
}) => {
  const { dialog, stored, path } = await withFlight(page, person);
  const update = dialog.getByRole('button', { name: 'Update' });
  const failure = page.getByText('Failed to update travel details. Please try again.', {
    exact: true,
  });
  // It is saved, and only the answer is lost on the way; then nothing can be read either.
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'PATCH') await route.fetch({ maxRetries: 2 });
    await route.abort();
  });
  await dialog.getByLabel('Seat').fill('9B');
  await update.click();
  await expect(failure).toBeVisible();
  expect(await stored()).toMatchObject({ seatInfo: '9B' });
  await dialog.getByLabel('Seat').fill('');
  const asked = page.waitForRequest((request) => request.url().endsWith(path));
  await update.click();
  expect((await asked).method()).toBe('GET');
  await expect(update).toBeEnabled();
  await expect(failure).toBeVisible();
  await page.unroute(`**${path}`);
  await update.click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({ seatInfo: null });
});

for (const again of ['Let me try again', 'Start over']) {
  test(`${again}: a leg that is saved already is not saved twice`, async ({
    signedIn: page,
    person,
  }) => {
    const gig = await openTravelTab(page, person);
    const dialog = await openPaste(page, 'Flight');
    await read(dialog, ROUND_TRIP);
    let posts = 0;
    await page.route('**/api/travel-details', async (route) => {
      posts += 1;
      if (posts !== 2) return route.continue();
      // It is saved, and only the answer is lost on the way.
      await route.fetch({ maxRetries: 2 });
      await route.fulfill({ status: 500, body: 'no' });
    });
    await dialog.getByRole('button', { name: "Yes, that's right" }).click();
    await expect(page.getByText('Error saving details', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: again }).click();
    await read(dialog, ROUND_TRIP);
    const first = dialog.getByRole('region', { name: 'Flight 1', exact: true });
    await expect(first.getByText('Saved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: "Yes, that's right" }).click();
    await expect(dialog).toBeHidden();
    // The other is sent again, unless it is known by then to be in the trip.
    expect(posts).toBeLessThanOrEqual(3);
    const details = await detailsOf(person, gig);
    expect(details.map(({ departureLocation }) => departureLocation)).toEqual(['ATL', 'PWM']);
  });
}

test('what is typed while the session ends comes back after signing in', async ({
  signedIn: page,
  person,
  context,
}) => {
  const { dialog } = await withFlight(page, person);
  const session = await context.cookies();
  const signInAgain = async () => {
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/auth\?redirect=/);
    await context.addCookies(session);
    await page.goto(decodeURIComponent(new URL(page.url()).searchParams.get('redirect') ?? ''));
  };
  await dialog.getByLabel('Seat').fill('22C');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await signInAgain();
  await openEdit(page, 'Flight', 'Update Flight');
  await expect(dialog.getByLabel('Seat')).toHaveValue('22C');
  await expect(dialog.getByLabel('Confirmation', { exact: true })).toHaveValue('K7WMRD');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  // The page scrolls to what has the focus again.
  await expect(moreAbout(page, 'Flight')).toBeFocused();

  await enterByHand(page, 'Car');
  const add = page.getByRole('dialog', { name: 'Add Rental Car' });
  await add.getByLabel('Company').fill('Alamo');
  await context.clearCookies();
  await add.getByRole('button', { name: 'Save' }).click();
  await signInAgain();
  await enterByHand(page, 'Car');
  await expect(add.getByLabel('Company')).toHaveValue('Alamo');
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Car')).toContainText('Alamo');
});

test('what the server will not take is said where it can be corrected', async ({
  signedIn: page,
  person,
}) => {
  const gig = await openTravelTab(page, person);
  const dialog = await openPaste(page, 'Flight');
  await read(dialog, DELTA);
  const yes = dialog.getByRole('button', { name: "Yes, that's right" });
  async function correct(row: string, label: string, value: string) {
    await dialog.getByRole('button', { name: `Edit ${row}` }).click();
    await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
  // From there it would land before it has left: only the server knows the zones.
  await correct('from', 'Departure airport', 'LAX');
  await correct('confirmation', 'Confirmation', 'x'.repeat(61));
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/travel-details')) posts += 1;
  });
  await yes.click();
  const mistake = dialog.getByRole('alert');
  await expect(mistake).toHaveText('Confirmation: At most 60 characters');
  await expect(page.getByText('Error saving details', { exact: true })).toBeVisible();
  expect(posts).toBe(0);
  await expectAccessible(page);
  await correct('confirmation', 'Confirmation', 'HQ7T2P');
  await expect(mistake).toBeHidden();
  await yes.click();
  await expect(mistake).toHaveText("The landing can't be before the departure");
  await correct('from', 'Departure airport', 'ATL');
  await yes.click();
  await expect(dialog).toBeHidden();
  expect(await detailsOf(person, gig)).toMatchObject([{ departureLocation: 'ATL' }]);
});

test('a correction still open in a row’s editor is saved with the rest', async ({
  signedIn: page,
  person,
}) => {
  const gig = await openTravelTab(page, person);
  const dialog = await openPaste(page, 'Flight');
  await read(dialog, DELTA);
  await dialog.getByRole('button', { name: 'Edit seat' }).click();
  await dialog.getByLabel('Seat', { exact: true }).fill('21A');
  await dialog.getByRole('button', { name: 'Edit departs' }).click();
  await expect(dialog.getByText('21A')).toBeVisible();
  const day = dialog.getByLabel('Departure date');
  await day.fill('');
  await dialog.getByRole('button', { name: "Yes, that's right" }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill('2026-06-04');
  await dialog.getByLabel('Departure time').fill('07:50');
  await dialog.getByRole('button', { name: "Yes, that's right" }).click();
  await expect(dialog).toBeHidden();
  expect(await detailsOf(person, gig)).toMatchObject([
    { seatInfo: '21A', departureDateTime: '2026-06-04T07:50' },
  ]);
});

test('corrections are not thrown away by another try without a question', async ({
  signedIn: page,
  person,
}) => {
  await openTravelTab(page, person);
  const dialog = await openPaste(page, 'Flight');
  await read(dialog, DELTA);
  await dialog.getByRole('button', { name: 'Edit seat' }).click();
  await dialog.getByLabel('Seat', { exact: true }).fill('21A');
  await dialog.getByLabel('Seat', { exact: true }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Discard your corrections?' });
  await dialog.getByRole('button', { name: 'Let me try again' }).click();
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(dialog.getByText('21A')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByLabel('Your confirmation email')).toHaveValue('');
});

/** It does not say when the stay ends. */
const WITHOUT_END = `Lodge at Whitefish Lake
1380 Wisconsin Ave, Whitefish, MT 59937
Reservation confirmed. Confirmation number: 81QX7213
Check-in: Thursday, July 9, 2026 at 4:00 PM
Room type: Lodge King`;

test('half a date in the answer to a question is not passed over', async ({
  signedIn: page,
  person,
}) => {
  const gig = await openTravelTab(page, person);
  const dialog = await openPaste(page, 'Hotel');
  await read(dialog, WITHOUT_END);
  const day = dialog.getByLabel('Check-out date');
  const yes = dialog.getByRole('button', { name: "Yes, that's right" });
  await day.focus();
  await page.keyboard.type('0711');
  await yes.click();
  await expect(dialog.getByText('Enter the whole date or time', { exact: true })).toBeVisible();
  expect(await detailsOf(person, gig)).toEqual([]);
  // What was left is not there any more, and does not look so.
  await day.fill('2026-07-12');
  await day.press('Escape');
  await expect(day).toHaveValue('');
  await day.fill('2026-07-11');
  await yes.click();
  await expect(dialog).toBeHidden();
  const [hotel] = await detailsOf(person, gig);
  expect(JSON.stringify(hotel)).toContain('2026-07-11');
});
