import { Check } from 'lucide-react';
import { useState } from 'react';
import { GoogleButton } from '~/components/auth/google-button';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import type { SignInMethods } from '~/domain/account/sign-in-methods';
import { SettingsCard } from '../settings-card';
import { showSettingsFailure } from '../settings-failure';

export function GoogleAccountCard({ signIn }: { signIn: SignInMethods }) {
  if (!signIn.googleEmail) {
    return (
      <SettingsCard
        title="Sign in with Google"
        text="Connect your Google account to sign in with it."
      >
        <div className="mt-4">
          <GoogleButton href="/api/auth/google?connect" label="Connect Google" size="md" />
        </div>
      </SettingsCard>
    );
  }
  return (
    <SettingsCard
      title="Sign in with Google"
      aside={
        <Badge tone="ok" icon={<Check aria-hidden="true" />}>
          Connected
        </Badge>
      }
      text={<span className="[overflow-wrap:anywhere]">{signIn.googleEmail}</span>}
    >
      <Disconnect hasPassword={signIn.hasPassword} />
    </SettingsCard>
  );
}

function Disconnect({ hasPassword }: { hasPassword: boolean }) {
  const { mutate, pending } = useApiMutation();
  const [asking, setAsking] = useState(false);

  async function disconnect() {
    try {
      await mutate('DELETE', '/api/user/google');
      toast({ title: 'Google account disconnected' });
    } catch (error) {
      showSettingsFailure(error, 'Your Google account is still connected');
    } finally {
      setAsking(false);
    }
  }

  if (!hasPassword) {
    return (
      <p className="mt-3 text-pretty text-14 text-ink-2">
        To disconnect it, set a password first. Without one, you wouldn’t be able to sign in.
      </p>
    );
  }
  return (
    <>
      <Button variant="secondary" full className="mt-4" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Disconnect Google?"
        description="From then on you sign in with your e-mail and password."
        confirmLabel="Disconnect"
        pendingLabel="Disconnecting..."
        pending={pending}
        onConfirm={disconnect}
      />
    </>
  );
}
