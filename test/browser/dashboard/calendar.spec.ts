import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser';
import { aGig } from '../../support/builders';
import type { SignedInClient } from '../../support/worker/client';

const PLACE = { location: 'Omaha, NE', latitude: 41.2565, longitude: -95.9345 };

async function add(person: SignedInClient, ...gigs: Record<string, unknown>[]) {
  for (const gig of gigs) await person.post('/api/gigs', aGig({ ...PLACE, ...gig }));
}

const day = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);

test('a year shows its months with their gigs, and the days what is on', async ({
  signedIn: page,
  person,
}) => {
  await add(
    person,
    { title: 'Campus Lecture', date: '2026-05-02', type: 'booked' },
    { title: 'Harbor Lights Series', date: '2026-06-05', type: 'booked' },
    { title: 'Long Tour', date: '2026-12-30', endDate: '2027-01-02' },
  );
  await page.goto('/?view=calendar');
  await expect(page.getByRole('grid')).toHaveCount(12);
  const month = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(month('May')).toContainText('(1 gig)');
  await expect(month('July')).toContainText('(0 gigs)');
  await expect(day(page, '2026-05-02')).toHaveAccessibleName('May 2, 1 gig: Campus Lecture, past');
  await expect(day(page, '2026-05-14')).toHaveAccessibleName('May 14, today');
  await expect(day(page, '2026-12-31')).toHaveAccessibleName(
    'December 31, 1 gig: Long Tour, possible, day 2 of 4',
  );
  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(page).toHaveURL(/year=2027/);
  await expect(day(page, '2027-01-01')).toHaveAccessibleName(
    'January 1, 1 gig: Long Tour, possible, day 3 of 4',
  );
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(day(page, '2026-05-14')).toBeVisible();
  await day(page, '2026-06-05').click();
  await expect(page.getByRole('dialog', { name: /Harbor Lights Series/ })).toBeVisible();
});

test('the arrow keys move by day, also over the end of a year', async ({ signedIn: page }) => {
  await page.goto('/?view=calendar');
  await day(page, '2026-12-31').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/year=2027/);
  await expect(day(page, '2027-01-01')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(day(page, '2026-12-25')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(day(page, '2026-12-20')).toBeFocused();
  await page.keyboard.press('End');
  await expect(day(page, '2026-12-26')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(day(page, '2026-11-26')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(day(page, '2026-12-26')).toBeFocused();
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1);
});

test('the calendar ends where its years end, and knows a leap day', async ({ signedIn: page }) => {
  await page.goto('/?view=calendar&year=1900');
  await expect(page.getByRole('button', { name: 'Previous year' })).toBeDisabled();
  await day(page, '1900-01-01').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(day(page, '1900-01-01')).toBeFocused();
  await page.goto('/?view=calendar&year=2200');
  await expect(page.getByRole('button', { name: 'Next year' })).toBeDisabled();
  await page.goto('/?view=calendar&year=soon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gigs in 2026');
  await page.goto('/?view=calendar&year=2028');
  await expect(day(page, '2028-02-29')).toBeVisible();
});

test('an empty day adds a gig on that day, by a click and by Enter', async ({
  signedIn: page,
  person,
}) => {
  await add(person, { title: 'Rose City Unplugged', date: '2026-08-08' });
  await page.goto('/?view=calendar');
  const dialog = page.getByRole('dialog', { name: 'Add New Gig' });
  await day(page, '2026-08-12').click();
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-08-12');
  // The day alone is nothing to ask about.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(day(page, '2026-08-12')).toBeFocused();

  await day(page, '2026-08-13').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-08-13');
  await dialog.getByLabel('Event title').fill('Late Addition');
  await dialog.getByLabel('Location').fill('Portland, ME');
  await dialog.getByRole('button', { name: 'Create Gig' }).click();
  await expect(page.getByRole('link', { name: /August 13.*Late Addition/ })).toBeVisible();
});

test('a day with several gigs asks which; its number opens it', async ({
  signedIn: page,
  person,
}) => {
  await add(
    person,
    { title: 'Rose City Unplugged', date: '2026-08-08', type: 'booked' },
    { title: 'Evening Set at the Boathouse', date: '2026-08-08', startTime: '19:00' },
    { title: 'Midnight Encore', date: '2026-08-08', startTime: '23:30' },
  );
  await page.goto('/?view=calendar');
  await expect(day(page, '2026-08-08')).toContainText('+1');
  await day(page, '2026-08-08').click();
  const chooser = page.getByRole('dialog', { name: 'August 8, 2026' });
  await expect(chooser).toContainText('1. Rose City Unplugged (booked)');
  await expect(chooser).toContainText('2. Evening Set at the Boathouse (possible)');
  await expectAccessible(page);
  for (const wrong of ['4', '0', 'two']) {
    await chooser.getByRole('textbox').fill(wrong);
    await page.keyboard.press('Enter');
    await expect(chooser).toContainText('Enter a number from 1 to 3');
  }
  await page.keyboard.press('Escape');
  await expect(day(page, '2026-08-08')).toBeFocused();
  await page.keyboard.press('Enter');
  await chooser.getByRole('textbox').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Evening Set at the Boathouse/ })).toBeVisible();
});

