import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from '../../support/browser';
import { aGig } from '../../support/builders';
import {
  calendarId,
  choice,
  choose,
  connectCalendar,
  connectWithoutBrowser,
  sandboxGoogle,
} from '../../support/pages/calendar-page';
import { deferred } from '../../support/pages/gig-steps';

const SHOWS = { bookedGigsCalendarId: calendarId('shows') };
const SETTINGS = '/settings/calendar';
test.beforeEach(({ site }) => sandboxGoogle(site).reset());

test('a calendar is connected, chosen, searched, paged, synced and disconnected', async ({
  signedIn: page,
}) => {
  await connectCalendar(page);
  await expect(page).toHaveURL(/\/settings\/calendar$/);
  await expect(page.getByText('marlo@gmail.com').first()).toBeVisible();

  const sync = page.getByRole('button', { name: 'Sync Calendar' });
  await expect(sync).toBeDisabled();
  await expect(sync).toHaveAccessibleDescription('Choose a booked or possible calendar to sync');

  const list = page.getByRole('region', { name: 'Your calendars' });
  await expect(list.getByText('1 to 4 of 9 calendars', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Next' }).click();
  await expect(list.getByText('5 to 8 of 9 calendars', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Next' }).click();
  await expect(list.getByText('9 of 9 calendars', { exact: true })).toBeVisible();
  await expect(list.getByRole('button', { name: 'Next' })).toBeDisabled();

  const search = list.getByRole('textbox', { name: 'Search calendars' });
  await search.fill('saltbox');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText('Read-only · Saltbox Hall', { exact: false })).toBeVisible();
  await search.fill('nothing of the kind');
  await expect(list.getByText('No calendar matches “nothing of the kind”')).toBeVisible();
  await list.getByRole('button', { name: 'Clear search', exact: true }).last().click();

  await choose(page, 'Shows', 'Booked');
  await choose(page, 'Holds and enquiries', 'Possible');
  await choose(page, 'Trips', 'Travel');
  await sync.click();
  await expect(page.getByText('Calendar Sync Complete', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Imported \d+ events from \d+ total events\. Found \d+ travel events\.$/),
  ).toBeVisible();
  await expect(list.getByText(/^Synced just now · \d+ gigs, \d+ travel events$/)).toBeVisible();

  await sync.click();
  await expect(page.getByText(/^Imported 0 events from \d+ total events\.$/)).toBeVisible();

  await page.reload();
  await expect(choice(page, 'Shows', 'Booked')).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect Google Calendar?' });
  await expect(question).toContainText('Your gigs stay. The chosen calendars are forgotten.');
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Calendar Disconnected', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Google Calendar' })).toBeVisible();
});

