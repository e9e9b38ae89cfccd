import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from './call-api';

type Loaded<Data> =
  | { state: 'loading'; data: null; error: null }
  | { state: 'ready'; data: Data; error: null }
  | { state: 'failed'; data: Data | null; error: Error };

/**
 * What an `/api` path answers, read when it is first needed and again after every write. Old data
 * stays in view while new data comes; a failed read leaves it there beside the error.
 */
export function useResource<Data>(path: string): Loaded<Data> & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading', data: null, error: null });
  const latest = useRef(0);

  const reload = useCallback(() => {
    const run = ++latest.current;
    const isLatest = () => run === latest.current;
    callApi<Data>('GET', path).then(
      (data) => isLatest() && setLoaded({ state: 'ready', data, error: null }),
      (error: Error) => isLatest() && setLoaded(({ data }) => ({ state: 'failed', data, error })),
    );
  }, [path]);

  useEffect(() => {
    setLoaded({ state: 'loading', data: null, error: null });
    reload();
    return () => {
      latest.current++;
    };
  }, [reload]);

  const { state } = useRevalidator();
  const revalidating = useRef(false);
  useEffect(() => {
    if (revalidating.current && state === 'idle') reload();
    revalidating.current = state === 'loading';
  }, [state, reload]);

  return { ...loaded, reload };
}
