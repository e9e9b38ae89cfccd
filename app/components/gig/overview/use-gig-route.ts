import { useEffect, useState } from 'react';
import { callApi } from '~/components/api/call-api';
import type { Gig } from '~/domain/gigs/gig';
import type { GigRoute } from '~/domain/travel/gig-route';
import { useGoneGig } from '../gone-gig';

type Found = { route: GigRoute | null; error: unknown };
const NOTHING: Found = { route: null, error: null };

type RouteEnds = Pick<Gig, 'id' | 'latitude' | 'longitude' | 'airport'>;

/** The way from the airport, asked for once somebody wants to see it, and again when an end moves. */
export function useGigRoute({ id, latitude, longitude, airport }: RouteEnds, wanted: boolean) {
  const [found, setFound] = useState(NOTHING);
  const [asked, setAsked] = useState(wanted);
  const [attempt, setAttempt] = useState(0);
  const leftGone = useGoneGig();
  if (wanted && !asked) setAsked(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both ends, and each attempt
  useEffect(() => {
    if (!asked) return;
    let current = true;
    setFound(NOTHING);
    callApi<GigRoute>('GET', `/api/gigs/${id}/route`).then(
      (route) => current && setFound({ route, error: null }),
      (error) => {
        if (!current) return;
        if (!leftGone(error)) setFound({ route: null, error });
      },
    );
    return () => {
      current = false;
    };
  }, [asked, id, latitude, longitude, airport, attempt]);

  return { ...found, retry: () => setAttempt((last) => last + 1) };
}
