import { useSyncExternalStore } from 'react';

const NAME = 'singleKeys';
const listeners = new Set<() => void>();

/** Whether shortcuts of a single key work; kept in this browser. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    // A browser that keeps nothing also keeps no such setting.
    return chosen;
  }
}

/** What was chosen, where the browser keeps nothing. */
let chosen = true;

export function setSingleKeys(on: boolean) {
  chosen = on;
  try {
    if (on) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'off');
  } catch {
    // It then holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** In the browser only. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysOn, () => true);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
