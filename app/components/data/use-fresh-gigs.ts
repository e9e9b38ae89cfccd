import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { afterHydration } from '~/components/ui/after-hydration';
import type { Gig } from '~/domain/gigs/gig';
import { dayIn } from '~/domain/time/wall-time';
import { markFresh } from './page-data';

/**
 * While a gig's place is being looked up, ask again after so long, then leave it to the next visit.
 * Whatever is found in between begins anew.
 */
const ASK_AGAIN_MS = [1_200, 2_500, 5_000, 10_000, 20_000];

/** A page that is left open learns of midnight this soon. */
const LOOK_AT_CLOCK_MS = 60_000;

interface Shown {
  gigs: Gig[];
  today: string;
  timeZone: string;
}

/** Reads the data again when a place is found, when the day turns, and when the zone was guessed wrong. */
export function useFreshGigs({ gigs, today, timeZone }: Shown) {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reading makes a new list
  useEffect(markFresh, [gigs]);

  const geocoding = gigs
    .filter((gig) => gig.geocoding || gig.approximate)
    // First its city is found, then its address: two things to wait for.
    .map((gig) => `${gig.id}${gig.approximate ? ' roughly' : ''}`)
    .join();

  useEffect(() => {
    if (!geocoding) return;
    const ends = ASK_AGAIN_MS.map((delay) => afterHydration(revalidate, delay));
    return () => {
      for (const end of ends) end();
    };
  }, [geocoding, revalidate]);

  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!own || own === timeZone || dayIn(own, new Date()) === today) return;
    return afterHydration(revalidate, 0);
  }, [timeZone, today, revalidate]);

  useEffect(() => {
    const lookAtClock = () => {
      if (document.visibilityState === 'visible' && dayIn(timeZone, new Date()) !== today)
        revalidate();
    };
    const timer = setInterval(lookAtClock, LOOK_AT_CLOCK_MS);
    document.addEventListener('visibilitychange', lookAtClock);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAtClock);
    };
  }, [timeZone, today, revalidate]);
}
