import { useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback } from 'react';
import { ApiError, callApi } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { toast } from '~/components/ui/feedback/toast';

/** The reason is read for so long before the page for signing in comes. */
const SIGN_IN_MS = 2_000;

/** A session that has ended: it has been said already, and the page is about to change. */
export class SignedOut extends Error {
  override name = 'SignedOut';
}

/** Calls the calendar's API. After a write every screen's data is read again. */
export function useCalendarCall() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return useCallback(
    async <Answer>(...call: Parameters<typeof callApi>): Promise<Answer> => {
      try {
        const answer = await callApi<Answer>(...call);
        if (call[0] !== 'GET') {
          markStale();
          revalidate();
        }
        return answer;
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        toast({
          tone: 'error',
          title: 'Authentication Required',
          description: 'Please sign in again to go on.',
        });
        setTimeout(() => navigate('/auth?redirect=/settings/calendar'), SIGN_IN_MS);
        throw new SignedOut();
      }
    },
    [navigate, revalidate],
  );
}
