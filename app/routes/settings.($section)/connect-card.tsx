import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { ApiError, callApi } from '~/components/api/call-api';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/toast';
import { SettingsCard } from './settings-card';

/** So long the reason stands before sign-in comes. */
const SIGN_IN_MS = 2_000;

/** Leads to Google to allow reading calendars. */
export function ConnectCard() {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  async function connect() {
    setPending(true);
    try {
      const { authUrl } = await callApi<{ authUrl: string }>('GET', '/api/calendar/auth-url');
      window.location.assign(authUrl);
    } catch (error) {
      setPending(false);
      if (!(error instanceof ApiError)) {
        const description = 'Could not connect to Google Calendar. Please try again.';
        toast({ tone: 'error', title: 'Error', description });
      } else if (error.status === 401) {
        toast({ tone: 'error', title: 'Authentication Required' });
        setTimeout(() => navigate('/auth?redirect=/settings/calendar'), SIGN_IN_MS);
      } else {
        const description =
          error.problem?.message ?? 'Invalid response from server. Please try again.';
        toast({ tone: 'error', title: 'Connection Failed', description });
      }
    }
  }

  return (
    <SettingsCard
      title="Google Calendar"
      text="Your calendars in, your changes out. Nothing is written to them unless you turn that on."
    >
      <Button
        full
        className="mt-4"
        pending={pending}
        pendingLabel="Connecting..."
        onClick={connect}
      >
        Connect Google Calendar
      </Button>
    </SettingsCard>
  );
}
