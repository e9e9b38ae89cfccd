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
const STEP_MS = 500;

/** The next step through the history is the page's own: it closes what is open by itself. */
export function stepThroughHistory(step: () => void) {
  stepIsOurs = true;
  step();
  // A step that leads nowhere is none.
  setTimeout(() => {
    stepIsOurs = false;
  }, STEP_MS);
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
  /** An entry of ours over the first one; for the router both are one. */
  spare?: boolean;
}

const entryState = () => (window.history.state ?? {}) as EntryState;

/** Where the router, or we, stood last. */
let stood = { state: {} as EntryState, href: '' };

/** To be called after every navigation: one that replaces the spare entry has made it forget that it is one. */
export function noteEntry() {
  const state = entryState();
  if (stood.state.spare && state.idx === 0 && !state.spare) {
    window.history.replaceState({ ...state, spare: true }, '');
  }
  stand();
}

function stand() {
  stood = { state: entryState(), href: window.location.href };
}

/** Whether the router is on its way back from an entry that it may not go to. */
let returning = false;

function haveEntryBelow() {
  const state = entryState();
  // An entry put here while it returns would cut off the one it returns to.
  if (state.idx !== 0 || state.spare || returning) return;
  pushEntry({ ...state, spare: true }, window.location.href);
}

function pushEntry(state: EntryState, href: string) {
  window.history.pushState(state, '', href);
  stand();
}

/** To be called before the router begins: of one window's listeners the first one is told first. */
export function watchHistory() {
  window.addEventListener('popstate', (event) => {
    const from = stood;
    const to = entryState();
    stand();
    returning = false;
    // For the router both are one entry, and it has nothing to do.
    if (from.state.idx !== 0 || to.idx !== 0 || from.state.spare === to.spare) return;
    event.stopImmediatePropagation();
    if (to.spare) return;
    if (closeTop()) return pushEntry(from.state, from.href);
    // Where nothing lies before the site, what is on the screen keeps its address.
    window.history.replaceState({ ...from.state, spare: undefined }, '', from.href);
    stand();
    window.history.back();
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
