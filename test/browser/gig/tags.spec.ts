import type { Page, Route } from '@playwright/test';
import type { Gig, Tag } from '~/domain/gigs/gig';
import { expect, expectAccessible, test } from '../../support/browser';
import { aGig } from '../../support/builders';
import { deferred, says } from '../../support/pages/gig-steps';
import type { SignedInClient } from '../../support/worker/client';

async function aStoredGig(person: SignedInClient): Promise<Gig> {
  return (await (await person.post('/api/gigs', aGig())).json()) as Gig;
}

async function aTag(person: SignedInClient, name: string, color = '#4a7fd4'): Promise<Tag> {
  return (await (await person.post('/api/tags', { name, color })).json()) as Tag;
}

/** The popup of a gig, and the editor of its tags. */
async function openTags(page: Page, gig: Gig) {
  await page.goto(`/?view=list&gig=${gig.id}`);
  const popup = page.getByRole('dialog', { name: gig.title });
  const edit = popup.getByRole('button', { name: 'Edit tags' });
  await edit.click();
  // Not by its role: to assistive technology nothing else is there while the editor is open.
  const row = page.locator('li:has(dt:text-is("Tags"))');
  const editor = page.getByRole('dialog', { name: 'Tags' });
  const field = editor.getByRole('combobox', { name: 'Find or create a tag' });
  await expect(field).toBeFocused();
  return { popup, row, edit, editor, field };
}

test('a tag is created, worn, renamed and recoloured, and the card follows', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  const { popup, row, editor, field } = await openTags(page, gig);
  await expect(editor.getByText('No tags yet')).toBeVisible();

  await field.fill('Festival');
  await editor.getByRole('radio', { name: 'Teal' }).check();
  await expectAccessible(page, { overlay: true });
  await editor.getByRole('option', { name: 'Create “Festival”' }).click();
  const option = editor.getByRole('option', { name: 'Festival', exact: true });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(row).toContainText('Festival');

  await editor.getByRole('button', { name: 'Edit Festival' }).click();
  const form = editor.getByRole('form', { name: 'Edit Festival' });
  await expect(form.getByRole('radio', { name: 'Teal' })).toBeChecked();
  await form.getByLabel('Name').fill('Folk festival');
  await form.getByRole('radio', { name: 'Red' }).check();
  await expectAccessible(page, { overlay: true });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Folk festival');

  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await popup.getByRole('button', { name: 'Close' }).first().click();
  const card = page.locator(`[data-gig="${gig.id}"]`);
  await expect(card).toContainText('Folk festival');
  const [tag] = (await (await person.get('/api/tags')).json()) as [Tag];
  expect(tag).toMatchObject({ name: 'Folk festival', color: '#d94a4a' });
});

test('a tag that is being made stands once, also when it is read before its answer comes', async ({
  signedIn: page,
  person,
}) => {
  const { editor, field } = await openTags(page, await aStoredGig(person));
  const { promise: opened, resolve: letGo } = deferred();
  await page.route('**/api/tags', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const response = await route.fetch();
    await opened;
    return route.fulfill({ response });
  });
  await field.fill('Festival');
  await field.press('Enter');
  await expect
    .poll(async () => (await person.get('/api/tags')).json())
    .toMatchObject([{ name: 'Festival' }]);
  const readAgain = page.waitForResponse('**/api/tags');
  await page.evaluate(() => {
    for (const type of ['offline', 'online']) window.dispatchEvent(new Event(type));
  });
  await (await readAgain).finished();
  const option = editor.getByRole('option', { name: 'Festival', exact: true });
  await expect(editor.getByRole('button', { name: 'Edit Festival' })).toBeEnabled();
  await expect(option).toHaveCount(1);
  letGo();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toHaveCount(1);
});

