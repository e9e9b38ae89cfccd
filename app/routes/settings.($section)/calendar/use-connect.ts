import { useState } from 'react';
import { ApiError } from '~/components/data/call-api';
import { toast } from '~/components/ui/feedback/toast';
import { leaveForGoogle } from './google-return';
import { SignedOut, useCalendarCall } from './use-calendar-call';

/** Leads to Google's page to allow what Gigbound asks for. */
export function useConnect() {
  const call = useCalendarCall();
  const [pending, setPending] = useState(false);

  async function connect({ chooseAccount = false } = {}) {
    setPending(true);
    try {
      const path = `/api/calendar/auth-url${chooseAccount ? '?chooseAccount=1' : ''}`;
      const { authUrl } = await call<{ authUrl?: string }>('GET', path);
      if (authUrl) return leaveForGoogle(authUrl);
      showFailure('Connection Failed', 'Invalid response from server. Please try again.');
    } catch (error) {
      if (!(error instanceof SignedOut)) explain(error);
    }
    setPending(false);
  }

  return { connect, pending };
}

function explain(error: unknown) {
  if (error instanceof ApiError || error instanceof SyntaxError) {
    const own = error instanceof ApiError ? error.problem?.message : null;
    showFailure('Connection Failed', own ?? 'Invalid response from server. Please try again.');
  } else {
    showFailure('Error', 'Could not connect to Google Calendar. Please try again.');
  }
}

function showFailure(title: string, description: string) {
  toast({ tone: 'error', title, description });
}
