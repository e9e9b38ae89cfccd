import { useEffect, useState } from 'react';
import { useApiQueryOnce } from '~/components/data/use-api-query';
import type { Gig } from '~/domain/gigs/gig';
import type { GigRoute } from '~/domain/travel/drive/gig-route';
import { useCloseIfDeleted } from '../deleted-gig';

type RouteEnds = Pick<Gig, 'id' | 'latitude' | 'longitude' | 'airport'>;

/** The way from the airport, asked for once somebody wants to see it, and again when an end moves. */
export function useGigRoute({ id, latitude, longitude, airport }: RouteEnds, wanted: boolean) {
  const [asked, setAsked] = useState(wanted);
  if (wanted && !asked) setAsked(true);
  const { data, error, reload } = useApiQueryOnce<GigRoute>(`/api/gigs/${id}/route`, {
    about: [latitude, longitude, airport].join(),
    wanted: asked,
  });
  const closeIfDeleted = useCloseIfDeleted();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    closeIfDeleted(error);
  }, [error]);
  return { route: data, error, retry: reload };
}
