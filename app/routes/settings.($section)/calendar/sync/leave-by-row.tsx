import { useId, useState } from 'react';
import { Spinner } from '~/components/ui/feedback/spinner';
import { toast } from '~/components/ui/feedback/toast';
import { Switch } from '~/components/ui/form/switch';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import { type Calendar, SETTINGS_PATH } from '../use-calendar';
import { useCalendarCall } from '../use-calendar-call';
import { ConsentDialog } from './consent-dialog';
import { useConsent } from './use-consent';

interface LeaveByRowProps {
  settings: CalendarSettings;
  set: Calendar['set'];
  save: Calendar['save'];
}

const TROUBLE: Record<NonNullable<CalendarSettings['leaveByError']>, string> = {
  scope_missing:
    'Google no longer lets Gigbound write its own calendar. Turn this off and on again to allow it.',
  calendar_deleted: 'The calendar was deleted in Google, so leave-by times are off.',
  calendar_left:
    'Google did not let Gigbound delete its calendar. You can delete “Gigbound leave-by times” in Google Calendar.',
  unavailable: 'Google did not take the latest times yet. Gigbound tries again by itself.',
};

/** Whether leave-by times are written to a Google calendar of their own. */
export function LeaveByRow({ settings, set, save }: LeaveByRowProps) {
  const call = useCalendarCall();
  const id = useId();
  const consent = useConsent();
  const [pending, setPending] = useState(false);
  const { leaveByTimes, leaveByError } = settings;

  async function turn(on: boolean) {
    if (pending) return;
    if (!on) return save({ leaveByTimes: false }, 'Leave-By Times Turned Off');
    setPending(true);
    try {
      set(await call<CalendarSettings>('POST', SETTINGS_PATH, { leaveByTimes: true }));
      toast({
        title: 'Leave-By Times Turned On',
        description: 'They appear in Google Calendar in a moment.',
      });
    } catch (error) {
      consent.explain(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="flex items-center justify-between gap-4 border-line border-t px-5 py-5 md:px-6">
      <div>
        <label htmlFor={id} className="font-semibold text-15 text-ink">
          Leave-by times in Google Calendar
        </label>
        <p id={`${id}-note`} className="text-pretty text-14 text-ink-2">
          When to leave for each flight and show of the next 90 days, in a calendar of its own.
        </p>
        {leaveByError ? (
          <p role="status" className="mt-1 text-pretty text-13 text-warn-ink">
            {TROUBLE[leaveByError]}
          </p>
        ) : null}
      </div>
      <span className="flex items-center gap-3">
        {pending ? <Spinner className="size-[18px] text-ink-3" /> : null}
        <Switch
          id={id}
          aria-describedby={`${id}-note`}
          checked={leaveByTimes}
          onChange={({ currentTarget }) => void turn(currentTarget.checked)}
        />
      </span>
      <ConsentDialog
        authUrl={consent.authUrl}
        title="Allow a calendar of its own first"
        description="Gigbound makes one more calendar in your Google account and writes nothing else to it. On Google’s page, leave that permission checked. Then turn this on here."
        onClose={consent.close}
      />
    </div>
  );
}
