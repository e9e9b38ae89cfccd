import { expect, expectAccessible, test } from '../../support/browser';
import { aFlight } from '../../support/builders';
import { DELTA } from '../../support/confirmations';
import { aStoredGig } from '../../support/pages/gig-steps';
import { aLateTrip, aLateTripWithHotel, BACK, PORTLAND } from '../../support/pages/late-trip';
import { moreFlights } from '../../support/pages/travel-tab';

test('a flight that lands too late is said, corrected with one click, and the trip works', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aLateTripWithHotel(person);
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  const check = page.getByRole('region', { name: 'Trip check' });
  await expect(check.getByRole('heading', { name: '1 problem', exact: true })).toBeVisible();
  await expect(check.getByText('You land at 6:55 PM, the show is at 7:30 PM')).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('(does not fit)')).toHaveCount(2);
  await expect(check.getByRole('link', { name: 'Search flights that fit' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/travel\/flights\?q=One\+way\+flights\+from\+DFW\+to\+PWM\+on\+2026-06-05\+arriving\+before\+\d/,
  );
  await expectAccessible(page);

  await check.getByRole('button', { name: 'Edit the flight' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Flight' });
  await expect(dialog.getByLabel('Arrival time')).toBeFocused();
  await dialog.getByLabel('Arrival time').fill('11:55');
  await dialog.getByLabel('Departure time').fill('07:05');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(
    check.getByText('This trip works. You land 7 h 35 min before the show.'),
  ).toBeVisible();
  await expect(timeline.getByText('(does not fit)')).toHaveCount(0);
  // For the show and the flight home, from the hotel; of a home nobody knows the address.
  await expect(timeline.getByRole('paragraph').filter({ hasText: 'Leave by ' })).toHaveText([
    'Leave by 3:55 PM from Courtyard Portland Downtown',
    'Leave by 10:50 AM from Courtyard Portland Downtown',
  ]);
});

test('a night without a bed leads to the form of a hotel for that night', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aLateTrip(person);
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  const check = page.getByRole('region', { name: 'Trip check' });
  await check.getByRole('button', { name: 'Add a hotel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Hotel' });
  await expect(dialog.getByLabel('Check-in date')).toHaveValue('2026-06-05');
  await expect(dialog.getByLabel('Check-out date')).toHaveValue('2026-06-06');
});

test('what somebody says is fine is put away, stays so, and can be taken back', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aLateTripWithHotel(person);
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  const check = page.getByRole('region', { name: 'Trip check' });
  await check.getByRole('button', { name: /^I know, it’s fine: You land at 6:55 PM/ }).click();
  const heading = check.getByRole('heading', {
    name: 'Apart from what you said is fine, nothing clashes.',
  });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();
  await check.getByRole('button', { name: '1 you said is fine' }).click();
  await check.getByRole('button', { name: /^Warn me again: You land/ }).click();
  await expect(check.getByRole('heading', { name: '1 problem' })).toBeVisible();
});

test.describe('when the check cannot be read', () => {
  test.use({ allowedMessages: /status of 500|Failed to load/ });

  test('the bookings are there all the same, and it can be tried again', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aLateTrip(person);
    const path = `**/api/gigs/${gig.id}/fit`;
    await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
    await page.goto(`/gigs/${gig.id}?tab=travel`);
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('6:55 PM');
    await page.unroute(path);
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
    await expect(
      page.getByRole('region', { name: 'Trip check' }).getByText('You land at 6:55 PM'),
    ).toBeVisible();
  });
});

test('a pasted flight that lands after the show is warned of before it is saved, and corrected', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person, { type: 'booked', location: 'Portland, ME', ...PORTLAND });
  await person.post('/api/travel-details', aFlight(gig.id, { ...BACK, arrivalLocation: 'ATL' }));
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  const dialog = await moreFlights(page);
  const late = DELTA.replace('Thu, 04JUN', 'Fri, 05JUN')
    .replace('8:20am', '7:20pm')
    .replace('11:07am', '10:07pm');
  await dialog.getByRole('textbox').fill(late);
  await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
  const warning = 'You land at 10:07 PM, after the show starts at 7:30 PM.';
  await expect(dialog.getByText(warning)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Yes/ }).click();

  const check = page.getByRole('region', { name: 'Trip check' });
  await expect(check.getByText(warning)).toBeVisible();
  await check.getByRole('button', { name: 'Edit the flight' }).first().click();
  const update = page.getByRole('dialog', { name: 'Update Flight' });
  await update.getByLabel('Departure time').fill('08:20');
  await update.getByLabel('Arrival time').fill('11:07');
  await update.getByRole('button', { name: 'Update' }).click();
  await expect(check.getByRole('heading', { name: /^This trip works, with/ })).toBeVisible();
});
