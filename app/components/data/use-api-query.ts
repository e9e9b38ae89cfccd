import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { callApi } from './call-api';
import { isWriting, usePageQueries } from './query-client';

interface Loaded<Data> {
  /** Null until it has been read once. */
  data: Data | null;
  /** Why it could not be read the last time. */
  error: Error | null;
  reload: () => void;
}

/**
 * What an `/api` path answers, read when it is first shown, and again after every write and when
 * what it depends on has changed. Old data stays in view while new data comes; a failed read leaves
 * it there beside the error.
 */
export function useApiQuery<Data>(path: string, dependsOn?: string | null): Loaded<Data> {
  const client = usePageQueries();
  const query = useQuery({ queryKey: [path], queryFn: () => callApi<Data>('GET', path) }, client);

  const before = useRef(dependsOn);
  useEffect(() => {
    if (before.current !== dependsOn) client.invalidateQueries({ queryKey: [path] });
    before.current = dependsOn;
  }, [client, path, dependsOn]);

  return useLoaded(path, query);
}

/**
 * What an `/api` path answers, read once for each `about`, and not again before it is asked for:
 * for what is typed over, or costs a vendor's answer. Not read while it is not `wanted`.
 */
export function useApiQueryOnce<Data>(
  path: string,
  { about = '', wanted = true } = {},
): Loaded<Data> {
  const query = useQuery(
    {
      queryKey: ['once', path, about],
      queryFn: () => callApi<Data>('GET', path),
      enabled: wanted,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnReconnect: false,
    },
    usePageQueries(),
  );
  return useLoaded(`${path} ${about}`, query);
}

/** An error stays in view, too, until the next try has ended. */
function useLoaded<Data>(subject: string, query: UseQueryResult<Data>): Loaded<Data> {
  const { data = null, isFetching, refetch } = query;
  const lastFailure = useRef<{ subject: string; error: Error | null }>();
  useEffect(() => {
    if (!isFetching) lastFailure.current = { subject, error: query.error };
  }, [isFetching, subject, query.error]);
  const { current } = lastFailure;
  const before = isFetching && current?.subject === subject ? current.error : null;
  return { data, error: query.error ?? before, reload: () => void refetch() };
}

/** What was read of a path by whatever part of the page, and how to say it has been read elsewhere. */
export function useCachedAnswer<Data>(path: string) {
  const client = usePageQueries();
  const { data } = useQuery<Data>({ queryKey: [path], enabled: false }, client);
  const set = useCallback(
    (read: Data) => {
      const isCached = client.getQueryData([path]) !== undefined;
      if (isCached && !isWriting(client, path)) client.setQueryData<Data>([path], read);
    },
    [client, path],
  );
  return [data, set] as const;
}
