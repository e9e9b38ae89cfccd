import type { Page, Route } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, expectAccessible, test } from '../../support/browser';
import { MARRIOTT } from '../../support/confirmations';
import {
  aStoredGig,
  click,
  deferred,
  edit,
  question,
  readGig,
  says,
} from '../../support/pages/gig-steps';

/* What is typed into a gig while answers are late, lost, or about to come. */

/** Over the list, which lies over the calendar. */
async function openOverList(page: Page, { title }: Gig) {
  await page.goto('/?view=calendar');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('link', { name: title }).click();
  // Whatever its title becomes.
  const popup = page.getByRole('dialog');
  await expect(popup).toHaveAccessibleName(title);
  return popup;
}

/** Requests of a kind wait until they are let go. */
async function holdBack(page: Page, isPlausibleMatch: (route: Route) => boolean) {
  const { promise: opened, resolve: letGo } = deferred();
  await page.route('**', async (route) => {
    if (!isPlausibleMatch(route)) return route.fallback();
    await opened;
    return route.fallback();
  });
  return letGo;
}

const isWrite = (route: Route) => route.request().method() === 'PUT';
const isReading = (route: Route) => /[?&]_data=|\.data(\?|$)/.test(route.request().url());

test('while a gig is being saved it closes once, however often it is tried', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  const popup = await openOverList(page, gig);
  await edit(popup, 'title');
  await popup.getByLabel('Title', { exact: true }).fill('Harbor Lights Finale');
  const write = await holdBack(page, isWrite);
  const reading = await holdBack(page, isReading);
  await click(popup, 'Save');
  const insist = async () => {
    await page.keyboard.press('Escape');
    await click(popup, 'Close');
    await page.goBack();
    await popup.getByRole('tab', { name: 'Weather' }).click();
    await expect(popup.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(popup.getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled();
    await expect(question(page)).toBeHidden();
  };
  await insist();
  write();
  await says(page, 'Title updated');
  await insist();
  reading();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/\?view=list$/);
  await expect(page.getByRole('link', { name: 'Harbor Lights Finale' })).toBeVisible();
});

test('half a date is rejected, in the editor and by the popup, and nothing is sent', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  const popup = await openOverList(page, gig);
  let writes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes += 1;
  });
  await edit(popup, 'date');
  const end = popup.getByLabel('End date');
  await end.focus();
  await page.keyboard.type('06');
  await end.press('Enter');
  await expect(popup.getByText('Enter the whole date or time', { exact: true })).toBeVisible();
  await expect(end).toBeFocused();
  await click(popup, 'Save');
  await expect(end).toBeFocused();
  await expectAccessible(page);
  await click(popup, 'Cancel date');

  await edit(popup, 'additional info');
  const event = popup.getByLabel('Event date and time');
  await event.fill('0026-06-05T19:30');
  await click(popup, 'Save');
  await expect(popup.getByText('Enter a valid date', { exact: true })).toBeVisible();
  await expect(event).toBeFocused();
  await event.fill('2026-06-05T19:30');
  await click(popup, 'Save');
  await expect(popup).toBeHidden();
  expect(writes).toBe(1);
  expect((await readGig(person, gig)).endDate).toBeNull();
});

test('what is saved shows at once, and the next save waits its turn', async ({
  signedIn: page,
  person,
}) => {
  // A heading of two lines with the same words.
  const gig = await aStoredGig(person, { title: 'ha ha ha ha ha ha' });
  const reading = await holdBack(page, isReading);
  const popup = await openOverList(page, gig);
  const title = popup.getByLabel('Title', { exact: true });
  const airport = popup.getByLabel('Nearest airport');
  const write = await holdBack(page, isWrite);
  await edit(popup, 'title');
  await title.fill('Harbor Lights Finale');
  await title.press('Enter');
  await expect(popup.getByRole('button', { name: 'Cancel title' })).toBeDisabled();
  await title.press('Escape');
  await expect(title).toBeVisible();
  await edit(popup, 'nearest airport');
  await airport.fill('MHT');
  await airport.press('Enter');
  await edit(popup, 'contact');
  const contact = popup.getByLabel('Contact name');
  await contact.fill('Wren');
  write();
  await says(page, 'Airport updated');
  await expect(contact).toBeFocused();
  // Nothing has been read again yet.
  await expect(popup).toHaveAccessibleName('Harbor Lights Finale');
  await edit(popup, 'title');
  await expect(title).toHaveValue('Harbor Lights Finale');
  expect(await readGig(person, gig)).toMatchObject({
    title: 'Harbor Lights Finale',
    airport: 'MHT',
  });
  reading();
  await expect(contact).toHaveValue('Wren');
});

