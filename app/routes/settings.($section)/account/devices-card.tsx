import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '~/components/data/call-api';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import type { SignedInDevice } from '~/domain/auth/signed-in-device';
import { SettingsCard } from '../settings-card';
import { showSettingsFailure } from '../settings-failure';

export interface ListedDevice extends SignedInDevice {
  /** "2 hours ago", by the server's clock. */
  lastUsedLabel: string;
}

export function DevicesCard({ devices }: { devices: ListedDevice[] }) {
  return (
    <SettingsCard
      title="Where you are signed in"
      text="Sign out any device you don’t recognize or use."
    >
      <ul className="mt-3 divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <SignOutEverywhere />
    </SettingsCard>
  );
}

function DeviceRow({ device }: { device: ListedDevice }) {
  const { mutate, pending } = useApiMutation();
  const name = device.device ?? 'Unknown device';
  const Icon = /iOS|Android/.test(name) ? Smartphone : Laptop;

  async function revoke() {
    try {
      await mutate('DELETE', `/api/user/sessions/${device.id}`);
      toast({ title: `Signed out: ${name}` });
    } catch (error) {
      showSettingsFailure(error, 'This device was not signed out');
    }
  }

  return (
    <li className="flex items-center gap-3.5 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-15 text-ink">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {device.current ? <Badge tone="ok">This device</Badge> : null}
        </p>
        <p className="text-14 text-ink-2">
          {[device.place, device.current ? 'in use now' : `last used ${device.lastUsedLabel}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {device.current ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Sign out ${name}, last used ${device.lastUsedLabel}`}
          pending={pending}
          pendingLabel="Signing out..."
          onClick={revoke}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);

  async function signOut() {
    setPending(true);
    try {
      await callApi('DELETE', '/api/user/sessions');
      // A new document: nothing of this session stays in memory.
      window.location.assign('/auth');
    } catch (error) {
      showSettingsFailure(error, 'You were not signed out everywhere');
      setPending(false);
      setAsking(false);
    }
  }

  return (
    <>
      <Button variant="danger-outline" className="mt-3" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="You are signed out here and on every other device. Nothing you saved is lost."
        confirmLabel="Sign out everywhere"
        pendingLabel="Signing out..."
        pending={pending}
        onConfirm={signOut}
      />
    </>
  );
}
