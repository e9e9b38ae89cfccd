import type { Locator, Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, test } from '../../support/browser';
import {
  calendarId,
  choose,
  connectCalendar,
  sandboxGoogle,
} from '../../support/pages/calendar-page';
import { click, edit, says } from '../../support/pages/gig-steps';
import type { SignedInClient } from '../../support/worker/client';
import type { TestWorker } from '../../support/worker/start-worker';

test.setTimeout(240_000);

const SHOWS = calendarId('shows');
const HOLDS = calendarId('holds');

test('a calendar’s life: import, edits and deletions on both sides, a move, a conflict, and connecting again', async ({
  signedIn: page,
  person,
  site,
}) => {
  const google = sandboxGoogle(site);
  await google.reset();
  const gigs = async () => (await (await person.get('/api/gigs')).json()) as Gig[];
  const titled = async (title: string) => (await gigs()).find((gig) => gig.title === title);

  await connectCalendar(page);
  await choose(page, 'Shows', 'Booked');
  await choose(page, 'Holds and enquiries', 'Possible');
  await click(page.locator('main'), 'Sync Calendar');
  await says(page, 'Calendar Sync Complete');
  await says(page, 'Imported 43 events from 43 total events.');
  expect(await gigs()).toHaveLength(43);
  await turnOnTwoWay(page, ['0 events are created', '0 events are changed']);
  await quiet(person);

  // One title in Google, another here.
  await inGoogle(page, site, await titled('Private party'), async (dialog) => {
    await dialog.getByLabel('Title').fill('Garden party');
    await dialog.getByRole('button', { name: 'Save' }).click();
  });
  await openGig(page, await titled('Mercury Lounge'));
  const main = page.locator('main');
  await edit(main, 'title');
  await main.getByLabel('Title', { exact: true }).fill('Mercury Lounge, second set');
  await page.keyboard.press('Enter');
  await says(page, 'Title updated');

  // One is deleted on each side.
  await inGoogle(page, site, await titled('Wedding: Alvarez & Reed'), (dialog) =>
    dialog.getByRole('button', { name: 'Delete' }).click(),
  );
  await openGig(page, await titled('Hi-Dive, Denver'));
  await click(main, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Gig deleted');

  // A hold is confirmed.
  const hold = await titled('HOLD: Cactus Cafe');
  const heldEvent = await eventOf(google, HOLDS, 'HOLD: Cactus Cafe');
  await openGig(page, hold);
  await edit(main, 'status');
  await main.getByRole('radio', { name: 'Booked' }).click();
  await click(main, 'Save status');
  await says(page, 'Status updated');

  await quiet(person);
  expect(await titled('Garden party')).toBeDefined();
  expect(await titled('Private party')).toBeUndefined();
  expect(await titled('Wedding: Alvarez & Reed')).toBeUndefined();
  expect(await eventOf(google, SHOWS, 'Mercury Lounge, second set')).toBeDefined();
  expect(await eventOf(google, SHOWS, 'Hi-Dive, Denver')).toBeUndefined();
  expect(await eventOf(google, HOLDS, 'HOLD: Cactus Cafe')).toBeUndefined();
  expect(await eventOf(google, SHOWS, 'HOLD: Cactus Cafe')).toMatchObject({ id: heldEvent?.id });
  expect(await titled('HOLD: Cactus Cafe')).toMatchObject({ id: hold?.id, type: 'booked' });
  expect(await gigs()).toHaveLength(41);

  // The same title is changed on both sides before they meet.
  const tokyo = await titled('Blue Note Tokyo');
  const tokyoEvent = await eventOf(google, SHOWS, 'Blue Note Tokyo');
  await holdingLease(site, person, async () => {
    await openGig(page, tokyo);
    await edit(main, 'title');
    await main.getByLabel('Title', { exact: true }).fill('Blue Note, early show');
    await page.keyboard.press('Enter');
    await says(page, 'Title updated');
    const event = { summary: 'Blue Note, late show' };
    await google.edit({ op: 'patch', calendar: SHOWS, id: tokyoEvent?.id ?? '', event });
  });
  await quiet(person);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Blue Note, late show' })).toBeVisible();
  await says(page, 'Changed on both sides');
  await page.getByRole('link', { name: 'Settle in the calendar settings' }).click();
  const review = page.getByRole('region', { name: 'Items to review' });
  await review.getByRole('button', { name: 'Use mine' }).click();
  await says(page, 'Your value is back');
  await quiet(person);
  expect(await eventOf(google, SHOWS, 'Blue Note, early show')).toMatchObject({
    id: tokyoEvent?.id,
  });

  // Connecting again doubles nothing and loses nothing, on either side.
  const before = await bothSides(google, await gigs());
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await says(page, 'Calendar Disconnected');
  expect(await bothSides(google, await gigs())).toEqual(before);
  await connectCalendar(page);
  await choose(page, 'Shows', 'Booked');
  await choose(page, 'Holds and enquiries', 'Possible');
  await click(main, 'Sync Calendar');
  await says(page, 'Imported 0 events from 41 total events.');
  await turnOnTwoWay(page, [
    '0 events are created',
    '0 events are changed',
    '0 events are deleted',
  ]);
  await quiet(person);
  expect(await bothSides(google, await gigs())).toEqual(before);

  await openGig(page, await titled('Garden party'));
  await says(page, 'In step with Google');
});

async function openGig(page: Page, gig: Gig | undefined) {
  if (!gig) throw new Error('there is no such gig');
  await page.goto(`/gigs/${gig.id}`);
}

async function turnOnTwoWay(page: Page, effects: string[]) {
  await page.getByRole('switch', { name: 'Two-way sync' }).click();
  const question = page.getByRole('alertdialog', { name: 'Turn on two-way sync?' });
  for (const effect of effects) await expect(question).toContainText(effect);
  await question.getByRole('button', { name: 'Turn on' }).click();
  await says(page, 'Two-Way Sync Updated');
}

/** On the calendar page that stands for Google's own, as the same person. */
async function inGoogle(
  page: Page,
  site: TestWorker,
  gig: Gig | undefined,
  act: (dialog: Locator) => Promise<unknown>,
) {
  if (!gig) throw new Error('there is no such gig');
  const { title, date } = gig;
  const tab = await page.context().newPage();
  const month = date.slice(0, 7);
  const address = `http://sandbox.localhost:${site.url.port}/ui?user=marlo@gmail.com&month=${month}`;
  await tab.goto(address);
  await tab.locator('button.event', { hasText: title }).first().click();
  await act(tab.getByRole('dialog'));
  await tab.waitForURL(/\/ui\?/);
  await expect(tab.getByRole('dialog')).toBeHidden();
  await expect(tab.getByRole('alert')).toHaveCount(0);
  await tab.close();
}

/** Syncs until there is nothing more to do. */
async function quiet(person: SignedInClient) {
  const isDone = async () => {
    const { status } = await person.post('/api/calendar/sync', {});
    const settings = await (await person.get('/api/calendar/settings')).json();
    const { syncing, continuing, pendingPush } = settings as Record<string, unknown>;
    return { status, syncing, continuing, pendingPush };
  };
  const done = { status: 200, syncing: false, continuing: false, pendingPush: 0 };
  await expect.poll(isDone, { timeout: 60_000 }).toEqual(done);
  // What was written comes back once more, and changes nothing.
  await expect.poll(isDone, { timeout: 60_000 }).toEqual(done);
}

/** No run in the background takes the first of two changes along. */
async function holdingLease(site: TestWorker, person: SignedInClient, act: () => Promise<void>) {
  const held = site.db
    .prepare(
      `UPDATE calendar_connections SET lease_until = unixepoch() + 60, lease_epoch = lease_epoch + 1
       WHERE user_id = ?1 AND lease_until < unixepoch() RETURNING id`,
    )
    .bind(person.user.id);
  await expect.poll(async () => (await held.all()).results.length).toBe(1);
  await act();
  await site.db
    .prepare('UPDATE calendar_connections SET lease_until = 0 WHERE user_id = ?1')
    .bind(person.user.id)
    .run();
}

type Google = ReturnType<typeof sandboxGoogle>;

async function liveEvents(google: Google, calendar: string) {
  return (await google.events(calendar)).filter(({ status }) => status !== 'cancelled');
}

async function eventOf(google: Google, calendar: string, title: string) {
  return (await liveEvents(google, calendar)).find(({ summary }) => summary === title);
}

/** What a person sees here and there, by title. */
async function bothSides(google: Google, gigs: Gig[]) {
  const titles = (rows: { summary: string }[]) => rows.map(({ summary }) => summary).sort();
  return {
    gigs: gigs.map(({ id, title, type, date }) => `${title} ${type} ${date} ${id}`).sort(),
    shows: titles(await liveEvents(google, SHOWS)),
    holds: titles(await liveEvents(google, HOLDS)),
  };
}
