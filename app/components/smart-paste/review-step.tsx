import { useMemo, useState } from 'react';
import type { PastedText } from '~/components/confirmation-texts/pasted-text';
import { DETAIL_NAMES } from '~/components/travel-detail/detail-items';
import type { Gig } from '~/domain/gigs/gig';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import type { ReadText } from '~/domain/parse/unread/unread-part';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import type { FittingGig } from '~/domain/travel/trip/fits-gig';
import { legKeys } from '~/domain/travel/trip/leg-keys';
import { AlreadySaved } from './already-saved/already-saved';
import { useSavedMatches } from './already-saved/use-saved-matches';
import { FitWarnings } from './fit/fit-warnings';
import { useDraftWarnings } from './fit/use-draft-warnings';
import { ReviewDetail } from './review-detail';
import { ReviewFrame } from './review-frame';
import { countFields } from './review-marks';
import { markSources } from './source/source-marks';
import type { ParsedSaving } from './use-save-parsed';

interface ReviewStepProps {
  gig: FittingGig & Pick<Gig, 'id'>;
  found: ReadText;
  /** The bookings the gig has by now. */
  bookings: readonly TravelDetail[];
  /** What is kept with the details. */
  pasted: PastedText;
  /** Whether the whole text stays with the gig. */
  isKept: boolean;
  /** Outlives this step: the text may be read again when only some were saved. */
  parsedSaving: ParsedSaving;
  onSaved: () => void;
  onRetry: () => void;
  onStartOver: () => void;
}

/** What was found beside the words it was found in; everything can be corrected or left out. */
export function ReviewStep(props: ReviewStepProps) {
  const { gig, found, bookings, pasted, isKept, parsedSaving, onSaved, onRetry, onStartOver } =
    props;
  const { save, saving, saved, mistakes, clearError } = parsedSaving;
  const [details, setDetails] = useState(found.details);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const keys = useMemo(() => legKeys(found.details), [found]);
  const keyOf = (index: number) => keys[index] ?? '';
  const isSaved = (index: number) => saved.has(keyOf(index));
  const { pieces, numbersOf } = useMemo(() => markSources(found.text, found.details), [found]);

  const matches = useSavedMatches(found.details, bookings);
  const matchOf = (index: number) => {
    const detail = details[index];
    return detail && !isSaved(index) ? matches.matchOf(index, detail) : null;
  };

  const wanted = details.map((_, index) => index).filter((index) => !leftOut.includes(index));
  async function submit(tryAgain: () => void) {
    const legs = wanted.flatMap((index) => {
      const detail = details[index];
      const match = matchOf(index);
      return detail ? [{ key: keyOf(index), detail, updates: match?.update ? match : null }] : [];
    });
    const done = await save(legs, pasted, tryAgain, {
      onChanged: (key, current) => matches.takeCurrent(keys.indexOf(key), current),
      onDeleted: (key) => matches.drop(keys.indexOf(key)),
    });
    if (done) onSaved();
  }

  function change(index: number, next: ParsedDetail) {
    setDetails((before) => before.map((detail, at) => (at === index ? next : detail)));
    clearError(keyOf(index));
  }

  function choose(index: number, update: boolean) {
    matches.setUpdate(index, update);
    clearError(keyOf(index));
  }

  const warningsOf = useDraftWarnings(
    gig.id,
    wanted.flatMap((index) => {
      const [detail, match] = [details[index], matchOf(index)];
      const updates = match?.update ? match.saved.id : undefined;
      return detail && !isSaved(index) ? [{ index, detail, updates }] : [];
    }),
  );

  function noteOf(index: number) {
    const match = matchOf(index);
    return (
      <>
        {match ? <AlreadySaved match={match} onUpdate={(update) => choose(index, update)} /> : null}
        <FitWarnings sentences={warningsOf(index)} />
      </>
    );
  }

  return (
    <ReviewFrame
      pieces={pieces}
      keptWith={
        isKept
          ? 'this gig'
          : details.length > 1
            ? 'these details'
            : DETAIL_NAMES[details[0]?.type ?? 'flight'].one
      }
      unread={found.unread}
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
          note={noteOf(index)}
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
