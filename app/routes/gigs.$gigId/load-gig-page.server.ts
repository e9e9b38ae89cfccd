import type { Owner } from '~/domain/auth/owner';
import { openItemsQuery } from '~/domain/checklist/checklist.server';
import { gigsQuery, parseGigs } from '~/domain/gigs/list-gigs.server';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import type { Services } from '~/services.server';

/** One gig with how much of its checklist is open; null when it is not this user's. One round trip. */
export async function loadGigPage(
  { reads: db }: Pick<Services, 'reads'>,
  owner: Owner,
  gigId: string,
) {
  const [gigRows, [stored], [items]] = await db.batch([
    gigsQuery({ db }, owner, { gigId }),
    preferencesQuery({ db }, owner),
    openItemsQuery({ db }, owner, gigId),
  ]);
  const [gig] = parseGigs(gigRows);
  if (!gig) return null;
  return { gig, preferredHotel: stored?.preferredHotel ?? null, openItems: items?.open ?? 0 };
}
