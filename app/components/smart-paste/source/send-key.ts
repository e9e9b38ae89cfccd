import type { KeyboardEvent } from 'react';

/** Cmd+Enter or Ctrl+Enter. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.metaKey || event.ctrlKey);
}

/** Its name on this machine. Dialogs are only ever drawn in a browser. */
export function sendKeyName(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? 'Cmd' : 'Ctrl';
}
