import { useEffect } from 'react';

/** Has the browser ask, in words of its own, before the page is closed or reloaded. */
export function useAskBeforeUnload(asks: boolean) {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
