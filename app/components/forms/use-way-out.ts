import { type Location, useNavigate } from '@remix-run/react';
import { useRef } from 'react';
import { type Move, stepThroughHistory } from '~/components/ui/overlay/close-on-back';

/** Where somebody was going who is asked first. */
interface WayOut {
  location: Location;
  action: Move['historyAction'];
  /** Which entry of the history Back, or Forward, was leading to. */
  entry: number | null;
}

/**
 * The way out of a page that was held up, to be taken later. A router's blocker would forget it as soon
 * as the page is read again.
 */
export function useWayOut() {
  const navigate = useNavigate();
  const held = useRef<WayOut | null>(null);
  return {
    hold({ nextLocation: location, historyAction: action }: Move<Location>) {
      held.current = { location, action, entry: action === 'POP' ? currentEntry() : null };
    },
    take() {
      if (!held.current) return;
      const { location, action, entry } = held.current;
      const here = currentEntry();
      if (entry !== null && here !== null && entry !== here) {
        return stepThroughHistory(() => navigate(entry - here));
      }
      navigate(location, {
        replace: action !== 'PUSH',
        state: location.state,
        preventScrollReset: location.pathname === window.location.pathname,
      });
    },
  };
}

/** The router numbers the entries of the history; when Back is clicked it stands on the next one. */
function currentEntry(): number | null {
  const state: unknown = window.history.state;
  const entry = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof entry === 'number' ? entry : null;
}
