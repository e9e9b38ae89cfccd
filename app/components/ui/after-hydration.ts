import { useSyncExternalStore } from 'react';

const AGAIN_MS = 300;

/**
 * Acts after a delay, and not before every part that the server drew is hydrated: React would draw anew
 * a part around which something changes before. Answers what calls it off.
 */
export function afterHydration(act: () => void, delayMs: number): () => void {
  let timer = setTimeout(attempt, delayMs);
  function attempt() {
    if (document.querySelector('[data-waiting]')) timer = setTimeout(attempt, AGAIN_MS);
    else act();
  }
  return () => clearTimeout(timer);
}

let allHydrated = false;

/** Whether every part that the server drew is hydrated. */
export function useAllHydrated(): boolean {
  return useSyncExternalStore(
    whenAllHydrated,
    () => allHydrated,
    () => false,
  );
}

function whenAllHydrated(notify: () => void): () => void {
  if (allHydrated) return () => {};
  return afterHydration(() => {
    allHydrated = true;
    notify();
  }, 0);
}
