import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { ApiError, CONNECTION_LOST, problemMessage } from '~/components/data/call-api';
import { gigPageHref } from '~/components/gig/gig-origin';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { Link } from '~/components/ui/link';
import type { ResolveAction, SyncConflict } from '~/domain/calendar/links/conflict';
import { SignedOut, useCalendarCall } from '../use-calendar-call';
import { conflictWords, newsWords, valueWords } from './conflict-words';

interface ConflictRowProps {
  item: SyncConflict;
  onSettled: () => void;
  /** It is no longer what it was when the list was read. */
  onOutdated: () => void;
}

/** One thing the sync decided: what both sides had, and the person's word on it. */
export function ConflictRow({ item, onSettled, onOutdated }: ConflictRowProps) {
  const call = useCalendarCall();
  const [pending, setPending] = useState<ResolveAction | null>(null);
  const { detail, gigId, current } = item;
  const { field, kept, lost } = detail;
  const isConflict = field !== undefined && kept !== undefined && lost !== undefined;
  const isLatest = isConflict && current === kept;

  async function resolve(action: ResolveAction) {
    setPending(action);
    try {
      await call('POST', `/api/calendar/conflicts/${item.id}`, { action });
      if (isConflict) toast({ title: action === 'mine' ? 'Your value is back' : 'Settled' });
      onSettled();
    } catch (error) {
      if (error instanceof SignedOut) return;
      const description = problemMessage(error, CONNECTION_LOST);
      toast({ tone: 'error', title: 'Update Failed', description });
      if (error instanceof ApiError && error.status < 500) onOutdated();
    } finally {
      setPending(null);
    }
  }

  return (
    <li className="py-4 last:pb-0">
      <p className="text-15 text-ink [overflow-wrap:anywhere]">
        {gigId ? (
          <Link to={gigPageHref(gigId)} className="font-semibold text-link">
            {detail.title || 'No title'}
          </Link>
        ) : (
          <span className="font-semibold">{detail.title || 'No title'}</span>
        )}
      </p>
      {isConflict ? (
        <>
          <p className="text-14 text-ink-2">{conflictWords(field)}</p>
          <dl className="mt-2.5 grid gap-2.5 sm:grid-cols-2">
            <Value
              label={isLatest ? 'Google’s, in use now' : 'Google’s'}
              value={valueWords(field, kept)}
              inUse={isLatest}
            />
            <Value label="Yours, set aside" value={valueWords(field, lost)} />
          </dl>
        </>
      ) : (
        <p className="text-pretty text-14 text-ink-2">{newsWords(item)}</p>
      )}
      {isConflict && !isLatest ? (
        <p className="mt-2 text-14 text-ink-2">
          {current === null
            ? 'This gig has been deleted since.'
            : `It was changed again since, to “${valueWords(field, current)}”.`}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          size="sm"
          pending={pending === 'keep'}
          onClick={() => resolve('keep')}
        >
          {isLatest ? 'Keep Google’s' : isConflict ? 'Leave it as it is' : 'Got it'}
        </Button>
        {isLatest ? (
          <Button
            variant="secondary"
            size="sm"
            pending={pending === 'mine'}
            onClick={() => resolve('mine')}
          >
            Use mine
          </Button>
        ) : null}
      </div>
    </li>
  );
}

interface ValueProps {
  label: string;
  value: string;
  inUse?: boolean;
}

function Value({ label, value, inUse = false }: ValueProps) {
  return (
    <div
      className={cx(
        'rounded-control border px-3.5 py-2.5',
        inUse ? 'border-line-strong bg-surface' : 'border-line bg-bg',
      )}
    >
      <dt className="text-ink-3 text-label">{label}</dt>
      <dd className="font-medium text-15 text-ink [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}
