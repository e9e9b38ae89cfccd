import { expect, expectAccessible, test, writesOf } from '../../support/browser';
import { aFlight, aHotel } from '../../support/builders';
import { AMTRAK, DELTA, MARRIOTT, ROUND_TRIP } from '../../support/confirmations';
import { says } from '../../support/pages/gig-steps';
import {
  aGigOf,
  card,
  detailsOf,
  enterByHand,
  moreWays,
  openEdit,
  openPaste,
  openTravelTab,
} from '../../support/pages/travel-tab';

test.describe('with a mistake on the way', () => {
  test.use({ allowedMessages: /status of 400/ });

  test('a flight and a train are entered by hand, once however often Save is clicked', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aGigOf(person);
    await page.goto(`/?view=list&gig=${gig.id}&tab=travel`);
    await card(page, 'Flight').getByRole('button', { name: 'Enter by hand' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Flight' });
    await expect(dialog.getByLabel('Departure date')).toHaveValue('2026-06-05');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter an airline, a flight number or an airport')).toBeVisible();
    await expect(dialog.getByLabel('Airline')).toBeFocused();

    await dialog.getByLabel('Airline').fill('Delta Air Lines');
    await dialog.getByLabel('Flight number').fill('dl1432');
    await dialog.getByLabel('From').fill('dfw');
    await dialog.getByLabel('To', { exact: true }).fill('PWM');
    await dialog.getByLabel('Departure date').fill('2026-06-04');
    await expect(dialog.getByLabel('Arrival date')).toHaveValue('2026-06-04');
    await dialog.getByLabel('Departure time').fill('07:05');
    await dialog.getByLabel('Arrival time').fill('06:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const message = "The landing can't be before the departure";
    await expect(dialog.getByText(message)).toBeVisible();
    await dialog.getByLabel('Arrival time').fill('11:48');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page.getByText('Travel details have been saved', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Flight')).toContainText(/7:05 AM\s*CDT/);

    await card(page, 'Other travel').getByRole('button', { name: 'Enter by hand' }).click();
    const other = page.getByRole('dialog', { name: 'Add Other Travel Detail' });
    await other.getByLabel('What is it?').fill('Downeaster to Boston');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Other travel')).toContainText('Downeaster to Boston');
    const details = await detailsOf(person, gig);
    expect(details.map(({ detailType }) => detailType).sort()).toEqual(['flight', 'other']);
  });
});

test('what was typed is asked about before it is thrown away, and goes along to the paste', async ({
  signedIn: page,
  person,
}) => {
  await openTravelTab(page, person);
  const opener = moreWays(page, 'Car');
  await enterByHand(page, 'Car');
  const dialog = page.getByRole('dialog', { name: 'Add Rental Car' });
  await dialog.getByLabel('Company').fill('Alamo');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard this booking?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await dialog.getByRole('button', { name: 'Paste booking' }).click();
  await dialog.getByLabel('Your confirmation email').fill('Thanks. See you at the counter.');
  await dialog.getByRole('button', { name: 'Enter by hand' }).click();
  await expect(dialog.getByLabel('Company')).toHaveValue('Alamo');
  await expect(dialog.getByText('Thanks. See you at the counter.')).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('one field is corrected by hand, and only that is sent', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aGigOf(person);
  await person.post('/api/travel-details', aHotel(gig.id, { departureDateTime: '2026-06-06' }));
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  await card(page, 'Hotel')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Hotel' });
  await expect(dialog.getByLabel('Check-in time')).toHaveValue('15:00');
  await expect(dialog.getByLabel('Check-out time')).toHaveValue('');
  await dialog.getByLabel('Room').fill('King, quiet side');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Update' }).click();
  expect((await sent).postDataJSON()).toEqual({
    roomInfo: 'King, quiet side',
    ifUnchanged: { roomInfo: null },
  });
  await expect(page.getByText('Travel details have been updated', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Hotel')).toContainText('King, quiet side');
  await expect(card(page, 'Hotel').getByRole('button', { name: /^More about/ })).toBeFocused();
});

test('a newer confirmation fills the form, which says what it changes', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aGigOf(person);
  await person.post('/api/travel-details', aFlight(gig.id, { notes: 'Ask for the aisle' }));
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  const dialog = await openEdit(page, 'Flight', 'Update Flight');
  await expectAccessible(page);
  const box = dialog.getByLabel('Paste the new confirmation');
  await box.fill(DELTA);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Great! I found these details:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Let me try again' }).click();
  await expect(box).toHaveValue(DELTA);
  await box.fill(ROUND_TRIP);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('2 were found. Which one is it?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: "Yes, that's right" }).click();
  await expect(dialog.getByText('Your text also has one more booking')).toBeVisible();
  await expect(dialog.getByLabel('Seat')).toHaveValue('18C');
  await expect(dialog.getByText('Was 7:05 AM')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  const [flight] = await detailsOf(person, gig);
  expect(flight).toMatchObject({
    flightNumber: 'DL2215',
    departureDateTime: '2026-06-04T08:20',
    notes: 'Ask for the aisle',
    sourceText: ROUND_TRIP.trim(),
  });
});

test('a train’s mail is pasted under Other, corrected, saved, and replaced by a newer one', async ({
  signedIn: page,
  person,
}) => {
  const gig = await openTravelTab(page, person);
  const dialog = await openPaste(page, 'Other travel');
  await expectAccessible(page);
  await dialog.getByLabel('Your confirmation email').fill(AMTRAK);
  await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
  await expect(dialog.getByText('Great! I found these details:')).toBeVisible();
  await expect(dialog).toContainText('Downeaster 682');
  await expect(dialog.locator('mark').filter({ hasText: '7B41F2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Let me try again' }).click();
  await expect(dialog.getByLabel('Your confirmation email')).toHaveValue(AMTRAK);
  await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
  await dialog.getByRole('button', { name: 'Edit seat' }).click();
  await dialog.getByLabel('Seat').fill('Car 2, Seat 9C');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: "Yes, that's right" }).click();
  await says(page, 'Found 1 travel detail. Added to your gig!');
  await expect(dialog).toBeHidden();
  const other = card(page, 'Other travel');
  for (const words of ['Downeaster 682', 'Amtrak', 'Boston, MA - North Station', '7B41F2', '9C']) {
    await expect(other).toContainText(words);
  }
  const trip = page.getByRole('region', { name: 'Timeline' });
  await expect(trip).toContainText(/9:05 AM.*Downeaster 682/s);
  await expect(trip).toContainText('Downeaster 682 arrives');

  const update = await openEdit(page, 'Other travel', 'Update Other Travel Detail');
  await update.getByLabel('Paste the new confirmation').fill(MARRIOTT);
  await update.getByRole('button', { name: 'Send' }).click();
  await expect(
    update.getByText(
      'No train, bus, ferry or shuttle was found in this text, only other bookings.',
    ),
  ).toBeVisible();
  await update.getByLabel('Paste the new confirmation').fill(AMTRAK.replace('9:05', '10:20'));
  await update.getByRole('button', { name: 'Send' }).click();
  await update.getByRole('button', { name: "Yes, that's right" }).click();
  await expect(update.getByText('Was 9:05 AM')).toBeVisible();
  await update.getByRole('button', { name: 'Update' }).click();
  await expect(update).toBeHidden();
  expect(await detailsOf(person, gig)).toMatchObject([
    { detailType: 'other', title: 'Downeaster 682', departureDateTime: '2026-06-04T10:20' },
  ]);
});

test.describe('when something is in the way', () => {
  test.use({ allowedMessages: /status of (404|500|503)|ERR_FAILED/ });

  test('nothing typed is lost to a failing server', async ({ signedIn: page, person }) => {
    const gig = await openTravelTab(page, person);
    const fail = (path: string, status = 500) =>
      page.route(path, (route) => route.fulfill({ status, body: 'no' }));
    await card(page, 'Flight').getByRole('button', { name: 'Enter by hand' }).click();
    const add = page.getByRole('dialog', { name: 'Add Flight' });
    await add.getByLabel('Flight number').fill('DL1');
    await fail('**/api/travel-details');
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Failed to save travel details. Please try again.', { exact: true }),
    ).toBeVisible();
    await page.unroute('**/api/travel-details');
    // This time it is saved, and only the answer is lost on the way.
    await page.route(
      '**/api/travel-details',
      async (route) => {
        await route.fetch({ maxRetries: 2 });
        await route.abort();
      },
      { times: 1 },
    );
    await add.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await detailsOf(person, gig)).length).toBe(1);
    await add.getByLabel('Confirmation').fill('K7WMRD');
    const writes = writesOf(page);
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(add).toBeHidden();
    expect(writes).toEqual(['POST /api/travel-details']);
    expect(await detailsOf(person, gig)).toMatchObject([
      { flightNumber: 'DL1', confirmationNumber: 'K7WMRD' },
    ]);

    await fail('**/api/travel-details/*', 503);
    const dialog = await openEdit(page, 'Flight', 'Update Flight');
    await expect(dialog.getByText('The travel details could not be loaded.')).toBeVisible();
    await page.unroute('**/api/travel-details/*');
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await dialog.getByLabel('Seat').fill('9B');
    await fail('**/api/travel-details/*');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(
      page.getByText('Failed to update travel details. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByLabel('Seat')).toHaveValue('9B');
    await page.unroute('**/api/travel-details/*');

    const [flight] = await detailsOf(person, gig);
    await person.delete(`/api/travel-details/${flight?.id}`);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByText(/was deleted somewhere else/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add it again' }).click();
    await expect(dialog).toBeHidden();
    expect(await detailsOf(person, gig)).toMatchObject([{ flightNumber: 'DL1', seatInfo: '9B' }]);
  });

  test('of two legs the second fails: the first stays, and only the second is sent again', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await openTravelTab(page, person);
    await card(page, 'Flight').getByRole('button', { name: 'Paste booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Flight' });
    await dialog.getByLabel('Your confirmation email').fill(ROUND_TRIP);
    await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
    await expect(dialog.getByRole('region', { name: 'Flight 1', exact: true })).toContainText(
      'ATL to PWM',
    );
    await expect(dialog.getByRole('region', { name: 'Flight 2', exact: true })).toContainText(
      'PWM to ATL',
    );
    let posts = 0;
    await page.route('**/api/travel-details', (route) => {
      posts += 1;
      return posts === 2 ? route.fulfill({ status: 500, body: 'no' }) : route.continue();
    });
    await dialog.getByRole('button', { name: "Yes, that's right" }).click();
    await expect(page.getByText('Error saving details', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(posts).toBe(3);
    const details = await detailsOf(person, gig);
    expect(details.map(({ departureLocation }) => departureLocation)).toEqual(['ATL', 'PWM']);
    await expect(card(page, 'Flight').getByRole('listitem')).toContainText('1:20 PM');
  });
});

test('a hotel’s address is suggested, in the form and in the review', async ({
  signedIn: page,
  person,
}) => {
  await openTravelTab(page, person);
  await enterByHand(page, 'Hotel');
  const dialog = page.getByRole('dialog', { name: 'Add Hotel' });
  await dialog.getByLabel('Address').fill('Portl');
  await page.getByRole('option', { name: /^Portland, ME/ }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue('Portland, ME');
  await dialog.getByLabel('Hotel', { exact: true }).fill('The Press Hotel');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Hotel')).toContainText('The Press Hotel');

  await card(page, 'Hotel')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'Add another hotel' }).click();
  await dialog.getByLabel('Your confirmation email').fill(MARRIOTT);
  await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
  await dialog.getByRole('button', { name: 'Edit address' }).click();
  await dialog.getByLabel('Address').fill('South Portl');
  await page.getByRole('option', { name: /^South Portland, ME/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toContainText('South Portland, ME');
  await expect(dialog).toContainText('321 Commercial Street');
});

test('what a calendar sent is not edited; a rental from there can be deleted', async ({
  signedIn: page,
  person,
  site,
}) => {
  const gig = await aGigOf(person);
  await person.post('/api/travel-details', aFlight(gig.id));
  const rental = { gigId: gig.id, detailType: 'car', provider: 'Alamo' };
  await person.post('/api/travel-details', rental);
  await site.db
    .prepare('UPDATE travel_details SET google_event_id = id WHERE gig_id = ?')
    .bind(gig.id)
    .run();
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  for (const [kind, items] of [
    ['Flight', ['Details', 'Add another flight']],
    ['Car', ['Details', 'Add another car rental', 'Delete']],
  ] as const) {
    await card(page, kind)
      .getByRole('button', { name: /^More about/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText([...items]);
    await page.keyboard.press('Escape');
  }
});

test.describe('on a small phone with its keyboard open', () => {
  test.use({ viewport: { width: 360, height: 380 }, hasTouch: true });

  test('every field can be reached, and Save stays in view', async ({ signedIn: page, person }) => {
    await openTravelTab(page, person);
    await card(page, 'Flight').getByRole('button', { name: 'Enter by hand' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Flight' });
    await dialog.getByLabel('Notes').fill('x'.repeat(200));
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel('Notes')).toBeInViewport();
    const wider = await dialog.evaluate((panel) => panel.scrollWidth > panel.clientWidth);
    expect(wider).toBe(false);
    await expectAccessible(page);
  });
});
