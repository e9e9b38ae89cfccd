import { expect, expectAccessible, test } from '../../support/browser';

test('sign-in and registration are accessible, at a desk and on a phone', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/auth');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Register' }).click();
    await expectAccessible(page);
  }
});

test('registration says everything that is wrong, in a list and beside the fields', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Al');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Create account' }).click();

  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Registration Error');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    "Passwords don't match",
  ]);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test.describe('a taken e-mail', () => {
  test.use({ allowedMessages: /status of 409/ });

  test('keeps the name and the e-mail and empties the passwords', async ({ page, person }) => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Robin Vale');
    await page.getByLabel('E-mail').fill(person.user.email);
    await page.getByLabel('Password', { exact: true }).fill('open sesame');
    await page.getByLabel('Confirm password').fill('open sesame');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'This email address is already registered. Please use a different email or login.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Vale');
    await expect(page.getByLabel('E-mail')).toHaveValue(person.user.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Confirm password')).toHaveValue('');
    await expect(page.getByText("Passwords don't match")).toBeHidden();
  });
});

test('signing in leads back to where the visitor wanted to go', async ({ page, person }) => {
  await page.goto('/?view=calendar');
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await page.getByLabel('E-mail').fill(person.user.email);
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/\?view=calendar$/);
});

test.describe('a failed sign-in', () => {
  test.use({ allowedMessages: /status of 401|ERR_FAILED/ });

  test('says why and keeps the e-mail', async ({ page, person }) => {
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(person.user.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Invalid username or password', { exact: true })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(person.user.email);

    await page.route('**/api/auth/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Login Error', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Network error: Please check your connection', { exact: true }),
    ).toBeVisible();
  });
});

test('the menu shows who is signed in, and signs out', async ({ signedIn: page, person }) => {
  await page.goto('/?view=list');
  await page.getByRole('button', { name: 'Menu of Robin Vale' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Robin Vale');
  await expect(menu).toContainText(person.user.email);
  await expectAccessible(page, { overlay: true });
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
});

test('the look follows the switch and survives a reload', async ({ signedIn: page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/?view=list');
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Menu of Robin Vale' }).click();
  await page.getByRole('menu').getByText('Dark').click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  expect(await background()).not.toBe(light);
});
