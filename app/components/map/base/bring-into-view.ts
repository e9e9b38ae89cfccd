import { LatLng, type Map as LeafletMap, Point } from 'leaflet';
import { prefersLessMotion } from './map-theme';

/** What a selected pin needs around its tip. */
export const MARGIN = { top: 92, side: 44, bottom: 40 };

/** Moves the map only when the place is hidden, and then keeps the zoom. */
export function bringIntoView(
  map: LeafletMap,
  place: { latitude: number; longitude: number },
  bottomInset: number,
) {
  const target = new LatLng(place.latitude, place.longitude);
  const size = map.getSize();
  const { x, y } = map.latLngToContainerPoint(target);
  const low = new Point(MARGIN.side, MARGIN.top);
  const high = new Point(size.x - MARGIN.side, size.y - bottomInset - MARGIN.bottom);
  if (x >= low.x && x <= high.x && y >= low.y && y <= high.y) return;

  const animate = !prefersLessMotion();
  const shift = new Point(x - clamp(x, low.x, high.x), y - clamp(y, low.y, high.y));
  if (animate && (Math.abs(shift.x) > size.x || Math.abs(shift.y) > size.y)) {
    const zoom = map.getZoom();
    const center = map
      .project(target, zoom)
      .add([0, (bottomInset + MARGIN.bottom - MARGIN.top) / 2]);
    map.flyTo(map.unproject(center, zoom), zoom, { duration: 0.9 });
    return;
  }
  map.panBy(shift, { animate, duration: 0.35 });
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