test('a sync waits for the choice that is still being saved', async ({ signedIn: page }) => {
  await connectCalendar(page);
  await choose(page, 'Shows', 'Booked');
  const { promise: released, resolve: release } = deferred();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.route('**/api/calendar/settings', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  await choice(page, 'Holds and enquiries', 'Possible').click();
  await page.getByRole('button', { name: 'Sync Calendar' }).click();
  await expect(page.getByText('Syncing', { exact: false }).first()).toBeVisible();
  sent.push('saved');
  release();
  await expect(page.getByText('Calendar Sync Complete', { exact: true })).toBeVisible();
  expect(sent).toEqual(['/api/calendar/settings', 'saved', '/api/calendar/sync']);
});

test.describe('what the server rejects', () => {
  test.use({ allowedMessages: /status of (400|401|409|503)|ERR_FAILED/ });

  test('one calendar cannot hold booked and possible gigs, but travel as well', async ({
    signedIn: page,
    person,
    site,
  }) => {
    await connectWithoutBrowser(site, person, SHOWS);
    await page.goto(SETTINGS);
    await choice(page, 'Shows', 'Possible').click();
    await expect(page.getByText('Update Failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Booked and possible gigs need two different calendars', { exact: true }),
    ).toBeVisible();
    await expect(choice(page, 'Shows', 'Possible')).toHaveAttribute('aria-pressed', 'false');
    await choose(page, 'Shows', 'Travel');
    await expect(choice(page, 'Shows', 'Booked')).toHaveAttribute('aria-pressed', 'true');
  });

  test('saying no at Google is told as that, and the address is clean', async ({
    signedIn: page,
  }) => {
    await page.goto('/settings/calendar');
    await page.getByRole('button', { name: 'Connect Google Calendar' }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'You did not allow it at Google, so nothing has changed.',
    );
    await expect(page).toHaveURL(/\/settings\/calendar$/);
  });

  test('calendars that do not load say so and are loaded again', async ({
    signedIn: page,
    person,
    site,
  }) => {
    await connectWithoutBrowser(site, person);
    await page.route('**/api/calendar/list', (route) => route.abort());
    await page.goto(SETTINGS);
    await expect(page.getByText('Failed to load calendars', { exact: true })).toBeVisible();
    await page.unroute('**/api/calendar/list');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('1 to 4 of 9 calendars')).toBeVisible();
  });

  test('a session that has ended leads to sign-in', async ({ signedIn: page, person }) => {
    await page.goto('/settings/calendar');
    await person.get('/api/auth/logout');
    await page.getByRole('button', { name: 'Connect Google Calendar' }).click();
    await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?redirect=\/settings\/calendar$/);
  });

  test('a sync that Google puts off says for how long', async ({
    signedIn: page,
    person,
    site,
  }) => {
    await connectWithoutBrowser(site, person, SHOWS);
    await page.goto(SETTINGS);
    await sandboxGoogle(site).faults({
      match: { operation: 'events.list' },
      act: { status: 429, reason: 'rateLimitExceeded', retryAfter: 600 },
    });
    await page.getByRole('button', { name: 'Sync Calendar' }).click();
    await expect(page.getByText('Sync Failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Google Calendar asked us to wait. Please try again in 10 minutes.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.getByText(/^Paused by Google until .* C[SD]T$/)).toBeVisible();
  });

  test('a grant that was taken back is connected again', async ({
    signedIn: page,
    site,
    person,
  }) => {
    await connectWithoutBrowser(site, person, SHOWS);
    await site.db
      .prepare("UPDATE calendar_connections SET status = 'reconnect_needed' WHERE user_id = ?1")
      .bind(person.user.id)
      .run();
    await sandboxGoogle(site).revoke();
    await page.goto(SETTINGS);
    await expect(page.getByText('Reconnect needed').first()).toBeVisible();
    await page.goto('/?view=list');
    await page.getByRole('link', { name: 'Reconnect calendar' }).click();
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText('Calendar Connected', { exact: true })).toBeVisible();
    await expect(choice(page, 'Shows', 'Booked')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Reconnect calendar' })).toBeHidden();
  });
});

test('two-way sync shows what it will do, and a conflict is settled by the person', async ({
  signedIn: page,
  person,
  site,
}) => {
  const google = sandboxGoogle(site);
  await person.post('/api/gigs', aGig({ title: 'Made Here', date: '2099-06-05', type: 'booked' }));
  await connectWithoutBrowser(site, person, SHOWS);
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Sync Calendar' }).click();
  await expect(page.getByText('Calendar Sync Complete', { exact: true })).toBeVisible();

  const twoWay = page.getByRole('switch', { name: 'Two-way sync' });
  await twoWay.focus();
  await page.keyboard.press('Space');
  const question = page.getByRole('alertdialog', { name: 'Turn on two-way sync?' });
  await expect(question).toContainText('1 event is created, for upcoming gigs made here');
  await expect(question).toContainText('0 events are deleted');
  await expectAccessible(page);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(twoWay).not.toBeChecked();
  await expect(twoWay).toBeFocused();
  await page.keyboard.press('Space');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two-Way Sync Updated', { exact: true })).toBeVisible();
  await expect(twoWay).toBeChecked();
  await expect
    .poll(async () =>
      (await google.events(calendarId('shows'))).some(({ summary }) => summary === 'Made Here'),
    )
    .toBe(true);

  // One field, changed on both sides before they meet.
  const made = (await google.events(calendarId('shows'))).find(
    ({ summary }) => summary === 'Made Here',
  );
  const gigs = (await (await person.get('/api/gigs')).json()) as { id: string; title: string }[];
  const gigId = gigs.find(({ title }) => title === 'Made Here')?.id ?? '';
  // Held like by a run of its own: one in the background would take the first change along.
  const { db } = site;
  const held = db
    .prepare(
      `UPDATE calendar_connections SET lease_until = unixepoch() + 60, lease_epoch = lease_epoch + 1
       WHERE user_id = ?1 AND lease_until < unixepoch() RETURNING id`,
    )
    .bind(person.user.id);
  await expect.poll(async () => (await held.all()).results.length).toBe(1);
  await person.put(`/api/gigs/${gigId}`, { title: 'Mine' });
  await google.edit({
    op: 'patch',
    calendar: calendarId('shows'),
    id: made?.id ?? '',
    event: { summary: 'Theirs' },
  });
  await db
    .prepare('UPDATE calendar_connections SET lease_until = 0 WHERE user_id = ?1')
    .bind(person.user.id)
    .run();
  await expect
    .poll(async () => (await person.post('/api/calendar/sync', {})).status, { timeout: 60_000 })
    .toBe(200);
  await page.goto(`/gigs/${gigId}`);
  await expect(page.getByText('Changed on both sides', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Settle in the calendar settings' }).click();

  const review = page.getByRole('region', { name: 'Items to review' });
  await expect(review).toContainText('The title was changed both here and in Google.');
  await expect(review.getByText('Theirs', { exact: true })).toHaveCount(2);
  await expect(review.getByText('Mine', { exact: true })).toBeVisible();
  await review.getByRole('button', { name: 'Use mine' }).click();
  await expect(page.getByText('Your value is back', { exact: true })).toBeVisible();
  await expect(review).toBeHidden();
  await expect
    .poll(async () =>
      (await google.events(calendarId('shows'))).some(({ summary }) => summary === 'Mine'),
    )
    .toBe(true);
  const stateOf = async () =>
    ((await (await person.get(`/api/gigs/${gigId}`)).json()) as { calendarState?: string })
      .calendarState;
  await expect.poll(stateOf).toBe('in_step');
  await page.goto(`/gigs/${gigId}`);
  await expect(page.getByText('In step with Google', { exact: true })).toBeVisible();
});

test('many deletions at once wait for the person, who keeps the gigs or removes them', async ({
  signedIn: page,
  person,
  site,
}) => {
  const google = sandboxGoogle(site);
  const gigs = async () =>
    ((await (await person.get('/api/gigs')).json()) as { type: string }[]).map(({ type }) => type);
  const emptyInGoogle = async (calendar: string) => {
    for (const { id, status } of await google.events(calendar)) {
      // A single occurrence goes with its series.
      const isOccurrence = id.includes('_');
      if (status !== 'cancelled' && !isOccurrence) {
        await google.edit({ op: 'delete', calendar, id });
      }
    }
    // Otherwise Google would tell of each deletion by itself.
    await google.expire('syncTokens');
  };
  await connectWithoutBrowser(site, person, { possibleGigsCalendarId: calendarId('holds') });
  await page.goto(SETTINGS);
  const sync = page.getByRole('button', { name: 'Sync Calendar' });
  await sync.click();
  await expect(page.getByText('Calendar Sync Complete', { exact: true })).toBeVisible();
  await emptyInGoogle(calendarId('holds'));
  await sync.click();
  const review = page.getByRole('region', { name: 'Items to review' });
  await expect(review).toContainText('6 events disappeared');
  await expect(page.getByText('6 events disappeared, review before removing')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(review.getByRole('link', { name: 'HOLD: Cactus Cafe' })).toBeVisible();
  await expect(review.getByRole('listitem').getByRole('listitem')).toHaveCount(6);
  expect(await gigs()).toHaveLength(6);

  await review.getByRole('button', { name: 'Remove the gigs' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove 6 gigs?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await review.getByRole('button', { name: 'Keep HOLD: Cactus Cafe' }).click();
  await expect(page.getByText('Gig kept', { exact: true })).toBeVisible();
  await expect(review).toContainText('5 events disappeared');
  await expect(review.getByRole('link', { name: 'HOLD: Cactus Cafe' })).toBeHidden();
  await review.getByRole('button', { name: 'Keep the gigs' }).click();
  await expect(review).toBeHidden();
  await sync.click();
  await expect(page.getByText(/^Imported 0 events from 0 total events\.$/)).toBeVisible();
  expect(await gigs()).toHaveLength(6);

  await choose(page, 'Shows', 'Booked');
  await sync.click();
  await expect(page.getByText(/^Imported 37 events from 37 total events\.$/)).toBeVisible();
  await emptyInGoogle(calendarId('shows'));
  await sync.click();
  await review.getByRole('button', { name: 'Remove the gigs' }).click();
  await page
    .getByRole('alertdialog', { name: /^Remove \d+ gigs\?$/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(review).toBeHidden();
  await expect.poll(gigs, { timeout: 30_000 }).toEqual(Array(6).fill('possible'));
});

test.describe('without the permission to write', () => {
  test.use({ allowedMessages: /status of 403/ });

  test('two-way sync leads to Google first', async ({ signedIn: page, person, site }) => {
    await connectWithoutBrowser(site, person, SHOWS);
    // As an earlier version asked for it.
    await site.db
      .prepare(
        `UPDATE calendar_connections
       SET scopes = replace(scopes, 'calendar.events', 'calendar.events.readonly') WHERE user_id = ?`,
      )
      .bind(person.user.id)
      .run();
    await page.goto(SETTINGS);
    const twoWay = page.getByRole('switch', { name: 'Two-way sync' });
    await twoWay.click();
    const explained = page.getByRole('alertdialog', { name: 'Allow changes first' });
    await expectAccessible(page);
    await explained.getByRole('button', { name: 'Cancel' }).click();
    await expect(twoWay).not.toBeChecked();
    await twoWay.click();
    await explained.getByRole('button', { name: 'Continue to Google' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText('Calendar Connected', { exact: true })).toBeVisible();
    await expect(choice(page, 'Shows', 'Booked')).toHaveAttribute('aria-pressed', 'true');
    await twoWay.click();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(twoWay).toBeChecked();
  });
});

test('a sync that is under way is told after a reload, to its end', async ({
  signedIn: page,
  person,
  site,
}) => {
  await connectWithoutBrowser(site, person, SHOWS);
  await page.goto(SETTINGS);
  await sandboxGoogle(site).faults({
    match: { operation: 'events.list', times: 1 },
    act: { delayMs: 2500 },
  });
  await page.getByRole('button', { name: 'Sync Calendar' }).click();
  await expect(page.getByText('Syncing your calendar…')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Syncing your calendar…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Syncing...' })).toBeVisible();
  await expect(page.getByText(/^Synced just now · 37 gigs$/)).toBeVisible({ timeout: 20_000 });
});

test('the tab is accessible, connected and not, light and dark', async ({
  signedIn: page,
  person,
  site,
}) => {
  await page.goto(SETTINGS);
  await expect(page.getByRole('button', { name: 'Connect Google Calendar' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await connectWithoutBrowser(site, person, {
    ...SHOWS,
    possibleGigsCalendarId: calendarId('holds'),
    travelCalendarId: calendarId('trips'),
  });
  await page.reload();
  await expect(choice(page, 'Trips', 'Travel')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleInBothThemes(page);
});
