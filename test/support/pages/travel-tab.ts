import type { Page } from '@playwright/test';
import type { Gig } from '~/domain/gigs/gig';
import type { DetailAnswer } from '~/domain/travel/detail-api';
import type { Client } from '../worker/client';
import { aStoredGig } from './gig-steps';

/* What a browser test asks for and finds on a gig's travel tab. */

export const aGigOf = (person: Client): Promise<Gig> => aStoredGig(person, { type: 'booked' });

/** A booked gig's own page, on its travel tab. */
export async function openTravelTab(page: Page, person: Client): Promise<Gig> {
  const gig = await aGigOf(person);
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  return gig;
}

export async function openPaste(page: Page, kind: 'Flight' | 'Hotel' | 'Other travel') {
  await card(page, kind).getByRole('button', { name: 'Paste booking' }).click();
  const name = kind === 'Other travel' ? 'Add Other Travel Detail' : `Add ${kind}`;
  return page.getByRole('dialog', { name });
}

/** What was found in a text, in the box it was pasted into. */
export async function readPaste(page: Page, kind: Parameters<typeof openPaste>[1], text: string) {
  const dialog = await openPaste(page, kind);
  await dialog.getByLabel('Your confirmation email').fill(text);
  await dialog.getByRole('button', { name: 'Parse & Add Details' }).click();
  return dialog;
}

/** The box for a further flight, from the menu of the one that is there. */
export async function moreFlights(page: Page) {
  await moreAbout(page, 'Flight').click();
  await page.getByRole('menuitem', { name: 'Add another flight' }).click();
  return page.getByRole('dialog', { name: 'Add Flight' });
}

/** A stay or a rental has its further ways in a menu. */
export async function enterByHand(page: Page, kind: 'Hotel' | 'Car') {
  await moreWays(page, kind).click();
  await page.getByRole('menuitem', { name: 'Enter by hand' }).click();
}

export const moreAbout = (page: Page, kind: string) =>
  card(page, kind).getByRole('button', { name: /^More about/ });

export const moreWays = (page: Page, kind: string) =>
  card(page, kind).getByRole('button', { name: 'More ways to add' });

export async function detailsOf(person: Client, { id }: Gig) {
  return (await (await person.get(`/api/gigs/${id}/travel-details`)).json()) as DetailAnswer[];
}

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function openEdit(page: Page, kind: string, title: string) {
  await moreAbout(page, kind).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: title });
}
