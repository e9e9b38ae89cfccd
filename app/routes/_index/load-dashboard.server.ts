import type { Owner } from '~/domain/auth/owner';
import type { Gig } from '~/domain/gigs/gig';
import { gigsQuery, parseGigs } from '~/domain/gigs/list-gigs.server';
import { packGigs } from '~/domain/gigs/packed-gigs';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import type { Services } from '~/services.server';

/** The page comes with so many gigs, some of them past; the rest is read once it is there. */
const FIRST_GIGS = 300;
const FIRST_PAST_GIGS = 60;

interface Asked {
  /** The person's day, "2026-05-14". */
  today: string;
  /** The gig that the address opens. */
  openGigId: string | null;
}

/** A user's gigs, and what the dashboard needs of the preferences. One round trip. */
export async function loadDashboard(
  services: Pick<Services, 'reads' | 'places'>,
  owner: Owner,
  { today, openGigId }: Asked,
) {
  const { reads: db, places } = services;
  const [upcomingRows, pastRows, openRows, [stored]] = await db.batch([
    gigsQuery({ db }, owner, { from: today }).limit(FIRST_GIGS + 1),
    gigsQuery({ db }, owner, { before: today }).limit(FIRST_GIGS + 1),
    gigsQuery({ db }, owner, { gigId: openGigId ?? '' }),
    preferencesQuery({ db }, owner),
  ]);
  const { homeAirport } = stored ?? DEFAULT_PREFERENCES;
  const home = (await places()).airport(homeAirport);
  const all = [...parseGigs(pastRows).reverse(), ...parseGigs(upcomingRows)];
  const complete = all.length <= FIRST_GIGS;
  return {
    gigs: packGigs(complete ? all : firstOf(all, today, parseGigs(openRows))),
    /** Whether these are all there are. */
    complete,
    preferredHotel: stored?.preferredHotel ?? null,
    home: home && { code: home.code, latitude: home.latitude, longitude: home.longitude },
  };
}

/** The next ones and the last ones, and what is open. */
function firstOf(all: Gig[], today: string, open: Gig[]): Gig[] {
  const past = all.filter(({ date }) => date < today);
  const upcoming = all.slice(past.length, past.length + FIRST_GIGS - FIRST_PAST_GIGS);
  const room = FIRST_GIGS - upcoming.length;
  const first = [...past.slice(-room), ...upcoming];
  return [...first, ...open.filter((gig) => !first.some(({ id }) => id === gig.id))];
}
