import { useSyncExternalStore } from 'react';

/** From here on three columns stand side by side: `lg:`. */
const WIDE = '(width >= 64rem)';

/** Whether there is room for the columns beside each other. The server takes it that there is. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
