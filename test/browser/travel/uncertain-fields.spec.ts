import { expect, expectAccessibleInBothThemes, test } from '../../support/browser';
import { detailsOf, openTravelTab, readPaste } from '../../support/pages/travel-tab';

const RULES =
  'Guests are kindly asked to keep the noise down after ten in the evening, to leave the keys at the desk and to read what hangs behind the door of every room. '.repeat(
    4,
  );

const STAY = `Your stay at Harbor Inn Portland is confirmed.

Harbor Inn Portland
Confirmation number: 88213467
Check-in: Thursday, June 4, 2026, 3:00 PM
Check-out: Saturday, June 6, 2026, 11:00 AM
Room type: King Suite

${RULES}

Address: 12 Commercial Street, Portland, ME
`;

const HALF_A_FLIGHT = `Your trip is confirmed.
Delta 1432 on Thursday, June 4, 2026
DFW to LGA
Departs 7:05 AM
`;

test('a line that may be wrong is marked until it is looked at', async ({
  signedIn: page,
  person,
}) => {
  const gig = await openTravelTab(page, person);
  const dialog = await readPaste(page, 'Hotel', STAY);
  const mark = dialog.getByText('Not certain: check it', { exact: true });
  await expect(mark).toHaveCount(1);
  await expect(dialog.getByText('1 is not certain: check it.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await dialog.getByRole('button', { name: 'Edit address' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(mark).toHaveCount(0);
  await expect(dialog.getByText('1 is not certain')).toBeHidden();
  await dialog.getByRole('button', { name: "Yes, that's right" }).click();
  await expect(dialog).toBeHidden();
  expect(await detailsOf(person, gig)).toMatchObject([
    { arrivalLocation: '12 Commercial Street, Portland, ME' },
  ]);
});

test('of a booking of which nothing is certain that is said once', async ({
  signedIn: page,
  person,
}) => {
  await openTravelTab(page, person);
  const dialog = await readPaste(page, 'Flight', HALF_A_FLIGHT);
  const note = dialog.getByRole('status').filter({ hasText: 'Nothing about' });
  await expect(note).toHaveText(
    'Nothing about this flight is certain. Check each line against your text.',
  );
  await expect(dialog.getByText('Not certain: check it', { exact: true })).toHaveCount(0);
  await expect(dialog.getByText('are not certain: check them.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await dialog.getByRole('button', { name: 'Edit from' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(note).toBeHidden();
  await expect(dialog.getByText('Not certain: check it', { exact: true })).toHaveCount(3);
});
