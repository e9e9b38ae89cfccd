import type { Locator, Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from '../../support/browser';
import { aStoredGig, click, edit, question, readGig, says } from '../../support/pages/gig-steps';

// With Google set up, and nobody's calendar connected.

async function openGig(page: Page, { id, title }: Gig, tab = '') {
  await page.goto(`/?view=list&gig=${id}${tab && `&tab=${tab}`}`);
  return page.getByRole('dialog', { name: title });
}

test('Save keeps what every open editor holds, in one write, and closes', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  const popup = await openGig(page, gig);
  await edit(popup, 'title');
  await expect(popup.getByLabel('Title', { exact: true })).toBeFocused();
  await popup.getByLabel('Title', { exact: true }).fill('Harbor Lights Finale');
  await edit(popup, 'status');
  await expect(popup.getByRole('radio', { name: 'Possible' })).toBeFocused();
  await expect(popup.getByRole('radio', { name: 'Possible' })).toBeChecked();
  await popup.getByRole('radio', { name: 'Booked' }).click();
  await edit(popup, 'contact');
  await popup.getByRole('tab', { name: /Travel/ }).click();
  await expect(popup.getByRole('region', { name: 'Hotel', exact: true })).toBeVisible();
  await popup.getByRole('tab', { name: 'Overview' }).click();
  await expect(popup.getByLabel('Title', { exact: true })).toHaveValue('Harbor Lights Finale');
  await expect(popup.getByRole('tab', { name: 'Overview' })).toBeFocused();

  await expect(popup.getByRole('button', { name: /^Save/ })).toHaveCount(1);
  const writes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.postDataJSON());
  });
  await click(popup, 'Save');
  await says(page, 'Title and status updated');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/\?view=list$/);
  await expect(page.getByRole('link', { name: 'Harbor Lights Finale' })).toBeVisible();
  expect(writes).toEqual([
    {
      title: 'Harbor Lights Finale',
      type: 'booked',
      ifUnchanged: { title: 'Harbor Lights Series', type: 'possible' },
    },
  ]);
  expect(await readGig(person, gig)).toMatchObject({
    type: 'booked',
    title: 'Harbor Lights Finale',
  });
});

test('nothing typed closes at once, whichever way', async ({ signedIn: page, person }) => {
  const gig = await aStoredGig(person);
  const ways: ((popup: Locator) => Promise<void>)[] = [
    (popup) => click(popup, 'Save'),
    (popup) => click(popup, 'Cancel'),
    (popup) => click(popup, 'Close'),
  ];
  for (const leave of ways) {
    const popup = await openGig(page, gig);
    await edit(popup, 'nearest airport');
    await leave(popup);
    await expect(popup).toBeHidden();
    await expect(question(page)).toBeHidden();
  }
});

test('what is typed is not thrown away without a question', async ({ signedIn: page, person }) => {
  const gig = await aStoredGig(person);
  await page.goto('/?view=list');
  await page.getByRole('link', { name: gig.title }).click();
  const popup = page.getByRole('dialog', { name: gig.title });
  await edit(popup, 'nearest airport');
  const airport = popup.getByLabel('Nearest airport');
  await airport.fill('bos');
  const ways: (() => Promise<unknown>)[] = [
    () => click(popup, 'Cancel'),
    () => click(popup, 'Close'),
    () => popup.getByRole('tab', { name: 'Overview' }).press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
    () => popup.getByRole('link', { name: 'Open full page' }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(airport).toHaveValue('BOS');
    await expect(page).toHaveURL(/view=list&gig=/);
  }
  await airport.press('Escape');
  await expect(airport).toBeHidden();
  await expect(popup.getByRole('button', { name: 'Edit nearest airport' })).toBeFocused();

  await edit(popup, 'nearest airport');
  await airport.fill('MHT');
  await click(popup, 'Cancel');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/\?view=list$/);
  expect((await readGig(person, gig)).airport).not.toBe('MHT');
});

