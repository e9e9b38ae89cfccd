import { useEffect, useMemo, useRef, useState } from 'react';
import { DETAIL_NAMES } from '~/components/travel-detail/detail-items';
import type { ParsedDetail, ParsedText } from '~/domain/parse/parsed-detail';
import type { FittingGig } from '~/domain/travel/fits-gig';
import { ReviewDetail } from './review-detail';
import { ReviewFrame } from './review-frame';
import { countFields } from './review-rows';
import { markSources } from './source-marks';
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
  const { pieces, numbersOf } = useMemo(() => markSources(found.text, found.details), [found]);

  useEffect(() => onSavingChange(saving), [saving, onSavingChange]);

  const wanted = details.map((_, index) => index).filter((index) => !leftOut.includes(index));
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
    <ReviewFrame
      pieces={pieces}
      keptWith={
        details.length > 1 ? 'these details' : DETAIL_NAMES[details[0]?.type ?? 'flight'].one
      }
      count={countFields(wanted.flatMap((index) => details[index] ?? []))}
      busy={saving}
      acceptable={wanted.length > 0}
      onStartOver={onStartOver}
      onRetry={onRetry}
      onAccept={submit}
    >
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
    </ReviewFrame>
  );
}
