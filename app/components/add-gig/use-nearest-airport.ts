import { useEffect, useState } from 'react';
import type { AirportFor } from '~/domain/places/places';

type NearestAirport = Pick<AirportFor, 'airport' | 'name'>;

/** The airport to fly to for a place; null for none, and for as long as it is not known. */
export function useNearestAirport(location: string | null): NearestAirport | null {
  const [nearest, setNearest] = useState<NearestAirport | null>(null);

  useEffect(() => {
    setNearest(null);
    if (location === null) return;
    const request = new AbortController();
    const path = `/api/airports/nearest?location=${encodeURIComponent(location)}`;
    fetch(path, { credentials: 'same-origin', signal: request.signal })
      .then(async (response) => {
        if (response.ok) setNearest((await response.json()) as NearestAirport);
      })
      // It is only a hint: the gig gets its airport in any case.
      .catch(() => {});
    return () => request.abort();
  }, [location]);

  return nearest;
}
