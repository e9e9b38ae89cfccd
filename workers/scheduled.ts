import { endExpiredSessions } from '../app/domain/auth/sessions.server';
import { purgeDeletedGigs } from '../app/domain/gigs/delete-gig.server';
import { requeueUnplacedGigs } from '../app/domain/gigs/place-gig.server';
import type { Services } from '../app/services.server';

/** The nightly round. Every step may run twice. */
export async function runNightly(services: Services) {
  const purgedGigs = await purgeDeletedGigs(services);
  const endedSessions = await endExpiredSessions(services);
  const requeuedGigs = await requeueUnplacedGigs(services);
  if (purgedGigs + endedSessions + requeuedGigs > 0) {
    console.info('nightly', { purgedGigs, endedSessions, requeuedGigs });
  }
}