test('between two busy days a wide month has room for the "+1", a small one does not', async ({
  signedIn: page,
  person,
}) => {
  const busy = ['2026-08-05', '2026-08-06', '2026-08-07'];
  for (const date of busy) await add(person, { date }, { date }, { date });
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto('/?view=calendar');
  const more = day(page, '2026-08-06').getByText('+1');
  await expect(more).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 832 });
  await expect(more).toBeHidden();
  await expect(day(page, '2026-08-06')).toHaveAccessibleName(/^August 6, 3 gigs/);
});

test('every day stands in its month and every month in its card, however low the window', async ({
  signedIn: page,
  person,
}) => {
  await add(person, { date: '2026-05-31' }, { date: '2026-08-30' });
  await page.goto('/?view=calendar&year=2026');
  // What runs out of what it stands in, as "2026-05-31 by 12 px".
  const outside = () =>
    page.evaluate(() => {
      const runsOut = (inner: Element, outer: Element | null, name: string) => {
        const by = Math.round(
          inner.getBoundingClientRect().bottom - (outer?.getBoundingClientRect().bottom ?? 0),
        );
        return by > 0 ? [`${name} by ${by} px`] : [];
      };
      const months = [...document.querySelectorAll('section:has([role="grid"])')];
      return months.flatMap((month) => [
        ...runsOut(month, month.parentElement, 'a month'),
        ...[...month.querySelectorAll('[data-date]')].flatMap((day) =>
          runsOut(day, month, day.getAttribute('data-date') ?? ''),
        ),
      ]);
    });
  for (const [width, height] of [
    [1280, 600],
    [1366, 657],
    [1280, 720],
    [1440, 900],
    [2560, 1100],
    [1024, 600],
    [768, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await outside(), `${width} × ${height}`).toEqual([]);
  }
});

test('on a phone the current month is at the top and the legend stays in view', async ({
  signedIn: page,
  person,
}) => {
  await add(person, { date: '2026-05-19' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?view=calendar');
  await expect(page.getByRole('heading', { name: /^May/ })).toBeInViewport();
  await expect(page.getByRole('heading', { name: /^January/ })).not.toBeInViewport();
  const legend = page.getByRole('list', { name: 'What the marks mean' });
  await expect(legend).toBeInViewport();
  await page.getByRole('heading', { name: /^December/ }).scrollIntoViewIfNeeded();
  await expect(legend).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

test.describe('far from the server', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('every view has the person’s day, on the first visit and after it', async ({
    signedIn: page,
    person,
    baseURL,
  }) => {
    // 16:00 UTC on 14 May is 04:00 on 15 May in Auckland.
    await add(person, { title: 'Dawn Set', date: '2026-05-15', type: 'booked' });
    await page.goto('/?view=calendar');
    await expect(day(page, '2026-05-15')).toHaveAccessibleName(/^May 15, today, 1 gig: Dawn Set/);
    await expect(page.getByRole('grid').locator('[aria-current="date"]')).toHaveCount(1);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Dawn Set.*, today/ })).toBeVisible();

    await page.context().clearCookies({ name: 'timeZone' });
    await page.goto('/?view=list');
    await expect(page.getByRole('article').filter({ hasText: 'Dawn Set' })).toContainText('Today!');
    await page.reload();
    // What the server sends is right by now: nothing changes once the page's scripts run.
    const html = await (await page.request.get(`${baseURL}/?view=list`)).text();
    expect(html).toContain('Today!');
  });
});

test('below the months the nights of the year are told, as a picture and as tables', async ({
  signedIn: page,
  person,
}) => {
  await add(
    person,
    { title: 'Harbor Lights Series', date: '2026-06-05', type: 'booked' },
    { title: 'Perhaps', date: '2026-07-05' },
  );
  await person.put('/api/user/travel-preferences', {
    homeAirport: 'DFW',
    homeAddress: 'Dallas, TX',
    preferredAirlines: 'Delta',
    preferredHotel: 'Hyatt',
    preferredCarRental: 'Hertz',
  });
  await page.goto('/?view=calendar');
  await page.getByRole('button', { name: 'At a glance' }).click();
  const year = page.getByRole('region', { name: '2026 at a glance' });
  await expect(year).toBeFocused();
  await expect(
    year.getByRole('img', { name: 'The nights of 2026: 364 at home, 1 away, 0 travelling' }),
  ).toBeVisible();
  await year.getByText('Show as tables').click();
  await expect(year.getByRole('row', { name: 'June 1 1 0 0' })).toBeVisible();
  await expectAccessible(page);
  const nights = year.getByRole('table', { name: 'Nights away from home' });
  await expect(nights.getByRole('row', { name: /^Jun 5 – 6 Omaha, NE/ })).toBeVisible();

  // What is changed elsewhere on the page is counted at once.
  await nights.getByRole('link', { name: 'Harbor Lights Series' }).click();
  const popup = page.getByRole('dialog', { name: /Harbor Lights Series/ });
  await popup.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(year).toContainText('Nothing is booked in 2026 yet.');
});
