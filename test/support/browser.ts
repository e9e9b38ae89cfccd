import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { aSignedInClient, SESSION_COOKIE, type SignedInClient } from './worker/client';
import { NOW, startWorker, type TestWorker } from './worker/start-worker';

interface TestFixtures {
  /** Somebody with an account, for what a test prepares through the API. */
  person: SignedInClient;
  /** The same person in the browser, signed in. */
  signedIn: Page;
  /** What the console may say in this test, such as the rejections it provokes. */
  allowedMessages: RegExp;
  /** Whether there are street tiles. */
  tiles: boolean;
  /** Whether the test has a window of its own: with nothing cached, and a clock that may be moved. */
  ownWindow: boolean;
}

interface WorkerFixtures {
  site: TestWorker;
  /** Whether signing in with Google and mail are set up. */
  accounts: boolean;
  /** Whether a model reads what the rules leave empty. */
  ai: boolean;
  /** The windows of a runner, by what they were opened with. */
  windows: Map<string, BrowserContext>;
}

/** How the router puts it when a newer reading of the page's data cuts off an older one. */
const OVERTAKEN = /^AbortError: signal is aborted without reason/;

/**
 * A browser in front of a Worker of its own, whose clock stands still at NOW. Map tiles are
 * answered with nothing unless a test wants them, photographs with a grey picture, and nothing else may leave the machine.
 * A page that logs an error fails its test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({ accounts, ai }, use) => {
      const vars: Record<string, string> = ai ? { SECOND_READER: 'on' } : {};
      const site = await startWorker({ listen: true, accounts, ai, vars });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  accounts: [true, { option: true, scope: 'worker' }],
  ai: [false, { option: true, scope: 'worker' }],
  baseURL: async ({ site }, use) => use(`http://localhost:${site.url.port}`),
  allowedMessages: [/^(?!)/, { option: true }],
  tiles: [false, { option: true }],
  ownWindow: [false, { option: true }],
  windows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const windows = new Map<string, BrowserContext>();
      await use(windows);
      for (const window of windows.values()) await window.close();
    },
    { scope: 'worker' },
  ],
  // A new window has read and compiled no script yet: that is 0.3 s of every test. Of the last test
  // nothing is left in the window but its cache.
  context: async (
    { browser, baseURL, windows, ownWindow, viewport, hasTouch, timezoneId, contextOptions },
    use,
  ) => {
    const kind = JSON.stringify([viewport, hasTouch, timezoneId, contextOptions]);
    const shared = ownWindow ? undefined : windows.get(kind);
    const window = shared ?? (await browser.newContext());
    if (!shared) await window.clock.setFixedTime(NOW);
    await use(window);
    if (ownWindow) return window.close();
    windows.set(kind, window);
    await empty(window, baseURL ?? '');
  },
  person: async ({ site }, use) => use(await aSignedInClient(site)),
  page: async ({ page, site, allowedMessages, tiles }, use) => {
    // What the test before did to the vendors is over.
    await Promise.all([site.resetFaults(), site.nextLookupIn(0)]);
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => {
      const said = ['error', 'warning'].includes(message.type()) ? message.text() : '';
      if (said && !OVERTAKEN.test(said)) messages.push(said);
    });
    // Keys and typed words before that are lost: a person is not that quick.
    const hydrated = async <Answer>(coming: Promise<Answer>) => {
      const response = await coming;
      // A test that holds a script back goes on without it.
      await page.waitForFunction(isHydrated, null, { timeout: 10_000 }).catch(() => {});
      return response;
    };
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = (...where) => hydrated(goto(...where));
    page.reload = (...how) => hydrated(reload(...how));
    // Also where what the site's policy forbids is tried and given up quietly.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`forbidden by ${effectiveDirective}: ${blockedURI}`),
      );
    });
    await answerOutside(page, tiles, (url) => messages.push(`reached out to ${url}`));
    await use(page);
    const unexpected = messages.filter((text) => !allowedMessages.test(text));
    expect(unexpected, 'what the page logged').toEqual([]);
    expect(site.errors.splice(0), 'what the Worker logged').toEqual([]);
  },
  signedIn: async ({ page, person, baseURL }, use) => {
    const { sessionCookie: value } = person;
    await page
      .context()
      .addCookies([{ name: SESSION_COOKIE.http, value, url: baseURL, httpOnly: true }]);
    await use(page);
  },
});

/** Closes what a test has opened in a window, and takes away what it has left there. */
async function empty(window: BrowserContext, origin: string) {
  const [page, ...others] = window.pages();
  for (const other of others) await other.close();
  if (page) {
    const session = await window.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
    await page.close();
  }
  await window.clearCookies();
  await window.setOffline(false);
}

/** Whether the page says that it and all its parts are hydrated; runs in the page. */
function isHydrated(): boolean {
  return (
    'hydrated' in document.documentElement.dataset && !document.querySelector('[data-waiting]')
  );
}

export { expect };

/**
 * Answers what the page asks of others, all of whom speak https; the site itself does not here. By
 * `page.route` every request would pass through this process and none be cached, which takes twice as
 * long to load a page.
 */
async function answerOutside(page: Page, tiles: boolean, report: (url: string) => void) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { hostname } = new URL(request.url);
    if (!PICTURE_HOSTS.includes(hostname) && hostname !== TILE_HOST) report(request.url);
    const picture = PICTURE_HOSTS.includes(hostname) || (tiles && hostname === TILE_HOST);
    const answer = picture ? PHOTOGRAPH : { responseCode: 204 };
    // The page may be gone by now.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** What the page asks to be written from now on, as "POST /api/gigs". */
export function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What is sent to be checked is not written.
    if (request.method() === 'GET' || pathname.endsWith('/fit')) return;
    writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

const TILE_HOST = 'tile.openstreetmap.org';
const PICTURE_HOSTS = ['upload.wikimedia.org', 'lh3.googleusercontent.com'];

const PHOTOGRAPH = {
  responseCode: 200,
  responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
  body: btoa(
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><rect width="960" height="600" fill="#888"/></svg>',
  ),
};

/** The page as it is now uses no id twice. */
export async function expectEachIdOnce(page: Page) {
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(repeated).toEqual([]);
}

interface AxeOptions {
  overlay?: boolean;
  /** Only what colours decide. */
  colors?: boolean;
}

/**
 * Nothing that axe can find is wrong with what is on the screen. An open menu stands outside the
 * landmarks, as every menu does that is drawn over the page: say so with `overlay`.
 */
export async function expectAccessible(page: Page, options: AxeOptions = {}) {
  let found = await violationsOf(page, options);
  // Once more, because what is on its way in may give way to something that fades in after it.
  if (found.length > 0) found = await violationsOf(page, options);
  expect(found).toEqual([]);
}

/** The same in the light and in the dark: the page is one and the same, in other colours. */
export async function expectAccessibleInBothThemes(page: Page, options: AxeOptions = {}) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, options);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { ...options, colors: true });
}

async function violationsOf(page: Page, { overlay, colors }: AxeOptions) {
  await hasArrived(page);
  const axe = new AxeBuilder({ page })
    // Four times as fast. It leaves out what stands in frames, of which the pages have none, and
    // the list of all that is right.
    .setLegacyMode()
    // What an open dialog hides is seen to where it is open to all.
    .exclude('body > [aria-hidden="true"]')
    .options({
      resultTypes: ['violations'],
      ...(colors && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    });
  if (overlay) axe.disableRules(['region']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Brings to its end whatever is on its way in or out; some of it takes seconds. */
async function hasArrived(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => {
          animation.finish();
          return animation.finished;
        }),
    ),
  );
}
