import type { Page } from '@playwright/test';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import type { Gig } from '~/domain/gigs/gig';
import { expect, expectAccessible, test } from '../../support/browser';
import { aGig } from '../../support/builders';
import { deferred, says } from '../../support/pages/gig-steps';
import type { SignedInClient } from '../../support/worker/client';

async function aGigWith(person: SignedInClient, ...texts: string[]): Promise<Gig> {
  const gig = (await (await person.post('/api/gigs', aGig())).json()) as Gig;
  for (const text of texts) await person.post(`/api/gigs/${gig.id}/checklist`, { text });
  return gig;
}

const stored = async (person: SignedInClient, gig: Gig) =>
  (await (await person.get(`/api/gigs/${gig.id}/checklist`)).json()) as ChecklistItem[];

async function open(page: Page, gig: Gig) {
  await page.goto(`/gigs/${gig.id}?tab=checklist`);
  await expect(page.getByRole('region', { name: 'Checklist' })).toBeVisible();
  return page.getByRole('textbox', { name: 'New item' });
}

test('items are added, completed, opened and deleted, by the keyboard alone', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aGigWith(person);
  const field = await open(page, gig);
  await says(page, 'Track your preparation tasks for this gig.');
  await says(page, 'Nothing to prepare yet');
  await expectAccessible(page);

  await field.fill('   ');
  await field.press('Enter');
  await says(page, 'Write what there is to do');
  await field.fill('Half a thought');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  for (const text of ['Send stage plot', 'Print tickets', 'Pack']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(page.getByRole('checkbox', { name: text })).toBeEnabled();
  }
  await says(page, 'Item added');
  await expect(field).toBeFocused();
  const rows = page.getByRole('region', { name: 'Checklist' }).getByRole('listitem');
  await expect(rows).toHaveText(['Pack', 'Print tickets', 'Send stage plot']);
  await expect(page.getByRole('tab', { name: 'Checklist 3 open' })).toBeVisible();

  const pack = page.getByRole('checkbox', { name: 'Pack' });
  await pack.focus();
  await page.keyboard.press('Space');
  await expect(pack).toBeChecked();
  await expect(pack).toBeFocused();
  await expect(rows).toHaveText(['Print tickets', 'Send stage plot', 'Pack']);
  await says(page, '1 of 3 done');
  await expect(page.getByRole('tab', { name: 'Checklist 2 open' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect(rows).toHaveText(['Pack', 'Print tickets', 'Send stage plot']);

  await page.getByRole('button', { name: 'Delete Print tickets' }).focus();
  await page.keyboard.press('Enter');
  await says(page, 'Item deleted');
  await expect(rows).toHaveText(['Pack', 'Send stage plot']);
  await expect(page.getByRole('button', { name: 'Delete Send stage plot' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText(['Print tickets', 'Pack', 'Send stage plot']);
  const texts = async () => (await stored(person, gig)).map(({ text }) => text);
  await expect.poll(texts).toEqual(['Print tickets', 'Pack', 'Send stage plot']);
});

test('the words of an item are corrected in place', async ({ signedIn: page, person }) => {
  const gig = await aGigWith(person, 'Print tickets', 'Pack');
  await open(page, gig);
  const rows = page.getByRole('region', { name: 'Checklist' }).getByRole('listitem');
  const text = page.getByRole('textbox', { name: 'Checklist item' });
  await page.getByRole('button', { name: 'Edit Pack' }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Pack');
  await text.fill('Pack the harp');
  await text.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Pack', exact: true })).toBeFocused();

  await page.keyboard.press('Enter');
  await text.fill('  ');
  await text.press('Enter');
  await says(page, 'Write what there is to do');
  await expect(text).toBeFocused();
  await expectAccessible(page);
  await text.fill(' Pack   the harp ');
  // Another tab of the gig meanwhile: what was typed is still there.
  await page.getByRole('tab', { name: 'Contact' }).click();
  await page.getByRole('tab', { name: /Checklist/ }).click();
  await expect(text).toHaveValue(' Pack   the harp ');
  await text.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Pack the harp' })).toBeFocused();
  await expect(rows).toHaveText(['Pack the harp', 'Print tickets']);
  const texts = async () => (await stored(person, gig)).map((item) => item.text);
  await expect.poll(texts).toEqual(['Pack the harp', 'Print tickets']);
});

test('a suggestion is added with one click, and the last of quick changes of one item stays', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aGigWith(person);
  const field = await open(page, gig);
  await page.getByRole('button', { name: 'Send stage plot' }).click();
  const box = page.getByRole('checkbox', { name: 'Send stage plot' });
  await expect(box).toBeEnabled();
  await expect(field).toBeFocused();

  for (let count = 0; count < 5; count++) await box.click();
  await expect(box).toBeChecked();
  await expect
    .poll(async () => (await stored(person, gig)).map(({ completed }) => completed))
    .toEqual([true]);
  await expect(box).toBeChecked();
});

test('what is being written is there after another tab, and is not left without a question', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aGigWith(person, 'Pack');
  const field = await open(page, gig);
  await field.fill('Print tick');
  await page.getByRole('tab', { name: 'Contact' }).click();
  await page.getByRole('tab', { name: /Checklist/ }).click();
  await expect(field).toHaveValue('Print tick');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await field.fill('');
  await page.getByRole('button', { name: 'Edit Pack' }).click();
  await page.getByRole('textbox', { name: 'Checklist item' }).fill('Pack the harp');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/');
});

test('a double click ticks one item, not the one that slides under the finger', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aGigWith(person, 'Send bio', 'Print tickets', 'Pack');
  await open(page, gig);
  const rows = page.getByRole('region', { name: 'Checklist' }).getByRole('listitem');
  const box = await page.getByRole('checkbox', { name: 'Pack' }).boundingBox();
  if (!box) throw new Error('the box is in view');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await expect(rows).toHaveText(['Print tickets', 'Send bio', 'Pack']);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  const done = async () => (await stored(person, gig)).filter(({ completed }) => completed);
  await expect.poll(done).toMatchObject([{ text: 'Pack' }]);
});

test('a text that is too long says so, and nothing of it is lost', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aGigWith(person, 'Pack');
  const field = await open(page, gig);
  const long = 'x'.repeat(501);
  await field.fill(long);
  await field.press('Enter');
  await says(page, 'An item must be at most 500 characters');
  await expect(field).toHaveValue(long);
  await field.press('Escape');
  await page.getByRole('button', { name: 'Edit Pack' }).click();
  const text = page.getByRole('textbox', { name: 'Checklist item' });
  await text.fill(long);
  await text.press('Enter');
  await says(page, 'An item must be at most 500 characters');
  await expect(text).toHaveValue(long);
});

test.describe('when the server fails', () => {
  test.use({ allowedMessages: /status of (404|409|50\d)|ERR_FAILED/ });

  test('a second click that fails goes back to what the first has saved', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aGigWith(person, 'Pack');
    await open(page, gig);
    const { promise: opened, resolve: letGo } = deferred();
    let clicks = 0;
    await page.route('**/api/checklist/*', async (route) => {
      clicks += 1;
      if (clicks > 1) return route.fulfill({ status: 503, body: 'busy' });
      await opened;
      return route.fallback();
    });
    const box = page.getByRole('checkbox', { name: 'Pack' });
    await box.click();
    await box.click();
    await expect(box).not.toBeChecked();
    letGo();
    await says(page, 'Failed to update checklist item. Please try again.');
    await expect(box).toBeChecked();
    expect((await stored(person, gig)).map(({ completed }) => completed)).toEqual([true]);
  });

  test('items that could not be added stay in their places, are tried again there, and added once', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aGigWith(person, 'Pack');
    const field = await open(page, gig);
    let tries = 0;
    await page.route(`**/api/gigs/${gig.id}/checklist`, async (route) => {
      if (route.request().method() === 'GET' || ++tries > 2) return route.fallback();
      if (tries === 2) return route.fulfill({ status: 503, body: 'busy' });
      // This one is stored, and its answer is lost.
      await route.fetch({ maxRetries: 2 });
      return route.abort();
    });
    for (const text of ['Buy strings', 'Call the venue']) {
      await field.fill(text);
      await field.press('Enter');
    }
    await field.fill('C');
    await says(page, 'Failed to add checklist item. Please try again.');
    const rows = page.getByRole('region', { name: 'Checklist' }).getByRole('listitem');
    await expect(rows).toContainText(['Call the venueNot saved', 'Buy stringsNot saved', 'Pack']);
    await expect(field).toHaveValue('C');
    await expectAccessible(page);
    const height = async () => (await rows.nth(1).boundingBox())?.height;
    const before = await height();

    await page.getByRole('button', { name: 'Try again to add Buy strings' }).focus();
    await page.keyboard.press('Enter');
    await says(page, 'Item added');
    await expect(page.getByRole('button', { name: 'Edit Buy strings' })).toBeFocused();
    await expect(rows).toContainText(['Call the venueNot saved', 'Buy strings', 'Pack']);
    await expect(page.getByRole('checkbox', { name: 'Buy strings' })).toBeEnabled();
    expect(await height()).toBe(before);
    expect((await stored(person, gig)).map(({ text }) => text)).toEqual(['Buy strings', 'Pack']);

    await field.press('Escape');
    await page.getByRole('tab', { name: 'Contact' }).click();
    await page.getByRole('tab', { name: /Checklist/ }).click();
    await expect(rows).toContainText(['Call the venueNot saved', 'Buy strings', 'Pack']);
    const home = page.getByRole('link', { name: 'Back to Dashboard' });
    await home.click();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Delete Call the venue' }).click();
    await says(page, 'Item deleted');
    await expect(rows).toHaveText(['Buy strings', 'Pack']);
    await expect(page.getByRole('button', { name: 'Delete Buy strings' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('checkbox', { name: 'Call the venue' })).toBeEnabled();
    await home.click();
    await expect(page).toHaveURL('/');
  });

  test('what was changed goes back, and says so', async ({ signedIn: page, person }) => {
    const gig = await aGigWith(person, 'Send stage plot', 'Pack');
    const field = await open(page, gig);
    await page.route(
      (url) => url.pathname.includes('/checklist'),
      (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({ status: 503, body: 'busy' }),
    );
    const rows = page.getByRole('region', { name: 'Checklist' }).getByRole('listitem');

    await field.fill('Print tickets');
    await field.press('Enter');
    await says(page, 'Failed to add checklist item. Please try again.');
    await expect(rows).toContainText(['Print ticketsNot saved', 'Pack', 'Send stage plot']);
    await page.getByRole('button', { name: 'Delete Print tickets' }).click();
    await expect(rows).toHaveText(['Pack', 'Send stage plot']);

    await page.getByRole('checkbox', { name: 'Pack' }).click();
    await says(page, 'Failed to update checklist item. Please try again.');
    await expect(page.getByRole('checkbox', { name: 'Pack' })).not.toBeChecked();
    await expect(rows).toHaveText(['Pack', 'Send stage plot']);

    const text = page.getByRole('textbox', { name: 'Checklist item' });
    await page.getByRole('button', { name: 'Edit Pack' }).click();
    await text.fill('Pack the harp');
    await text.press('Enter');
    await says(page, 'Failed to update checklist item. Please try again.');
    await expect(text).toHaveValue('Pack the harp');
    await text.press('Escape');
    await expect(rows).toHaveText(['Pack', 'Send stage plot']);

    await page.getByRole('button', { name: 'Delete Pack' }).click();
    await says(page, 'Failed to delete checklist item. Please try again.');
    await expect(rows).toHaveText(['Pack', 'Send stage plot']);
  });

  test('words that were changed elsewhere meanwhile are shown, and the person chooses', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aGigWith(person, 'Pack');
    await open(page, gig);
    const [pack] = await stored(person, gig);
    const text = page.getByRole('textbox', { name: 'Checklist item' });
    const texts = async () => (await stored(person, gig)).map((item) => item.text);
    const begin = async (mine: string, theirs: string) => {
      await page.getByRole('button', { name: /^Edit/ }).click();
      await text.fill(mine);
      await person.patch(`/api/checklist/${pack?.id}`, { text: theirs });
      await text.press('Enter');
      await expect(page.getByRole('alert')).toContainText(`Changed elsewhere to ${theirs}`);
      await expect(page.getByRole('button', { name: 'Keep mine' })).toBeFocused();
      expect(await texts()).toEqual([theirs]);
    };
    await begin('Pack the harp', 'Pack the drums');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByRole('button', { name: 'Edit Pack the drums' })).toBeVisible();
    expect(await texts()).toEqual(['Pack the drums']);

    await begin('Pack both', 'Pack nothing');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(texts).toEqual(['Pack both']);
  });

  test('a list that cannot be read can be asked for again', async ({ signedIn: page, person }) => {
    const gig = await aGigWith(person, 'Pack');
    const path = `**/api/gigs/${gig.id}/checklist`;
    await page.route(path, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto(`/gigs/${gig.id}?tab=checklist`);
    await expect(page.getByRole('alert')).toContainText('Error loading checklist');
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('checkbox', { name: 'Pack' })).toBeVisible();
  });

  test('an item that was deleted elsewhere goes, and says so', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aGigWith(person, 'Pack', 'Send stage plot');
    await open(page, gig);
    const [, pack] = await stored(person, gig);
    await person.delete(`/api/checklist/${pack?.id}`);
    await page.getByRole('checkbox', { name: 'Pack' }).click();
    await says(page, 'This item was already deleted');
    await expect(page.getByRole('checkbox', { name: 'Pack' })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    allowedMessages: /status of 400/,
  });

  test('the bar makes room for what is typed, and messages keep off it', async ({
    signedIn: page,
    person,
  }) => {
    await page.setViewportSize({ width: 360, height: 340 });
    const gig = await aGigWith(person);
    const field = await open(page, gig);
    const bar = page.getByRole('navigation', { name: 'Views' });
    await expect(bar).toBeVisible();
    await field.tap();
    await expect(bar).toBeHidden();
    await field.fill('Pack');
    await field.press('Enter');
    await says(page, 'Item added');
    const [message, typed] = await Promise.all([
      page.getByText('Item added', { exact: true }).boundingBox(),
      field.boundingBox(),
    ]);
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(typed?.y ?? 0);
    await page.getByRole('button', { name: 'Dismiss' }).tap();
    await expect(page.getByText('Item added', { exact: true })).toHaveCount(0);
    await expect(field).toBeFocused();
    await field.fill('Print tickets');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(page.getByRole('checkbox', { name: 'Print tickets' })).toBeEnabled();
    await expect(bar).toBeVisible();
  });

  test('200 items, one of them long, scroll and wrap', async ({ signedIn: page, person, site }) => {
    const gig = await aGigWith(person);
    const long = `${'verylongword'.repeat(20)} ${'and more of it '.repeat(15)}`.trim();
    await site.db.batch(
      Array.from({ length: 200 }, (_, index) =>
        site.db
          .prepare(
            'INSERT INTO checklist_items (id, user_id, gig_id, text, created_at) VALUES (?, ?, ?, ?, ?)',
          )
          .bind(
            `${gig.id}-${index}`,
            person.user.id,
            gig.id,
            index === 0 ? long : `Item ${index}`,
            `2026-05-14T16:00:00.${String(index).padStart(3, '0')}Z`,
          ),
      ),
    );
    const field = await open(page, gig);
    const last = page.getByRole('checkbox', { name: long });
    await last.scrollIntoViewIfNeeded();
    await last.tap();
    await expect(last).toBeChecked();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expect(page.getByRole('tab', { name: 'Checklist 199 open' })).toBeInViewport();
    await field.fill('One more');
    await field.press('Enter');
    await says(
      page,
      'A checklist can have at most 200 items. Delete one you no longer need first.',
    );
    const row = page.getByRole('listitem').filter({ hasText: 'One more' });
    await expect(row).toContainText('Not saved');
  });
});
