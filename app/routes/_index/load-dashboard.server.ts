import { assembleGigs, gigQueries } from '~/domain/gigs/list-gigs.server';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import type { Services } from '~/services.server';

/** All gigs of a user, and what the dashboard needs of the preferences. One round trip. */
export async function loadDashboard(services: Pick<Services, 'db' | 'places'>, userId: string) {
  const [gigRows, tagRows, countRows, stateRows, [stored]] = await services.db.batch([
    ...gigQueries(services, userId),
    preferencesQuery(services, userId),
  ]);
  const { homeAirport } = stored ?? DEFAULT_PREFERENCES;
  const home = (await services.places()).airport(homeAirport);
  return {
    gigs: assembleGigs(gigRows, tagRows, countRows, stateRows),
    preferredHotel: stored?.preferredHotel ?? null,
    home: home && { code: home.code, latitude: home.latitude, longitude: home.longitude },
  };
}
