import { expect, expectAccessibleInBothThemes, test } from '../../support/browser';
import { detailsOf, openTravelTab, readPaste } from '../../support/pages/travel-tab';

test.use({ ai: true });

const STAY = `Your stay at Harbor Inn Portland is booked, Robin.

Harbor Inn Portland
Check-in: Thursday, June 4, 2026
Check-out: Saturday, June 6, 2026

At the desk just say the word QX-7731 and you will get your key.
You find us at the old pier, 12 Wharf Lane by the ferry.
Check-in: Friday, August 14, 2026 for the summer show
`;

test('what a model has read is marked until it is looked at, and what nobody understood is said', async ({
  signedIn: page,
  person,
  site,
}) => {
  const answers = [
    { booking: 0, field: 'confirmationNumber', words: 'QX-7731' },
    { booking: 0, field: 'location', words: '12 Wharf Lane' },
  ];
  const told = JSON.stringify({ response: { answers } });
  await site.control('workers-ai/answer', { method: 'POST', body: told });
  const gig = await openTravelTab(page, person);
  const dialog = await readPaste(page, 'Hotel', STAY);
  await expect(dialog.getByText('Read by AI: check it', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText('2 were read by AI: check them.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Not understood' })).toContainText(
    'Check-in: Friday, August 14, 2026 for the summer show',
  );
  await expectAccessibleInBothThemes(page);

  await dialog.getByRole('button', { name: 'Edit confirmation' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByText('Read by AI: check it', { exact: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: "Yes, that's right" }).click();
  await expect(dialog).toBeHidden();
  expect(await detailsOf(person, gig)).toMatchObject([
    { confirmationNumber: 'QX-7731', arrivalLocation: '12 Wharf Lane' },
  ]);
});
