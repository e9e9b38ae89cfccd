import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { viewState } from '~/components/view-state';

/** How far each panel was scrolled, by its name. */
const tops = viewState<ReadonlyMap<string, number>>();

/** A panel that scrolls by itself comes back to where it was; without a name it begins at its top. */
export function useScrollRestoration(panel: RefObject<HTMLElement>, name: string | null) {
  useBeforePaint(() => {
    const element = panel.current;
    if (!element || name === null) return;
    const top = tops.read()?.get(name);
    // Who scrolled before the script had come stays there.
    if (top !== undefined) element.scrollTop = top;
    const follow = () => tops.write(new Map(tops.read()).set(name, element.scrollTop));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [panel, name]);
}

/** The server has no layout, and says so of every effect on it. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
