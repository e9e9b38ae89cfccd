import { useEffect, useMemo } from 'react';
import { ApiError } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { useApiQueryOnce } from '~/components/data/use-api-query';
import { type DetailAnswer, fromAnswer } from '~/domain/travel/detail-api';

/** One detail as it is now, read once: what is being typed over must not change underneath. */
export function useStoredDetail(detailId: string) {
  const path = `/api/travel-details/${detailId}`;
  const { data, error, reload } = useApiQueryOnce<DetailAnswer>(path);
  const detail = useMemo(() => data && fromAnswer(data), [data]);
  const deleted = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (deleted) markStale();
  }, [deleted]);
  return { detail, deleted, error, reload };
}
