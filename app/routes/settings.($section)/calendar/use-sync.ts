import { useEffect, useState } from 'react';
import { ApiError, CONNECTION_LOST, problemMessage } from '~/components/api/call-api';
import { toast } from '~/components/ui/toast';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import { followedResult, syncResult, waitLabel } from './sync-status';
import { type Calendar, isWorking } from './use-calendar';
import { SignedOut, useCalendarCall } from './use-calendar-call';

interface SyncAnswer {
  imported: number;
  total: number;
  deleted: number;
  travelEventsImported: number;
  continuing?: true;
}

/** Has the calendar synced and tells what came of it. */
export function useSync(
  settings: CalendarSettings,
  { set, reload }: Pick<Calendar, 'set' | 'reload'>,
) {
  const call = useCalendarCall();
  const [pending, setPending] = useState(false);
  /** How much there was before a sync whose rest goes on in the background. */
  const [before, setBefore] = useState<CalendarSettings | null>(null);

  const working = pending || isWorking(settings);
  useEffect(() => {
    if (!before || working) return;
    setBefore(null);
    if (settings.status === 'reconnect_needed' || settings.pausedUntil) return;
    toast({ title: 'Calendar Sync Complete', description: followedResult(before, settings) });
  }, [before, working, settings]);

  async function sync() {
    setPending(true);
    // Seen at once, and true from the moment the server has the request.
    set((before) => before && { ...before, syncing: true });
    try {
      const result = await call<SyncAnswer>('POST', '/api/calendar/sync', {});
      if (result.continuing) setBefore(settings);
      else toast({ title: 'Calendar Sync Complete', description: syncResult(result) });
    } catch (error) {
      // The run goes on without anybody who waits for its answer: its progress is on the page.
      if (isTimeout(error)) setBefore(settings);
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
