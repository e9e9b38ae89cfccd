import { CalendarSync } from 'lucide-react';
import { problemMessage } from '~/components/data/call-api';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { Notice } from '~/components/ui/feedback/notice';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import type { GeocodeProgress } from '~/domain/geocoding/geocode-progress';
import { GeocodeAll } from '../geocode-all';
import { AccountCard } from './account-card';
import { CalendarList } from './choices/calendar-list';
import { ConnectCard } from './connect-card';
import { ReviewCard } from './review/review-card';
import { LeaveByRow } from './sync/leave-by-row';
import { SyncBar } from './sync/sync-bar';
import { TwoWayRow } from './sync/two-way-row';
import { type Calendar, useCalendar } from './use-calendar';
import { useGoogleReturn } from './use-google-return';

interface CalendarPanelProps {
  places: GeocodeProgress;
  /** As the page was rendered; what is so since is read from the API. */
  calendarConnected: boolean;
  /** Whether this site can lead to Google at all. */
  calendarReady: boolean;
  timeZone: string;
}

/** Gigs and travel from Google Calendar, and places on the map. */
export function CalendarPanel(props: CalendarPanelProps) {
  return props.calendarReady ? <LivePanel {...props} /> : <Disconnected {...props} />;
}

function LivePanel(props: CalendarPanelProps) {
  const calendar = useCalendar();
  const trouble = useGoogleReturn(calendar.reload);
  const { settings, error } = calendar;
  const connected = settings?.connected ?? props.calendarConnected;
  return (
    <>
      {trouble ? (
        <Notice tone="bad" className="mb-5">
          {trouble}
        </Notice>
      ) : null}
      {!connected ? (
        <Disconnected {...props} />
      ) : settings ? (
        <Connected {...props} calendar={{ ...calendar, settings }} />
      ) : (
        <Columns
          main={
            error ? (
              <PanelError onRetry={() => void calendar.reload()}>
                <span className="block font-semibold">Failed to load calendars</span>
                {problemMessage(error, 'Please check your connection.')}
              </PanelError>
            ) : (
              <PanelSkeleton />
            )
          }
          account={null}
          places={props.places}
        />
      )}
    </>
  );
}

interface ConnectedProps extends CalendarPanelProps {
  calendar: Calendar & { settings: NonNullable<Calendar['settings']> };
}

function Connected({ calendar, places, timeZone }: ConnectedProps) {
  const { settings, set, save, reload } = calendar;
  const usable = settings.status !== 'reconnect_needed';
  return (
    <Columns
      main={
        <div className="grid gap-5">
          {usable ? <ReviewCard settings={settings} reload={reload} /> : null}
          <section
            aria-label="Your calendars"
            className="rounded-card border border-line bg-surface shadow-low"
          >
            {usable ? (
              <>
                <CalendarList key={settings.connectedAccount} settings={settings} save={save} />
                <TwoWayRow settings={settings} set={set} save={save} />
                <LeaveByRow settings={settings} set={set} save={save} />
              </>
            ) : (
              <div className="px-5 py-5 md:px-6">
                <h2 className="font-display text-display-18">Reconnect your calendar</h2>
                <p className="mt-0.5 text-pretty text-14 text-ink-2">
                  Google no longer lets Gigbound see your calendars. This happens when access is
                  removed in your Google account or goes unused for six months. Connect the same
                  account again to pick up where you left off.
                </p>
              </div>
            )}
            <SyncBar settings={settings} calendar={calendar} timeZone={timeZone} />
          </section>
          {usable ? null : <ReviewCard settings={settings} reload={reload} />}
        </div>
      }
      account={<AccountCard settings={settings} reload={reload} />}
      places={places}
    />
  );
}

function Disconnected({ places, calendarReady }: CalendarPanelProps) {
  return (
    <Columns
      main={
        <EmptyState
          icon={<CalendarSync />}
          title="No calendar connected"
          description="Connect Google Calendar, and gigs and travel come in by themselves."
          className="bg-surface py-12"
        />
      }
      account={<ConnectCard ready={calendarReady} />}
      places={places}
      accountFirst
    />
  );
}

interface ColumnsProps {
  main: React.ReactNode;
  account: React.ReactNode;
  places: GeocodeProgress;
  /** On a phone, before what stands at the left on a desktop. */
  accountFirst?: boolean;
}

function Columns({ main, account, places, accountFirst = false }: ColumnsProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_304px]">
      <div className={accountFirst ? 'max-lg:order-2' : undefined}>{main}</div>
      <div className="grid gap-5 max-lg:contents">
        {account ? (
          <div className={accountFirst ? 'max-lg:order-1' : undefined}>{account}</div>
        ) : null}
        <div className="max-lg:order-3">
          <GeocodeAll progress={places} />
        </div>
      </div>
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your calendars"
      className="rounded-card border border-line bg-surface p-5 shadow-low md:p-6"
    >
      <Skeleton className="h-6 w-52" />
      <Skeleton className="mt-2 h-4 w-64 max-w-full" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="mt-5 h-12 w-full" />
      ))}
      <Skeleton className="mt-5 h-11 w-full" />
    </div>
  );
}
