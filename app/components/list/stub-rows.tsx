import { type RefObject, useRef } from 'react';
import { GigStubSkeletons } from '~/components/gig-stub-skeleton';
import { GigRows, type Row, type StubOptions } from '~/components/list/gig-rows';
import { useRevealSelected } from '~/components/list/use-reveal-selected';
import { LazyPart } from '~/components/ui/lazy-part';

interface StubRowsProps extends StubOptions {
  rows: Row[];
  /** The name of the list, by which it is remembered. */
  place: string;
  /** A gig to bring into view. */
  revealId?: string | null;
  /** What scrolls; without it the page does. */
  panel?: RefObject<HTMLElement>;
}

/** Up to here every stub is drawn: the browser's own search finds them all. */
const DRAWN_WHOLE = 60;

/* Few people have so many gigs that the rest need not be drawn: its script comes when it is. */
const loadPageRows = async () => ({
  default: (await import('~/components/list/virtual-rows')).PageRows,
});
const loadPanelRows = async () => ({
  default: (await import('~/components/list/virtual-rows')).PanelRows,
});

/** Stubs that scroll past, however many there are. */
export function StubRows({ place, panel, revealId = null, ...options }: StubRowsProps) {
  if (options.rows.length <= DRAWN_WHOLE) {
    return <AllRows {...{ place, panel, revealId }} {...options} />;
  }
  const shared = { fallback: <GigStubSkeletons count={6} />, failure: 'panel' } as const;
  const props = { place, revealId, ...options };
  return panel ? (
    <LazyPart load={loadPanelRows} props={{ panel, ...props }} {...shared} />
  ) : (
    <LazyPart load={loadPageRows} props={props} {...shared} />
  );
}

function AllRows({ place, panel, revealId = null, ...options }: StubRowsProps) {
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
