import { useNavigationType } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';
import { viewState } from '~/components/view-state';

/** The calendar has been open before. */
const opened = viewState<true>();

/**
 * Scrolls to the current month when the calendar opens, and again when the returned function asks
 * for it, if need be once that year is there. Going back keeps the place where it was left.
 */
export function useScrollToCurrentMonth(
  root: RefObject<HTMLElement>,
  year: number,
  currentYear: number,
): () => void {
  const cameBack = useNavigationType() === 'POP';
  const wanted = useRef(true);

  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const asLeft = cameBack && (window.scrollY > 0 || opened.read());
    opened.write(true);
    if (year === currentYear && !asLeft) scrollToCurrentMonth(root.current);
  }, [root, year, currentYear, cameBack]);

  return () => {
    if (year === currentYear) scrollToCurrentMonth(root.current);
    else wanted.current = true;
  };
}

/** A screen that shows the whole month already does not move. */
function scrollToCurrentMonth(root: HTMLElement | null) {
  const month = root?.querySelector('[data-current-month]');
  if (!month) return;
  const { top, bottom } = month.getBoundingClientRect();
  const whole = top >= 0 && bottom <= window.innerHeight;
  if (!whole || isPhone()) month.scrollIntoView({ block: 'start' });
}

function isPhone(): boolean {
  return matchMedia('(width < 48rem)').matches;
}
