import { useEffect, useState } from 'react';
import { keepEscapeInEditor } from '~/components/gig/keep-escape';
import { TravelStamp } from '~/components/travel-stamp';
import { AlertDialog } from '~/components/ui/alert-dialog';
import { Dialog, DialogContent, DialogHeader } from '~/components/ui/dialog';
import type { Gig } from '~/domain/gigs/gig';
import { shortPlace } from '~/domain/gigs/gig-status';
import type { ParsedText } from '~/domain/parse/parsed-detail';
import { dayText } from '~/domain/time/day-label';
import { PASTE_TITLES, type PasteKind } from './paste-kind';
import { PasteStep } from './paste-step';
import { ReviewStep } from './review-step';
import { usePasteSource } from './use-paste-source';
import { useSmartParse } from './use-smart-parse';

type PasteGig = Pick<Gig, 'id' | 'title' | 'location' | 'date' | 'endDate'>;

interface SmartPasteDialogProps {
  gig: PasteGig;
  /** What is expected; "auto" takes whatever is found. */
  kind: PasteKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: () => void;
}

/** Whether closing loses something: it asks first, and while saving it waits. */
type Guard = 'free' | 'ask' | 'hold';

/** A pasted confirmation becomes travel details: paste, look it over, save. */
export function SmartPasteDialog({
  gig,
  kind,
  open,
  onOpenChange,
  onSaved,
}: SmartPasteDialogProps) {
  const [guard, setGuard] = useState<Guard>('free');
  const [asking, setAsking] = useState(false);

  function tryToClose() {
    if (guard === 'ask') setAsking(true);
    else if (guard === 'free') onOpenChange(false);
  }

  return (
    <>
      <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : tryToClose())}>
        <DialogContent
          size="xl"
          onEscapeKeyDown={keepEscapeInEditor}
          // A little smaller than the popup it lies on, so that two edges never run side by side.
          className="max-md:top-6! md:w-[calc(100%-96px)]! md:max-w-[1024px]!"
        >
          <SmartPaste
            gig={gig}
            kind={kind}
            onGuard={setGuard}
            onCancel={tryToClose}
            onSaved={() => {
              onOpenChange(false);
              onSaved?.();
            }}
          />
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard this booking?"
        description="What you pasted has not been saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={() => onOpenChange(false)}
      />
    </>
  );
}

interface SmartPasteProps {
  gig: PasteGig;
  kind: PasteKind;
  onGuard: (guard: Guard) => void;
  onCancel: () => void;
  onSaved: () => void;
}

function SmartPaste({ gig, kind: asked, onGuard, onCancel, onSaved }: SmartPasteProps) {
  const source = usePasteSource();
  const { parse, parsing, failure } = useSmartParse(gig.id);
  const [found, setFound] = useState<ParsedText | null>(null);
  const [saving, setSaving] = useState(false);
  const [returning, setReturning] = useState(false);
  const [wanted, setWanted] = useState(asked);
  const kind = found ? kindOf(found) : wanted;
  function backToText() {
    setFound(null);
    setReturning(true);
  }

  const guard: Guard = saving ? 'hold' : source.isEmpty ? 'free' : 'ask';

  useEffect(() => {
    onGuard(guard);
    return () => onGuard('free');
  }, [guard, onGuard]);

  return (
    <>
      <DialogHeader
        title={PASTE_TITLES[kind]}
        description={[gig.title, shortPlace(gig.location), dayText(gig.date, 'monthDay')].join(
          ' · ',
        )}
        icon={
          <TravelStamp
            kind={kind === 'auto' ? 'flight' : kind}
            state="possible"
            size="lg"
            decorative
          />
        }
      />
      {found ? (
        <ReviewStep
          gig={gig}
          found={found}
          pastedText={source.file ? found.text : source.text}
          onSavingChange={setSaving}
          onSaved={onSaved}
          onRetry={backToText}
          onStartOver={() => {
            backToText();
            source.clear();
            setWanted(asked);
          }}
        />
      ) : (
        <PasteStep
          gigDay={gig.date}
          source={source}
          parsing={parsing}
          failure={failure}
          returning={returning}
          onExample={setWanted}
          onParse={async () => setFound(await parse(source.source, wanted))}
          onCancel={onCancel}
        />
      )}
    </>
  );
}

function kindOf({ details }: ParsedText): PasteKind {
  const [first, ...others] = new Set(details.map((detail) => detail.type));
  return first && others.length === 0 ? first : 'auto';
}
