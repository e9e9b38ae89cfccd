import { cx } from 'class-variance-authority';
import { Signpost } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { detailEnds } from '~/domain/travel/detail-ends';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { ConfirmationFact } from './confirmation-fact';
import { DetailMenu } from './detail-menu';
import { MomentFact } from './moment-fact';
import { useTravelActions } from './travel-actions';

/** Trains, ferries and whatever else a trip is made of; one line until there is any. */
export function OtherCard({ details }: { details: TravelDetail[] }) {
  const { onByHand } = useTravelActions();
  const none = details.length === 0;
  return (
    <section
      aria-label="Other travel"
      className={cx(
        'rounded-card border p-4 md:px-5',
        none ? 'border-line-strong border-dashed md:py-3.5' : 'bg-surface shadow-low md:py-5',
      )}
    >
      <header className="flex items-center gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-ink-2">
          <Signpost aria-hidden="true" className="size-[17px]" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-display-18">Other travel</h3>
          {none ? <p className="text-13 text-ink-3">A train, a ferry, a shuttle</p> : null}
        </div>
        <Button
          variant="ghost"
          size="sm"
          aria-label={none ? 'Enter by hand: other travel' : 'Add other travel'}
          onClick={() => onByHand('other')}
          className="-mr-2"
        >
          {none ? 'Enter by hand' : 'Add'}
        </Button>
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

function OtherTravel({ detail }: { detail: TravelDetail }) {
  const { start, end } = detailEnds(detail);
  const name = detail.title ?? detail.provider ?? 'Travel detail';
  return (
    <li className="border-line pt-3 not-first:mt-4 not-first:border-t">
      <div className="-my-1 flex items-center gap-2">
        <h4 className="min-w-0 flex-1 font-semibold font-text text-15 text-ink [overflow-wrap:anywhere]">
          {name}
        </h4>
        <DetailMenu detail={detail} name={name} />
      </div>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-2.5">
        <MomentFact label="From" end={start} place={detail.departureLocation} />
        <MomentFact label="To" end={end} place={detail.arrivalLocation} />
        <ConfirmationFact number={detail.confirmationNumber} />
      </dl>
    </li>
  );
}
