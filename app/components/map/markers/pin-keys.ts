import { DomUtil, type Map as LeafletMap, type Point } from 'leaflet';

/** Which way an arrow key walks through the pins. */
const ARROWS: Record<string, { axis: 'x' | 'y'; step: 1 | -1 }> = {
  ArrowRight: { axis: 'x', step: 1 },
  ArrowLeft: { axis: 'x', step: -1 },
  ArrowDown: { axis: 'y', step: 1 },
  ArrowUp: { axis: 'y', step: -1 },
};

/**
 * All pins and clusters together are one stop of the Tab key. Left and Right walk through them
 * from west to east, Up and Down from north to south, so each is reached either way; Escape goes
 * back to the map, where the arrows move the map itself.
 */
export function moveBetweenPins(map: LeafletMap): () => void {
  const pane = map.getPane('markerPane');
  if (!pane) return () => undefined;
  let stop: HTMLElement | null = null;
  let focused = false;

  const pins = () => [...pane.children].filter((child) => child instanceof HTMLElement);

  /** Leaflet makes each of them a stop when it draws it. */
  function chooseTabStop() {
    const all = pins();
    const lost = focused && !stop?.isConnected && document.activeElement === document.body;
    const selected = focused ? null : all.find((pin) => pin.classList.contains('is-selected'));
    if (selected) stop = selected;
    else if (!stop?.isConnected) stop = nearestToMiddle(map, all);
    if (lost) (stop ?? map.getContainer()).focus({ preventScroll: true });
    for (const pin of all) {
      const index = pin === stop ? 0 : -1;
      if (pin.tabIndex !== index) pin.tabIndex = index;
    }
  }

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || !target.matches('.leaflet-interactive')) return;
    stop = target;
    focused = true;
    chooseTabStop();
  }

  function onFocusOut({ target }: FocusEvent) {
    // A pin that is taken off the map loses the focus, too, but nobody has left it.
    if (target instanceof HTMLElement && target.isConnected) focused = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') return map.getContainer().focus({ preventScroll: true });
    const walk = ARROWS[event.key];
    if (!walk || !stop) return;
    event.preventDefault();
    const all = inOrder(pins(), walk.axis);
    all[all.indexOf(stop) + walk.step]?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(chooseTabStop);
  observer.observe(pane, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
  pane.addEventListener('focusin', onFocusIn);
  pane.addEventListener('focusout', onFocusOut);
  pane.addEventListener('keydown', onKeyDown);
  chooseTabStop();

  return () => {
    observer.disconnect();
    pane.removeEventListener('focusin', onFocusIn);
    pane.removeEventListener('focusout', onFocusOut);
    pane.removeEventListener('keydown', onKeyDown);
  };
}

function inOrder(pins: HTMLElement[], axis: 'x' | 'y'): HTMLElement[] {
  return pins
    .map((pin) => ({ pin, at: DomUtil.getPosition(pin)[axis] }))
    .sort((a, b) => a.at - b.at)
    .map(({ pin }) => pin);
}

/** By the positions that Leaflet keeps: asking the browser would lay out the page. */
function nearestToMiddle(map: LeafletMap, pins: HTMLElement[]): HTMLElement | null {
  const middle: Point = map.containerPointToLayerPoint(map.getSize().divideBy(2));
  let nearest: HTMLElement | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const pin of pins) {
    const distance = middle.distanceTo(DomUtil.getPosition(pin));
    if (distance >= shortest) continue;
    nearest = pin;
    shortest = distance;
  }
  return nearest;
}
