import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';
import { viewState } from '~/components/view-state';
import { type CardOptions, GigRows, type Row } from './gig-rows';
import { useRevealSelected } from './use-reveal-selected';

/** How high the rows of each list came out, by the list's name and the row's key. */
const measuredHeights = viewState<ReadonlyMap<string, ReadonlyMap<unknown, number>>>();

interface VirtualRowsProps extends CardOptions {
  rows: Row[];
  /** The name of the list: when it comes back its rows have the places they had. */
  place: string;
  revealId: string | null;
}

/** Only the rows in sight, inside a panel that scrolls by itself. */
export function PanelRows({
  panel,
  ...props
}: VirtualRowsProps & { panel: RefObject<HTMLElement> }) {
  const enabled = useHydrated();
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...optionsFor(props),
    enabled,
    // Who scrolled before the script had come stays there.
    initialOffset: () => panel.current?.scrollTop ?? 0,
    getScrollElement: () => panel.current,
  });
  return <Slice {...{ virtualizer, enabled, panel }} {...props} />;
}

/** Only the rows in sight of a page that scrolls as a whole. */
export function PageRows(props: VirtualRowsProps) {
  const enabled = useHydrated();
  const top = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands above changes with the rows
  useEffect(() => {
    const measure = () => {
      if (top.current) {
        setScrollMargin(Math.round(top.current.getBoundingClientRect().top + window.scrollY));
      }
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [props.rows]);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    ...optionsFor(props),
    enabled,
    scrollMargin,
  });
  return (
    <div ref={top}>
      <Slice {...{ virtualizer, enabled }} {...props} />
    </div>
  );
}

const guessedHeight = (row: Row | undefined) => (row?.gig ? 142 : 54);

function optionsFor({ rows, place }: Pick<VirtualRowsProps, 'rows' | 'place'>) {
  const heights = measuredHeights.read()?.get(place);
  return {
    count: rows.length,
    estimateSize: (index: number) => heights?.get(rows[index]?.key) ?? guessedHeight(rows[index]),
    getItemKey: (index: number) => rows[index]?.key ?? index,
    overscan: 6,
    // Until the first look at the screen, as before a list that comes back.
    initialRect: { width: 400, height: 900 },
  };
}

interface SliceProps<Scroller extends HTMLElement | Window> extends VirtualRowsProps {
  virtualizer: Virtualizer<Scroller, HTMLElement>;
  enabled: boolean;
  panel?: RefObject<HTMLElement>;
}

function Slice<Scroller extends HTMLElement | Window>({
  virtualizer,
  enabled,
  panel,
  place,
  rows,
  revealId,
  ...card
}: SliceProps<Scroller>) {
  const list = useRef<HTMLDivElement>(null);
  useRevealSelected({
    list,
    place,
    panel,
    revealId,
    scrollToGig: (gigId) => {
      const index = rows.findIndex(({ gig }) => gig?.id === gigId);
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
    },
  });

  useEffect(
    () => () => {
      const heights = virtualizer.takeSnapshot().map(({ key, size }) => [key, size] as const);
      measuredHeights.write(new Map(measuredHeights.read()).set(place, new Map(heights)));
    },
    [virtualizer, place],
  );

  const { shown, before, after } = enabled ? inSight(virtualizer, rows) : firstOf(rows);
  return (
    <div
      ref={list}
      style={{
        paddingTop: before,
        paddingBottom: after,
        overflowAnchor: 'none',
      }}
    >
      <GigRows rows={shown} measure={virtualizer.measureElement} {...card} />
    </div>
  );
}

/** What is drawn of a list, and how much room the rest takes above and below it. */
interface Drawn {
  shown: Row[];
  before: number;
  after: number;
}

function inSight<Scroller extends HTMLElement | Window>(
  virtualizer: Virtualizer<Scroller, HTMLElement>,
  rows: Row[],
): Drawn {
  const { scrollMargin } = virtualizer.options;
  const items = virtualizer.getVirtualItems();
  return {
    shown: items.flatMap(({ index }) => rows[index] ?? []),
    before: Math.max(0, (items[0]?.start ?? 0) - scrollMargin),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? 0) - scrollMargin)),
  };
}

/**
 * What the server draws of a list, and the browser's first render after it, wherever it has been
 * scrolled by then: what differs from the server's would be thrown away, and the page with it.
 */
function firstOf(rows: Row[]): Drawn {
  const rest = rows.slice(FIRST_ROWS);
  return {
    shown: rows.slice(0, FIRST_ROWS),
    before: 0,
    after: rest.reduce((height, row) => height + guessedHeight(row), 0),
  };
}

/** As much as a screen of 1,440 px shows. */
const FIRST_ROWS = 11;
