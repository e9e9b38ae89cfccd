import type { Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, expectAccessible, test } from '../../support/browser';
import { aFlight, aGig, aHotel } from '../../support/builders';
import type { SignedInClient } from '../../support/worker/client';

let drives = 0;

/** Some miles from Portland's airport, where no other test has been: answers are kept for all. */
async function aPlacedGig(person: SignedInClient, fields: Record<string, unknown> = {}) {
  drives++;
  const place = { latitude: 43.8 + drives / 100, longitude: -70.3, airport: 'PWM' };
  const gig = aGig({ location: 'Harbor Hall, Portland, ME', type: 'booked', ...place, ...fields });
  return (await (await person.post('/api/gigs', gig)).json()) as Gig;
}

async function openGig(page: Page, { id, title }: Gig) {
  await page.goto(`/?view=list&gig=${id}`);
  return page.getByRole('dialog', { name: title });
}

test('the map shows the gig, and on request the way from its airport', async ({
  signedIn: page,
  person,
}) => {
  const popup = await openGig(page, await aPlacedGig(person));
  const card = popup.getByRole('region', { name: 'Map', exact: true });
  await card.scrollIntoViewIfNeeded();
  const map = card.getByRole('region', { name: 'Map of Harbor Hall, Portland, ME' });
  await expect(map.getByRole('img', { name: 'Harbor Hall, Portland, ME' })).toBeVisible();
  await expect(map).toContainText('OpenStreetMap');
  // Without street tiles it is far enough out to show what lies around.
  for (const state of ['ME', 'NH', 'MA']) {
    await expect(map.getByText(state, { exact: true })).toBeInViewport();
  }

  await card.getByRole('button', { name: 'Show Route' }).click();
  await expect(card).toContainText(/\d mi · about \d+ min/);
  await expect(card).toContainText('From PWM');
  await expect(card).not.toContainText('estimated');
  await expect(map.getByRole('img', { name: /\(PWM\)$/ })).toBeVisible();
  await expect(map.locator('path.gig-drive')).toBeVisible();
  await expect(card.getByRole('link', { name: 'OSRM' })).toHaveAttribute(
    'href',
    'https://project-osrm.org/',
  );
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Show Location' }).click();
  await expect(map.locator('path.gig-drive')).toHaveCount(0);
  await expect(card).not.toContainText('about');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what is next stands first, and leads to the trip, whose order comes before its bookings', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aPlacedGig(person);
    await page.goto(`/gigs/${gig.id}`);
    const next = page.getByRole('region', { name: 'Next' });
    // Nothing is booked: the show is next.
    await expect(next).toContainText(gig.title);
    await person.post('/api/travel-details', aFlight(gig.id));
    await page.reload();
    await expect(next).toContainText(/Next · .* [AP]M [A-Z]{3}/);
    await expect(next).toContainText('Leave');
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Edit date' })).toBeInViewport();
    await next.getByRole('button').tap();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toBeInViewport();
    const flight = page.getByRole('region', { name: 'Flight', exact: true });
    const [above, below] = [await timeline.boundingBox(), await flight.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  });

  test('a tap anywhere on a row edits it', async ({ signedIn: page, person }) => {
    const gig = await aPlacedGig(person);
    await page.goto(`/gigs/${gig.id}`);
    // The button lies over the whole row.
    await page.getByText('Location', { exact: true }).tap({ force: true });
    await expect(page.getByLabel('Location', { exact: true })).toBeVisible();
  });
});

