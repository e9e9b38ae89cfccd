import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser';
import { aFlight, aGig } from '../../support/builders';
import { aGigToLookUp, aStoredGig, readGig, says } from '../../support/pages/gig-steps';

const TABS = ['Overview', 'Contact', 'Travel', 'Weather', 'Checklist'];

test('the page opens by its address, keeps its tab over a reload and is accessible', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person, { type: 'booked' });
  await person.post('/api/travel-details', aFlight(gig.id));
  await person.post(`/api/gigs/${gig.id}/checklist`, { text: 'Send stage plot' });
  await page.goto(`/gigs/${gig.id}`);
  await expect(page).toHaveTitle('Harbor Lights Series · Gigbound');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbor Lights Series');
  await expect(page.getByRole('tab')).toHaveText([
    /Overview/,
    /Contact/,
    /Travel/,
    /Weather/,
    /Check/,
  ]);
  await expect(page.getByRole('tab', { name: 'Travel 2 needed' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Checklist 1 open' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Travel' })).toContainText('Confirmed');
  await expectAccessible(page);

  await page.getByRole('tab', { name: /Checklist/ }).click();
  await expect(page).toHaveURL(`/gigs/${gig.id}?tab=checklist`);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Send stage plot' })).toBeVisible();
  await page.getByRole('tab', { name: /Travel/ }).click();
  await expect(page.getByText('K7WMRD')).toBeVisible();
  await expectAccessible(page);
});

test('signed out it leads to sign-in and back; a gig that is not there is the 404 page', async ({
  page,
  person,
  site,
}) => {
  const gig = await aStoredGig(person);
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  await expect(page).toHaveURL(
    `/auth?redirect=${encodeURIComponent(`/gigs/${gig.id}?tab=travel`)}`,
  );
  await page.getByLabel('E-mail').fill(person.user.email);
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`/gigs/${gig.id}?tab=travel`);
  expect((await page.request.get('/gigs/none')).status()).toBe(404);
  expect(site.errors).toEqual([]);
});

test('a tab shows the ring of the focus to keys, and not to a click', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  await page.goto(`/gigs/${gig.id}`);
  const ring = () =>
    page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Contact').click();
  await expect(tab('Contact')).toBeFocused();
  expect(await ring()).toBe('none');
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Overview')).toBeFocused();
  expect(await ring()).toBe('solid');
});

test.describe('what is not there', () => {
  test.use({ allowedMessages: /status of 404|404/ });

  test('says so on a page with the way back', async ({ signedIn: page }) => {
    await page.goto('/gigs/0190c1f0-0000-7000-8000-000000000000');
    await says(page, '404 Page Not Found');
    await says(page, 'Did you forget to add the page to the router?');
  });
});

test('from the popup and back: the view keeps its filter and where it was scrolled to', async ({
  signedIn: page,
  person,
}) => {
  for (let day = 10; day < 30; day++) {
    await person.post('/api/gigs', aGig({ title: `Show ${day}`, date: `2026-06-${day}` }));
  }
  await page.goto('/?view=list&status=possible');
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.getByRole('link', { name: 'Show 20' }).click();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(600);
  const listUrl = page.url().replace(/&gig=[^&]*/, '');
  await page
    .getByRole('dialog')
    .getByRole('tab', { name: /Travel/ })
    .click();
  await page.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/gigs\/[^?]+\?tab=travel$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Show 20');

  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page).toHaveURL(listUrl);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1.5);

  await page.goForward();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to List' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(listUrl);
});

test('a gig is deleted after a question, and comes back with Undo', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person);
  await page.goto(`/gigs/${gig.id}?tab=checklist`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete gig' });
  await expect(
    question.getByText('Are you sure you want to delete this gig?', { exact: true }),
  ).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/');
  await says(page, 'Gig deleted');
  await says(page, 'The gig has been successfully deleted.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await person.get(`/api/gigs/${gig.id}`)).status).toBe(200);
  await expect(page.getByRole('link', { name: 'Harbor Lights Series' })).toBeVisible();
});

