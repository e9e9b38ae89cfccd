import type { Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import { expect, test } from '../support/browser';
import type { SignedInClient } from '../support/worker/client';

/*
 * Markup in every field that takes text. The policy of the page stops what it would run, and the
 * browser says so in the console, which fails the test; elements of it would carry `data-injected`.
 */
const MARKUP = '"\'><img src=x data-injected onerror="injected=1"><b data-injected>';
const SHORT = '<i data-injected>';

async function markupEverywhere(person: SignedInClient): Promise<{ gig: Gig; bare: Gig }> {
  const post = async <Row>(path: string, body: unknown): Promise<Row> => {
    const response = await person.post(path, body);
    expect(response.status, await response.clone().text()).toBe(201);
    return response.json();
  };
  const gig = await post<Gig>('/api/gigs', {
    title: `Set ${MARKUP} one two three four`,
    location: `Hall ${MARKUP}, Portland, ME`,
    latitude: 43.6591,
    longitude: -70.2568,
    date: '2026-05-20',
    type: 'booked',
    contactName: `Name ${MARKUP}`,
    contactOrganization: `Organization ${MARKUP}`,
    contactEmail: 'a@example.com',
    contactPhone: '+1 207 555 0143',
    additionalInfo: JSON.stringify({
      eventDateTime: `2026-05-20T20:00${MARKUP}`,
      vehicle: `Van ${MARKUP}`,
      licensePlate: SHORT,
      text: MARKUP,
    }),
  });
  // A second one on its day and place: the calendar's prompt, and the map's cluster.
  const bare = await post<Gig>('/api/gigs', {
    title: `Second ${MARKUP}`,
    location: `Portland, ME ${SHORT}`,
    latitude: 43.66,
    longitude: -70.25,
    date: '2026-05-20',
  });
  for (const detailType of ['flight', 'hotel', 'car', 'other']) {
    await post('/api/travel-details', {
      gigId: gig.id,
      detailType,
      title: `Title ${MARKUP}`,
      provider: `Provider ${MARKUP}`,
      flightNumber: SHORT,
      confirmationNumber: `${SHORT}7`,
      departureLocation: `From ${MARKUP}`,
      // A hotel is arrived at first.
      departureDateTime: detailType === 'hotel' ? '2026-05-21T11:00' : '2026-05-19T07:05',
      arrivalLocation: `To ${MARKUP}`,
      arrivalDateTime: '2026-05-19T11:48',
      seatInfo: MARKUP,
      roomInfo: MARKUP,
      carType: MARKUP,
      notes: MARKUP,
      additionalDetails: MARKUP,
      additionalInfo: MARKUP,
      sourceText: `Flight ${MARKUP}`,
    });
  }
  const tags: string[] = [];
  for (const number of [1, 2, 3, 4]) {
    const tag = await post<{ id: string }>('/api/tags', {
      name: `${number}<b data-injected>x</b>`,
      color: '#8a2be2',
    });
    tags.push(tag.id);
  }
  await person.put(`/api/gigs/${gig.id}/tags`, { tagIds: tags });
  const item = await post<{ id: string }>(`/api/gigs/${gig.id}/checklist`, { text: MARKUP });
  await post(`/api/gigs/${gig.id}/checklist`, { text: `Open ${MARKUP}` });
  await person.patch(`/api/checklist/${item.id}`, { completed: true });
  await person.put('/api/user/travel-preferences', {
    homeAirport: 'DFW',
    homeAddress: `Home ${MARKUP}`,
    preferredAirlines: MARKUP,
    preferredHotel: `Hotel ${MARKUP}`,
    preferredCarRental: MARKUP,
  });
  expect((await person.patch('/api/user', { displayName: `Robin ${SHORT}` })).status).toBe(200);
  return { gig, bare };
}

async function expectNothingInjected(page: Page, where: string) {
  const found = await page.evaluate(() => ({
    elements: document.querySelectorAll('[data-injected]').length,
    ran: 'injected' in window,
  }));
  expect(found, where).toEqual({ elements: 0, ran: false });
}

// The page that is not there, and its data.
test.use({ allowedMessages: /status of 404/ });

test('markup in any field is text on every screen', async ({ signedIn: page, person, site }) => {
  page.setDefaultTimeout(10_000);
  const { gig, bare } = await markupEverywhere(person);
  await site.db
    .prepare('UPDATE sessions SET device = ?1, place = ?1 WHERE user_id = ?2')
    .bind(MARKUP, person.user.id)
    .run();
  page.on('dialog', (dialog) => {
    // What was pasted is not saved.
    if (dialog.type() === 'beforeunload') return dialog.accept();
    throw new Error(`a dialog opened: ${dialog.message()}`);
  });
  const check = (where: string) => expectNothingInjected(page, where);

  await page.goto('/');
  await expect(page.getByText('Set "', { exact: false }).first()).toBeVisible();
  // The newest gig has been selected, with its sheet or line.
  await expect(page.locator('article:has([aria-current])')).toBeVisible();
  await page
    .getByRole('button', { name: /^Set "/ })
    .first()
    .hover();
  await expect(page.locator('.gig-info').first()).toBeVisible();
  await check('map');
  await page.getByRole('button', { name: /^Menu of Robin/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check('menu');
  await page.keyboard.press('Escape');

  for (const view of ['calendar', 'list', 'schedule']) {
    await page.goto(`/?view=${view}`);
    await expect(page.locator('main')).toContainText(view === 'calendar' ? '2 gigs' : 'Set "');
    await check(view);
  }
  await page.goto('/?view=calendar');
  await page.locator('[data-date="2026-05-20"]').click();
  await expect(page.getByRole('dialog')).toContainText('Second "');
  await check('several gigs of a day');
  await page.goto('/?view=list');
  await page
    .getByRole('button', { name: /^\+2 more/ })
    .first()
    .click();
  await expect(page.getByText('All Tags')).toBeVisible();
  await check('all tags');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('data-injected');
  await expect(page.getByRole('option', { name: /Set "/ }).first()).toBeVisible();
  await check('search');
  await page.keyboard.press('Escape');

  for (const tab of ['overview', 'contact', 'travel', 'weather', 'checklist']) {
    await page.goto(`/gigs/${gig.id}?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await check(`page: ${tab}`);
  }
  for (const tab of ['overview', 'travel', 'weather']) {
    await page.goto(`/?view=list&gig=${gig.id}&tab=${tab}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await check(`popup: ${tab}`);
  }
  await page.goto(`/gigs/${bare.id}?tab=travel`);
  await page.getByRole('button', { name: 'Paste booking' }).first().click();
  await page
    .getByLabel('Your confirmation email')
    .fill(
      `Your Delta flight ${MARKUP}\nConfirmation: K7WMRD\nDL 1432 DFW 7:05 AM to PWM 11:48 AM\nThu, May 19, 2026`,
    );
  await page.getByRole('button', { name: 'Parse & Add Details' }).click();
  await page.waitForLoadState('networkidle');
  await check('smart paste');

  for (const section of ['calendar', 'preferences', 'account']) {
    await page.goto(`/settings/${section}`);
    await check(`settings: ${section}`);
  }
  await page.goto(`/no/such/${encodeURIComponent(MARKUP)}`);
  await check('not found');
  await page.goto(
    `/auth?redirect=${encodeURIComponent(`/${MARKUP}`)}&google=${encodeURIComponent(MARKUP)}`,
  );
  await check('sign-in');
});
