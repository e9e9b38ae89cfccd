import { cx } from 'class-variance-authority';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { useCloseOnBack } from './close-on-back';
import { backdropStyle } from './dialog';
import { useReturnFocus } from './use-return-focus';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** "Delete", "Disconnect" */
  confirmLabel: string;
  /** "Deleting..." */
  pendingLabel?: string;
  /** Given, the dialog waits and the caller closes it; not given, confirming closes it. */
  pending?: boolean;
  onConfirm: () => void;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  children?: ReactNode;
}

/** A question that must be answered. Cancel has the focus first. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  pendingLabel,
  pending,
  onConfirm,
  cancelLabel = 'Cancel',
  tone = 'danger',
  children,
}: AlertDialogProps) {
  const { rememberFocus, returnFocus } = useReturnFocus();
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={backdropStyle} />
        <Radix.Content
          data-modal=""
          onOpenAutoFocus={rememberFocus}
          onCloseAutoFocus={returnFocus}
          className={cx(
            'fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[420px] overflow-y-auto',
            'rounded-dialog border border-line bg-surface p-6 text-ink-2 shadow-dialog focus:outline-none',
            'data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in',
          )}
        >
          <Radix.Title className="font-display text-display-24 text-ink">{title}</Radix.Title>
          <Radix.Description className="mt-1.5 text-15 text-ink-2">{description}</Radix.Description>
          {children}
          <div className="mt-5 flex flex-wrap justify-end gap-2.5">
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={tone}
              pending={pending}
              pendingLabel={pendingLabel}
              onClick={() => {
                onConfirm();
                if (pending === undefined) onOpenChange(false);
              }}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