test('whoever leaves while an editor is being saved leaves once it is', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  const popup = await openOverList(page, gig);
  const write = await holdBack(page, isWrite);
  await edit(popup, 'title');
  await popup.getByLabel('Title', { exact: true }).fill('Harbor Lights Finale');
  await popup.getByLabel('Title', { exact: true }).press('Enter');
  await click(popup, 'Close');
  await expect(popup).toBeVisible();
  write();
  await expect(popup).toBeHidden();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/\?view=list$/);
  await expect(page.getByRole('link', { name: 'Harbor Lights Finale' })).toBeVisible();
});

test('the question stays while the page is read again, and leads where one was going', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  const popup = await openOverList(page, gig);
  const write = await holdBack(page, isWrite);
  const reading = await holdBack(page, isReading);
  await edit(popup, 'nearest airport');
  await popup.getByLabel('Nearest airport').fill('MHT');
  await popup.getByLabel('Nearest airport').press('Enter');
  await edit(popup, 'title');
  await popup.getByLabel('Title', { exact: true }).fill('Half a title');
  await page.goBack();
  await expect(question(page)).toBeHidden();
  write();
  await says(page, 'Airport updated');
  await expect(question(page)).toBeVisible();
  const reread = page.waitForResponse((response) => /[?&]_data=|\.data(\?|$)/.test(response.url()));
  reading();
  await reread;
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/\?view=list$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?view=calendar$/);
  expect(await readGig(person, gig)).toMatchObject({ title: gig.title, airport: 'MHT' });
});

test('Back asks for a booking that is being entered, and closes only its dialog', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person, { type: 'booked' });
  const popup = await openOverList(page, gig);
  await popup.getByRole('tab', { name: /Travel/ }).click();
  await click(popup, 'Paste booking: hotel');
  const paste = page.getByRole('dialog', { name: 'Add Hotel' });
  await paste.getByLabel('Your confirmation email').fill('See you at soundcheck.');
  const asks = question(page, 'Discard this booking?');
  const asksBeforeReload = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  // Nobody types and goes back within the same few milliseconds.
  await expect.poll(asksBeforeReload).toBe(true);
  await page.goBack();
  await asks.getByRole('button', { name: 'Keep it' }).click();
  await expect(paste.getByLabel('Your confirmation email')).toHaveValue('See you at soundcheck.');
  expect(await asksBeforeReload()).toBe(true);
  await page.goBack();
  await asks.getByRole('button', { name: 'Discard' }).click();
  await expect(paste).toBeHidden();
  await expect(popup).toHaveAccessibleName(gig.title);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/\?view=list$/);
});

test('half a time is rejected in what was read from a mail, too', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person, { type: 'booked' });
  await page.goto(`/?view=list&gig=${gig.id}&tab=travel`);
  await click(page.getByRole('dialog'), 'Paste booking: hotel');
  const paste = page.getByRole('dialog', { name: 'Add Hotel' });
  await paste.getByLabel('Your confirmation email').fill(MARRIOTT);
  await click(paste, 'Parse & Add Details');
  await click(paste, 'Edit check in');
  const time = paste.getByLabel('Check-in time');
  await time.focus();
  await page.keyboard.press('Backspace');
  await click(paste, 'Done');
  await expect(paste.getByText('Enter the whole date or time', { exact: true })).toBeVisible();
  await expect(time).toBeFocused();
  await expectAccessible(page);
  await time.fill('16:00');
  await click(paste, 'Done');
  await expect(paste.getByRole('button', { name: 'Edit check in' })).toBeFocused();
  await expect(paste.getByText(/4:00 PM/).first()).toBeVisible();
});

test.describe('when an answer is lost', () => {
  test.use({ allowedMessages: /ERR_FAILED/ });

  test('the old value can be put back', async ({ signedIn: page, person }) => {
    const gig = await aStoredGig(person);
    const popup = await openOverList(page, gig);
    await edit(popup, 'title');
    const title = popup.getByLabel('Title', { exact: true });
    await title.fill('Not what I meant');
    await page.route(
      `**/api/gigs/${gig.id}`,
      async (route) => {
        await route.fetch({ maxRetries: 2 });
        await route.abort();
      },
      { times: 1 },
    );
    await title.press('Enter');
    await says(page, 'Failed to update the gig. Please try again.');
    expect(await readGig(person, gig)).toMatchObject({ title: 'Not what I meant' });
    await title.fill(gig.title);
    await click(popup, 'Save');
    await says(page, 'Title updated');
    await expect(popup).toBeHidden();
    expect(await readGig(person, gig)).toMatchObject({ title: gig.title });
  });
});
