import { purgeEmailTokens } from '../app/domain/auth/email-tokens.server';
import { endExpiredSessions } from '../app/domain/auth/sessions.server';
import { calendarServices } from '../app/domain/calendar/google-services';
import { queueDueConnections } from '../app/domain/calendar/pull/due/claim-due.server';
import { reencryptTokens } from '../app/domain/calendar/tokens/reencrypt-tokens.server';
import { errorText } from '../app/domain/error-text';
import { requeueUngeocodedGigs } from '../app/domain/geocoding/request-geocoding.server';
import { purgeDeletedGigs } from '../app/domain/gigs/delete-gig.server';
import type { Services } from '../app/services.server';

/** As in wrangler.toml. */
const EVERY_FIVE_MINUTES = '*/5 * * * *';

export async function runCron(cron: string, services: Services) {
  if (cron === EVERY_FIVE_MINUTES) await queueCalendars(services);
  else await runNightly(services);
}

async function queueCalendars(services: Services) {
  const google = calendarServices(services);
  if (!google) return;
  const count = await queueDueConnections(google, services.now);
  if (count > 0) console.info('calendars queued', { count });
}

const STEPS = {
  purgeDeletedGigs,
  endExpiredSessions,
  purgeEmailTokens,
  requeueUngeocodedGigs,
  reencryptTokens,
};

/** The nightly round. Every step may run twice, and none waits for another to have worked. */
async function runNightly(services: Services) {
  for (const [step, run] of Object.entries(STEPS)) {
    try {
      const count = await run(services);
      if (count > 0) console.info('nightly', { step, count });
    } catch (error) {
      console.error('nightly step failed', { step, error: errorText(error) });
    }
  }
}
