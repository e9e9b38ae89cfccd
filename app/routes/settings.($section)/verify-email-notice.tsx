import { useState } from 'react';
import { callApi } from '~/components/data/call-api';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/feedback/notice';
import { toast } from '~/components/ui/feedback/toast';
import { showSettingsFailure } from './settings-failure';

/** Until the person has confirmed their address: why, and the mail once more. */
export function VerifyEmailNotice({ email }: { email: string }) {
  const [pending, setPending] = useState(false);

  async function send() {
    setPending(true);
    try {
      const { message } = await callApi<{ message: string }>('POST', '/api/user/verification');
      toast({ title: 'Mail sent', description: message });
    } catch (error) {
      showSettingsFailure(error, 'No mail was sent');
    } finally {
      setPending(false);
    }
  }

  return (
    <Notice
      tone="warn"
      className="mt-5"
      action={
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          pendingLabel="Sending..."
          onClick={send}
        >
          Send the link again
        </Button>
      }
    >
      <p className="font-semibold">Please confirm your e-mail address</p>
      <p className="text-ink-2">
        Open the link we sent to <span className="[overflow-wrap:anywhere]">{email}</span>: only
        then can you always get back into your account.
      </p>
    </Notice>
  );
}
