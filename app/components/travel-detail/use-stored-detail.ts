import { useCallback, useEffect, useState } from 'react';
import { ApiError, callApi } from '~/components/api/call-api';
import { markStale } from '~/components/api/freshness';
import { type DetailAnswer, fromAnswer } from '~/domain/travel/detail-api';
import type { TravelDetail } from '~/domain/travel/travel-detail';

type Stored =
  | { state: 'loading' }
  | { state: 'gone' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; detail: TravelDetail };

/** One detail as it is now, read once: what is being typed over must not change underneath. */
export function useStoredDetail(detailId: string) {
  const [stored, setStored] = useState<Stored>({ state: 'loading' });

  const read = useCallback(() => {
    let wanted = true;
    const take = (next: Stored) => wanted && setStored(next);
    setStored({ state: 'loading' });
    callApi<DetailAnswer>('GET', `/api/travel-details/${detailId}`).then(
      (answer) => take({ state: 'ready', detail: fromAnswer(answer) }),
      (error: unknown) => {
        const gone = error instanceof ApiError && error.status === 404;
        take(gone ? { state: 'gone' } : { state: 'failed', error });
        if (gone) markStale();
      },
    );
    return () => {
      wanted = false;
    };
  }, [detailId]);

  useEffect(read, [read]);
  return { stored, retry: read };
}
