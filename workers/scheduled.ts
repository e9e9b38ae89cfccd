import { purgeEmailTokens } from '../app/domain/auth/email-tokens.server';
import { endExpiredSessions } from '../app/domain/auth/sessions.server';
import { errorText } from '../app/domain/error-text';
import { purgeDeletedGigs } from '../app/domain/gigs/delete-gig.server';
import { requeueUnplacedGigs } from '../app/domain/gigs/place-requests.server';
import type { Services } from '../app/services.server';

const STEPS = { purgeDeletedGigs, endExpiredSessions, purgeEmailTokens, requeueUnplacedGigs };

/** The nightly round. Every step may run twice, and none waits for another to have worked. */
export async function runNightly(services: Services) {
  for (const [step, run] of Object.entries(STEPS)) {
    try {
      const count = await run(services);
      if (count > 0) console.info('nightly', { step, count });
    } catch (error) {
      console.error('nightly step failed', { step, error: errorText(error) });
    }
  }
}
