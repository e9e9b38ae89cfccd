import { useState } from 'react';
import { ApiError, CONNECTION_LOST, problemMessage } from '~/components/api/call-api';
import { toast } from '~/components/ui/toast';
import { syncResult, waitLabel } from './sync-status';
import type { Calendar } from './use-calendar';
import { SignedOut, useCalendarCall } from './use-calendar-call';

interface SyncAnswer {
  imported: number;
  total: number;
  deleted: number;
  travelEventsImported: number;
  continuing?: true;
}

/** Has the calendar synced and tells what came of it. */
export function useSync({ set, reload }: Pick<Calendar, 'set' | 'reload'>) {
  const call = useCalendarCall();
  const [pending, setPending] = useState(false);

  async function sync() {
    setPending(true);
    // Seen at once, and true from the moment the server has the request.
    set((before) => before && { ...before, syncing: true });
    try {
      const result = await call<SyncAnswer>('POST', '/api/calendar/sync', {});
      const description = result.continuing
        ? `${syncResult(result)} The rest follows by itself.`
        : syncResult(result);
      toast({
        title: result.continuing ? 'Calendar Sync Continues' : 'Calendar Sync Complete',
        description,
      });
    } catch (error) {
      if (!(error instanceof SignedOut)) explain(error);
    } finally {
      setPending(false);
      await reload();
    }
  }

  return { sync, pending };
}

function explain(error: unknown) {
  // The run goes on without anybody who waits for its answer: its progress is on the page.
  if (error instanceof DOMException && error.name === 'TimeoutError') return;
  const wait = error instanceof ApiError ? error.retryAfterSeconds : null;
  const description =
    wait === null
      ? problemMessage(error, CONNECTION_LOST)
      : `Google Calendar asked us to wait. Please try again ${waitLabel(wait)}.`;
  toast({ tone: 'error', title: 'Sync Failed', description });
}
