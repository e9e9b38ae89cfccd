import { useSyncExternalStore } from 'react';

interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'success' | 'error';
  /** One thing to do about it, such as Undo or Try Again. */
  action?: { label: string; onAction: () => void };
  /** It has gone, or another has taken its place. */
  onEnd?: () => void;
}

export interface ShownToast extends ToastMessage {
  key: number;
}

let current: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  const ended = current;
  current = next;
  for (const listener of listeners) listener();
  ended?.onEnd?.();
}

/** Shows a message for five seconds; a newer one takes the place of an older one. */
export function toast(message: ToastMessage) {
  show({ ...message, key: ++count });
}

/** Takes the message away; with a key, only if it is still the one on show. */
export function dismissToast(key?: number) {
  if (key === undefined || current?.key === key) show(null);
}

/** Removes an error toast once the action it was about has worked. */
export function dismissError() {
  if (current?.tone === 'error') show(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message on show. */
export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
