import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from '../../support/browser';
import { aGig } from '../../support/builders';
import type { SignedInClient } from '../../support/worker/client';

async function aFewGigs(person: SignedInClient) {
  const gigs = [
    aGig({ title: 'Harbor Lights Series', date: '2026-06-05', type: 'booked' }),
    aGig({ title: 'Makers’ Week Opening Talk', date: '2026-05-19', type: 'booked' }),
    aGig({ title: 'Night Market Sessions', date: '2026-07-18' }),
    aGig({ title: 'Campus Lecture', date: '2026-05-02', type: 'booked' }),
    aGig({ title: 'Spring Arts Gala', date: '2026-04-25' }),
  ];
  for (const gig of gigs) await person.post('/api/gigs', gig);
}

test('the schedule shows every gig in its column and leads back to where it was opened', async ({
  signedIn: page,
  person,
}) => {
  await aFewGigs(person);
  await page.goto('/?view=list');
  await page.getByRole('link', { name: 'Gig Schedule' }).click();
  await expect(page).toHaveURL(/\?view=schedule$/);
  await expect(page.getByRole('heading', { name: 'Gig Schedule', level: 1 })).toBeVisible();
  await expect(page.getByText('1 possible • 2 booked • 2 past')).toBeVisible();
  const titlesIn = (column: string) =>
    page.getByRole('region', { name: column }).getByRole('heading', { level: 3 }).allInnerTexts();
  expect(await titlesIn('Possible')).toEqual(['Night Market Sessions']);
  expect(await titlesIn('Booked')).toEqual(['Makers’ Week Opening Talk', 'Harbor Lights Series']);
  expect(await titlesIn('Past')).toEqual(['Campus Lecture', 'Spring Arts Gala']);

  await page.getByRole('link', { name: 'Harbor Lights Series' }).click();
  await expect(page.getByRole('dialog', { name: 'Harbor Lights Series' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?view=schedule$/);
  await page.getByRole('link', { name: 'Close schedule' }).click();
  await expect(page).toHaveURL(/\?view=list$/);
  await expect(page.getByRole('heading', { name: 'View Your Schedule' })).toBeVisible();
});

test('each column without gigs says so, and a bookmarked schedule closes to the list', async ({
  signedIn: page,
}) => {
  await page.goto('/?view=schedule');
  for (const sentence of ['No possible gigs', 'No booked gigs', 'No past gigs']) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('0 possible • 0 booked • 0 past')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a Gig' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Gig' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Close schedule' }).click();
  await expect(page).toHaveURL(/\?view=list$/);
});

test('the schedule is accessible, on a phone one column at a time, light and dark', async ({
  signedIn: page,
  person,
}) => {
  test.slow();
  await aFewGigs(person);
  await page.goto('/?view=schedule');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Delete (0)' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select Harbor Lights Series' }).click();
  await expectAccessibleInBothThemes(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Night Market Sessions' })).toBeHidden();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('radio', { name: 'Possible' }).click();
  await expect(page.getByRole('heading', { name: 'Night Market Sessions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Harbor Lights Series' })).toBeHidden();
  // "All" are those in sight, on top of what is selected elsewhere.
  await page.getByRole('checkbox', { name: /select all/ }).click();
  await expect(page.getByRole('button', { name: 'Delete (2)' })).toBeVisible();
});

test('of many hundred gigs only those near are drawn, and the last can be reached', async ({
  signedIn: page,
  person,
  site,
}) => {
  const created = await person.post('/api/gigs', aGig({ type: 'booked' }));
  const { id } = (await created.json()) as { id: string };
  const row = await site.db.prepare('SELECT * FROM gigs WHERE id = ?').bind(id).first();
  const columns = Object.keys(row ?? {});
  const insert = `INSERT INTO gigs (${columns}) VALUES (${columns.map(() => '?')})`;
  for (let start = 0; start < 800; start += 200) {
    await site.db.batch(
      Array.from({ length: 200 }, (_, index) => {
        const number = String(start + index).padStart(4, '0');
        const copy = { ...row, id: `${id}-${number}`, title: `Gig ${number}`, date: '2026-07-01' };
        return site.db
          .prepare(insert)
          .bind(...columns.map((name) => copy[name as keyof typeof copy]));
      }),
    );
  }
  await page.goto('/?view=schedule');
  await expect(page.getByText('0 possible • 801 booked • 0 past')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gig 0000' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(40);
  const last = page.getByRole('link', { name: 'Gig 0799' });
  await expect(async () => {
    await page.getByRole('region', { name: 'Booked' }).hover();
    await page.mouse.wheel(0, 400_000);
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await page.getByRole('article').count()).toBeLessThan(40);
});
