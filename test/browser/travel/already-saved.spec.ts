import type { DetailAnswer } from '~/domain/travel/detail-api';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from '../../support/browser';
import { DELTA, ROUND_TRIP } from '../../support/confirmations';
import { says } from '../../support/pages/gig-steps';
import { aGigOf, detailsOf, moreFlights } from '../../support/pages/travel-tab';

const DELTA_OUT = {
  detailType: 'flight',
  provider: 'Delta Air Lines',
  flightNumber: 'DL2215',
  confirmationNumber: 'HQ7T2P',
  departureLocation: 'ATL',
  departureDateTime: '2026-06-04T07:55',
  arrivalLocation: 'PWM',
  arrivalDateTime: '2026-06-04T11:07',
  notes: 'Ask for the aisle',
};

test.describe('a booking that is there already', () => {
  test.use({ allowedMessages: /status of 409/ });

  test('is updated, the other leg added, and what changed elsewhere is shown first', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aGigOf(person);
    const stored = (await (
      await person.post('/api/travel-details', { ...DELTA_OUT, gigId: gig.id })
    ).json()) as DetailAnswer;
    await page.goto(`/gigs/${gig.id}?tab=travel`);
    const dialog = await moreFlights(page);
    await dialog.getByLabel('Your confirmation email').fill(ROUND_TRIP);
    await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
    const out = dialog.getByRole('region', { name: 'Flight 1' });
    await expect(out).toContainText('Already in this trip');
    await expect(out.getByRole('definition').filter({ hasText: 'becomes' })).toHaveText([
      'Thu, Jun 4, 2026, 7:55 AMbecomesThu, Jun 4, 2026, 8:20 AM',
      'nothingbecomes18C',
    ]);
    await expect(dialog.getByRole('region', { name: 'Flight 2' })).not.toContainText('Already');
    await expectAccessibleInBothThemes(page);
    await page.emulateMedia({ colorScheme: 'light' });

    await person.patch(`/api/travel-details/${stored.id}`, { seatInfo: '3A', roomInfo: null });
    await dialog.getByRole('button', { name: "Yes, that's right" }).click();
    await expect(out).toContainText('It was changed somewhere else meanwhile.');
    await expect(out).toContainText('3Abecomes18C');
    await dialog.getByRole('button', { name: "Yes, that's right" }).click();
    await says(page, '1 booking updated, 1 booking added.');
    await expect(dialog).toBeHidden();
    const flights = await detailsOf(person, gig);
    expect(flights).toMatchObject([
      {
        id: stored.id,
        departureDateTime: '2026-06-04T08:20',
        seatInfo: '18C',
        notes: 'Ask for the aisle',
      },
      { flightNumber: 'DL1820' },
    ]);
  });
});

test('a booking that is there already can be added as a new one, by keys alone', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aGigOf(person);
  await person.post('/api/travel-details', { ...DELTA_OUT, gigId: gig.id });
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  const dialog = await moreFlights(page);
  await dialog.getByLabel('Your confirmation email').fill(DELTA);
  await page.keyboard.press('Control+Enter');
  const update = dialog.getByRole('radio', { name: 'Update it' });
  await expect(update).toBeChecked();
  await update.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Add as new' })).toBeChecked();
  await expect(dialog).toContainText('Adding this makes a second one.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: "Yes, that's right" }).click();
  await says(page, 'Found 1 flight detail. Added to your gig!');
  expect(await detailsOf(person, gig)).toHaveLength(2);
});
