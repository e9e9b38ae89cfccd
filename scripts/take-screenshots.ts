/* The pictures of the README, from the demo account: while `npm start -- --sandbox` runs. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const SITE = `http://localhost:${process.env.PORT ?? '8787'}`;
const FOLDER = 'docs/screenshots';
/** The gig whose trip is shown: two of three arranged. */
const TITLE = 'Harbor Lights Series';

const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  name: string;
  /** "{gig}" stands for the id of the gig that is shown. */
  path: string;
  size: typeof DESK;
  theme: 'light' | 'dark';
  /** Whether somebody looks who has not signed in. */
  visitor?: boolean;
  /** Leads from the page to what is shown. */
  steps?: (page: Page) => Promise<unknown>;
}

const PICTURES: Picture[] = [
  { name: 'dashboard-map', path: '/', size: DESK, theme: 'light' },
  { name: 'year-calendar', path: '/?view=calendar', size: DESK, theme: 'light' },
  { name: 'schedule-dark', path: '/?view=schedule', size: DESK, theme: 'dark' },
  { name: 'gig-travel-dark', path: '/gigs/{gig}?tab=travel', size: DESK, theme: 'dark' },
  { name: 'gig-weather', path: '/gigs/{gig}?tab=weather', size: DESK, theme: 'light' },
  {
    name: 'smart-paste',
    path: '/gigs/{gig}?tab=travel',
    size: DESK,
    theme: 'light',
    async steps(page) {
      await page.getByRole('button', { name: 'Paste booking' }).first().click();
      await page.getByRole('button', { name: 'Delta flight' }).click();
      await page.getByRole('button', { name: 'Parse & Add Details' }).click();
      await page.getByText('Great! I found these details:').waitFor();
    },
  },
  { name: 'sign-in-dark', path: '/auth', size: DESK, theme: 'dark', visitor: true },
  { name: 'phone-map', path: '/', size: PHONE, theme: 'light' },
  { name: 'phone-map-dark', path: '/', size: PHONE, theme: 'dark' },
  { name: 'phone-calendar-dark', path: '/?view=calendar', size: PHONE, theme: 'dark' },
  { name: 'phone-list', path: '/?view=list', size: PHONE, theme: 'light' },
  { name: 'phone-gig', path: '/gigs/{gig}', size: PHONE, theme: 'light' },
  { name: 'phone-travel-dark', path: '/gigs/{gig}?tab=travel', size: PHONE, theme: 'dark' },
];

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { cookies, gigId } = await signIn(browser);
  for (const picture of PICTURES) {
    const context = await browser.newContext({
      baseURL: SITE,
      viewport: picture.size,
      colorScheme: picture.theme,
      hasTouch: picture.size === PHONE,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
    });
    if (!picture.visitor) await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(picture.path.replace('{gig}', gigId), { waitUntil: 'networkidle' });
    await picture.steps?.(page);
    // The newest gig is chosen, and the map has come to rest.
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `${FOLDER}/${picture.name}.png` });
    await context.close();
    console.log(picture.name);
  }
} finally {
  await browser.close();
}

async function signIn(from: Browser) {
  const context = await from.newContext({ baseURL: SITE });
  const answer = await context.request.post('/api/auth/login', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { username: 'demo@gigbound.example', password: 'encore' },
  });
  if (!answer.ok()) throw new Error(`the demo account cannot sign in: ${await answer.text()}`);
  const gigs: { id: string; title: string }[] = await (
    await context.request.get('/api/gigs')
  ).json();
  const shown = gigs.find(({ title }) => title === TITLE);
  if (!shown) throw new Error(`the demo account has no "${TITLE}"`);
  return { cookies: await context.cookies(), gigId: shown.id };
}
