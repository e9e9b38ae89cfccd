import { Link } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { CONNECTION_LOST, problemMessage } from '~/components/api/call-api';
import { gigPageHref } from '~/components/gig/gig-origin';
import { AlertDialog } from '~/components/ui/alert-dialog';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/toast';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import type { SyncConflict } from '~/domain/calendar/links/conflict';
import type { HeldGig, ReviewAction } from '~/domain/calendar/links/review-input';
import { dateRangeLabel } from '~/domain/gigs/gig-status';
import { plural } from '~/domain/travel/travel-label';
import { SettingsCard } from '../settings-card';
import { ConflictRow } from './conflict-row';
import type { Calendar } from './use-calendar';
import { SignedOut, useCalendarCall } from './use-calendar-call';
import { useLoaded } from './use-loaded';

interface ReviewCardProps {
  settings: CalendarSettings;
  reload: Calendar['reload'];
}

/** What the sync leaves to the person. Nothing is shown while there is nothing. */
export function ReviewCard({ settings, reload }: ReviewCardProps) {
  const conflicts = useLoaded<SyncConflict[]>('/api/calendar/conflicts');
  const { reload: readAgain } = conflicts;
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sync may have added some
  useEffect(() => {
    if (!first.current) void readAgain();
    first.current = false;
  }, [settings.conflicts, settings.lastSyncedAt, readAgain]);
  const items = conflicts.data ?? [];
  const held = settings.reviewDeletes;
  if (items.length === 0 && held === 0) return null;

  const remove = (id: string) => {
    conflicts.set((before) => before?.filter((item) => item.id !== id) ?? null);
    void reload();
  };
  return (
    <SettingsCard
      title="Items to review"
      text="The sync has left these to you. Nothing of them is lost meanwhile."
    >
      <ul className="mt-1 divide-y divide-line">
        {held > 0 ? <HeldDeletions count={held} onReviewed={() => void reload()} /> : null}
        {items.map((item) => (
          <ConflictRow
            key={item.id}
            item={item}
            onSettled={() => remove(item.id)}
            onOutdated={() => void conflicts.reload()}
          />
        ))}
      </ul>
    </SettingsCard>
  );
}

function HeldDeletions({ count, onReviewed }: { count: number; onReviewed: () => void }) {
  const call = useCalendarCall();
  const { data } = useLoaded<HeldGig[]>('/api/calendar/review');
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState<ReviewAction | null>(null);

  async function review(action: ReviewAction) {
    setPending(action);
    try {
      await call('POST', '/api/calendar/review', { action });
      toast(
        action === 'keep'
          ? { title: 'Gigs kept', description: 'They are no longer tied to an event.' }
          : {
              title: 'Gigs will be removed',
              description: 'Each is looked up in Google once more.',
            },
      );
      onReviewed();
    } catch (error) {
      if (error instanceof SignedOut) return;
      const description = problemMessage(error, CONNECTION_LOST);
      toast({ tone: 'error', title: 'Update Failed', description });
    } finally {
      setPending(null);
      setAsking(false);
    }
  }

  return (
    <li className="py-4 last:pb-0">
      <p className="font-semibold text-15 text-ink">
        {plural(count, 'event')} disappeared from your calendar at once
      </p>
      <p className="text-pretty text-14 text-ink-2">
        That is unusual, so their gigs are still here. Remove them only if you deleted the events
        yourself.
      </p>
      {data && data.length > 0 ? (
        <ul className="mt-2.5 max-h-52 overflow-y-auto rounded-control bg-sunken px-3.5 py-2">
          {data.map(({ gigId, title, date, endDate }) => (
            <li key={gigId} className="justify-between gap-x-4 py-1 text-14 sm:flex">
              <Link to={gigPageHref(gigId)} className="text-link [overflow-wrap:anywhere]">
                {title}
              </Link>
              <span className="block shrink-0 text-ink-2">{dateRangeLabel({ date, endDate })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          size="sm"
          pending={pending === 'keep'}
          pendingLabel="Keeping..."
          onClick={() => review('keep')}
        >
          Keep the gigs
        </Button>
        <Button variant="danger-outline" size="sm" onClick={() => setAsking(true)}>
          Remove the gigs
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${plural(count, 'gig')}?`}
        description="Each event is looked up once more, and only gigs whose event is really gone are removed. You can restore them for 30 days."
        confirmLabel="Remove"
        pendingLabel="Removing..."
        pending={pending === 'apply'}
        onConfirm={() => review('apply')}
      />
    </li>
  );
}
