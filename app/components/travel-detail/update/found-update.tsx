import { useMemo, useRef, useState } from 'react';
import { closeFieldEditors } from '~/components/smart-paste/close-field-editors';
import { ReviewDetail } from '~/components/smart-paste/review-detail';
import { ReviewFrame } from '~/components/smart-paste/review-frame';
import { countFields } from '~/components/smart-paste/review-marks';
import { markSources } from '~/components/smart-paste/source/source-marks';
import { SegmentedControl } from '~/components/ui/form/segmented-control';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import type { ReadText } from '~/domain/parse/unread/unread-part';
import { parsedSummary } from '~/domain/travel/parsed-to-input';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import type { FittingGig } from '~/domain/travel/trip/fits-gig';
import { DETAIL_NAMES } from '../detail-items';
import { closestTo } from '../form/fill-form';

interface FoundUpdateProps {
  detail: TravelDetail;
  gig: FittingGig;
  /** Of the stored detail's kind. */
  found: ReadText;
  /** Whether the text stays with the gig. */
  isKept: boolean;
  onAccept: (chosen: ParsedDetail) => void;
  onRetry: () => void;
  onStartOver: () => void;
}

/** What a newer text says about one booking. Of several found the likeliest is offered first. */
export function FoundUpdate(props: FoundUpdateProps) {
  const { detail, gig, found, isKept, onAccept, onRetry, onStartOver } = props;
  const [details, setDetails] = useState(found.details);
  const [chosen, setChosen] = useState(() => closestTo(detail, found.details));
  const { pieces, numbersOf } = useMemo(() => markSources(found.text, found.details), [found]);
  const review = useRef<HTMLDivElement>(null);
  const shown = details[chosen];
  if (!shown) return null;

  return (
    <ReviewFrame
      pieces={pieces}
      keptWith={isKept ? 'this gig' : DETAIL_NAMES[detail.detailType].one}
      unread={found.unread}
      count={countFields([shown])}
      corrected={details !== found.details}
      onStartOver={onStartOver}
      onRetry={onRetry}
      onAccept={() => onAccept(shown)}
    >
      {details.length > 1 ? (
        <div className="mt-4">
          <p className="mb-1.5 font-semibold text-14 text-ink">
            {details.length} were found. Which one is it?
          </p>
          <SegmentedControl
            label="Which one is it?"
            value={String(chosen)}
            onValueChange={(value) => {
              if (closeFieldEditors(review.current)) setChosen(Number(value));
            }}
            segments={details.map((one, index) => ({
              value: String(index),
              label: parsedSummary(one) || `Number ${index + 1}`,
            }))}
            className="flex-wrap"
          />
        </div>
      ) : null}
      <div ref={review}>
        <ReviewDetail
          key={chosen}
          detail={shown}
          gig={gig}
          misfitQuestion="Is it the right one?"
          place={null}
          state="included"
          onInclude={() => {}}
          numbersOf={(fields) => numbersOf(chosen, fields)}
          onChange={(next) =>
            setDetails((before) => before.map((one, index) => (index === chosen ? next : one)))
          }
        />
      </div>
    </ReviewFrame>
  );
}
