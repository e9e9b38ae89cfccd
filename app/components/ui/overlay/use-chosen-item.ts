import { useRef } from 'react';

/**
 * What is chosen in a menu opens once the menu has given the focus back, so that the focus returns
 * there afterwards: `choose` for each item, `openChosen` for the menu's `onCloseAutoFocus`.
 */
export function useChosenItem() {
  const chosen = useRef<(() => void) | null>(null);
  return {
    choose: (open: () => void) => () => {
      chosen.current = open;
    },
    openChosen() {
      if (chosen.current) setTimeout(chosen.current);
      chosen.current = null;
    },
  };
}
