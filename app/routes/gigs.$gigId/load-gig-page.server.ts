import { openItemsQuery } from '~/domain/checklist/checklist.server';
import { assembleGigs, gigQueries } from '~/domain/gigs/list-gigs.server';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import type { Services } from '~/services.server';

/** One gig with how much of its checklist is open; null when it is not this user's. One round trip. */
export async function loadGigPage({ db }: Pick<Services, 'db'>, userId: string, gigId: string) {
  const [gigRows, tagRows, countRows, stateRows, [stored], [items]] = await db.batch([
    ...gigQueries({ db }, userId, gigId),
    preferencesQuery({ db }, userId),
    openItemsQuery({ db }, userId, gigId),
  ]);
  const [gig] = assembleGigs(gigRows, tagRows, countRows, stateRows);
  if (!gig) return null;
  return { gig, preferredHotel: stored?.preferredHotel ?? null, openItems: items?.open ?? 0 };
}
