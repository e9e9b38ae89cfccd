import type { Locator, Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, expectAccessible, test } from '../../support/browser';
import { aGig } from '../../support/builders';
import { aGigToLookUp, takeOffMap } from '../../support/pages/gig-steps';
import { aNewPlace } from '../../support/weather';
import type { SignedInClient } from '../../support/worker/client';

const CLOTHING = { name: 'Clothing' };
const PACKING = { name: 'Packing' };

async function aPlacedGig(person: SignedInClient, fields: Record<string, unknown> = {}) {
  const gig = aGig({ location: 'Austin, TX', ...aNewPlace(), ...fields });
  return (await (await person.post('/api/gigs', gig)).json()) as Gig;
}

async function openWeather(page: Page, { id, title }: Gig) {
  await page.goto(`/?view=list&gig=${id}`);
  const popup = page.getByRole('dialog', { name: title });
  await popup.getByRole('tab', { name: 'Weather' }).click();
  return popup.getByRole('tabpanel', { name: 'Weather' });
}

test('a gig soon has a forecast for its evening, its days, and advice', async ({
  signedIn: page,
  person,
}) => {
  const soon = { date: '2026-05-16', endDate: '2026-05-18', startTime: '19:30' };
  const tab = await openWeather(page, await aPlacedGig(person, soon));
  const show = tab.getByRole('region', { name: 'At the show' });
  await expect(show).toContainText('Forecast for Sat, May 16');
  await expect(show).toContainText(/Feels like -?\d+°F/);
  await expect(show).toContainText(/High -?\d+°F, low -?\d+°F/);
  await expect(show).toContainText('Sat, May 16, 7:30 PM CDT');
  await expect(show).toContainText(/Chance of rain\s*\d+%/);
  await expect(show).toContainText(/Humidity\s*\d+%/);
  await expect(show).toContainText(/Wind\s*\d+ mph/);
  await expect(show).toContainText(/UV index\s*\d+, \w+/);
  await expect(show).toContainText(/Sunrise\s*6:\d\d AM CDT/);
  await expect(show).toContainText(/Sunset\s*8:\d\d PM CDT/);

  const days = tab.getByRole('region', { name: 'Around the gig' }).getByRole('listitem');
  await expect(days).toHaveCount(4);
  await expect(days.nth(0)).toContainText(/Fri May 15\s*Day before/);
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'date');
  await expect(days.nth(3)).toContainText('Mon May 18');
  // They fill the width of what stands above them.
  const edges = async (one: Locator) => {
    const { x = 0, width = 0 } = (await one.boundingBox()) ?? {};
    return [Math.round(x), Math.round(x + width)];
  };
  const [left, right] = await edges(show);
  expect((await edges(days.first()))[0]).toBe(left);
  expect((await edges(days.last()))[1]).toBe(right);

  await expect(tab.getByRole('region', CLOTHING).getByRole('listitem').first()).toBeVisible();
  await expect(tab.getByRole('region', PACKING)).toContainText('Backup stage outfit');
  await expect(tab.getByRole('link', { name: 'Open-Meteo' })).toHaveAttribute(
    'href',
    'https://open-meteo.com/',
  );
  await expect(tab).toContainText('Weather data by Open-Meteo.com (CC BY 4.0)');
  await expectAccessible(page);
});

test('far ahead it is what those days are typically like, of a gig that is over what was recorded', async ({
  signedIn: page,
  person,
}) => {
  const ahead = await openWeather(page, await aPlacedGig(person, { date: '2026-12-15' }));
  await expect(ahead).toContainText('Typical for mid-December, from 2021–2025');
  await expect(ahead).toContainText('Too far ahead for a forecast');
  await expect(ahead).not.toContainText('Forecast for');

  const over = await openWeather(page, await aPlacedGig(person, { date: '2026-05-02' }));
  await expect(over).toContainText('Recorded on May 2, 2026');
  await expect(over).not.toContainText('Chance of rain');
});

test('a gig without coordinates says so, and leads to its location', async ({
  signedIn: page,
  person,
  site,
}) => {
  const gig = await aPlacedGig(person);
  await takeOffMap(site, person, [gig]);
  const tab = await openWeather(page, gig);
  await expect(
    tab.getByText("This gig location doesn't have coordinates available", { exact: true }),
  ).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await expectAccessible(page);
  await tab.getByRole('button', { name: 'Go to Overview' }).click();
  const map = page.getByRole('tabpanel', { name: 'Overview' }).getByRole('region', { name: 'Map' });
  await expect(map).toContainText("This gig location doesn't have coordinates available");
});

test('while a gig is looked up its weather waits, and comes when it is found', async ({
  signedIn: page,
  person,
  site,
}) => {
  const gig = await aGigToLookUp(site, person);
  const tab = await openWeather(page, gig);
  await expect(tab).toContainText('Looking up the location on the map…');
  await person.put(`/api/gigs/${gig.id}`, { location: 'Denver, CO' });
  await expect(tab).toContainText('Typical for early June', { timeout: 25_000 });
});

test.describe('when the vendor is down', () => {
  test.use({ allowedMessages: /status of 503/ });

  test('the panel says so, and trying again works once it is back', async ({
    signedIn: page,
    person,
    site,
  }) => {
    await site.injectFault({ vendor: 'open-meteo', kind: 'status', status: 500 });
    const tab = await openWeather(page, await aPlacedGig(person, { date: '2026-05-20' }));
    const alert = tab.getByRole('alert');
    await expect(alert).toContainText('Unable to load weather information for this location.');
    await expectAccessible(page);
    await site.resetFaults();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(tab).toContainText('Forecast for Wed, May 20');
    await expect(alert).toBeHidden();
  });
});
