import { ArrowLeft, Check } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { dismissToast } from '~/components/ui/feedback/toast';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { DialogFooter } from '~/components/ui/overlay/dialog';
import type { UnreadPart } from '~/domain/parse/unread/unread-part';
import { plural } from '~/domain/travel/travel-label';
import { closeFieldEditors } from './close-field-editors';
import type { FieldCount } from './review-marks';
import type { Piece } from './source/source-marks';
import { SourceText } from './source/source-text';
import { UnreadNote } from './unread-note';

interface ReviewFrameProps {
  pieces: Piece[];
  /** "this flight" */
  keptWith: string;
  /** How many fields were read, and how many questions are open. */
  count: FieldCount;
  unread: readonly UnreadPart[];
  busy?: boolean;
  /** Whether there is something to say yes to. */
  acceptable?: boolean;
  /** Whether something was corrected by hand, or left out: it is not thrown away unasked. */
  corrected: boolean;
  onStartOver: () => void;
  onRetry: () => void;
  /** With what is done when the same is to be tried once more. */
  onAccept: (tryAgain: () => void) => void;
  children: ReactNode;
}

/** What was found beside the words it was found in, and what can be said to it. */
export function ReviewFrame(props: ReviewFrameProps) {
  const { pieces, keptWith, count, unread, busy = false, acceptable = true, children } = props;
  const { corrected, onStartOver, onRetry, onAccept } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const review = useRef<HTMLFieldSetElement>(null);
  const yes = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    heading.current?.focus();
    // A message of the step before would lie over the answer.
    dismissToast();
  }, []);

  /** What an editor held, or what has been corrected before a second try, is in the latest alone. */
  const latestAccept = useRef(onAccept);
  useLayoutEffect(() => {
    latestAccept.current = onAccept;
  });

  function accept() {
    if (!closeFieldEditors(review.current)) return;
    // A field would lose the focus while it is saved.
    yes.current?.focus();
    latestAccept.current(accept);
  }

  /** What waits for an answer. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const throwAway = (then: () => void) => {
    const typing = review.current?.querySelector('form[data-inline-editor]');
    if (corrected || typing) setAsked(() => then);
    else then();
  };

  return (
    <>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title="Discard your corrections?"
        description="What you corrected here has not been saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep them"
        onConfirm={() => asked?.()}
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain md:grid md:h-[min(600px,calc(100dvh-250px))] md:flex-none md:grid-cols-[420px_minmax(0,1fr)] md:overflow-hidden lg:grid-cols-[440px_minmax(0,1fr)]">
        <SourceText pieces={pieces} kind={keptWith} />
        <div className="px-5 pt-5 pb-6 md:overflow-y-auto md:overscroll-contain md:px-7">
          <h3 ref={heading} tabIndex={-1} className="text-display-18">
            Great! I found these details:
          </h3>
          <p role="status" className="text-15 text-ink-2">
            {plural(count.read, 'field')} read from your text.{' '}
            {unread.length > 0
              ? `${plural(unread.length, 'part')} of it ${unread.length === 1 ? 'was' : 'were'} not understood. `
              : null}
            {count.byAi > 0 ? (
              <ToCheck>
                {count.byAi === 1
                  ? '1 was read by AI: check it.'
                  : `${count.byAi} were read by AI: check them.`}
              </ToCheck>
            ) : null}
            {count.uncertain > 0 ? (
              <ToCheck>
                {count.uncertain === 1
                  ? '1 is not certain: check it.'
                  : `${count.uncertain} are not certain: check them.`}
              </ToCheck>
            ) : null}
            {count.open > 0 ? (
              <ToCheck>
                {count.open === 1 ? '1 needs your answer.' : `${count.open} need your answer.`}
              </ToCheck>
            ) : null}
          </p>
          <fieldset ref={review} disabled={busy} className="min-w-0">
            {children}
          </fieldset>
          <UnreadNote parts={unread} />
        </div>
      </div>
      <DialogFooter
        back={
          <Button variant="ghost" onClick={() => throwAway(onStartOver)} disabled={busy}>
            <ArrowLeft aria-hidden="true" />
            <span className="max-sm:sr-only">Start over</span>
          </Button>
        }
      >
        <Button
          variant="secondary"
          onClick={() => throwAway(onRetry)}
          disabled={busy}
          className="max-sm:px-2!"
        >
          Let me try again
        </Button>
        <Button
          ref={yes}
          disabled={!acceptable}
          className="max-sm:px-2!"
          pending={busy}
          pendingLabel="Saving..."
          onClick={accept}
        >
          <Check aria-hidden="true" className="max-sm:hidden" />
          Yes, that's right
        </Button>
      </DialogFooter>
    </>
  );
}

/** A sentence about what a person should look at. */
function ToCheck({ children }: { children: string }) {
  return <strong className="font-semibold text-warn-ink">{children} </strong>;
}
