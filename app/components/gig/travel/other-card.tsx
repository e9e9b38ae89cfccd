import { cx } from 'class-variance-authority';
import { ClipboardPaste, Signpost } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { detailEnds } from '~/domain/travel/detail-ends';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { ConfirmationFact } from './confirmation-fact';
import { DetailMenu } from './detail-menu';
import { MomentFact } from './moment-fact';
import { useTravelActions } from './travel-actions';
import { Fact } from './travel-card';

interface OtherCardProps {
  details: TravelDetail[];
  onPaste: () => void;
}

/** Trains, ferries and whatever else a trip is made of; one line until there is any. */
export function OtherCard({ details, onPaste }: OtherCardProps) {
  const none = details.length === 0;
  return (
    <section
      aria-label="Other travel"
      className={cx(
        'rounded-card border p-4 md:px-5',
        none ? 'border-line-strong border-dashed md:py-3.5' : 'bg-surface shadow-low md:py-5',
      )}
    >
      <header className="flex flex-wrap items-center gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-ink-2">
          <Signpost aria-hidden="true" className="size-[17px]" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-display-18">Other travel</h3>
          {none ? <p className="text-13 text-ink-3">A train, a ferry, a shuttle</p> : null}
        </div>
        {none ? (
          <NothingElse onPaste={onPaste} />
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label="Add other travel"
            onClick={onPaste}
            className="-mr-2"
          >
            Add
          </Button>
        )}
      </header>
      {none ? null : (
        <ul>
          {details.map((detail) => (
            <OtherTravel key={detail.id} detail={detail} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Beside the name where there is room, under it on a phone. */
function NothingElse({ onPaste }: { onPaste: () => void }) {
  const { onByHand } = useTravelActions();
  return (
    <div className="flex items-center gap-2.5 max-sm:w-full">
      <Button
        variant="secondary"
        size="sm"
        aria-label="Paste booking: other travel"
        onClick={onPaste}
      >
        <ClipboardPaste aria-hidden="true" />
        Paste booking
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label="Enter by hand: other travel"
        onClick={() => onByHand('other')}
        className="-mx-1.5 px-1.5!"
      >
        Enter by hand
      </Button>
    </div>
  );
}

function OtherTravel({ detail }: { detail: TravelDetail }) {
  const { start, end } = detailEnds(detail);
  const name = detail.title ?? detail.provider ?? 'Travel detail';
  const company = detail.provider && !name.includes(detail.provider) ? detail.provider : null;
  return (
    <li className="border-line pt-3 not-first:mt-4 not-first:border-t">
      <div className="-my-1 flex items-center gap-2">
        <h4 className="min-w-0 flex-1 font-semibold font-text text-15 text-ink [overflow-wrap:anywhere]">
          {name}
          {company ? <span className="font-normal text-14 text-ink-3"> {company}</span> : null}
        </h4>
        <DetailMenu detail={detail} name={name} />
      </div>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-2.5">
        <MomentFact label="From" end={start} place={detail.startsLocation} />
        <MomentFact label="To" end={end} place={detail.endsLocation} />
        <ConfirmationFact number={detail.confirmationNumber} />
        {detail.seatInfo ? <Fact label="Seat">{detail.seatInfo}</Fact> : null}
      </dl>
    </li>
  );
}
