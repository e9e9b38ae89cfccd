import { useEffect, useRef } from 'react';
import { showErrorToast } from '~/components/data/show-error-toast';
import { useApiQuery } from '~/components/data/use-api-query';
import type { Gig } from '~/domain/gigs/gig';

interface RestOfGigsProps {
  /** What the page has read last: when it reads again, so does this. */
  reading: unknown;
  onRead: (gigs: Gig[]) => void;
}

/** Reads all gigs of somebody whose page came with the first of them alone. */
export default function RestOfGigs({ reading, onRead }: RestOfGigsProps) {
  const { data, error, reload } = useApiQuery<Gig[]>('/api/gigs');
  const last = useRef(reading);
  useEffect(() => {
    if (last.current !== reading) reload();
    last.current = reading;
  }, [reading, reload]);
  useEffect(() => {
    if (data) onRead(data);
  }, [data, onRead]);
  useEffect(() => {
    if (error) showErrorToast(error, 'Not all gigs could be loaded. Please reload the page.');
  }, [error]);
  return null;
}