test('a flag counts as confirmed on the page, and as not needed in the popup', async ({
  signedIn: page,
  person,
}) => {
  const gig = await aStoredGig(person, { type: 'booked', carBooked: true });
  const card = page.getByRole('region', { name: 'Car', exact: true });
  await page.goto(`/?view=list&gig=${gig.id}&tab=travel`);
  await expect(card).toContainText('Not Needed');
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  await expect(card).toContainText('Confirmed');
  await card.getByRole('button', { name: 'Needed after all: car' }).click();
  await expect(card).not.toContainText('Confirmed');
  await expect.poll(() => readGig(person, gig)).toMatchObject({ carBooked: false });
});

test('a title that names nobody says so', async ({ signedIn: page, person }) => {
  const gig = await aStoredGig(person);
  await page.goto(`/gigs/${gig.id}?tab=contact`);
  await page.getByRole('button', { name: 'Extract from title' }).click();
  await says(page, 'No contact found');
  await expect(page.getByLabel('Contact name')).toBeHidden();
});

test.describe('when the server rejects', () => {
  test.use({ allowedMessages: /status of (400|409|50\d)/ });

  test('the contact is taken from the title, corrected, saved and written to', async ({
    signedIn: page,
    person,
  }) => {
    const title = 'Keynote at Harbor College with Dana Rivers, 207-555-0142';
    const gig = await aStoredGig(person, { title });
    await page.goto(`/gigs/${gig.id}?tab=contact`);
    await says(page, 'No contact yet');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Extract from title' }).click();
    await says(page, 'Contact info extracted');
    await expect(page.getByLabel('Contact name')).toHaveValue('Dana Rivers');
    await expect(page.getByLabel('Organization')).toHaveValue('Harbor College');
    const phone = page.getByLabel('Phone');
    await expect(phone).toHaveValue('207-555-0142');
    await phone.fill('1234');
    await page.getByLabel('Contact e-mail').fill('dana@harbor');
    await page.getByRole('button', { name: 'Save' }).click();
    await says(page, 'Invalid email format');
    await expect(page.getByLabel('Contact e-mail')).toBeFocused();
    await says(page, 'Invalid phone number');
    await phone.fill('+1 (207) 555-0142 ext. 12');
    await page.getByLabel('Contact e-mail').fill('dana@harbor.example');
    await page.keyboard.press('Enter');
    await says(page, 'Contact information updated');
    await expect(page.getByRole('link', { name: 'dana@harbor.example' })).toHaveAttribute(
      'href',
      `mailto:dana@harbor.example?subject=${encodeURIComponent(title)}`,
    );
    await expect(page.getByRole('link', { name: '+1 (207) 555-0142 ext. 12' })).toHaveAttribute(
      'href',
      'tel:+12075550142',
    );
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await expectAccessible(page);
  });

  test('a gig and a contact that could not be saved stay, and say so', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aStoredGig(person);
    await page.goto(`/gigs/${gig.id}?tab=contact`);
    await page.route(`**/api/gigs/${gig.id}`, (route) =>
      route.fulfill({ status: 503, body: 'busy' }),
    );
    await page.getByRole('button', { name: 'Add contact' }).click();
    await page.getByLabel('Contact name').fill('Dana Rivers');
    await page.getByRole('button', { name: 'Save' }).click();
    await says(page, 'Could not update contact information. Please try again.');
    await expect(page.getByLabel('Contact name')).toHaveValue('Dana Rivers');

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await says(page, 'Failed to delete gig. Please try again.');
    await expect(page).toHaveURL(/tab=contact$/);
  });

  test('what was changed elsewhere meanwhile is shown, and the person chooses', async ({
    signedIn: page,
    person,
  }) => {
    const gig = await aStoredGig(person, { contactName: 'Dana Rivers' });
    const name = page.getByLabel('Contact name');
    const begin = async (mine: string, theirs: string) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await name.fill(mine);
      await person.put(`/api/gigs/${gig.id}`, { contactName: theirs });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(`Changed elsewhere to ${theirs}`);
      await expect(page.getByRole('button', { name: 'Keep mine' })).toBeFocused();
    };
    await page.goto(`/gigs/${gig.id}?tab=contact`);
    await begin('Lee Ito', 'Wren Castellan');
    await page.getByLabel('Organization').fill('Harbor College');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(name).toBeHidden();
    expect(await readGig(person, gig)).toMatchObject({ contactName: 'Lee Ito' });

    await begin('Robin Vale', 'Ana de la Cruz');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(name).toBeHidden();
    await expect(page.getByText('Ana de la Cruz')).toBeVisible();
    expect(await readGig(person, gig)).toMatchObject({ contactName: 'Ana de la Cruz' });
  });
});

