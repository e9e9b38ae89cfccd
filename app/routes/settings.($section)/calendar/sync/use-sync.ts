import { useEffect, useState } from 'react';
import { ApiError, CONNECTION_LOST, problemMessage } from '~/components/data/call-api';
import { toast } from '~/components/ui/feedback/toast';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import { type Calendar, isWorking } from '../use-calendar';
import { SignedOut, useCalendarCall } from '../use-calendar-call';
import { syncResult, waitLabel } from './sync-status';

type SyncAnswer = NonNullable<CalendarSettings['lastSync']> & { continuing?: true };

/** Has the calendar synced and tells what came of it. */
export function useSync(
  settings: CalendarSettings,
  { set, reload, saved }: Pick<Calendar, 'set' | 'reload' | 'saved'>,
) {
  const call = useCalendarCall();
  const [pending, setPending] = useState(false);
  /** The rest of a sync that was asked for goes on in the background. */
  const [following, setFollowing] = useState(false);

  const working = pending || isWorking(settings);
  useEffect(() => {
    if (!following || working) return;
    setFollowing(false);
    const { lastSync, status, pausedUntil } = settings;
    if (!lastSync || status === 'reconnect_needed' || pausedUntil) return;
    toast({ title: 'Calendar Sync Complete', description: syncResult(lastSync) });
  }, [following, working, settings]);

  async function sync() {
    setPending(true);
    // Seen at once, and true from the moment the server has the request.
    set((before) => before && { ...before, syncing: true });
    try {
      // A change of the settings ends the run it meets.
      await saved();
      const result = await call<SyncAnswer>('POST', '/api/calendar/sync', {});
      if (result.continuing) setFollowing(true);
      else toast({ title: 'Calendar Sync Complete', description: syncResult(result) });
    } catch (error) {
      // The run goes on without anybody who waits for its answer: its progress is on the page.
      if (isTimeout(error)) setFollowing(true);
      else if (!(error instanceof SignedOut)) explain(error);
    } finally {
      await reload();
      setPending(false);
    }
  }

  return { sync, working };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function explain(error: unknown) {
  const wait = error instanceof ApiError ? error.retryAfterSeconds : null;
  const description =
    wait === null
      ? problemMessage(error, CONNECTION_LOST)
      : `Google Calendar asked us to wait. Please try again ${waitLabel(wait)}.`;
  toast({ tone: 'error', title: 'Sync Failed', description });
}
