import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef } from 'react';
import { showErrorToast } from '~/components/data/show-error-toast';
import type { PageOfGigs } from '~/components/data/use-all-gigs';
import { useApiQueryOnce } from '~/components/data/use-api-query';
import type { Gig } from '~/domain/gigs/gig';
import { withNewer } from '~/domain/gigs/newer-gigs';
import { unpackGigs } from '~/domain/gigs/packed-gigs';

interface RestOfGigsProps {
  page: PageOfGigs;
  setAll: Dispatch<SetStateAction<Gig[] | null>>;
}

/**
 * Reads all gigs of somebody whose page came with the first of them alone, and again whenever the page
 * has been read again. Until then the page's own are the newer ones.
 */
export default function RestOfGigs({ page: { gigs, days }, setAll }: RestOfGigsProps) {
  const reading = useRef({ gigs, number: 0 });
  if (reading.current.gigs !== gigs) {
    reading.current = { gigs, number: reading.current.number + 1 };
  }
  const { data, error } = useApiQueryOnce<Gig[]>('/api/gigs', {
    about: String(reading.current.number),
  });
  useLayoutEffect(() => {
    setAll((before) => before && days && withNewer(unpackGigs(gigs), days, before));
  }, [gigs, days, setAll]);
  useEffect(() => {
    if (data) setAll(data);
  }, [data, setAll]);
  useEffect(() => {
    if (error) showErrorToast(error, 'Not all gigs could be loaded. Please reload the page.');
  }, [error]);
  useEffect(() => () => setAll(null), [setAll]);
  return null;
}
