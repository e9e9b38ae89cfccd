import type { Owner } from '~/domain/auth/owner';
import { gigsQuery, parseGigs } from '~/domain/gigs/list-gigs.server';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import type { Services } from '~/services.server';

/** All gigs of a user, and what the dashboard needs of the preferences. One round trip. */
export async function loadDashboard(services: Pick<Services, 'reads' | 'places'>, owner: Owner) {
  const { reads: db, places } = services;
  const [gigRows, [stored]] = await db.batch([
    gigsQuery({ db }, owner),
    preferencesQuery({ db }, owner),
  ]);
  const { homeAirport } = stored ?? DEFAULT_PREFERENCES;
  const home = (await places()).airport(homeAirport);
  return {
    gigs: parseGigs(gigRows),
    preferredHotel: stored?.preferredHotel ?? null,
    home: home && { code: home.code, latitude: home.latitude, longitude: home.longitude },
  };
}
