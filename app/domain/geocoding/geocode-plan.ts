import type { GigRow } from '~/data/schema';
import { namesAddress } from '~/domain/places/location-precision';
import { isNowhere } from '~/domain/places/nowhere';
import type { Place, Places } from '~/domain/places/places';

export type UnplacedGig = Pick<
  GigRow,
  'id' | 'location' | 'placeStatus' | 'placeAskedAt' | 'updatedAt'
>;

/** What is known of a gig's place without asking anybody. */
export interface FoundPlace {
  id: string;
  location: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  airport: string | null;
  placeStatus: 'approximate' | 'found';
}

export interface GeocodePlan {
  /** Found in the embedded tables. */
  found: FoundPlace[];
  /** Ids of those to be looked up. */
  asked: string[];
  /** How many are being looked up already. */
  waiting: number;
  /** Ids of those nobody can look up. */
  unresolvable: string[];
  /** Gigs that name some place: "TBD" does not. */
  total: number;
}

/** Sorts gigs without coordinates; one that was asked for after `since` is not asked for again. */
export function planGeocoding(gigs: UnplacedGig[], places: Places, since: string): GeocodePlan {
  const plan: GeocodePlan = { found: [], asked: [], waiting: 0, unresolvable: [], total: 0 };
  const factsOf = cachedFacts(places);
  for (const { id, location, ...gig } of gigs) {
    const known = places.locate(location);
    const more = namesAddress(location, known, places);
    if (known || !isNowhere(location)) plan.total++;
    if (known) {
      const placeStatus = more ? 'approximate' : 'found';
      plan.found.push({ id, location, ...factsOf(known), placeStatus });
    } else if (!more) {
      plan.unresolvable.push(id);
    } else if (isAsked(gig, since)) {
      if (gig.placeStatus === 'pending') plan.waiting++;
    } else {
      plan.asked.push(id);
    }
  }
  return plan;
}

/** A pending gig was asked for when it was written. */
function isAsked(
  { placeStatus, placeAskedAt, updatedAt }: Omit<UnplacedGig, 'id' | 'location'>,
  since: string,
) {
  return (placeAskedAt ?? '') > since || (placeStatus === 'pending' && updatedAt > since);
}

/** A year of gigs is in few cities: each is compared with all airports once. */
function cachedFacts(places: Places) {
  const known = new Map<string, Omit<FoundPlace, 'id' | 'location' | 'placeStatus'>>();
  return ({ label, country, latitude, longitude }: Place) => {
    const facts = known.get(label) ?? {
      latitude,
      longitude,
      timeZone: places.timeZoneAt(latitude, longitude),
      airport: places.nearestAirport(latitude, longitude, country)?.airport.code ?? null,
    };
    known.set(label, facts);
    return facts;
  };
}
