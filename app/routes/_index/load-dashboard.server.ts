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
  const first = all.length <= FIRST_GIGS ? null : firstOf(all, today);
  return {
    gigs: packGigs(first ? withOpen(first, parseGigs(openRows)) : all),
    /** The days of which these are all; null where they are all there are. */
    days: first && { from: first[0]?.date ?? today, to: first.at(-1)?.date ?? today },
    preferredHotel: stored?.preferredHotel ?? null,
    home: home && { code: home.code, latitude: home.latitude, longitude: home.longitude },
  };
}

/** The next ones and the last ones. */
function firstOf(all: Gig[], today: string): Gig[] {
  const past = all.filter(({ date }) => date < today);
  const upcoming = all.slice(past.length, past.length + FIRST_GIGS - FIRST_PAST_GIGS);
  const room = FIRST_GIGS - upcoming.length;
  return [...past.slice(-room), ...upcoming];
}

function withOpen(first: Gig[], open: Gig[]): Gig[] {
  return [...first, ...open.filter((gig) => !first.some(({ id }) => id === gig.id))];
}