test('a photograph of the city stands beside it, and a gig that begins at a time can end at one', async ({
  signedIn: page,
  person,
}) => {
  const popup = await openGig(page, await aPlacedGig(person, { location: 'Portland, ME' }));
  const picture = popup.getByRole('img', { name: 'A view of Portland, Maine' });
  await expect(picture).toHaveAttribute('src', /^https:\/\/upload\.wikimedia\.org\//);
  await expect(picture).toHaveCSS('opacity', '1');
  const credit = popup.getByRole('link', { name: 'Photo: Portland, Maine, Wikipedia' });
  await expect(credit).toHaveAttribute('href', 'https://en.wikipedia.org/wiki/Portland,_Maine');
  await expect(credit).toHaveAttribute('rel', /noopener/);

  await popup.getByRole('button', { name: 'Edit date' }).click();
  const end = popup.getByLabel('End time');
  await expect(end).toHaveCount(0);
  await popup.getByLabel('Start time').fill('19:30');
  await end.fill('21:00');
  await popup.getByLabel('Load-in').fill('16:00');
  await end.press('Enter');
  await expect(popup.getByText('Fri, Jun 5, 2026, 7:30 PM – 9:00 PM')).toBeVisible();
  await expect(popup.getByText('Load-in 4:00 PM', { exact: true })).toBeVisible();
  await popup.getByRole('button', { name: 'Edit date' }).click();
  await expect(end).toHaveValue('21:00');
});

test.describe('with a time that cannot be meant', () => {
  test.use({ allowedMessages: /status of 400/ });

  test('the load-in says so, and keeps what was typed', async ({ signedIn: page, person }) => {
    const popup = await openGig(page, await aPlacedGig(person, { startTime: '19:30' }));
    await popup.getByRole('button', { name: 'Edit date' }).click();
    const loadIn = popup.getByLabel('Load-in');
    await loadIn.fill('20:00');
    await loadIn.press('Enter');
    await expect(popup.getByText("Load-in can't be after the start")).toBeVisible();
    await expect(loadIn).toHaveValue('20:00');
    await expect(loadIn).toHaveAttribute('aria-invalid', 'true');
    await loadIn.fill('16:00');
    await loadIn.press('Enter');
    await expect(popup.getByText('Load-in 4:00 PM', { exact: true })).toBeVisible();
  });
});

test('the vehicle is edited, and what else is known stays', async ({ signedIn: page, person }) => {
  const known = { eventDateTime: '2026-06-05T18:15', vehicle: 'Ford Transit', loadIn: 'north' };
  const additionalInfo = JSON.stringify(JSON.stringify(known));
  const gig = await aPlacedGig(person, { additionalInfo });
  const popup = await openGig(page, gig);
  const row = popup.locator('li:has(dt:text-is("Additional info"))');
  await expect(row).toContainText('Fri, Jun 5, 2026, 6:15 PM EDT');
  await expect(row).toContainText('Vehicle: Ford Transit');

  await row.getByRole('button', { name: 'Edit additional info' }).click();
  await popup.getByLabel('Vehicle').fill('Kia Carnival');
  await popup.getByLabel('License plate').fill('GIG 4U');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Vehicle: Kia Carnival');
  await expect(row).toContainText('License plate: GIG 4U');
  const stored = (await (await person.get(`/api/gigs/${gig.id}`)).json()) as Gig;
  expect(JSON.parse(stored.additionalInfo ?? '')).toEqual({
    ...known,
    vehicle: 'Kia Carnival',
    licensePlate: 'GIG 4U',
  });
});

test('a booking is marked complete, and unmarked; until the day before nothing asks for it', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aPlacedGig(person);
  await person.post('/api/travel-details', aHotel(gig.id));
  const popup = await openGig(page, gig);
  await popup.getByRole('tab', { name: /Travel/ }).click();
  const toggle = popup.getByRole('button', { name: 'Mark complete: hotel' });
  await expect(toggle).toHaveText('Mark complete');
  await expect(toggle).toHaveAccessibleDescription('once you have checked in');
  await expect(toggle.locator('svg')).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveText('Complete');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const said = (sentence: string) => page.getByText(sentence, { exact: true });
  await expect(said('The hotel requirement was marked complete.')).toBeVisible();
  await expectAccessible(page);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(said('The hotel requirement was unmarked.')).toBeVisible();

  const tomorrow = await aPlacedGig(person, { date: '2026-05-15', title: 'Tomorrow' });
  await person.post('/api/travel-details', aHotel(tomorrow.id));
  await page.goto(`/gigs/${tomorrow.id}?tab=travel`);
  const icon = page.getByRole('button', { name: 'Mark complete: hotel' }).locator('svg');
  await expect(icon).toHaveCount(1);
});

test('a gig without such info shows its days, one without a place no map', async ({
  signedIn: page,
  person,
}) => {
  const nowhere = { location: 'No location specified', latitude: null, longitude: null };
  const days = { date: '2026-06-05', endDate: '2026-06-07' };
  const popup = await openGig(
    page,
    await aPlacedGig(person, { ...nowhere, ...days, additionalInfo: 'ask for Dana' }),
  );
  await expect(popup.locator('li:has(dt:text-is("Additional info"))')).toContainText(
    'Jun 5–7, 2026',
  );
  const map = popup.getByRole('region', { name: 'Map', exact: true });
  await expect(map).toContainText('No location specified');
  await expect(map.getByRole('button')).toHaveCount(0);
});

