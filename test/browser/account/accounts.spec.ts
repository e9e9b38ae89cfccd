import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser';
import { linkInMail } from '../../support/mails';
import { aSignedInClient, Client } from '../../support/worker/client';
import type { TestWorker } from '../../support/worker/start-worker';

/** At Google's consent page: chooses an account and answers. */
async function answerGoogle(page: Page, email: string, decision: 'Allow' | 'Deny') {
  await expect(page.getByText('Sandbox Google').first()).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(email) }).check();
  await page.getByRole('button', { name: decision }).click();
}

async function startWithGoogle(page: Page) {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

/** Somebody at Google of whom nobody has heard yet. */
async function aGoogleUser(site: TestWorker) {
  const user = {
    email: `google${Date.now()}${Math.random().toString(36).slice(2)}@gmail.com`,
    email_verified: true,
    name: 'Gale Ito',
  };
  const response = await site.fetch('https://sandbox.example/__ctl/google/users', {
    method: 'POST',
    body: JSON.stringify(user),
  });
  expect(response.ok).toBe(true);
  return user;
}

test('a newcomer reads that Google was denied, goes there again, is welcomed, and comes back the same way', async ({
  page,
  site,
}) => {
  const { email } = await aGoogleUser(site);
  await startWithGoogle(page);
  await answerGoogle(page, email, 'Deny');
  await expect(page.getByText('You did not allow it at Google')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await answerGoogle(page, email, 'Allow');
  await expect(page.getByRole('dialog', { name: /Welcome to/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu of Gale Ito' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await startWithGoogle(page);
  await answerGoogle(page, email, 'Allow');
  await expect(page).toHaveURL('/');
});

test.describe('with an account of the same e-mail', () => {
  test.use({ allowedMessages: /status of 401/ });

  test('the password is asked for once, and connects Google', async ({ page, site }) => {
    const { email } = await aGoogleUser(site);
    await aSignedInClient(site, { email });
    await startWithGoogle(page);
    await answerGoogle(page, email, 'Allow');
    await expect(page.getByRole('heading', { name: 'You have an account here' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Connect Google and sign in' }).click();
    await expect(page.getByText('This is not the password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('open sesame');
    await page.getByRole('button', { name: 'Connect Google and sign in' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/settings/account');
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  });

  test('who owns the address takes over an account that a stranger made', async ({
    page,
    site,
  }) => {
    const { email } = await aGoogleUser(site);
    const stranger = await aSignedInClient(site, { email });
    await startWithGoogle(page);
    await answerGoogle(page, email, 'Allow');
    await page.getByRole('button', { name: 'Take over this account' }).click();
    await expect(page).toHaveURL('/');
    expect((await stranger.get('/api/gigs')).status).toBe(401);
    const username = email;
    const login = await stranger.post('/api/auth/login', { username, password: 'open sesame' });
    expect(login.status).toBe(401);
  });
});

test('a Google account is connected and disconnected in the settings', async ({
  signedIn: page,
  site,
}) => {
  const { email } = await aGoogleUser(site);
  await page.goto('/settings/account');
  await page.getByRole('link', { name: 'Connect Google' }).click();
  await answerGoogle(page, email, 'Allow');
  await expect(page.getByText('Your Google account is connected.')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page
    .getByRole('alertdialog', { name: 'Disconnect Google?' })
    .getByRole('button', { name: 'Disconnect' })
    .click();
  await expect(page.getByRole('link', { name: 'Connect Google' })).toBeVisible();
});

test('a forgotten password is replaced through the mail, and the link works once', async ({
  page,
  site,
  person,
}) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Sign-in has a field of that name, too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(person.user.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('a link to choose a new password is on its way')).toBeVisible();
  await expectAccessible(page);
  const link = await linkInMail(site, person.user.email, /new Gigbound password/);
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('another one');
  await page.getByLabel('Confirm password').fill('another two');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm password').fill('another one');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL('/');
  expect((await person.get('/api/gigs')).status).toBe(401);
  await page.goto(link);
  await expect(page.getByText('has been used or is too old')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
});

test('an address is confirmed through the mail, and the notice goes', async ({
  signedIn: page,
  person,
  site,
}) => {
  await page.goto('/settings/account');
  await expect(page.getByText('Please confirm your e-mail address')).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Mail sent', { exact: true })).toBeVisible();
  const link = await linkInMail(site, person.user.email, /Confirm your e-mail/);
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'To your gigs' }).click();
  await page.goto('/settings/account');
  await expect(page.getByRole('heading', { name: 'Name and picture' })).toBeVisible();
  await expect(page.getByText('Please confirm your e-mail address')).toHaveCount(0);
});

test.describe('in the account settings', () => {
  test.use({ allowedMessages: /status of 400/ });

  test('name, picture and password are changed', async ({ signedIn: page, person, site }) => {
    const other = new Client(site);
    const login = { username: person.user.email, password: 'open sesame' };
    expect((await other.post('/api/auth/login', login)).status).toBe(200);
    await page.goto('/settings/account');
    await expectAccessible(page);

    await page.getByLabel('Name', { exact: true }).fill('Ro');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Robin of the Vale');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('button', { name: /^Menu of Robin of the Vale/ })).toBeVisible();

    await page.getByLabel('Picture file').setInputFiles('public/favicon-180.png');
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
    const picture = page.locator('header img');
    await expect(picture).toHaveJSProperty('naturalWidth', 256);
    await page.getByLabel('Picture file').setInputFiles('package.json');
    await expect(
      page.getByText('Please choose a PNG, JPEG or WebP picture', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.locator('header img')).toHaveCount(0);

    await page.getByLabel('Current password').fill('not this');
    await page.getByLabel('New password', { exact: true }).fill('open barley');
    await page.getByLabel('Confirm new password').fill('open barley');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This is not your current password')).toBeVisible();
    await page.getByLabel('Current password').fill('open sesame');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
    expect((await other.get('/api/gigs')).status).toBe(401);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });

  test('another device is signed out, then all of them', async ({
    signedIn: page,
    person,
    site,
  }) => {
    const phone = new Client(site);
    const login = { username: person.user.email, password: 'open sesame' };
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
    await phone.post('/api/auth/login', login, { 'User-Agent': userAgent });
    await page.goto('/settings/account');
    const row = page.getByRole('listitem').filter({ hasText: 'Safari on iOS' });
    await row.getByRole('button', { name: /^Sign out/ }).click();
    await expect(row).toHaveCount(0);
    expect((await phone.get('/api/gigs')).status).toBe(401);

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await expect(page).toHaveURL('/auth');
  });

  test('everything is exported as a file', async ({ signedIn: page, person }) => {
    await person.post('/api/gigs', {
      title: 'Harbor Lights',
      location: 'Portland, ME',
      date: '2026-06-05',
    });
    await page.goto('/settings/account');
    for (const format of ['JSON', 'CSV', 'ICS']) {
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: new RegExp(`^${format}`) }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe(`gigbound-2026-05-14.${format.toLowerCase()}`);
      expect(await file.failure()).toBeNull();
    }
  });

  test('an account is deleted by who types its address', async ({ signedIn: page, person }) => {
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await question.getByRole('textbox').fill('somebody@example.com');
    await question.getByRole('button', { name: 'Delete account' }).click();
    await expect(
      question.getByText('This is not the e-mail address of your account'),
    ).toBeVisible();
    await expectAccessible(page, { overlay: true });
    await question.getByRole('textbox').fill(person.user.email);
    await question.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL('/auth');
    expect((await person.get('/api/gigs')).status).toBe(401);
  });
});
