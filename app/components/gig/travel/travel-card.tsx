import { cx } from 'class-variance-authority';
import { CircleCheck, ClipboardPaste } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { TRAVEL_WORDS, TravelStamp } from '~/components/travel-stamp';
import { Button } from '~/components/ui/button';
import type { Gig } from '~/domain/gigs/gig';
import { countdown, stampState, type TravelStatus } from '~/domain/gigs/gig-status';
import { shiftDay } from '~/domain/time/calendar-day';
import { dayLabel } from '~/domain/time/day-label';
import type { TravelKind } from '~/domain/travel/need';
import { NEED_FLAGS } from '~/domain/travel/need-flags';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { AddMenu } from './add-menu';
import { useTravelActions } from './travel-actions';
import { TravelNeedBadge } from './travel-need-badge';
import { TravelPrice, type TravelPrices } from './travel-price';
import type { TravelFlags } from './use-travel-flags';

/** What the card of each kind is given. */
export interface TravelCardProps {
  kind: TravelKind;
  gig: Gig;
  status: TravelStatus;
  today: string;
  /** The bookings of this kind, in order. */
  details: TravelDetail[];
  /** Whether its Paste booking is the view's one solid purple. */
  primary: boolean;
  flags: TravelFlags;
  prices: TravelPrices;
  onPaste: () => void;
}

interface ShellProps {
  card: TravelCardProps;
  /** Beside the name, under it: "American 2417 · Thu, Jun 4". */
  subline: ReactNode;
  menu?: ReactNode;
  /** The card's body where there are bookings. */
  children: ReactNode;
  /** What stands there while there are none. */
  empty: ReactNode;
  /** A quiet action under the bookings. */
  foot?: ReactNode;
}

/** Stamp, name, badge; then the bookings, or what to do about there being none. */
export function TravelCard({ card, subline, menu, children, empty, foot }: ShellProps) {
  const { kind, gig, status, today, details } = card;
  const need = gig.needs[kind];
  const booked = details.length > 0;
  const attention = status.attention && status.missing.includes(kind);
  return (
    <section
      aria-label={TRAVEL_WORDS[kind]}
      className={cx(
        'relative rounded-card border bg-surface p-4 md:p-5',
        attention ? 'border-bad shadow-[inset_0_0_0_1px_var(--bad)]' : 'shadow-low',
      )}
    >
      <header className="flex items-center gap-3">
        <TravelStamp kind={kind} state={stampState(need, status)} decorative />
        <div className="min-w-0 flex-1">
          <h3 className="text-display-18">{TRAVEL_WORDS[kind]}</h3>
          {booked ? (
            <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">{subline}</p>
          ) : attention ? (
            <p className="text-13 text-bad-ink">{neededBy(gig, today)}</p>
          ) : null}
        </div>
        <TravelNeedBadge need={need} status={status} />
        {menu}
      </header>
      {booked ? children : <NothingBooked card={card} empty={empty} />}
      {booked && foot ? <div className="mt-2 -mb-1.5 -ml-3">{foot}</div> : null}
    </section>
  );
}

function NothingBooked({ card, empty }: { card: TravelCardProps; empty: ReactNode }) {
  const { kind, gig, status, primary, flags, prices, onPaste } = card;
  const { onByHand } = useTravelActions();
  const need = gig.needs[kind];
  const settled = need !== 'needed';
  const change = settled ? 'Needed after all' : 'Not Needed';
  return (
    <>
      <p className="mt-3 text-15 text-ink-2 [overflow-wrap:anywhere]">
        {need === 'needed' ? empty : WITHOUT_BOOKING[need](kind)}
      </p>
      {settled || status.state === 'past' ? null : <TravelPrice kind={kind} prices={prices} />}
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <Button
          variant={settled ? 'ghost' : primary ? 'primary' : 'secondary'}
          size="sm"
          aria-label={`Paste booking: ${kind}`}
          onClick={onPaste}
          // Without an edge its words stand where the edge of the others does.
          className={settled ? '-ml-3' : undefined}
        >
          <ClipboardPaste aria-hidden="true" />
          Paste booking
        </Button>
        {/* One button all along, so that the focus stays when it changes sides. */}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${change}: ${kind}`}
          onClick={() => flags.setNotNeeded(kind, !settled)}
        >
          {change}
        </Button>
        {kind === 'flight' ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Enter by hand: ${kind}`}
            onClick={() => onByHand(kind)}
            className="-ml-1.5 px-1.5!"
          >
            Enter by hand
          </Button>
        ) : (
          <AddMenu gigId={gig.id} kind={kind} />
        )}
      </div>
    </>
  );
}

/** What is so when a need is settled and nothing is on file. */
const WITHOUT_BOOKING = {
  notNeeded: (kind: TravelKind) => `No ${kind} is needed for this gig.`,
  confirmed: (kind: TravelKind) => `Marked as settled. No ${kind} booking is kept here.`,
};

function neededBy(gig: Gig, today: string): string {
  const left = countdown(gig, today);
  if (left === 'Today!') return 'Needed today';
  return left === 'Tomorrow!' ? 'Needed by tomorrow' : `Needed by ${dayLabel(gig.date)}`;
}

/**
 * Whether anything is left to do for what is booked, as the person says. Until the day before the gig,
 * and when it is over, there is nothing to say: the button is there, and asks for nothing.
 */
export function CompleteToggle({ card: { kind, gig, today, flags } }: { card: TravelCardProps }) {
  const complete = gig[NEED_FLAGS[kind]];
  const isNear = today >= shiftDay(gig.date, -1) && today <= (gig.endDate ?? gig.date);
  const quiet = !complete && !isNear;
  const hint = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-1.5">
      <button
        type="button"
        aria-label={`Mark complete: ${kind}`}
        aria-describedby={hint}
        aria-pressed={complete}
        onClick={() => flags.setComplete(kind, !complete)}
        className={cx(
          'hit-area relative inline-flex h-[34px] shrink-0 items-center gap-1.5 rounded-control px-2.5 text-14 transition-colors duration-120',
          complete ? 'bg-ok-tint font-semibold text-ok-ink' : 'hover:bg-hover hover:text-ink',
          quiet ? 'text-ink-3' : !complete && 'font-semibold text-ink-2',
        )}
      >
        {quiet ? null : (
          <CircleCheck
            aria-hidden="true"
            strokeWidth={2.2}
            className={cx('size-4', complete && 'size-[18px] fill-ok-ink text-ok-tint')}
          />
        )}
        {complete ? 'Complete' : 'Mark complete'}
      </button>
      <span id={hint} className="text-13 text-ink-3">
        {complete ? 'Nothing more to do' : `once you have ${SETTLED_BY[kind]}`}
      </span>
    </div>
  );
}

/** What leaves nothing more to do. */
const SETTLED_BY: Record<TravelKind, string> = {
  flight: 'checked in',
  hotel: 'checked in',
  car: 'picked it up',
};

interface FactProps {
  label: string;
  children: ReactNode;
  className?: string;
}

/** A small label over its value. */
export function Fact({ label, children, className }: FactProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <dt className="text-ink-3 text-label">{label}</dt>
      <dd className="font-semibold text-15 text-ink [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
