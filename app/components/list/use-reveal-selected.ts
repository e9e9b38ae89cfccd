import { type RefObject, useEffect, useRef } from 'react';

interface RevealOptions {
  list: RefObject<HTMLElement>;
  /** What scrolls; without it the page does. */
  panel?: RefObject<HTMLElement>;
  /** The gig to show; null when the list is to stay where it is. */
  revealId: string | null;
  /** Brings a gig to the middle even if it is not drawn yet. */
  scrollToGig: (gigId: string) => void;
}

/** A gig selected elsewhere, such as on the map, comes into view; one that is in view stays put. */
export function useRevealSelected({ list, panel, revealId, scrollToGig }: RevealOptions) {
  const scroll = useRef(scrollToGig);
  scroll.current = scrollToGig;

  useEffect(() => {
    const hidden = list.current?.offsetParent === null;
    if (revealId === null || hidden) return;
    const row = list.current?.querySelector(`[data-gig="${CSS.escape(revealId)}"]`);
    if (!row || !isInView(row, panel?.current)) scroll.current(revealId);
  }, [list, panel, revealId]);
}

function isInView(row: Element, panel: HTMLElement | null | undefined): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const frame = panel?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  return top >= frame.top && bottom <= frame.bottom;
}
