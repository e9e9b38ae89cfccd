import { useNavigate } from '@remix-run/react';
import { CalendarSearch } from 'lucide-react';
import { ApiError, problemMessage } from '~/components/data/call-api';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import type { BookingsFound, FilterType } from '~/domain/calendar/sync-travel';
import { plural } from '~/domain/travel/travel-label';
import { useCloseIfDeleted } from '../deleted-gig';

interface CalendarSyncProps {
  gigId: string;
  kind: FilterType;
}

/** Looks for bookings of one kind in the person's calendar, and says what it has found. */
export function useCalendarSync({ gigId, kind }: CalendarSyncProps) {
  const { mutate, pending } = useApiMutation();
  const navigate = useNavigate();
  const closeIfDeleted = useCloseIfDeleted();
  const words = WORDS[kind];

  async function sync() {
    try {
      const body = { filterType: kind };
      const found = await mutate<BookingsFound>('POST', `/api/gigs/${gigId}/sync-travel`, body);
      toast({ title: words.done, description: words.found(found) });
    } catch (error) {
      if (!closeIfDeleted(error)) explain(error);
    }
  }

  function explain(error: unknown) {
    if (!(error instanceof ApiError)) {
      const description = `Failed to sync ${words.what}. Please try again.`;
      return toast({ tone: 'error', title: 'Error', description });
    }
    const unconnected = error.problem?.code === 'not_connected';
    const reason = unconnected
      ? 'Connect your calendar first.'
      : problemMessage(error, 'Please try again.');
    const connect = { label: 'Connect', onAction: () => navigate('/settings/calendar') };
    toast({
      tone: 'error',
      title: 'Sync Failed',
      description: `Could not sync ${words.what}. ${reason}`,
      action: unconnected ? connect : undefined,
    });
  }

  return { label: words.button, pending, sync };
}

/** The same as a button of its own. */
export function CalendarSync(props: CalendarSyncProps) {
  const { label, pending, sync } = useCalendarSync(props);
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={pending}
      pendingLabel="Looking..."
      aria-label={pending ? undefined : `${label} in your calendar`}
      onClick={sync}
    >
      <CalendarSearch aria-hidden="true" />
      {label}
    </Button>
  );
}

const WORDS = {
  hotel: {
    button: 'Find villa & hotel bookings',
    what: 'hotel bookings',
    done: 'Hotel Sync Complete',
    found: ({ imported }: BookingsFound) =>
      `Found ${plural(imported, 'hotel booking')} in your calendar`,
  },
  car: {
    button: 'Find car rentals',
    what: 'car rental details',
    done: 'Car Details Sync Complete',
    found: ({ imported, carEvents = imported }: BookingsFound) =>
      `Found ${plural(carEvents, 'car rental event')}, imported ${imported}`,
  },
};
