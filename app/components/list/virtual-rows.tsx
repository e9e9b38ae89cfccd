import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { kept } from '~/components/kept';
import { GigRows, type Row, type StubOptions } from '~/components/list/gig-rows';
import { useRevealSelected } from '~/components/list/use-reveal-selected';

/** How high the rows of each list came out, by the list's name and the row's key. */
const keptHeights = kept<ReadonlyMap<string, ReadonlyMap<unknown, number>>>();

interface VirtualRowsProps extends StubOptions {
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
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...optionsFor(props),
    getScrollElement: () => panel.current,
  });
  return <Slice virtualizer={virtualizer} panel={panel} {...props} />;
}

/** Only the rows in sight of a page that scrolls as a whole. */
export function PageRows(props: VirtualRowsProps) {
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
    scrollMargin,
  });
  return (
    <div ref={top}>
      <Slice virtualizer={virtualizer} {...props} />
    </div>
  );
}

function optionsFor({ rows, place }: Pick<VirtualRowsProps, 'rows' | 'place'>) {
  const heights = keptHeights.read()?.get(place);
  return {
    count: rows.length,
    estimateSize: (index: number) =>
      heights?.get(rows[index]?.key) ?? (rows[index]?.gig ? 142 : 54),
    getItemKey: (index: number) => rows[index]?.key ?? index,
    overscan: 6,
    // The server and the first render in the browser both show this much.
    initialRect: { width: 400, height: 900 },
  };
}

interface SliceProps<Scroller extends HTMLElement | Window> extends VirtualRowsProps {
  virtualizer: Virtualizer<Scroller, HTMLElement>;
  panel?: RefObject<HTMLElement>;
}

function Slice<Scroller extends HTMLElement | Window>({
  virtualizer,
  panel,
  place,
  rows,
  revealId,
  ...stub
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
      keptHeights.write(new Map(keptHeights.read()).set(place, new Map(heights)));
    },
    [virtualizer, place],
  );

  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? 0) - virtualizer.options.scrollMargin;
  const after =
    virtualizer.getTotalSize() - ((items.at(-1)?.end ?? 0) - virtualizer.options.scrollMargin);
  return (
    <div
      ref={list}
      style={{
        paddingTop: Math.max(0, before),
        paddingBottom: Math.max(0, after),
        overflowAnchor: 'none',
      }}
    >
      <GigRows
        rows={items.flatMap(({ index }) => rows[index] ?? [])}
        measure={virtualizer.measureElement}
        {...stub}
      />
    </div>
  );
}
