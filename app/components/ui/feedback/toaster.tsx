import { type ComponentType, useEffect, useState } from 'react';
import { useCurrentToast } from './toast';

/** Nothing can be said in the first moment of a page, so the script for it waits. */
const HEAD_START_MS = 1_500;
const RETRY_MS = 2_000;

/** Once, at the end of the page. Messages come from `toast()`. */
export function Toaster() {
  const wanted = useCurrentToast() !== null;
  const [View, setView] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (View) return;
    let timer: ReturnType<typeof setTimeout>;
    // A lost connection is one of the things it has to tell: it comes as soon as it can.
    const load = () =>
      import('./toast-view').then(
        (loaded) => setView(() => loaded.default),
        () => {
          timer = setTimeout(load, RETRY_MS);
        },
      );
    timer = setTimeout(load, wanted ? 0 : HEAD_START_MS);
    return () => clearTimeout(timer);
  }, [View, wanted]);

  return View ? <View /> : null;
}
