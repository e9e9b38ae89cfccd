import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { MutationObserver, useIsMutating } from '@tanstack/react-query';
import { useCallback, useId } from 'react';
import { ApiError, callApi } from './call-api';
import { markStale } from './page-data';
import { isWriting, readOverdue, showChanged, usePageQueries } from './query-client';

const NONE: readonly string[] = [];

/**
 * Writes through the API; when it has worked, every screen's data is read again. Errors are
 * thrown to the caller, who knows what to say. A session that has ended leads to sign-in.
 *
 * `shows` are the paths whose answers are shown as they will be after the write (`show`): they are
 * read again once the last such write has ended. It must be the same array, or the same text.
 */
export function useApiMutation(shows: readonly string[] = NONE) {
  const client = usePageQueries();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const id = useId();
  const pending = useIsMutating({ mutationKey: [id] }, client) > 0;
  const paths = shows.join();

  const run = useCallback(
    async <Answer>(mutationFn: () => Promise<Answer>, scope?: string): Promise<Answer> => {
      const shown = paths.split(',').filter(Boolean);
      const mutation = new MutationObserver(client, {
        mutationKey: [id],
        meta: { shows: shown },
        ...(scope !== undefined && { scope: { id: scope } }),
        mutationFn,
      });
      try {
        return await mutation.mutate();
      } finally {
        mutation.reset();
        readOverdue(client, shown);
      }
    },
    [client, id, paths],
  );

  const mutate = useCallback(
    <Answer>(...call: Parameters<typeof callApi>): Promise<Answer> =>
      run(async () => {
        try {
          const answer = await callApi<Answer>(...call);
          markStale();
          revalidate();
          return answer;
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) {
            navigate(`/auth?redirect=${encodeURIComponent(pathname + search)}`);
          }
          throw error;
        }
      }),
    [run, revalidate, navigate, pathname, search],
  );

  return {
    mutate,
    pending,
    /** Runs a job once the earlier ones of the same scope have ended, however they ended. */
    inOrder: useCallback(
      <Answer>(scope: string, job: () => Promise<Answer>) => run(job, scope),
      [run],
    ),
    show: <Data>(path: string, change: (before: Data) => Data) => showChanged(client, path, change),
    isWriting: (path: string) => isWriting(client, path),
  };
}

export type ApiMutation = ReturnType<typeof useApiMutation>;
