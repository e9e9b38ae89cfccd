import { Button } from '~/components/ui/button';
import { SettingsCard } from '../settings-card';
import { useConnect } from './use-connect';

/** Leads to Google to allow reading calendars. */
export function ConnectCard({ ready }: { ready: boolean }) {
  const { connect, pending } = useConnect();
  if (!ready) {
    return (
      <SettingsCard
        title="Google Calendar"
        text="Google Calendar is not set up on this site. Whoever runs it can add it at any time."
      />
    );
  }
  return (
    <SettingsCard
      title="Google Calendar"
      text="Your calendars in, your changes out. Nothing is written to them unless you turn that on."
    >
      <Button
        full
        className="mt-4"
        pending={pending}
        pendingLabel="Connecting..."
        onClick={() => connect()}
      >
        Connect Google Calendar
      </Button>
    </SettingsCard>
  );
}
