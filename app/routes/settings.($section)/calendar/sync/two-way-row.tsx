import { useId, useState } from 'react';
import { Spinner } from '~/components/ui/feedback/spinner';
import { toast } from '~/components/ui/feedback/toast';
import { Switch } from '~/components/ui/form/switch';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import type {
  CalendarSettings,
  TwoWayItem,
  TwoWayPreview,
} from '~/domain/calendar/connection/calendar-settings';
import { canSync } from '../choices/calendar-choices';
import { type Calendar, SETTINGS_PATH } from '../use-calendar';
import { useCalendarCall } from '../use-calendar-call';
import { ConsentDialog } from './consent-dialog';
import { TwoWayEffects } from './two-way-effects';
import { useConsent } from './use-consent';

interface TwoWayRowProps {
  settings: CalendarSettings;
  set: Calendar['set'];
  save: Calendar['save'];
}

interface Asked {
  preview: TwoWayPreview;
  items: TwoWayItem[];
  confirmToken: string;
  /** What had been shown first was no longer so when it was agreed to. */
  changed: boolean;
}

/** Whether edits made here go to Google. Turning it on shows first what that would do. */
export function TwoWayRow({ settings, set, save }: TwoWayRowProps) {
  const call = useCalendarCall();
  const id = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const consent = useConsent();
  const [pending, setPending] = useState(false);
  const possible = settings.twoWaySync || canSync(settings);

  async function turn(on: boolean) {
    if (pending) return;
    if (on) await ask({});
    else await save({ twoWaySync: false }, 'Two-Way Sync Updated');
  }

  async function ask(confirmation: { confirm?: true; confirmToken?: string }) {
    setPending(true);
    try {
      const body = { twoWaySync: true, ...confirmation };
      const answer = await call<CalendarSettings | Omit<Asked, 'changed'>>(
        'POST',
        SETTINGS_PATH,
        body,
      );
      if ('preview' in answer) {
        setAsked({ ...answer, changed: confirmation.confirm === true });
        setOpen(true);
        return;
      }
      set(answer);
      setOpen(false);
      toast({
        title: 'Two-Way Sync Updated',
        description: 'Your changes go to Google from now on.',
      });
    } catch (error) {
      setOpen(false);
      consent.explain(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="flex items-center justify-between gap-4 border-line border-t px-5 py-5 md:px-6">
      <div>
        <label htmlFor={id} className="font-semibold text-15 text-ink">
          Two-way sync
        </label>
        <p id={`${id}-note`} className="text-14 text-ink-2">
          {possible
            ? 'Changes you make here are written back to your calendars.'
            : 'Choose a booked or possible calendar first.'}
        </p>
      </div>
      <span className="flex items-center gap-3">
        {pending && !open ? <Spinner className="size-[18px] text-ink-3" /> : null}
        <Switch
          id={id}
          aria-describedby={`${id}-note`}
          checked={settings.twoWaySync}
          disabled={!possible}
          className={possible ? undefined : 'opacity-50'}
          onChange={({ currentTarget }) => void turn(currentTarget.checked)}
        />
      </span>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Turn on two-way sync?"
        description="From then on, changes you make here also go to your Google calendars. Here’s what will happen first:"
        confirmLabel="Turn on"
        pendingLabel="Turning on..."
        tone="primary"
        pending={pending}
        onConfirm={() => void ask({ confirm: true, confirmToken: asked?.confirmToken })}
      >
        {asked ? <TwoWayEffects {...asked} /> : null}
      </AlertDialog>
      <ConsentDialog
        authUrl={consent.authUrl}
        title="Allow changes first"
        description="Right now, Gigbound can only read your calendars. On Google’s page, leave the permission to change events checked. Nothing changes until you turn on two-way sync here."
        onClose={consent.close}
      />
    </div>
  );
}