test('what is not booked yet has an estimate and a search for real prices', async ({
  signedIn: page,
  person,
}) => {
  const popup = await openGig(page, await aPlacedGig(person, { startTime: '19:30' }));
  await popup.getByRole('tab', { name: /Travel/ }).click();
  const searches = {
    Flight: /^https:\/\/www\.google\.com\/travel\/flights\?q=Flights\+from\+DFW\+to\+PWM/,
    Hotel: /^https:\/\/www\.booking\.com\/searchresults\.html\?ss=Courtyard\+Marriott.*Portland/,
    Car: /^https:\/\/www\.kayak\.com\/cars\/PWM\/.*alamo/,
  };
  for (const [kind, href] of Object.entries(searches)) {
    const card = popup.getByRole('region', { name: kind, exact: true });
    await expect(card).toContainText(/About \$\d[\d,]* .*\(estimate\)/);
    const link = card.getByRole('link', { name: /^View options/ });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const car = popup.getByRole('region', { name: 'Car', exact: true });
  await expect(car).toContainText('No car rental details added');
  // Nobody is told what they like who has not said so.
  const hotel = popup.getByRole('region', { name: 'Hotel', exact: true });
  await expect(hotel).toContainText('Searches start with Courtyard Marriott until you choose a');
  await expectAccessible(page);
  await car.getByRole('button', { name: 'Not Needed: car' }).click();
  await expect(car).toContainText('No car is needed for this gig.');
  await expect(car).not.toContainText('estimate');
});

test.describe('when others are down', () => {
  test.use({ allowedMessages: /status of 50[03]|ERR_FAILED/ });

  test('each costs its own panel and no other', async ({ signedIn: page, person, site }) => {
    await site.injectFault({ vendor: '*', kind: 'status', status: 500 });
    const popup = await openGig(page, await aPlacedGig(person, { location: 'Augusta, ME' }));
    const drawn = popup.getByRole('img', { name: 'A drawn cover for Augusta, ME' });
    await expect(drawn).toHaveAttribute('src', /^data:image\/svg/);
    await expect(popup.locator('figure').getByText('Augusta, ME')).toBeVisible();
    const map = popup.getByRole('region', { name: 'Map', exact: true });
    await map.getByRole('button', { name: 'Show Route' }).click();
    await expect(map).toContainText(/About \d+ mi · about .*, estimated/);
    await expect(map).toContainText('as the crow flies');
    await expect(map.getByRole('link', { name: 'OSRM' })).toHaveCount(0);
    await popup.getByRole('tab', { name: 'Weather' }).click();
    await expect(popup.getByRole('alert')).toContainText(
      'Unable to load weather information for this location.',
    );
    await popup.getByRole('tab', { name: /Travel/ }).click();
    await expect(popup.getByRole('region', { name: 'Flight', exact: true })).toContainText(
      '(estimate)',
    );
    await site.resetFaults();
  });

  test('prices that do not come are one sentence, and a route can be asked for again', async ({
    signedIn: page,
    person,
  }) => {
    await page.route('**/travel-pricing', (route) => route.abort());
    await page.route('**/route', (route) => route.fulfill({ status: 500 }), { times: 1 });
    const popup = await openGig(page, await aPlacedGig(person));
    const map = popup.getByRole('region', { name: 'Map', exact: true });
    await map.getByRole('button', { name: 'Show Route' }).click();
    await expect(map).toContainText('The route could not be loaded.');
    await map.getByRole('button', { name: 'Try Again' }).click();
    await expect(map).toContainText(/\d mi · about \d+ min/);
    await popup.getByRole('tab', { name: /Travel/ }).click();
    const car = popup.getByRole('region', { name: 'Car', exact: true });
    await expect(car).toContainText('The price estimate could not be loaded.');
    await expect(car.getByRole('button', { name: 'Paste booking: car' })).toBeVisible();
  });
});

test.describe('with a clock that is moved', () => {
  test.use({ ownWindow: true });

  test('a map that is closed before its next frame leaves nothing behind', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aPlacedGig(person);
    await page.clock.install();
    const popup = await openGig(page, gig);
    const map = popup.getByRole('region', { name: 'Map of Harbor Hall, Portland, ME' });
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('canvas')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    // New colors ask for a frame, and another zoom draws at once.
    await page.emulateMedia({ colorScheme: 'dark' });
    await popup.getByRole('button', { name: 'Zoom in' }).click();
    await popup.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(popup).toBeHidden();
    await page.clock.runFor(1_000);
  });
});
