import { type RefObject, useRef } from 'react';
import { LazyPart } from '~/components/ui/lazy-part';
import { GigCardSkeletons } from '../card/gig-card-skeleton';
import { type CardOptions, GigRows, type Row } from './gig-rows';
import { useRevealSelected } from './use-reveal-selected';

interface CardRowsProps extends CardOptions {
  rows: Row[];
  /** The name of the list, by which it is remembered. */
  place: string;
  /** A gig to bring into view. */
  revealId?: string | null;
  /** What scrolls; without it the page does. */
  panel?: RefObject<HTMLElement>;
}

/** Up to here every card is drawn: the browser's own search finds them all. */
const DRAWN_WHOLE = 60;

const MOST_SKELETONS = 200;

/* Few people have so many gigs that the rest need not be drawn: its script comes when it is. */
const loadPageRows = async () => ({
  default: (await import('./virtual-rows')).PageRows,
});
const loadPanelRows = async () => ({
  default: (await import('./virtual-rows')).PanelRows,
});

/** Cards that scroll past, however many there are. */
export function CardRows({ place, panel, revealId = null, ...options }: CardRowsProps) {
  if (options.rows.length <= DRAWN_WHOLE) {
    return <AllRows {...{ place, panel, revealId }} {...options} />;
  }
  // As many as there are rows: a page that was scrolled by then stays where it is.
  const count = Math.min(options.rows.length, MOST_SKELETONS);
  const shared = { fallback: <GigCardSkeletons count={count} />, failure: 'panel' } as const;
  const props = { place, revealId, ...options };
  return panel ? (
    <LazyPart load={loadPanelRows} props={{ panel, ...props }} {...shared} />
  ) : (
    <LazyPart load={loadPageRows} props={props} {...shared} />
  );
}

function AllRows({ place, panel, revealId = null, ...options }: CardRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  useRevealSelected({
    list,
    place,
    panel,
    revealId,
    scrollToGig: (gigId) => {
      const row = list.current?.querySelector(`[data-gig="${CSS.escape(gigId)}"]`);
      row?.scrollIntoView({ block: 'center' });
    },
  });
  return (
    <div ref={list}>
      <GigRows {...options} />
    </div>
  );
}
