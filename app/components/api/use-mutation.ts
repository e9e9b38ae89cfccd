import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { ApiError, callApi } from './call-api';
import { markStale } from './freshness';

/**
 * Writes through the API; when it has worked, every screen's data is read again. Errors are
 * thrown to the caller, who knows what to say. A session that has ended leads to sign-in.
 */
export function useMutation() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pending, setPending] = useState(false);

  const mutate = useCallback(
    async <Answer>(...call: Parameters<typeof callApi>): Promise<Answer> => {
      setPending(true);
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
      } finally {
        setPending(false);
      }
    },
    [navigate, pathname, revalidate, search],
  );
  return { mutate, pending };
}
