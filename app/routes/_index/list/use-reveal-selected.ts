import { type RefObject, useEffect, useRef } from 'react';
import { viewState } from '~/components/view-state';

/** The gig each list has shown last, by the list's name. */
const revealed = viewState<ReadonlyMap<string, string | null>>();

interface RevealOptions {
  list: RefObject<HTMLElement>;
  /** The name of the list: one that comes back is not moved to the gig it was left with. */
  place: string;
  /** What scrolls; without it the page does. */
  panel?: RefObject<HTMLElement>;
  /** The gig to show; null when the list is to stay where it is. */
  revealId: string | null;
  /** Brings a gig to the middle even if it is not drawn yet. */
  scrollToGig: (gigId: string) => void;
}

/** A gig selected elsewhere, such as on the map, comes into view; one that is in view stays put. */
export function useRevealSelected({ list, place, panel, revealId, scrollToGig }: RevealOptions) {
  const scroll = useRef(scrollToGig);
  scroll.current = scrollToGig;

  useEffect(() => {
    const hidden = list.current?.offsetParent === null;
    const before = revealed.read()?.get(place) ?? null;
    revealed.write(new Map(revealed.read()).set(place, revealId));
    if (revealId === null || revealId === before || hidden) return;
    const row = list.current?.querySelector(`[data-gig="${CSS.escape(revealId)}"]`);
    if (!row || !isInView(row, panel?.current)) scroll.current(revealId);
  }, [list, place, panel, revealId]);
}

function isInView(row: Element, panel: HTMLElement | null | undefined): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const frame = panel?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  return top >= frame.top && bottom <= frame.bottom;
}