test('a gig with something typed in it can be deleted', async ({ signedIn: page, person }) => {
  const gig = await aStoredGig(person);
  const popup = await openGig(page, gig);
  await edit(popup, 'title');
  await popup.getByLabel('Title', { exact: true }).fill('Half a title');
  await click(popup, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Gig deleted');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/\?view=list$/);
});

test('on its own page a title is corrected, and leaving with half of one asks', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  await page.goto(`/gigs/${gig.id}`);
  const main = page.getByRole('main');
  await edit(main, 'title');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('An evening of songs with the harbor choir');
  await title.press('Enter');
  await says(page, 'Title updated');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.locator('span')).toHaveCount(2);
  await expect(page).toHaveTitle('An evening of songs with the harbor choir · Gigbound');
  await expect(main.getByRole('button', { name: 'Edit title' })).toBeFocused();

  await edit(main, 'title');
  await title.fill('Half a title');
  await page.getByRole('tab', { name: 'Contact' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(title).toHaveValue('Half a title');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(`/gigs/${gig.id}`);
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    dialog.dismiss();
  });
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  await expect.poll(() => asked).toBe('beforeunload');
  await expect(title).toHaveValue('Half a title');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('when it cannot be saved', () => {
  test.use({ allowedMessages: /status of (400|409|50\d)|ERR_FAILED/ });

  test('everything typed stays, with what is wrong', async ({ signedIn: page, person }) => {
    const gig = await aStoredGig(person, { endDate: '2026-06-07' });
    const popup = await openGig(page, gig);
    await edit(popup, 'date');
    const date = popup.getByLabel('Date', { exact: true });
    await date.fill('');
    await edit(popup, 'nearest airport');
    const airport = popup.getByLabel('Nearest airport');
    await airport.fill('PW');
    await popup.getByRole('tab', { name: 'Weather' }).click();
    await click(popup, 'Save');
    await expect(popup.getByText('Date is required', { exact: true })).toBeVisible();
    await expect(
      popup.getByText('Airport code must be exactly 3 characters', { exact: true }),
    ).toBeVisible();
    await expect(popup.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    await expect(date).toBeFocused();
    await expectAccessible(page);

    await date.fill('2026-06-08');
    await expect(popup.getByLabel('End date')).toHaveValue('2026-06-10');
    await airport.fill('BOS');
    await page.route(`**/api/gigs/${gig.id}`, (route) => route.abort());
    await click(popup, 'Save');
    await says(page, 'Failed to update the gig. Please try again.');
    await expect(date).toHaveValue('2026-06-08');
    await expect(airport).toHaveValue('BOS');
    await popup.getByRole('button', { name: 'Cancel airport', exact: true }).click();
    await click(popup, 'Save');
    await says(page, 'Failed to update the gig date. Please try again.');
    await page.unroute(`**/api/gigs/${gig.id}`);
    await click(popup, 'Save');
    await says(page, 'Date updated');
    await expect(popup).toBeHidden();
    expect(await readGig(person, gig)).toMatchObject({ date: '2026-06-08', endDate: '2026-06-10' });
  });

  test('what was changed elsewhere meanwhile is shown, and the person chooses', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aStoredGig(person, { airport: 'PWM' });
    const popup = await openGig(page, gig);
    await edit(popup, 'title');
    await popup.getByLabel('Title', { exact: true }).fill('Harbor Lights Finale');
    await edit(popup, 'nearest airport');
    await popup.getByLabel('Nearest airport').fill('MHT');
    await person.put(`/api/gigs/${gig.id}`, { airport: 'BOS' });
    await click(popup, 'Save');
    await expect(popup.getByRole('alert')).toContainText('Changed elsewhere to BOS; yours is MHT.');
    await expect(popup.getByRole('button', { name: 'Keep mine' })).toBeFocused();
    await expectAccessible(page);
    expect(await readGig(person, gig)).toMatchObject({ airport: 'BOS', title: gig.title });
    await click(popup, 'Take theirs');
    await expect(popup.getByRole('alert')).toBeHidden();
    await click(popup, 'Save');
    await says(page, 'Title updated');
    await expect(popup).toBeHidden();
    expect(await readGig(person, gig)).toMatchObject({
      airport: 'BOS',
      title: 'Harbor Lights Finale',
    });
  });

  test('a vehicle here and a plate elsewhere are both kept', async ({ signedIn: page, person }) => {
    const gig = await aStoredGig(person);
    const popup = await openGig(page, gig);
    await edit(popup, 'additional info');
    await popup.getByLabel('Vehicle').fill('Kia Carnival');
    const additionalInfo = JSON.stringify({ licensePlate: 'GIG 4U' });
    await person.put(`/api/gigs/${gig.id}`, { additionalInfo });
    await page.keyboard.press('Enter');
    await says(page, 'Additional info updated');
    const row = popup.locator('li:has(dt:text-is("Additional info"))');
    await expect(row).toContainText('Vehicle: Kia Carnival');
    await expect(row).toContainText('License plate: GIG 4U');
  });

  test('a travel status that was changed elsewhere is shown as it is now', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aStoredGig(person, { type: 'booked', carBooked: true });
    const popup = await openGig(page, gig, 'travel');
    const car = popup.getByRole('region', { name: 'Car', exact: true });
    const hotel = popup.getByRole('region', { name: 'Hotel', exact: true });
    await expect(hotel).toContainText('Needed');
    await person.put(`/api/gigs/${gig.id}`, { travelNotNeeded: true });
    await click(car, 'Needed after all: car');
    await says(page, 'This was changed somewhere else meanwhile.');
    await expect(hotel).toContainText('No hotel is needed for this gig.');
    await expect(car).toContainText('No car is needed for this gig.');
    expect(await readGig(person, gig)).toMatchObject({ carBooked: true, travelNotNeeded: true });
    await click(car, 'Needed after all: car');
    await expect(car).not.toContainText('No car is needed');
    await expect
      .poll(() => readGig(person, gig))
      .toMatchObject({ carBooked: false, travelNotNeeded: false, hotelBooked: true });
  });

  test('bookings in a calendar that is not connected lead to the settings', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aStoredGig(person, { type: 'booked' });
    const popup = await openGig(page, gig, 'travel');
    const find = async (kind: 'Hotel' | 'Car', what: string) => {
      await popup
        .getByRole('region', { name: kind, exact: true })
        .getByRole('button', { name: 'More ways to add' })
        .click();
      await page.getByRole('menuitem', { name: `Find ${what} in your calendar` }).click();
    };
    const findHotels = () => find('Hotel', 'villa & hotel bookings');
    await page.route('**/sync-travel', (route) => route.abort());
    await findHotels();
    await says(page, 'Error');
    await says(page, 'Failed to sync hotel bookings. Please try again.');
    await page.unroute('**/sync-travel');

    await page.route('**/sync-travel', (route) => {
      const car = route.request().postDataJSON().filterType === 'car';
      return route.fulfill({ json: car ? { imported: 1, carEvents: 3 } : { imported: 2 } });
    });
    await findHotels();
    await says(page, 'Hotel Sync Complete');
    await says(page, 'Found 2 hotel bookings in your calendar');
    await find('Car', 'car rentals');
    await says(page, 'Car Details Sync Complete');
    await says(page, 'Found 3 car rental events, imported 1');
    await page.unroute('**/sync-travel');

    await findHotels();
    await says(page, 'Sync Failed');
    await says(page, 'Could not sync hotel bookings. Connect your calendar first.');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page).toHaveURL('/settings/calendar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the popup fits with its editors open, and is accessible, light and dark', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aStoredGig(person, {
      title: 'A title with averyveryverylongwordthatnobodyevermeanttowritedown in the middle of it',
    });
    const popup = await openGig(page, gig);
    for (const what of ['title', 'date', 'status', 'contact']) await edit(popup, what);
    for (const name of ['Delete', 'Cancel', 'Save', 'Close']) {
      const box = await popup.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(360);
    }
    const overflow = await popup.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(overflow).toBe(0);
    await expectAccessibleInBothThemes(page);
    await popup.getByRole('tab', { name: /Travel/ }).tap();
    await expect(popup.getByRole('region', { name: 'Car', exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});
