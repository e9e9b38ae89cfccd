import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { leaveForGoogle } from '../google-return';

interface ConsentDialogProps {
  /** Google's page of consent; null while nothing is to be allowed. */
  authUrl: string | null;
  title: string;
  /** What is to be left checked there, and what happens then. */
  description: string;
  onClose: () => void;
}

/** Leads to Google for a permission that is missing. */
export function ConsentDialog({ authUrl, title, description, onClose }: ConsentDialogProps) {
  return (
    <AlertDialog
      open={authUrl !== null}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      description={description}
      confirmLabel="Continue to Google"
      tone="primary"
      onConfirm={() => authUrl && leaveForGoogle(authUrl)}
    />
  );
}
