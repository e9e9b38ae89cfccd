import { expect, expectAccessible, test } from '../../support/browser';

const CONFETTI = 'canvas';

test('a newcomer is welcomed once, with confetti, and may put it off', async ({ signedIn }) => {
  await signedIn.emulateMedia({ reducedMotion: 'no-preference' });
  await signedIn.goto('/?newUser=true');
  const welcome = signedIn.getByRole('dialog', { name: 'Welcome to Gigbound!' });
  await expect(welcome).toBeVisible();
  await expect(signedIn.locator(`body > ${CONFETTI}`)).toBeAttached();
  await expectAccessible(signedIn);

  await welcome.getByRole('button', { name: "I'll do this later" }).click();
  await expect(welcome).toBeHidden();
  await expect(signedIn).toHaveURL(/\/$/);
  await signedIn.reload();
  await expect(signedIn.getByRole('button', { name: 'Add New Gig' }).first()).toBeVisible();
  await expect(welcome).toBeHidden();
});

test('the welcome leads to a first gig or to the calendar, also on a phone', async ({
  signedIn,
}) => {
  await signedIn.setViewportSize({ width: 360, height: 640 });
  await signedIn.goto('/?view=list&newUser=true');
  const welcome = signedIn.getByRole('dialog', { name: 'Welcome to Gigbound!' });
  await expect(welcome).toBeVisible();
  await expectAccessible(signedIn);
  await welcome.getByRole('button', { name: 'Add a Gig' }).click();
  await expect(signedIn.getByRole('dialog', { name: 'Add New Gig' })).toBeVisible();
  await expect(signedIn).toHaveURL(/\/\?view=list$/);

  await signedIn.goto('/?newUser=true');
  await welcome.getByRole('button', { name: 'Connect Calendar' }).click();
  await expect(signedIn).toHaveURL(/\/settings\/calendar$/);
});

test('Escape puts the welcome off too, and less motion means no confetti', async ({ signedIn }) => {
  await signedIn.goto('/?newUser=true');
  const welcome = signedIn.getByRole('dialog', { name: 'Welcome to Gigbound!' });
  await expect(welcome).toBeVisible();
  await expect(signedIn.locator(`body > ${CONFETTI}`)).toHaveCount(0);
  await signedIn.keyboard.press('Escape');
  await expect(welcome).toBeHidden();
});
