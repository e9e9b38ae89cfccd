import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { DialogFooter } from '~/components/ui/dialog';
import { dismissToast } from '~/components/ui/toast';
import type { ParsedDetail, ParsedText } from '~/domain/parse/parsed-detail';
import type { FittingGig } from '~/domain/travel/fits-gig';
import { plural } from '~/domain/travel/travel-label';
import { ReviewDetail } from './review-detail';
import { countFields } from './review-rows';
import { markSources } from './source-marks';
import { SourceText } from './source-text';
import { useSaveParsed } from './use-save-parsed';

interface ReviewStepProps {
  gig: FittingGig & { id: string };
  found: ParsedText;
  /** What is kept with the details. */
  pastedText: string;
  onSavingChange: (saving: boolean) => void;
  onSaved: () => void;
  onRetry: () => void;
  onStartOver: () => void;
}

/** What was found beside the words it was found in; everything can be corrected or left out. */
export function ReviewStep(props: ReviewStepProps) {
  const { gig, found, pastedText, onSavingChange, onSaved, onRetry, onStartOver } = props;
  const [details, setDetails] = useState(found.details);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const { save, saving, saved } = useSaveParsed(gig.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pieces, numbersOf } = useMemo(() => markSources(found.text, found.details), [found]);

  useEffect(() => {
    heading.current?.focus();
    // A message of the step before would lie over the answer.
    dismissToast();
  }, []);
  useEffect(() => onSavingChange(saving), [saving, onSavingChange]);

  const wanted = details.map((_, index) => index).filter((index) => !leftOut.includes(index));
  const { read, open } = countFields(wanted.flatMap((index) => details[index] ?? []));
  async function submit() {
    if (await save(details, wanted, pastedText, () => latestSubmit.current())) onSaved();
  }
  /** "Try Again" may be pressed after something has been corrected. */
  const latestSubmit = useRef(submit);
  useEffect(() => {
    latestSubmit.current = submit;
  });

  const change = (index: number, next: ParsedDetail) =>
    setDetails((before) => before.map((detail, at) => (at === index ? next : detail)));

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain md:grid md:h-[min(600px,calc(100dvh-250px))] md:flex-none md:grid-cols-[420px_minmax(0,1fr)] md:overflow-hidden lg:grid-cols-[440px_minmax(0,1fr)]">
        <SourceText
          pieces={pieces}
          kind={details.length > 1 ? 'these details' : KEPT[details[0]?.type ?? 'flight']}
        />
        <div className="px-5 pt-5 pb-6 md:overflow-y-auto md:overscroll-contain md:px-7">
          <h3 ref={heading} tabIndex={-1} className="text-display-18">
            Great! I found these details:
          </h3>
          <p role="status" className="text-15 text-ink-2">
            {plural(read, 'field')} read from your text.{' '}
            {open > 0 ? (
              <strong className="font-semibold text-warn-ink">
                {open === 1 ? '1 needs your answer.' : `${open} need your answer.`}
              </strong>
            ) : null}
          </p>
          {details.map((detail, index) => (
            <ReviewDetail
              // The list never changes its order or length.
              // biome-ignore lint/suspicious/noArrayIndexKey: two legs may be alike in every field
              key={index}
              detail={detail}
              gig={gig}
              place={details.length > 1 ? { index, of: details.length } : null}
              state={saved.has(index) ? 'saved' : leftOut.includes(index) ? 'leftOut' : 'included'}
              onInclude={(include) =>
                setLeftOut((before) =>
                  include ? before.filter((at) => at !== index) : [...before, index],
                )
              }
              numbersOf={(fields) => numbersOf(index, fields)}
              onChange={(next) => change(index, next)}
            />
          ))}
        </div>
      </div>
      <DialogFooter
        back={
          <Button variant="ghost" onClick={onStartOver} disabled={saving}>
            <ArrowLeft aria-hidden="true" />
            <span className="max-sm:sr-only">Start over</span>
          </Button>
        }
      >
        <Button variant="secondary" onClick={onRetry} disabled={saving} className="max-sm:px-3!">
          Let me try again
        </Button>
        <Button
          disabled={wanted.length === 0}
          className="max-sm:px-3!"
          pending={saving}
          pendingLabel="Saving..."
          onClick={submit}
        >
          <Check aria-hidden="true" className="max-sm:hidden" />
          Yes, that's right
        </Button>
      </DialogFooter>
    </>
  );
}

const KEPT = { flight: 'this flight', hotel: 'this stay', car: 'this rental' };
