import { useRef } from 'react';
import { focusPage, focusText, visibleHeading } from '../focus-page';

/** What a list or a reload takes away goes within this time. */
const WATCHED_MS = 10_000;

/**
 * Gives the focus back to whatever had it when the dialog opened. Radix does so only for a
 * dialog with a trigger of its own; ours are mostly opened by a menu, a link or the URL. Where the
 * opener is gone, or goes with what the dialog has just changed, its surroundings get it.
 */
export function useReturnFocus() {
  /** The opener and everything around it, inside out. */
  const opener = useRef<Element[]>([]);
  return {
    rememberFocus() {
      opener.current = withSurroundings(document.activeElement);
    },
    returnFocus(event: Event) {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const [before, ...around] = opener.current;
      if (!(before instanceof HTMLElement) || before === document.body || !before.isConnected) {
        restoreFocus(around);
        return;
      }
      before.focus();
      whenGone(before, () => restoreFocus(around));
    },
  };
}

function withSurroundings(element: Element | null): Element[] {
  return element ? [element, ...withSurroundings(element.parentElement)] : [];
}

/** Only where the focus was lost: whatever else has it by now keeps it. */
function restoreFocus(around: Element[]) {
  const active = document.activeElement;
  if (active && active !== document.body && !around.includes(active)) return;
  const nearest = around.find(
    (element) => element.isConnected && element.matches('section[aria-label], [data-modal]'),
  );
  if (nearest) focusText(visibleHeading(nearest) ?? nearest);
  else focusPage();
}

function whenGone(element: Element, then: () => void) {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WATCHED_MS);
}
