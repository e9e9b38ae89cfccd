import { useEffect, useLayoutEffect, useRef } from 'react';

/*
 * Back, a phone's too, closes what lies over the page before it leaves the page. The router asks
 * `keepsPage` before it goes anywhere. Where Back would leave the site there is nobody to ask: there
 * the first thing that opens puts an entry of the same address into the history.
 */

interface Overlay {
  close: () => void;
}

const open: Overlay[] = [];

/** Who is asked about any other way out of a page. */
type PageGuard = (move: Move) => boolean;

export interface Move<Place = unknown> {
  currentLocation: Place;
  nextLocation: Place;
  historyAction: 'POP' | 'PUSH' | 'REPLACE';
}

/** A dialog that is open: `close` is what its own Close does, and may ask first. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => latest.current() };
    open.push(overlay);
    haveEntryBelow();
    return () => {
      open.splice(open.indexOf(overlay), 1);
    };
  }, [isOpen]);
}

let stepIsOurs = false;

/** The next step through the history is the page's own: it closes what is open by itself. */
export function stepThroughHistory(step: () => void) {
  stepIsOurs = true;
  step();
}

/** Whether something is open that Back closes instead of leading anywhere. */
function closesOnBack({ historyAction }: Move): boolean {
  const isOurs = stepIsOurs;
  stepIsOurs = false;
  return historyAction === 'POP' && !isOurs && closeTop();
}

function closeTop(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

interface EntryState {
  /** The router's number of the entry. */
  idx?: number;
  /** An entry of ours over the first one, with the same address. */
  spare?: boolean;
}

const entryState = () => (window.history.state ?? {}) as EntryState;

/** Where the router, or we, stood last. */
let stood: EntryState = {};

/** To be called after every navigation. */
export function noteEntry() {
  stood = entryState();
}

/** Whether the router is on its way back from an entry that it may not go to. */
let returning = false;

function haveEntryBelow() {
  const state = entryState();
  // An entry put here while it returns would cut off the one it returns to.
  if (state.idx === 0 && !state.spare && !returning) addSpare(state);
}

function addSpare(first: EntryState) {
  window.history.pushState({ ...first, spare: true }, '');
  noteEntry();
}

/** To be called before the router begins: of one window's listeners the first one is told first. */
export function watchHistory() {
  window.addEventListener('popstate', (event) => {
    const [from, to] = [stood, entryState()];
    noteEntry();
    returning = false;
    // For the router both are one entry, and it has nothing to do.
    if (from.idx !== 0 || to.idx !== 0 || from.spare === to.spare) return;
    event.stopImmediatePropagation();
    if (to.spare) return;
    if (closeTop()) addSpare(to);
    else window.history.back();
  });
}

let pageGuard: PageGuard | null = null;

/** Asks about every way out of the page that is not Back from something open; true is no way out. */
export function usePageGuard<Place>(guard: (move: Move<Place>) => boolean) {
  const latest = useRef(guard);
  useLayoutEffect(() => {
    latest.current = guard;
  });
  useLayoutEffect(() => {
    const own: PageGuard = (move) => latest.current(move as Move<Place>);
    pageGuard = own;
    return () => {
      if (pageGuard === own) pageGuard = null;
    };
  }, []);
}

export function keepsPage(move: Move): boolean {
  const keeps = closesOnBack(move) || (pageGuard?.(move) ?? false);
  returning = keeps && move.historyAction === 'POP';
  return keeps;
}
