import { cx } from 'class-variance-authority';
import { CircleAlert, CircleCheck, CircleDashed, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Spinner } from '~/components/ui/feedback/spinner';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import { canSync } from '../choices/calendar-choices';
import type { Calendar } from '../use-calendar';
import { useConnect } from '../use-connect';
import { type SyncStatus, syncStatus } from './sync-status';
import { useSync } from './use-sync';

interface SyncBarProps {
  settings: CalendarSettings;
  calendar: Pick<Calendar, 'set' | 'reload' | 'saved'>;
  timeZone: string;
}

/** How the sync stands, and the button for one more. */
export function SyncBar({ settings, calendar, timeZone }: SyncBarProps) {
  const { sync, working } = useSync(settings, calendar);
  const { connect, pending: connecting } = useConnect();
  const now = useServerNow(settings.now);
  const id = useId();
  const status = syncStatus(settings, now, timeZone);
  const lost = settings.status === 'reconnect_needed';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-b-card border-line border-t bg-bg px-5 py-4 md:px-6">
      <div role="status" id={id} className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
        <StatusIcon tone={status.tone} />
        <div className="min-w-0 text-pretty text-14">
          <p className={cx(status.tone === 'bad' ? 'font-semibold text-bad-ink' : 'text-ink')}>
            {status.text}
          </p>
          {status.notes.map((note) => (
            <p key={note} className="text-13 text-ink-3">
              {note}
            </p>
          ))}
        </div>
      </div>
      {lost ? (
        <Button
          pending={connecting}
          pendingLabel="Reconnecting..."
          className="max-sm:w-full"
          onClick={() => connect()}
        >
          Reconnect
        </Button>
      ) : (
        <Button
          aria-describedby={id}
          disabled={!canSync(settings)}
          pending={working}
          pendingLabel="Syncing..."
          className="max-sm:w-full"
          onClick={sync}
        >
          <RefreshCw aria-hidden="true" />
          Sync Calendar
        </Button>
      )}
    </div>
  );
}

const ICONS = {
  ok: <CircleCheck className="text-ok" />,
  warn: <TriangleAlert className="text-warn-ink" />,
  bad: <CircleAlert className="text-bad" />,
  quiet: <CircleDashed className="text-ink-3" />,
};

function StatusIcon({ tone }: Pick<SyncStatus, 'tone'>) {
  return (
    <span aria-hidden="true" className="shrink-0 pt-px [&_svg]:size-[18px]">
      {tone === 'busy' ? <Spinner className="text-brand-ink" /> : ICONS[tone]}
    </span>
  );
}

const TICK_MS = 15_000;

/** The server's clock, which goes on from the moment it was read. */
function useServerNow(read: string | null): Date {
  const [since, setSince] = useState({ read, at: Date.now(), passed: 0 });
  if (since.read !== read) setSince({ read, at: Date.now(), passed: 0 });
  useEffect(() => {
    const timer = setInterval(
      () => setSince((before) => ({ ...before, passed: Date.now() - before.at })),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return new Date((since.read ? Date.parse(since.read) : since.at) + since.passed);
}
