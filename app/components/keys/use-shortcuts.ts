import { useEffect, useRef } from 'react';
import { type ShortcutId, shortcutOf } from '~/components/keys/shortcuts';
import { singleKeysOn } from '~/components/keys/single-keys';

/** What each shortcut does here; one that is left out does nothing. */
export type ShortcutActions = Partial<Record<ShortcutId, () => void>>;

/** Listens on the whole page. A letter meant for a field, a menu or a dialog is never taken. */
export function useShortcuts(actions: ShortcutActions) {
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const id = shortcutOf(event, {
        mac: isMac(),
        commandsOnly: isForTyping(event.target) || isSomethingOpen() || !singleKeysOn(),
      });
      const act = id && latest.current[id];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

const TYPING = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=combobox]',
  '[role=listbox]',
].join();

function isForTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Not what is on its way out. */
const OPEN = ':is([role=dialog], [role=alertdialog], [role=menu]):not([data-state=closed])';

function isSomethingOpen(): boolean {
  return document.querySelector(OPEN) !== null;
}

/** Takes the focus to the gig after or before the one that has it. */
export function moveToGig(step: 1 | -1) {
  const gigs = [
    ...document.querySelectorAll<HTMLElement>('[data-gig] :is(h3 a, input[type=checkbox])'),
  ].filter((gig) => gig.checkVisibility());
  const at = gigs.findIndex((gig) => gig.matches(':focus'));
  const next = at === -1 ? gigs[0] : gigs[at + step];
  next?.focus({ preventScroll: true });
  next?.closest('[data-gig]')?.scrollIntoView({ block: 'nearest' });
}
