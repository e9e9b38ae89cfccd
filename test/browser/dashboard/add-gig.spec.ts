import type { Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, expectAccessible, test, writesOf } from '../../support/browser';
import { aGig } from '../../support/builders';

async function openDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add New Gig' });
  // The header's on a desktop, the bar's on a phone.
  const button = page.getByRole('button', { name: /^Add (New Gig|a gig)$/ });
  await button.filter({ visible: true }).first().click();
  await expect(dialog).toBeVisible();
  return {
    dialog,
    title: dialog.getByLabel('Event title'),
    location: dialog.getByRole('combobox', { name: 'Location' }),
    date: dialog.getByLabel('Date', { exact: true }),
    create: dialog.getByRole('button', { name: 'Create Gig' }),
    places: page.getByRole('listbox', { name: 'Places' }),
  };
}

/** The gig as the server has it. */
async function storedGigs(page: Page) {
  // The server may close a connection that was kept open just as it is used again.
  const stored = await page.request.get('/api/gigs', { maxRetries: 2 });
  return (await stored.json()) as Gig[];
}

test('a place is picked by keyboard, and the gig is on the map with its coordinates', async ({
  signedIn: page,
}) => {
  await page.goto('/?view=list');
  const { dialog, title, location, date, places } = await openDialog(page);
  await title.fill('Keynote');
  await location.pressSequentially('port');
  await expect(places.getByRole('option').first()).toHaveText('Portland, OR, city');
  await expect(location).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, { overlay: true });

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  const first = places.getByRole('option', { selected: true });
  await expect(first).toHaveText('Portland, OR, city');
  await expect(location).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(places).toBeHidden();
  await expect(location).toHaveValue('Portland, OR');
  await expect(location).toBeFocused();
  await expect(dialog.getByText('Found on the map.').first()).toBeVisible();
  await expect(dialog.getByText('Nearest: PDX, Portland International Airport')).toBeVisible();
  await expect(dialog.getByText('Date is required')).toBeHidden();

  await date.fill('2026-06-05');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Gig added', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keynote' })).toBeVisible();
  expect(await storedGigs(page)).toMatchObject([
    { location: 'Portland, OR', latitude: '45.5234', longitude: '-122.6762' },
  ]);
});

test('a venue is picked with the pointer; other words afterwards drop where it was', async ({
  signedIn: page,
}) => {
  await page.goto('/?view=list');
  const { dialog, title, location, date, create, places } = await openDialog(page);
  await title.fill('Songwriters in the Round');
  await location.pressSequentially('ryman');
  const venue = places.getByRole('option', { name: /Ryman Auditorium/ });
  await expect(page.getByText('© OpenStreetMap contributors').last()).toBeVisible();
  await venue.click();
  await expect(location).toHaveValue(/^Ryman Auditorium, 116/);
  await expect(dialog.getByText('Found on the map.').first()).toBeVisible();
  await location.press('End');
  await location.pressSequentially(', stage door');
  await expect(dialog.getByText('Found on the map.')).toHaveCount(0);
  await date.fill('2026-06-05');
  const request = page.waitForRequest((sent) => sent.method() === 'POST');
  await create.click();
  expect((await request).postDataJSON()).not.toHaveProperty('latitude');
  await expect(dialog).toBeHidden();
});