test('an open trip shows the zone of its gig as soon as the gig is found', async ({
  signedIn: page,
  person,
  site,
}) => {
  const { id } = await aGigToLookUp(site, person);
  await person.post('/api/travel-details', {
    gigId: id,
    detailType: 'hotel',
    arrivalLocation: 'The guest room upstairs',
    arrivalDateTime: '2026-06-05T15:00',
    departureDateTime: '2026-06-06T11:00',
  });
  await page.goto(`/gigs/${id}?tab=travel`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('3:00 PM');
  await expect(timeline).not.toContainText('MDT');
  await person.put(`/api/gigs/${id}`, { location: 'Denver, CO' });
  await expect(timeline.getByText('MDT')).toHaveCount(2, { timeout: 30_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('every tab fits, and the open one is in sight', async ({ signedIn: page, person }) => {
    const gig = await aStoredGig(person, {
      title: 'A title with averyveryverylongwordthatnobodyevermeanttowritedown in the middle of it',
      location: 'L'.repeat(300),
      contactEmail: 'somebody.with.a.very.long.address@a-domain-that-goes-on-and-on.example',
      contactPhone: '+44 (0)20 7946 0958 extension 1234567890',
    });
    const unbroken = {
      provider: 'P'.repeat(200),
      confirmationNumber: 'C'.repeat(60),
      carType: 'T'.repeat(200),
      departureLocation: 'D'.repeat(300),
      arrivalLocation: 'A'.repeat(300),
    };
    for (const detailType of ['flight', 'flight', 'hotel', 'car', 'other']) {
      await person.post('/api/travel-details', aFlight(gig.id, { detailType, ...unbroken }));
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const popup = page.getByRole('dialog');
    for (const tab of ['Overview', 'Travel', 'Weather']) {
      await page.goto(`/?view=list&gig=${gig.id}&tab=${tab.toLowerCase()}`);
      await expect(popup.getByRole('tab', { name: tab })).toBeVisible();
      await expect(popup.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      expect(await sticksOut(popup), `${tab} in the popup`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    for (const tab of TABS) {
      await page.goto(`/gigs/${gig.id}?tab=${tab.toLowerCase()}`);
      await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      expect(await sticksOut(page.locator('main')), tab).toEqual([]);
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Back to Dashboard' }).tap();
    await expect(page).toHaveURL('/');
  });
});

/** What reaches over the right edge of the screen, cut off or not; a row of tabs may. */
function sticksOut(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const edge = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > edge ? ['the page'] : [];
    const fits = (box: DOMRect) => box.right <= edge;
    for (const control of element.querySelectorAll('button:not([role="tab"]), input')) {
      if (!fits(control.getBoundingClientRect())) found.push(control.outerHTML);
    }
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const holder = node.parentElement;
      const unseen = !holder || holder.offsetWidth <= 1;
      if (unseen || holder.closest('[role="tablist"], .leaflet-container, .truncate')) continue;
      const range = document.createRange();
      range.selectNode(node);
      if (!fits(range.getBoundingClientRect())) found.push(node.textContent ?? '');
    }
    return found;
  });
}
