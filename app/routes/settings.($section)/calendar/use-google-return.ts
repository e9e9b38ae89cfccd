import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '~/components/ui/feedback/toast';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import { readGoogleReturn, takeMarker } from './google-return';

/** The server may need a moment until it knows of the connection. */
const READ_AGAIN_MS = 500;

/** Who comes back from Google is told how it went, and finds a clean address. */
export function useGoogleReturn(reload: () => Promise<CalendarSettings | null>) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useRef(reload);
  read.current = reload;
  const leave = useRef(navigate);
  leave.current = navigate;

  useEffect(() => {
    const { pathname, search } = window.location;
    const returned = readGoogleReturn(search);
    const marked = takeMarker();
    if (!returned) {
      // Gone back without an answer: the connection may have changed all the same.
      if (marked) void read.current();
      return;
    }
    setTrouble(returned.trouble);
    leave.current(pathname + returned.cleanSearch, { replace: true, preventScrollReset: true });
    // Not cleared on the way out: with the address the effect would be over at once.
    setTimeout(async () => {
      const settings = await read.current();
      if (returned.connected && settings?.connected) {
        toast({ title: 'Calendar Connected', description: settings.connectedAccount ?? undefined });
      }
    }, READ_AGAIN_MS);
  }, []);

  return trouble;
}
