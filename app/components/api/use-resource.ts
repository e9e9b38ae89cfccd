import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from './call-api';
import { useWrites, writesSoFar } from './freshness';

type Loaded<Data> =
  | { state: 'loading'; data: null; error: null }
  | { state: 'ready'; data: Data; error: null }
  | { state: 'failed'; data: Data | null; error: Error };

/**
 * What an `/api` path answers, read when it is first needed, and again after every write and when
 * what it hangs on has changed. Old data stays in view while new data comes; a failed read leaves it
 * there beside the error.
 */
export function useResource<Data>(
  path: string,
  dependsOn?: string | null,
): Loaded<Data> & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading', data: null, error: null });
  const latest = useRef(0);

  const reload = useCallback(() => {
    const run = ++latest.current;
    const written = writesSoFar();
    // What a write has overtaken is read again for it, and would take back what it shows already.
    const isLatest = () => run === latest.current && written === writesSoFar();
    callApi<Data>('GET', path).then(
      (data) => isLatest() && setLoaded({ state: 'ready', data, error: null }),
      (error: Error) => isLatest() && setLoaded(({ data }) => ({ state: 'failed', data, error })),
    );
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path begins anew
  useEffect(() => setLoaded({ state: 'loading', data: null, error: null }), [path]);

  const writes = useWrites();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may have changed it
  useEffect(() => {
    reload();
    return () => {
      latest.current++;
    };
  }, [reload, writes, dependsOn]);

  return { ...loaded, reload };
}
