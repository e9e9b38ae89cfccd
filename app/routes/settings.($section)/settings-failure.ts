import { ApiError, CONNECTION_LOST, problemMessage } from '~/components/data/call-api';
import { toast } from '~/components/ui/feedback/toast';

/** Says that something was not done, and why; a session that has ended has words of its own. */
export function showSettingsFailure(error: unknown, title: string) {
  if (error instanceof ApiError && error.status === 401) {
    toast({ tone: 'error', title: 'You need to be logged in to access settings' });
    return;
  }
  toast({ tone: 'error', title, description: problemMessage(error, CONNECTION_LOST) });
}
