import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { CONNECTION_LOST, callApi, problemMessage } from '~/components/data/call-api';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { toast } from '~/components/ui/feedback/toast';
import type { GeocodeAllAnswer, GeocodeProgress } from '~/domain/geocoding/geocode-progress';

const PATH = '/api/gigs/geocode-all';
/** A place takes a second at least. */
const ASK_AGAIN_MS = 2_000;
/** So many answers without progress: the rest is left to the background. */
const MOST_UNCHANGED_ANSWERS = 15;

/** What is being looked up: `total` gigs, because the person clicked the button or from before. */
interface Run {
  total: number;
  asked: boolean;
}

/** Has missing places looked up, follows how far that is, and says so when it is done. */
export function useGeocodeAll(shown: GeocodeProgress) {
  const { mutate, pending: asking } = useApiMutation();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState(shown);
  const [run, setRun] = useState<Run | null>(
    shown.pending > 0 ? { total: shown.pending, asked: false } : null,
  );
  useEffect(() => setProgress(shown), [shown]);

  async function start() {
    try {
      const { geocoded, total, pending } = await mutate<GeocodeAllAnswer>('POST', PATH);
      if (pending === 0) {
        sayDone(geocoded, total);
        return;
      }
      setProgress((before) => ({ ...before, pending }));
      setRun({ total, asked: true });
    } catch (error) {
      toast({
        tone: 'error',
        title: 'Geocoding Failed',
        description: problemMessage(error, CONNECTION_LOST),
      });
    }
  }

  useEffect(() => {
    if (!run) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    let least = Number.POSITIVE_INFINITY;
    let still = 0;
    const finish = ({ total, placed }: GeocodeProgress) => {
      setRun(null);
      if (run.asked) sayDone(Math.max(0, run.total - (total - placed)), run.total);
      revalidate();
    };
    const ask = async () => {
      const now = await callApi<GeocodeProgress>('GET', PATH).catch(() => null);
      if (over) return;
      still = now && now.pending < least ? 0 : still + 1;
      if (now) {
        least = Math.min(least, now.pending);
        setProgress(now);
      }
      if (now?.pending === 0) finish(now);
      else if (still < MOST_UNCHANGED_ANSWERS) timer = setTimeout(ask, ASK_AGAIN_MS);
      else setRun(null);
    };
    timer = setTimeout(ask, ASK_AGAIN_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [run, revalidate]);

  return { progress, run, busy: asking || run !== null, start };
}

function sayDone(geocoded: number, total: number) {
  toast({
    title: 'Geocoding Complete',
    description: `Geocoded ${geocoded} locations out of ${total} gigs`,
  });
}
