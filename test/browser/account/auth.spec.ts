import { expect, expectAccessible, test } from '../../support/browser';

test.describe('at sign-in', () => {
  test.use({ allowedMessages: /status of (401|409)|ERR_FAILED/ });

  test('both forms are accessible, on a desktop and on a phone', async ({ page }) => {
    await page.goto('/auth');
    const atBothWidths = async () => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectAccessible(page);
      }
    };
    await atBothWidths();
    // On a phone the form comes first, and what it is for in short below it.
    const short = page.getByText('You bring the show. Gigbound gets you there.', { exact: true });
    await short.scrollIntoViewIfNeeded();
    await expect(short).toBeInViewport();
    const [form, below] = [await page.getByRole('main').boundingBox(), await short.boundingBox()];
    expect(below?.y).toBeGreaterThan(form?.y ?? 0);
    await page.getByRole('tab', { name: 'Register' }).click();
    await atBothWidths();
  });

  test('a failed sign-in says why and keeps the e-mail', async ({ page, person }) => {
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

  test('registration says everything that is wrong, and keeps the name and e-mail when that is taken', async ({
    page,
    person,
  }) => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Register' }).click();
    const name = page.getByLabel('Name', { exact: true });
    const password = page.getByLabel('Password', { exact: true });
    const confirmed = page.getByLabel('Confirm password');
    const create = page.getByRole('button', { name: 'Create account' });
    await name.fill('Al');
    await page.getByLabel('E-mail').fill('nobody');
    await password.fill('short');
    await confirmed.fill('other');
    await create.click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Registration Error');
    await expect(summary.getByRole('listitem')).toHaveText([
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      "Passwords don't match",
    ]);
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    await name.fill('Robin Vale');
    await page.getByLabel('E-mail').fill(person.user.email);
    await password.fill('open sesame');
    await confirmed.fill('open sesame');
    await create.click();
    await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'This email address is already registered. Please use a different email or login.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(name).toHaveValue('Robin Vale');
    await expect(page.getByLabel('E-mail')).toHaveValue(person.user.email);
    await expect(password).toHaveValue('');
    await expect(confirmed).toHaveValue('');
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

test('the menu shows who is signed in, switches the look over a reload, and signs out', async ({
  signedIn: page,
  person,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/?view=list');
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  const opener = page.getByRole('button', { name: 'Menu of Robin Vale' });
  const menu = page.getByRole('menu');
  await opener.click();
  await expect(menu).toContainText('Robin Vale');
  await expect(menu).toContainText(person.user.email);
  await expectAccessible(page, { overlay: true });
  await menu.getByText('Dark').click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  expect(await background()).not.toBe(light);

  await opener.click();
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
});
