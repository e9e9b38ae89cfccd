import { useEffect, useRef, useState } from 'react';
import type { Gig } from '~/domain/gigs/gig';

/** The gig as the last save has answered it, until it is read again. */
export function useSavedGig(read: Gig) {
  const [answered, setAnswered] = useState<{ gig: Gig; before: Gig } | null>(null);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  }, [read]);
  return {
    gig: answered?.before === read ? answered.gig : read,
    keep: (gig: Gig) => setAnswered({ gig, before: latest.current }),
  };
}
