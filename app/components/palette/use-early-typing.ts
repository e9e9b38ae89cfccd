import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps what is typed between asking for the palette and its script being there. Escape takes the
 * wish back; if the script cannot be loaded, the keys are the page's again.
 */
export function useEarlyTyping(
  asked: boolean,
  load: () => Promise<unknown>,
  onCancel: () => void,
): RefObject<string> {
  const typed = useRef('');
  const cancel = useRef(onCancel);
  cancel.current = onCancel;

  useEffect(() => {
    typed.current = '';
    if (!asked) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      // Once the palette stands, its own field has the keys.
      if (event.target instanceof Element && event.target.closest('[data-palette]')) return;
      if (event.key === 'Escape') cancel.current();
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.repeat ? '' : event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const stop = () => window.removeEventListener('keydown', onKeyDown, true);
    window.addEventListener('keydown', onKeyDown, true);
    load().catch(stop);
    return stop;
  }, [asked, load]);

  return typed;
}
