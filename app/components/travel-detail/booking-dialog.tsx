import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { keepEscapeInEditor } from '~/components/forms/keep-escape';
import type { Guard } from '~/components/forms/unsaved-work';
import { useUnsavedDialog } from '~/components/forms/use-editor';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { Dialog, DialogContent } from '~/components/ui/overlay/dialog';
import type { Gig } from '~/domain/gigs/gig';
import { shortPlace } from '~/domain/gigs/gig-status';
import { dayText } from '~/domain/time/day-label';
import { useRejectedDrops } from './use-rejected-drops';

/** What stands in the dialog tells it this, and asks this of it. */
export interface BookingFrame {
  onGuard: (guard: Guard, textKept?: boolean) => void;
  /** A text beside its fields needs more room than fields alone. */
  onWide: (wide: boolean) => void;
  /** Closes, or asks first. */
  onCancel: () => void;
  /** Closes: everything is saved. */
  onClose: () => void;
}

interface BookingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "Discard this booking?" */
  question: string;
  children: (frame: BookingFrame) => ReactNode;
}

/** One booking over its gig. What was entered is not thrown away unasked. */
export function BookingDialog({ open, onOpenChange, question, children }: BookingDialogProps) {
  const [guard, setGuard] = useState<Guard>('free');
  const [textKept, setTextKept] = useState(false);
  const [asking, setAsking] = useState(false);
  const [wide, setWide] = useState(false);
  const close = () => onOpenChange(false);
  const onGuard = useCallback((next: Guard, kept = false) => {
    setGuard(next);
    setTextKept(kept);
  }, []);

  function tryToClose() {
    if (guard === 'ask') setAsking(true);
    else if (guard === 'free') close();
  }
  useUnsavedDialog(guard);
  useRejectedDrops(open);

  return (
    <>
      <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : tryToClose())}>
        <DialogContent
          size={wide ? 'xl' : 'md'}
          onEscapeKeyDown={keepEscapeInEditor}
          className={wide ? WIDE : 'max-md:top-6!'}
        >
          {children({ onGuard, onWide: setWide, onCancel: tryToClose, onClose: close })}
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={question}
        description={`What you entered has not been saved yet.${textKept ? ' The text itself stays with the gig.' : ''}`}
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={close}
      />
    </>
  );
}

/** A little smaller than the popup it lies on, so that two edges never run side by side. */
const WIDE = 'max-md:top-6! md:w-[calc(100%-96px)]! md:max-w-[1024px]!';

/** Tells the dialog what closing it would lose, before a next key can close it. */
export function useBookingGuard(
  saving: boolean,
  touched: boolean,
  onGuard: BookingFrame['onGuard'],
  textKept = false,
) {
  const guard: Guard = saving ? 'hold' : touched ? 'ask' : 'free';
  useLayoutEffect(() => {
    onGuard(guard, textKept);
    return () => onGuard('free');
  }, [guard, textKept, onGuard]);
}

/** Which gig a booking is for: "Harbor Lights Series · Portland, ME · Jun 5". */
export function bookingContext({
  title,
  location,
  date,
}: Pick<Gig, 'title' | 'location' | 'date'>) {
  return [title, shortPlace(location), dayText(date, 'monthDay')].join(' · ');
}
