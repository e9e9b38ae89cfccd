import { useCallback, useEffect, useRef, useState } from 'react';
import { SignedOut, useCalendarCall } from './use-calendar-call';

/**
 * What a path of the calendar's API answers, read once and whenever it is asked for. Old data stays
 * in view while new data comes; a newer answer to something else may be put in its place by `set`.
 */
export function useLoaded<Data>(path: string) {
  const call = useCalendarCall();
  const [data, setData] = useState<Data | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const run = ++latest.current;
    try {
      const answer = await call<Data>('GET', path);
      if (run !== latest.current) return null;
      setData(answer);
      setError(null);
      return answer;
    } catch (failure) {
      if (run === latest.current && !(failure instanceof SignedOut)) setError(failure as Error);
      return null;
    }
  }, [call, path]);

  const set = useCallback((next: Data | ((before: Data | null) => Data | null)) => {
    latest.current++;
    setData(next);
    setError(null);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a path; `call` changes with every navigation
  useEffect(() => {
    void reload();
    return () => {
      latest.current++;
    };
  }, [path]);

  return { data, error, reload, set };
}