test('Escape closes the list and not the dialog, Tab keeps the words, and late answers are not shown', async ({
  signedIn: page,
}) => {
  await page.goto('/?view=list');
  const { dialog, location, date, places } = await openDialog(page);
  const late: Array<() => void> = [];
  await page.route('**/api/address-suggestions?query=aus', async (route) => {
    await new Promise<void>((resolve) => late.push(resolve));
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/query=aus$/);
  await location.pressSequentially('aus');
  await asked;
  await location.fill('denver');
  await expect(places.getByRole('option').first()).toHaveText('Denver, CO, city');
  for (const answer of late) answer();
  await expect(places.getByRole('option', { name: /Austin/ })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(places).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(places).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(places).toBeHidden();
  await expect(location).toHaveValue('denver');
  await expect(date).toBeFocused();
});

test.describe('when suggestions fail', () => {
  test.use({ allowedMessages: /status of 50[03]/ });

  test('a vendor that is down leaves our own, and our own failing leaves the words', async ({
    signedIn: page,
    site,
  }) => {
    await page.goto('/?view=list');
    const { dialog, title, location, date, create, places } = await openDialog(page);
    await site.injectFault({ vendor: 'photon', kind: 'status', status: 500 });
    await location.fill('12 Nowhere Lane, Denver, CO');
    await expect(places.getByRole('option')).toHaveText(['Denver, CO, city']);

    await page.route('**/api/address-suggestions**', (route) => route.fulfill({ status: 503 }));
    await title.fill('House show');
    await location.fill('12 Nowhere Lane, Denver');
    await expect(
      dialog
        .getByText('Suggestions are not available right now. You can type the place yourself.')
        .first(),
    ).toBeVisible();
    await expect(places).toBeHidden();
    await date.fill('2026-06-05');
    await create.click();
    await expect(page.getByRole('link', { name: 'House show' })).toBeVisible();
    expect(await storedGigs(page)).toMatchObject([{ location: '12 Nowhere Lane, Denver' }]);
  });

  test('a gig whose answer was lost is not made twice, and is as it was typed last', async ({
    signedIn: page,
  }) => {
    await page.goto('/?view=list');
    const { dialog, title, location, date, create } = await openDialog(page);
    await title.fill('Harbour Lights');
    await location.fill('Portland, ME');
    await date.fill('2026-06-05');
    await page.route(
      '**/api/gigs',
      async (route) => {
        await route.fetch({ maxRetries: 2 });
        await route.fulfill({ status: 500, body: 'no' });
      },
      { times: 1 },
    );
    await create.click();
    await expect(page.getByText('The gig was not saved', { exact: true })).toBeVisible();
    await expect(title).toHaveValue('Harbour Lights');
    await expect(location).toHaveValue('Portland, ME');
    const writes = writesOf(page);
    await title.fill('Harbor Lights');
    await create.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Harbor Lights' })).toBeVisible();
    expect(writes).toEqual(['POST /api/gigs']);
    expect((await storedGigs(page)).map((gig) => gig.title)).toEqual(['Harbor Lights']);
  });
});

test('a draft in a duplicated tab becomes a gig of its own', async ({ signedIn: page }) => {
  await page.goto('/?view=list');
  const first = await openDialog(page);
  await first.title.fill('First Night');
  await first.location.fill('Portland, ME');
  await first.date.fill('2026-06-05');
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => window.open(window.location.href)),
  ]);
  await first.create.click();
  await expect(first.dialog).toBeHidden();
  const second = await openDialog(copy);
  await expect(second.title).toHaveValue('First Night');
  await second.title.fill('Second Night');
  await second.create.click();
  await expect(second.dialog).toBeHidden();
  expect((await storedGigs(page)).map((gig) => gig.title).sort()).toEqual([
    'First Night',
    'Second Night',
  ]);
});

