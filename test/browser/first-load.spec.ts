import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SCRIPTS } from '../budgets';
import { expect, test } from '../support/browser';
import { aGig } from '../support/builders';

test.use({ ownWindow: true });

/** The scripts that a page asks for in its head, by their sizes as gzip; what waits for a quieter moment is not among them. */
async function firstScripts(page: Page, path: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const html = await (await page.request.get(path)).text();
  for (const [, script = ''] of html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)) {
    sizes.set(script, gzipSync(await (await page.request.get(script)).body()).length);
  }
  return sizes;
}

test('signing in and a gig’s page keep to the budget of scripts, too', async ({
  signedIn: page,
  person,
  browser,
  baseURL,
}) => {
  const gig = (await (await person.post('/api/gigs', aGig())).json()) as { id: string };
  const stranger = await browser.newPage({ baseURL });
  for (const [visitor, path, budget] of [
    [stranger, '/auth', SCRIPTS.authBytes],
    [page, `/gigs/${gig.id}`, SCRIPTS.gigBytes],
  ] as const) {
    const sizes = await firstScripts(visitor, path);
    const bytes = [...sizes.values()].reduce((total, size) => total + size, 0);
    console.log(`${path}: ${bytes} bytes, gzip, in ${sizes.size} files`);
    expect(sizes.size).toBeLessThanOrEqual(SCRIPTS.files);
    expect(bytes).toBeLessThanOrEqual(budget);
  }
  await stranger.close();
});

test('the dashboard’s scripts keep to their budget', async ({ signedIn: page, person }) => {
  // With its coordinates: while the clock stands nobody asks whether they were found.
  await person.post('/api/gigs', aGig({ latitude: 43.66, longitude: -70.26 }));
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sizes.set(pathname, gzipSync(await response.body()).length);
  });
  // What waits for a quieter moment, such as the script for messages, is not the first load.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Harbor Lights Series/ })).toBeVisible();

  const isMap = (path: string) => /\/gig-map-/.test(path);
  const sum = (wanted: (path: string) => boolean) =>
    [...sizes].filter(([path]) => wanted(path)).reduce((total, [, size]) => total + size, 0);
  const first = sum((path) => !isMap(path));
  const map = sum(isMap);
  console.log(`first load ${first} bytes, map ${map}, gzip, in ${sizes.size} files`);
  expect(sizes.size).toBeLessThanOrEqual(SCRIPTS.files);
  expect(first).toBeLessThanOrEqual(SCRIPTS.bytes);
  expect(map).toBeLessThanOrEqual(SCRIPTS.mapBytes);
});