test('a tag is taken off one gig, and deleted from all of them', async ({
  signedIn: page,
  person,
}) => {
  const [gig, other] = [await aStoredGig(person), await aStoredGig(person)];
  const tag = await aTag(person, 'Folk festival');
  for (const { id } of [gig, other]) {
    await person.put(`/api/gigs/${id}/tags`, { tagIds: [tag.id] });
  }
  const { row, editor, field } = await openTags(page, gig);
  await editor.getByRole('option', { name: 'Folk festival' }).click();
  await expect(row).not.toContainText('Folk festival');
  await editor.getByRole('button', { name: 'Edit Folk festival' }).click();
  await editor.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete tag' });
  await expect(question).toContainText('It will be removed from 1 gig.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(editor.getByText('No tags yet')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(field).toBeFocused();
  await says(page, 'Tag deleted');
  await page.goto('/?view=list');
  await expect(page.locator(`[data-gig="${other.id}"]`)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Folk festival' })).toHaveCount(0);
  expect(await (await person.get('/api/tags')).json()).toEqual([]);
});

test('the editor stays in the window, however low that is and wherever its row stands', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  for (let number = 1; number <= 12; number++) await aTag(person, `Tag ${number}`);
  const edit = page.getByRole('button', { name: 'Edit tags' });
  const editor = page.getByRole('dialog', { name: 'Tags' });
  for (const height of [600, 720, 832]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(`/gigs/${gig.id}`);
    for (const block of ['start', 'center', 'end'] as const) {
      await edit.evaluate((button, where) => button.scrollIntoView({ block: where }), block);
      await edit.click();
      await expect(editor).toBeVisible();
      const box = await editor.boundingBox();
      expect(box?.y, `${height} px, ${block}`).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await page.keyboard.press('Escape');
      await expect(editor).toBeHidden();
    }
  }
});

test('the keyboard alone finds, chooses, makes and edits tags, and another device may, too', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  const festival = await aTag(person, 'Festival');
  for (const name of ['Keynote', 'Lecture']) await aTag(person, name);
  const { row, edit, editor, field } = await openTags(page, gig);
  const worn = async () =>
    ((await (await person.get(`/api/gigs/${gig.id}/tags`)).json()) as Tag[]).map(
      ({ name }) => name,
    );

  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect.poll(worn).toEqual(['Keynote']);
  // Elsewhere, while the editor is open here.
  await person.put(`/api/gigs/${gig.id}/tags`, { add: [festival.id] });
  await field.pressSequentially('lec');
  await field.press('Enter');
  await expect.poll(worn).toEqual(['Festival', 'Keynote', 'Lecture']);
  await expect(row).toContainText('FestivalKeynoteLecture');
  await field.pressSequentially('Workshop');
  await field.press('Enter');
  await expect.poll(worn).toEqual(['Festival', 'Keynote', 'Lecture', 'Workshop']);
  await expect(field).toHaveValue('');

  await field.press('ArrowDown');
  await field.press('Tab');
  await expect(editor.getByRole('button', { name: 'Edit Festival' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('keynote');
  await page.keyboard.press('Enter');
  await expect(editor.getByText('You already have a tag named “keynote”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(row).toContainText('Workshop');
});

test.describe('when the server rejects', () => {
  test.use({ allowedMessages: /status of 50\d/ });

  test('what was changed goes back and says so', async ({ signedIn: page, person }) => {
    const gig = await aStoredGig(person);
    const tag = await aTag(person, 'Festival');
    for (const name of ['Keynote', 'Lecture']) await aTag(person, name);
    const ofGig = `/api/gigs/${gig.id}/tags`;
    await person.put(ofGig, { tagIds: [tag.id] });
    const { row, editor, field } = await openTags(page, gig);

    // What is clicked while the first save is on its way is saved after it, also when that fails.
    const { promise: opened, resolve: letGo } = deferred();
    let saves = 0;
    await page.route(`**${ofGig}`, async (route) => {
      if (route.request().method() === 'GET' || ++saves > 1) return route.fallback();
      await opened;
      return route.fulfill({ status: 503, body: 'busy' });
    });
    await editor.getByRole('option', { name: 'Keynote' }).click();
    await editor.getByRole('option', { name: 'Lecture' }).click();
    await editor.getByRole('option', { name: 'Festival' }).click();
    await expect(row).toContainText('KeynoteLecture');
    await editor.getByRole('option', { name: 'Festival' }).click();
    letGo();
    await expect(row).toContainText('FestivalLecture');
    const worn = async () =>
      ((await (await person.get(ofGig)).json()) as Tag[]).map(({ name }) => name);
    await expect.poll(worn).toEqual(['Festival', 'Lecture']);

    await page.route(
      (url) => url.pathname.includes('/tags'),
      (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({ status: 503, body: 'busy' }),
    );
    await editor.getByRole('option', { name: 'Keynote' }).click();
    await says(page, "Failed to update the gig's tags. Please try again.");
    await expect(row).not.toContainText('Keynote');
    await expect(row).toContainText('Festival');

    // Also where nothing can be read after it.
    const fail = (route: Route) => route.fulfill({ status: 503, body: 'busy' });
    await page.route(`**${ofGig}`, fail);
    const rejected = page.waitForResponse((response) => response.request().method() === 'PUT');
    await editor.getByRole('option', { name: 'Keynote' }).click();
    await rejected;
    await expect(row).not.toContainText('Keynote');
    await page.unroute(`**${ofGig}`, fail);

    await field.fill('Workshop');
    await field.press('Enter');
    await says(page, 'Failed to create the tag. Please try again.');
    await expect(row).not.toContainText('Workshop');
    await expect(field).toHaveValue('Workshop');
    await field.fill('');

    await editor.getByRole('button', { name: 'Edit Festival' }).click();
    await editor.getByLabel('Name').fill('Fair');
    await editor.getByRole('button', { name: 'Save' }).click();
    await says(page, 'Failed to update the tag. Please try again.');
    await expect(row).toContainText('Festival');

    await editor.getByRole('button', { name: 'Edit Festival' }).click();
    await editor.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete tag' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await says(page, 'Failed to delete the tag. Please try again.');
    await expect(editor.getByRole('option', { name: 'Festival' })).toBeVisible();
    await expect(row).toContainText('Festival');
  });

  test('tags that cannot be read are not shown, and can be asked for again', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aStoredGig(person);
    await aTag(person, 'Festival');
    const fail = (path: string) =>
      page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: 'busy' }));
    for (const [path, sentence] of [
      ['/api/tags', 'Failed to fetch tags'],
      [`/api/gigs/${gig.id}/tags`, 'Failed to fetch gig tags'],
    ] as const) {
      await fail(path);
      await page.goto(`/?view=list&gig=${gig.id}`);
      await page.getByRole('button', { name: 'Edit tags' }).click();
      const editor = page.getByRole('dialog', { name: 'Tags' });
      await expect(editor.getByRole('alert')).toContainText(sentence);
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(2);
      await expect(editor.getByRole('option')).toHaveCount(0);
      await page.unroute(`**${path}`);
      await editor.getByRole('button', { name: 'Try Again' }).click();
      await expect(editor.getByRole('option', { name: 'Festival' })).toBeVisible();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the tags are a sheet that fits', async ({ signedIn: page, person }) => {
    const gig = await aStoredGig(person);
    await aTag(person, 'A name that is as long as names may ever');
    await page.goto(`/?view=list&gig=${gig.id}`);
    await page.getByRole('button', { name: 'Edit tags' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Tags' });
    await sheet.getByRole('option').tap();
    await sheet.getByRole('combobox').fill('Festival');
    await expect(sheet.getByRole('radio', { name: 'Grey' })).toBeInViewport();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await sheet.getByRole('option', { name: 'Create “Festival”' }).tap();
    await sheet.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByRole('button', { name: 'Edit tags' })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Tags' })).toContainText('Festival');
  });
});
