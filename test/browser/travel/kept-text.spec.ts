import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from '../../support/browser';
import { DELTA } from '../../support/confirmations';
import { says } from '../../support/pages/gig-steps';
import { detailsOf, openPaste, openTravelTab } from '../../support/pages/travel-tab';

test('a pasted text stays with the gig, is read again, and is discarded with its words', async ({
  signedIn: page,
  person,
}) => {
  const gig = await openTravelTab(page, person);
  const texts = page.getByRole('region', { name: 'Kept confirmation texts' });
  const dialog = await openPaste(page, 'Flight');
  const box = dialog.getByLabel('Your confirmation email');
  await box.fill('See you at soundcheck. Bring the blue cable.');
  await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
  await expect(dialog.getByText('No details found')).toBeVisible();
  await box.fill(DELTA);
  await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
  await expect(dialog.getByText('Kept with this gig')).toBeVisible();
  // Escape closes a message before it closes the dialog below.
  await expect(page.getByText('No details found')).toBeHidden();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard this booking?' });
  await expect(question).toContainText('The text itself stays with the gig.');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  expect(await detailsOf(person, gig)).toEqual([]);

  await page.reload();
  await expect(texts.getByRole('listitem')).toHaveText([
    /Confirmation text kept\s*Thank you for choosing Delta, Robin Vale · May 14/,
    /See you at soundcheck/,
  ]);
  await expectAccessibleInBothThemes(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await texts.getByRole('button', { name: 'Open: See you at soundcheck' }).click();
  const reopened = page.getByRole('dialog', { name: 'Add Travel Details' });
  await expect(reopened.getByText('No details found')).toBeVisible();
  await reopened.getByRole('button', { name: 'Cancel' }).click();
  await expect(reopened).toBeHidden();

  await texts.getByRole('button', { name: 'Open: Thank you for choosing Delta' }).click();
  const flight = page.getByRole('dialog', { name: 'Add Flight' });
  await expect(flight.getByText('Great! I found these details:')).toBeVisible();
  await expectAccessible(page);
  await flight.getByRole('button', { name: "Yes, that's right" }).click();
  await says(page, 'Found 1 flight detail. Added to your gig!');
  expect(await detailsOf(person, gig)).toMatchObject([{ sourceText: DELTA.trim() }]);

  await texts.getByRole('button', { name: 'Open: Thank you for choosing Delta' }).click();
  await expect(flight).toContainText('This text says nothing new about it.');
  await flight.getByRole('button', { name: "Yes, that's right" }).click();
  await says(page, 'Your gig has all of this already.');

  await texts.getByRole('button', { name: 'Discard: Thank you for choosing Delta' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Discard this text?' });
  await expect(asked.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(texts.getByRole('listitem')).toHaveCount(1);
  expect(await detailsOf(person, gig)).toMatchObject([
    { flightNumber: 'DL2215', sourceText: null },
  ]);
});
