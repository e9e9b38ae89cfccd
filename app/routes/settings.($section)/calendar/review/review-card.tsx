import { useEffect, useRef, useState } from 'react';
import { CONNECTION_LOST, problemMessage } from '~/components/data/call-api';
import { gigPageHref } from '~/components/gig/gig-origin';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { Link } from '~/components/ui/link';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import type { SyncConflict } from '~/domain/calendar/links/conflict';
import type { HeldGig, ReviewAction } from '~/domain/calendar/links/review-input';
import { dateRangeLabel } from '~/domain/gigs/gig-status';
import { plural } from '~/domain/travel/travel-label';
import { SettingsCard } from '~/routes/settings.($section)/settings-card';
import type { Calendar } from '../use-calendar';
import { SignedOut, useCalendarCall } from '../use-calendar-call';
import { useLoaded } from '../use-loaded';
import { ConflictRow } from './conflict-row';

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
      text="These need your decision. Nothing is lost in the meantime."
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

interface Review {
  action: ReviewAction;
  /** Only this gig; without it all of them. */
  gig?: HeldGig;
}

function HeldDeletions({ count, onReviewed }: { count: number; onReviewed: () => void }) {
  const call = useCalendarCall();
  const held = useLoaded<HeldGig[]>('/api/calendar/review');
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState<Review | null>(null);

  async function review({ action, gig }: Review) {
    setPending({ action, gig });
    try {
      await call('POST', '/api/calendar/review', { action, gigId: gig?.gigId });
      toast(reviewedWords({ action, gig }));
    } catch (error) {
      if (error instanceof SignedOut) return;
      const description = problemMessage(error, CONNECTION_LOST);
      toast({ tone: 'error', title: 'Update Failed', description });
    } finally {
      setAsking(false);
      await held.reload();
      onReviewed();
      setPending(null);
    }
  }
  const ofAll = pending && !pending.gig ? pending.action : null;

  return (
    <li className="py-4 last:pb-0">
      <p className="font-semibold text-15 text-ink">
        {plural(count, 'event')} disappeared from your calendar at once
      </p>
      <p className="text-pretty text-14 text-ink-2">
        That is unusual, so their gigs are still here. Remove them only if you deleted the events
        yourself.
      </p>
      {held.data && held.data.length > 0 ? (
        <ul className="mt-2.5 max-h-72 divide-y divide-line overflow-y-auto rounded-control bg-sunken px-3.5 py-1">
          {held.data.map((gig) => (
            <HeldRow
              key={gig.gigId}
              gig={gig}
              pending={pending?.gig?.gigId === gig.gigId ? pending.action : null}
              disabled={pending !== null}
              onReview={(action) => void review({ action, gig })}
            />
          ))}
        </ul>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          size="sm"
          pending={ofAll === 'keep'}
          pendingLabel="Keeping..."
          onClick={() => review({ action: 'keep' })}
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
        description="We’ll check each event once more and remove only the gigs whose events are really gone. You can restore them for 30 days."
        confirmLabel="Remove"
        pendingLabel="Removing..."
        pending={ofAll === 'apply'}
        onConfirm={() => review({ action: 'apply' })}
      />
    </li>
  );
}

interface HeldRowProps {
  gig: HeldGig;
  pending: ReviewAction | null;
  disabled: boolean;
  onReview: (action: ReviewAction) => void;
}

/** One of the gigs, to be decided by itself. */
function HeldRow({ gig, pending, disabled, onReview }: HeldRowProps) {
  const { gigId, title, date, endDate } = gig;
  return (
    <li className="flex items-center justify-between gap-x-3 py-1.5 text-14">
      <span className="min-w-0">
        <Link to={gigPageHref(gigId)} className="text-link [overflow-wrap:anywhere]">
          {title}
        </Link>
        <span className="block text-13 text-ink-2">{dateRangeLabel({ date, endDate })}</span>
      </span>
      <span className="flex shrink-0 gap-1">
        <Button
          variant="ghost"
          size="sm"
          disabled={disabled && pending !== 'keep'}
          pending={pending === 'keep'}
          onClick={() => onReview('keep')}
        >
          Keep <span className="sr-only">{title}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={disabled && pending !== 'apply'}
          pending={pending === 'apply'}
          onClick={() => onReview('apply')}
        >
          Remove <span className="sr-only">{title}</span>
        </Button>
      </span>
    </li>
  );
}

function reviewedWords({ action, gig }: Review) {
  if (action === 'keep') {
    return gig
      ? { title: 'Gig kept', description: `${gig.title} is no longer tied to an event.` }
      : { title: 'Gigs kept', description: 'They are no longer tied to an event.' };
  }
  return gig
    ? {
        title: 'Gig will be removed',
        description: `First we’ll check for ${gig.title} in Google once more.`,
      }
    : {
        title: 'Gigs will be removed',
        description: 'First we’ll check each one in Google once more.',
      };
}
