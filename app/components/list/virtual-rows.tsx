import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { GigRows, type Row, type StubOptions } from '~/components/list/gig-rows';
import { useRevealSelected } from '~/components/list/use-reveal-selected';

interface VirtualRowsProps extends StubOptions {
  rows: Row[];
  revealId: string | null;
}

/** Only the rows in sight, inside a panel that scrolls by itself. */
export function PanelRows({
  panel,
  ...props
}: VirtualRowsProps & { panel: RefObject<HTMLElement> }) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...optionsFor(props.rows),
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
    ...optionsFor(props.rows),
    scrollMargin,
  });
  return (
    <div ref={top}>
      <Slice virtualizer={virtualizer} {...props} />
    </div>
  );
}

function optionsFor(rows: Row[]) {
  return {
    count: rows.length,
    estimateSize: (index: number) => (rows[index]?.gig ? 142 : 54),
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
  rows,
  revealId,
  ...stub
}: SliceProps<Scroller>) {
  const list = useRef<HTMLDivElement>(null);
  useRevealSelected({
    list,
    panel,
    revealId,
    scrollToGig: (gigId) => {
      const index = rows.findIndex(({ gig }) => gig?.id === gigId);
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
    },
  });

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