test('an arrow key chooses the status, and a code is typed in capitals', async ({
  signedIn: page,
}) => {
  await page.goto('/?view=list');
  const { dialog } = await openDialog(page);
  const status = (name: string) => dialog.getByRole('radio', { name });
  await status('Possible').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(status('Booked')).toBeFocused();
  await expect(status('Booked')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(status('Possible')).toBeChecked();
  const airport = dialog.getByLabel('Airport');
  await airport.pressSequentially('ax');
  await page.keyboard.press('ArrowLeft');
  await airport.pressSequentially('u');
  await expect(airport).toHaveValue('AUX');
});

test('everything wrong is said beside its field, and the first of it has the focus', async ({
  signedIn: page,
}) => {
  await page.goto('/?view=list');
  const { dialog, title, location, date, create, places } = await openDialog(page);
  await date.fill('2026-06-05');
  await dialog.getByLabel('End date').fill('2026-06-04');
  await dialog.getByLabel('Contact e-mail').fill('dana@harbor');
  await dialog.getByLabel('Phone').fill('1234');
  await create.click();
  await expect(title).toBeFocused();
  for (const message of [
    'Event title is required',
    'Location is required',
    "End date can't be before the start date",
    'Invalid email format',
    'Invalid phone number',
  ]) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await title.fill('Keynote');
  await create.click();
  await expect(location).toBeFocused();
  await location.pressSequentially('austin');
  await places.getByRole('option').first().click();
  await expect(dialog.getByText('Location is required')).toBeHidden();
});

test('a draft outlives a reload and Escape, until it is discarded or saved', async ({
  signedIn: page,
}) => {
  await page.goto('/?view=list');
  let opened = await openDialog(page);
  await opened.title.fill('Half a gig');
  await opened.location.pressSequentially('austin');
  await opened.places.getByRole('option').first().click();
  await opened.dialog.getByText('Booked').click();
  await page.reload();

  opened = await openDialog(page);
  await expect(opened.dialog.getByText('Draft restored')).toBeVisible();
  await expect(opened.title).toHaveValue('Half a gig');
  await expect(opened.location).toHaveValue('Austin, TX');
  await expect(opened.dialog.getByText('Found on the map.').first()).toBeVisible();
  await expect(opened.dialog.getByRole('radio', { name: 'Booked' })).toBeChecked();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard this gig?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(opened.title).toHaveValue('Half a gig');
  await opened.dialog.getByRole('button', { name: 'Start over' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(opened.title).toHaveValue('');
  await expect(opened.location).toHaveValue('');
  await expect(opened.dialog.getByText('Draft restored')).toBeHidden();

  await opened.title.fill('Another');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  opened = await openDialog(page);
  await expect(opened.title).toHaveValue('');

  await opened.title.fill('Kept');
  await opened.location.fill('Austin, TX');
  await opened.date.fill('2026-06-05');
  await opened.create.click();
  await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible();
  opened = await openDialog(page);
  await expect(opened.title).toHaveValue('');
});

test('a gig’s location is corrected by picking another', async ({ signedIn: page, person }) => {
  const { id } = (await (await person.post('/api/gigs', aGig())).json()) as Gig;
  await page.goto(`/?view=list&gig=${id}`);
  const popup = page.getByRole('dialog', { name: /Harbor Lights Series/ });
  await popup.getByRole('button', { name: 'Edit location' }).click();
  const location = popup.getByRole('combobox', { name: 'Location' });
  await location.fill('denver');
  const places = page.getByRole('listbox', { name: 'Places' });
  await expect(places).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(places).toBeHidden();
  await expect(location).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(location).toHaveValue('Denver, CO');
  const request = page.waitForRequest((sent) => sent.method() === 'PUT');
  await page.keyboard.press('Enter');
  expect((await request).postDataJSON()).toEqual({
    location: 'Denver, CO',
    latitude: '39.7392',
    longitude: '-104.9847',
    ifUnchanged: { location: aGig().location },
  });
  await expect(page.getByText('Location updated', { exact: true })).toBeVisible();
  await expect(popup).toContainText('Denver, CO');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('with the keyboard up the list has room, scrolls by touch and is picked by touch', async ({
    signedIn: page,
  }) => {
    await page.goto('/?view=list');
    const { dialog, location, places } = await openDialog(page);
    // What a keyboard leaves.
    await page.setViewportSize({ width: 360, height: 360 });
    await location.tap();
    await location.pressSequentially('san');
    await expect(places).toBeVisible();
    const { x, y, width, height } = (await places.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(y + height).toBeLessThanOrEqual(360);
    expect(height).toBeGreaterThanOrEqual(88);
    const last = places.getByRole('option').last();
    await places.hover();
    await page.mouse.wheel(0, 1000);
    await expect(last).toBeInViewport();
    expect((await last.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const picked = ((await last.textContent()) ?? '').replace(/, \w+$/, '');
    await last.tap();
    await expect(location).toHaveValue(picked);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
  });
});
