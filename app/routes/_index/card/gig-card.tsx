import { cx } from 'class-variance-authority';
import { type MouseEventHandler, type ReactNode, useId } from 'react';
import { FitSign } from '~/components/fit/fit-sign';
import { GigIcon } from '~/components/gig-icons';
import { GigStatusBadge } from '~/components/gig-status-badge';
import { TravelStamp } from '~/components/travel-stamp';
import { Checkbox } from '~/components/ui/form/checkbox';
import { LinkInPage } from '~/components/ui/link';
import type { Gig } from '~/domain/gigs/gig';
import {
  addedAge,
  countdown,
  shortPlace,
  stampState,
  type TravelState,
  type TravelStatus,
  titleLines,
  travelStatus,
} from '~/domain/gigs/gig-status';
import { TRAVEL_KINDS } from '~/domain/travel/need';
import { CardDate } from './card-date';
import { CardTear } from './card-tear';
import { GigTags } from './gig-tags';

export type CardGig = Pick<
  Gig,
  | 'id'
  | 'title'
  | 'type'
  | 'date'
  | 'endDate'
  | 'location'
  | 'airport'
  | 'createdAt'
  | 'needs'
  | 'tags'
>;

interface GigCardProps {
  gig: CardGig;
  /** The person's day, "2026-05-14". */
  today: string;
  /** The person's zone, for the age of the gig. */
  timeZone: string;
  /** Where the whole card leads. */
  to: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** "intent" where the link opens a page of its own. */
  prefetch?: 'none' | 'intent';
  selected?: boolean;
  /** Given in Select mode: the card is a check box then, not a link. */
  selection?: { checked: boolean; onToggle: (gigId: string) => void };
  className?: string;
}

/** A gig as an admission ticket. What lies behind it is told by `--behind`, else the page. */
export function GigCard({
  gig,
  today,
  timeZone,
  to,
  onClick,
  prefetch = 'none',
  selected = false,
  selection,
  className,
}: GigCardProps) {
  const status = travelStatus(gig, today);
  const marked = selection ? selection.checked : selected;
  return (
    <article className={cx(cardStyle, marked ? markedStyle : 'shadow-low', className)}>
      <CardDate gig={gig} status={status} />
      <CardTear marked={marked} />
      <div className="min-w-0 self-center py-3 pr-3 pl-4">
        <CardMeta gig={gig} status={status} today={today} timeZone={timeZone} />
        <h3
          className={cx(
            'mt-[3px] line-clamp-3 font-display text-display-stub [overflow-wrap:anywhere]',
            status.state === 'past' ? 'text-ink-2' : 'text-ink',
          )}
        >
          {selection ? (
            <CardTitle title={gig.title} />
          ) : (
            <LinkInPage
              to={to}
              onClick={onClick}
              prefetch={prefetch}
              aria-current={selected ? 'true' : undefined}
              className="outline-none after:absolute after:inset-0 after:rounded-stub"
            >
              <CardTitle title={gig.title} />
            </LinkInPage>
          )}
        </h3>
        <CardPlace gig={gig} />
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <GigStatusBadge status={status} />
          <GigTags tags={gig.tags} />
        </div>
      </div>
      <div
        className={cx(
          'grid content-center justify-items-center gap-1.5 rounded-r-[13px] py-2.5',
          ACCENT[status.state],
        )}
      >
        {TRAVEL_KINDS.map((kind) => (
          <TravelStamp key={kind} kind={kind} state={stampState(gig.needs[kind], status)} />
        ))}
      </div>
      {selection ? <CardCheckbox gig={gig} {...selection} /> : null}
    </article>
  );
}

const cardStyle = cx(
  'group relative grid min-h-[130px] grid-cols-[70px_minmax(0,1fr)_58px] rounded-stub border border-line bg-surface text-left',
  'transition-colors duration-120 hover:bg-[color-mix(in_srgb,var(--hover)_35%,var(--surface))]',
  'has-[h3_a:focus-visible]:outline-[2.5px] has-[h3_a:focus-visible]:outline-focus has-[h3_a:focus-visible]:outline-offset-2',
);

/** Drawn over the edge, so that the card keeps its size. */
const markedStyle =
  'border-brand before:pointer-events-none before:absolute before:-inset-px before:z-1 before:rounded-stub before:border-2 before:border-brand';

/** The travel accent lies under the stamps. */
const ACCENT: Record<TravelState, string> = {
  complete: 'bg-ok-tint',
  partial: 'bg-info-tint',
  none: 'bg-bad-tint',
  possible: 'bg-past-tint',
  past: 'bg-past-tint',
};

interface CardMetaProps {
  gig: CardGig;
  status: TravelStatus;
  today: string;
  timeZone: string;
}

function CardMeta({ gig, status, today, timeZone }: CardMetaProps) {
  const left = countdown(gig, today);
  const age = (
    <span className="truncate">{`added ${addedAge(gig.createdAt, today, timeZone)}`}</span>
  );
  return (
    <p className="flex text-13 text-ink-3">
      {status.state === 'past' ? null : (
        <span
          className={cx(
            'mr-[7px] shrink-0 font-semibold',
            status.urgent ? 'text-bad-ink' : 'text-ink-2',
          )}
        >
          {left.charAt(0).toUpperCase() + left.slice(1)}
        </span>
      )}
      {status.state === 'past' ? (
        age
      ) : (
        <span className="age-or-sign">
          {age}
          <FitSign gigId={gig.id} />
        </span>
      )}
    </p>
  );
}

function CardTitle({ title }: { title: string }): ReactNode {
  const [first, second] = titleLines(title);
  return second === undefined ? (
    first
  ) : (
    <>
      {first} <br />
      {second}
    </>
  );
}

function CardPlace({ gig }: { gig: CardGig }) {
  return (
    <p className="mt-px flex min-w-0 items-center gap-[5px] text-14 text-ink-2">
      <GigIcon name="place" className="size-3.5 shrink-0 text-ink-3" />
      <span className="truncate" title={gig.location}>
        {shortPlace(gig.location)}
      </span>
      {gig.airport ? (
        <span className="ml-0.5 shrink-0 rounded-[5px] border border-line px-[5px] font-semibold text-[0.6875rem] text-ink-3 leading-4 tracking-[.06em]">
          <span className="sr-only">airport </span>
          {gig.airport}
        </span>
      ) : null}
    </p>
  );
}

interface CardCheckboxProps {
  gig: CardGig;
  checked: boolean;
  onToggle: (gigId: string) => void;
}

function CardCheckbox({ gig, checked, onToggle }: CardCheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="absolute inset-0 z-2 rounded-stub">
      <span className="sr-only">Select {gig.title}</span>
      {/* What can be clicked reaches further in than out: it would make a phone's page wider. */}
      <Checkbox
        id={id}
        checked={checked}
        onChange={() => onToggle(gig.id)}
        className="absolute! -top-2 -right-2 rounded-[8px] after:-translate-x-1 shadow-[0_0_0_3px_var(--behind,var(--bg))]"
      />
    </label>
  );
}
