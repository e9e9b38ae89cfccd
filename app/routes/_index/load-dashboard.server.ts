import type { Owner } from '~/domain/auth/owner';
import { gigValuesQuery, parseGigValues } from '~/domain/gigs/list-gigs.server';
import { GIG_FIELDS, type GigValues, packGigs } from '~/domain/gigs/packed-gigs';
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
    gigValuesQuery({ db }, owner, { from: today }).limit(FIRST_GIGS + 1),
    gigValuesQuery({ db }, owner, { before: today }).limit(FIRST_GIGS + 1),
    gigValuesQuery({ db }, owner, { gigId: openGigId ?? '' }),
    preferencesQuery({ db }, owner),
  ]);
  const { homeAirport } = stored ?? DEFAULT_PREFERENCES;
  const home = (await places()).airport(homeAirport);
  const all = [...parseGigValues(pastRows).reverse(), ...parseGigValues(upcomingRows)];
  const first = all.length <= FIRST_GIGS ? null : firstOf(all, today);
  return {
    gigs: packGigs(first ? withOpen(first, parseGigValues(openRows)) : all),
    /** The days of which these are all; null where they are all there are. */
    days: first && { from: dateOf(first[0]) ?? today, to: dateOf(first.at(-1)) ?? today },
    preferredHotel: stored?.preferredHotel ?? null,
    home: home && { code: home.code, latitude: home.latitude, longitude: home.longitude },
  };
}

/** The next ones and the last ones. */
function firstOf(all: GigValues[], today: string): GigValues[] {
  const past = all.filter((gig) => (dateOf(gig) ?? '') < today);
  const upcoming = all.slice(past.length, past.length + FIRST_GIGS - FIRST_PAST_GIGS);
  const room = FIRST_GIGS - upcoming.length;
  return [...past.slice(-room), ...upcoming];
}

function withOpen(first: GigValues[], open: GigValues[]): GigValues[] {
  return [...first, ...open.filter((gig) => !first.some((one) => idOf(one) === idOf(gig)))];
}

const idOf = textOf('id');
const dateOf = textOf('date');

function textOf(field: 'id' | 'date') {
  const index = GIG_FIELDS.indexOf(field);
  return (gig: GigValues | undefined) => gig?.[index] as string | undefined;
}
