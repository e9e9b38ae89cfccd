import { useMemo, useState } from 'react';
import { DETAIL_NAMES } from '~/components/travel-detail/detail-items';
import type { ParsedDetail, ParsedText } from '~/domain/parse/parsed-detail';
import type { FittingGig } from '~/domain/travel/trip/fits-gig';
import { legKeys } from '~/domain/travel/trip/leg-keys';
import { ReviewDetail } from './review-detail';
import { ReviewFrame } from './review-frame';
import { countFields } from './review-rows';
import { markSources } from './source/source-marks';
import type { ParsedSaving } from './use-save-parsed';

interface ReviewStepProps {
  gig: FittingGig;
  found: ParsedText;
  /** What is kept with the details. */
  pastedText: string;
  /** Outlives this step: the text may be read again when only some were saved. */
  parsedSaving: ParsedSaving;
  onSaved: () => void;
  onRetry: () => void;
  onStartOver: () => void;
}

/** What was found beside the words it was found in; everything can be corrected or left out. */
export function ReviewStep(props: ReviewStepProps) {
  const { gig, found, pastedText, parsedSaving, onSaved, onRetry, onStartOver } = props;
  const { save, saving, saved, mistakes, clearError } = parsedSaving;
  const [details, setDetails] = useState(found.details);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const keys = useMemo(() => legKeys(found.details), [found]);
  const keyOf = (index: number) => keys[index] ?? '';
  const { pieces, numbersOf } = useMemo(() => markSources(found.text, found.details), [found]);

  const wanted = details.map((_, index) => index).filter((index) => !leftOut.includes(index));
  async function submit(tryAgain: () => void) {
    const legs = wanted.flatMap((index) => {
      const detail = details[index];
      return detail ? [{ key: keyOf(index), detail }] : [];
    });
    if (await save(legs, pastedText, tryAgain)) onSaved();
  }

  function change(index: number, next: ParsedDetail) {
    setDetails((before) => before.map((detail, at) => (at === index ? next : detail)));
    clearError(keyOf(index));
  }

  const isSaved = (index: number) => saved.has(keyOf(index));

  return (
    <ReviewFrame
      pieces={pieces}
      keptWith={
        details.length > 1 ? 'these details' : DETAIL_NAMES[details[0]?.type ?? 'flight'].one
      }
      count={countFields(wanted.flatMap((index) => details[index] ?? []))}
      busy={saving}
      acceptable={wanted.length > 0}
      corrected={details !== found.details || leftOut.length > 0}
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
          trip={details}
          place={details.length > 1 || isSaved(index) ? { index, of: details.length } : null}
          mistake={mistakes[keyOf(index)]}
          state={isSaved(index) ? 'saved' : leftOut.includes(index) ? 'leftOut' : 'included'}
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
