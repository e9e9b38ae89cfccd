import { useState } from 'react';
import { ApiError, CONNECTION_LOST, problemMessage } from '~/components/data/call-api';
import { toast } from '~/components/ui/feedback/toast';
import { SignedOut } from '../use-calendar-call';

/** What becomes of a rejected change of the settings: Google's page of consent, or a toast. */
export function useConsent() {
  /** Google's page of consent; null while nothing is to be allowed. */
  const [authUrl, setAuthUrl] = useState<string | null>(null);

  function explain(error: unknown) {
    if (error instanceof SignedOut) return;
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.code === 'scope_needed' && problem.authUrl) return setAuthUrl(problem.authUrl);
    const description = problemMessage(error, CONNECTION_LOST);
    toast({ tone: 'error', title: 'Update Failed', description });
  }

  return { authUrl, explain, close: () => setAuthUrl(null) };
}
