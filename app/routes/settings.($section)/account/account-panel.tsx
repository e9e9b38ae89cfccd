import type { SignInMethods } from '~/domain/account/sign-in-methods';
import type { User } from '~/domain/auth/user';
import { DeleteAccountCard } from './delete-account-card';
import { DevicesCard, type ListedDevice } from './devices-card';
import { ExportCard } from './export-card';
import { GoogleAccountCard } from './google-account-card';
import { PasswordCard } from './password-card';
import { ProfileCard } from './profile-card';

interface AccountPanelProps {
  user: User;
  signIn: SignInMethods;
  devices: ListedDevice[];
  /** Whether this site can lead to Google. */
  google: boolean;
}

export function AccountPanel({ user, signIn, devices, google }: AccountPanelProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_304px]">
      <div className="grid gap-5">
        <ProfileCard user={user} />
        <PasswordCard hasPassword={signIn.hasPassword} email={user.email} />
        <DevicesCard devices={devices} />
      </div>
      <div className="grid gap-5">
        {google || signIn.googleEmail ? <GoogleAccountCard signIn={signIn} /> : null}
        <ExportCard />
        <DeleteAccountCard email={user.email} />
      </div>
    </div>
  );
}
