import { useCallback, useEffect, useRef } from 'react';
import { problemMessage } from '~/components/data/call-api';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { toast } from '~/components/ui/feedback/toast';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import { choicesOf } from './choices/calendar-choices';
import { SignedOut, useCalendarCall } from './use-calendar-call';
import { useLoaded } from './use-loaded';

export const SETTINGS_PATH = '/api/calendar/settings';
/** While a sync works, its progress is asked for this often, as long as somebody looks. */
const POLL_MS = 2_000;

export type Calendar = ReturnType<typeof useCalendar>;

/** The connection as it is on the server, followed while a sync works. */
export function useCalendar() {
  const call = useCalendarCall();
  const { inOrder } = useApiMutation();
  const { data: settings, error, reload, set } = useLoaded<CalendarSettings>(SETTINGS_PATH);

  useEffect(() => {
    const look = () => void reload();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [reload]);

  usePolling(isWorking(settings), reload);

  /** Shows the change at once, and takes it back when the server says no. */
  const save = useCallback(
    async (change: Partial<CalendarSettings>, title: string) => {
      if (!settings) return;
      set({ ...settings, ...change });
      try {
        const body = {
          ...choicesOf({ ...settings, ...change }),
          ...(change.twoWaySync !== undefined && { twoWaySync: change.twoWaySync }),
          ...(change.leaveByTimes !== undefined && { leaveByTimes: change.leaveByTimes }),
        };
        const send = () => call<CalendarSettings>('POST', SETTINGS_PATH, body);
        set(await inOrder(SETTINGS_PATH, send));
        toast({ title });
      } catch (failure) {
        set(settings);
        if (failure instanceof SignedOut) return;
        const description = problemMessage(failure, 'Your change was not saved. Please try again.');
        toast({ tone: 'error', title: 'Update Failed', description });
      }
    },
    [call, inOrder, set, settings],
  );

  /** Waits until what was changed a moment ago is saved, or is not. */
  const saved = useCallback(() => inOrder(SETTINGS_PATH, async () => {}), [inOrder]);

  return { settings, error, reload, set, save, saved };
}

/** A sync is under way, or goes on by itself in a moment. */
export function isWorking(settings: CalendarSettings | null): boolean {
  if (!settings?.connected || settings.status === 'reconnect_needed') return false;
  return settings.syncing || (settings.continuing && settings.pausedUntil === null);
}

function usePolling(active: boolean, reload: () => Promise<unknown>) {
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [active]);
}
