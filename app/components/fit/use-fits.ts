import { useEffect, useMemo } from 'react';
import { useApiQuery } from '~/components/data/use-api-query';
import type { FitOfGig } from '~/domain/fit/views/fit-sign';
import { fitSigns } from '~/domain/fit/views/needs-you';
import type { Gig } from '~/domain/gigs/gig';
import { setFitView } from './fit-view';

/**
 * How the travel of all gigs ahead fits, for the signs of every view. Read again after every write,
 * when the day turns and when a place was found.
 */
export function useFits(gigs: readonly Gig[], today: string) {
  const sought = gigs.filter(({ geocoding, approximate }) => geocoding || approximate).length;
  const { data, error, reload } = useApiQuery<FitOfGig[]>('/api/fit', `${today} ${sought}`);
  const fits = data ?? undefined;
  const signs = useMemo(() => fits && fitSigns(fits), [fits]);
  useEffect(() => {
    if (signs) setFitView({ signs });
  }, [signs]);
  return { fits, signs, error, reload };
}
