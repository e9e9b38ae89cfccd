import { useState } from 'react';
import { ApiError, callApi } from '~/components/data/call-api';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/form/field';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { clearViewState } from '~/components/view-state';
import { SettingsCard } from '../settings-card';
import { showSettingsFailure } from '../settings-failure';

export function DeleteAccountCard({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);

  async function deleteAccount() {
    if (typed.trim().toLowerCase() !== email) {
      setError('This is not the e-mail address of your account');
      return;
    }
    setPending(true);
    try {
      await callApi('DELETE', '/api/user', { confirm: typed });
      clearViewState();
      // A new document: nothing of the account stays in memory.
      window.location.assign('/auth');
    } catch (failure) {
      setPending(false);
      const wrong = failure instanceof ApiError ? failure.problem?.fieldErrors?.confirm?.[0] : null;
      if (wrong) setError(wrong);
      else showSettingsFailure(failure, 'Your account was not deleted');
    }
  }

  return (
    <SettingsCard
      title="Delete your account"
      text="Your gigs, travel and everything else in your account are deleted right away, permanently."
    >
      <Button variant="danger-outline" full className="mt-4" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          setTyped('');
          setError(null);
        }}
        title="Delete your account?"
        description="This action cannot be undone. You may want to export your gigs first."
        confirmLabel="Delete account"
        pendingLabel="Deleting..."
        pending={pending}
        onConfirm={deleteAccount}
      >
        <form
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            deleteAccount();
          }}
        >
          <TextField
            id="delete-confirm"
            type="email"
            label={
              <>
                Type <span className="[overflow-wrap:anywhere]">{email}</span> to confirm
              </>
            }
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setError(null);
            }}
            errors={error ? [error] : null}
          />
        </form>
      </AlertDialog>
    </SettingsCard>
  );
}
