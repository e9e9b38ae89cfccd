import { Check, Unplug } from 'lucide-react';
import { useState } from 'react';
import { CONNECTION_LOST, problemMessage } from '~/components/data/call-api';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import { SettingsCard } from '../settings-card';
import { disconnectWords } from './disconnect-words';
import type { Calendar } from './use-calendar';
import { SignedOut, useCalendarCall } from './use-calendar-call';
import { useConnect } from './use-connect';

interface AccountCardProps {
  settings: CalendarSettings;
  reload: Calendar['reload'];
}

/** Which Google account is connected, and the way out. */
export function AccountCard({ settings, reload }: AccountCardProps) {
  const { connect, pending } = useConnect();
  const lost = settings.status === 'reconnect_needed';
  const words = disconnectWords(settings);
  return (
    <SettingsCard
      title="Google Calendar"
      aside={
        lost ? (
          <Badge tone="bad">Access ended</Badge>
        ) : (
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            Connected
          </Badge>
        )
      }
      text={
        <span className="[overflow-wrap:anywhere]">
          {settings.connectedAccount ?? 'Your Google account'}
        </span>
      }
    >
      <div className="mt-4 grid gap-2.5">
        {lost ? null : (
          <Button
            variant="secondary"
            full
            pending={pending}
            onClick={() => connect({ chooseAccount: true })}
          >
            Use another account
          </Button>
        )}
        <Disconnect words={words} reload={reload} />
      </div>
      <p className="mt-3 text-pretty text-13 text-ink-3">{words}</p>
    </SettingsCard>
  );
}

interface DisconnectProps extends Pick<AccountCardProps, 'reload'> {
  words: string;
}

function Disconnect({ words, reload }: DisconnectProps) {
  const call = useCalendarCall();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);

  async function disconnect() {
    setPending(true);
    try {
      await call('POST', '/api/calendar/disconnect', {});
      setAsking(false);
      toast({ title: 'Calendar Disconnected' });
      await reload();
    } catch (error) {
      setAsking(false);
      if (error instanceof SignedOut) return;
      const description = problemMessage(error, CONNECTION_LOST);
      toast({ tone: 'error', title: 'Disconnect Failed', description });
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button variant="danger-outline" full onClick={() => setAsking(true)}>
        <Unplug aria-hidden="true" />
        Disconnect
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Disconnect Google Calendar?"
        description={words}
        confirmLabel="Disconnect"
        pendingLabel="Disconnecting..."
        pending={pending}
        onConfirm={disconnect}
      />
    </>
  );
}
