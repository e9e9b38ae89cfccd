import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it when the dialog opened. Radix does so only for a
 * dialog with a trigger of its own; ours are mostly opened by a menu, a link or the URL.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    rememberFocus() {
      opener.current = document.activeElement;
    },
    returnFocus(event: Event) {
      const before = opener.current;
      if (event.defaultPrevented || !(before instanceof HTMLElement)) return;
      if (!before.isConnected || before === document.body) return;
      event.preventDefault();
      before.focus();
    },
  };
}
