import type { Locator, Page } from '@playwright/test';
import { expect } from '../browser';
import type { SignedInClient } from '../worker/client';
import type { TestWorker } from '../worker/start-worker';
import { connect } from './site-calendar';

export const MARLO = 'marlo@gmail.com';

/** The id of one of a seeded person's own calendars, such as `shows` or `trips`. */
export const calendarId = (name: string, key = 'marlo') =>
  `c_${name}_${key}@group.calendar.google.com`;

/** Everything that a sandbox of Google can be told from a test. */
export function sandboxGoogle(site: TestWorker) {
  const control = async (path: string, body: object) => {
    await site.control(`google/${path}`, { method: 'POST', body: JSON.stringify(body) });
  };
  return {
    reset: () => control('calendar/reset', {}),
    revoke: (email = MARLO) => control('revoke', { email }),
    expire: (what: 'accessTokens' | 'syncTokens') =>
      control(what === 'accessTokens' ? 'expire' : 'calendar/expire', { what }),
    faults: (fault: object) => control('calendar/faults', fault),
    edit: (edit: object) => control('calendar/edit', { user: MARLO, ...edit }),
    async events(calendar: string) {
      const path = `google/calendar/events?calendar=${encodeURIComponent(calendar)}`;
      return (await (await site.control(path)).json()) as {
        id: string;
        summary: string;
        status: string;
      }[];
    },
  };
}

/** Through Google's consent page, as a person goes. */
export async function connectCalendar(page: Page, email = MARLO) {
  await page.goto('/settings/calendar');
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('radio', { name: email }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Calendar Connected', { exact: true })).toBeVisible();
}

/** A calendar connected, and some of it chosen, without a browser. */
export async function connectWithoutBrowser(
  site: TestWorker,
  person: SignedInClient,
  chosen: Partial<
    Record<'bookedGigsCalendarId' | 'possibleGigsCalendarId' | 'travelCalendarId', string>
  > = {},
) {
  await connect(site, person, { email: MARLO });
  const response = await person.post('/api/calendar/settings', chosen);
  expect(response.status, await response.text()).toBe(200);
}

export function choice(page: Page, calendar: string, role: 'Booked' | 'Possible' | 'Travel') {
  return page
    .getByRole('group', { name: `What “${calendar}” holds` })
    .getByRole('button', { name: role });
}

export async function choose(
  page: Page,
  calendar: string,
  role: 'Booked' | 'Possible' | 'Travel',
): Promise<Locator> {
  const button = choice(page, calendar, role);
  await button.click();
  await expect(page.getByText('Calendar Updated', { exact: true })).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  return button;
}
