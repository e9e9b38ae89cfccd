import {
  FeatureGroup,
  type LatLng,
  type Map as LeafletMap,
  Marker,
  Point,
  Polyline,
  SVG,
} from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { homePin } from './markers/gig-pin';

export interface Home {
  code: string;
  latitude: number;
  longitude: number;
}

interface HomeLineProps {
  home: Home;
  /** Where the selected gig is. */
  to: { latitude: number; longitude: number } | null;
}

/** A ring at the home airport and a dotted line from there to the selected gig. */
export function HomeLine({ home, to }: HomeLineProps) {
  const map = useMap();
  const { code, latitude, longitude } = home;

  useEffect(() => {
    const ring = new Marker([latitude, longitude], {
      icon: homePin(code),
      pane: routePane(map),
      interactive: false,
      keyboard: false,
    }).addTo(map);
    ring.getElement()?.setAttribute('role', 'img');
    return () => {
      ring.remove();
    };
  }, [map, code, latitude, longitude]);

  const toLatitude = to?.latitude;
  const toLongitude = to?.longitude;
  useEffect(() => {
    if (toLatitude === undefined || toLongitude === undefined) return;
    const pane = routePane(map);
    const path = arc(map, [latitude, longitude], [toLatitude, toLongitude]);
    const options = {
      pane,
      renderer: new SVG({ pane, padding: 0.5 }),
      interactive: false,
      noClip: true,
      smoothFactor: 0.5,
    };
    const drawn = new FeatureGroup([
      new Polyline(path, { ...options, className: 'gig-route-edge' }),
      new Polyline(path, { ...options, className: 'gig-route' }),
    ]).addTo(map);
    return () => {
      drawn.remove();
      options.renderer.remove();
    };
  }, [map, latitude, longitude, toLatitude, toLongitude]);

  return null;
}

function routePane(map: LeafletMap): string {
  const pane = map.getPane('route') ?? map.createPane('route');
  pane.style.zIndex = '450';
  return 'route';
}

const ARC_HEIGHT = 0.16;
const STEPS = 48;

/** A curve that rises to the north side of the straight line, the same at every zoom. */
function arc(map: LeafletMap, from: [number, number], to: [number, number]): LatLng[] {
  const zoom = 10;
  const [start, end] = [map.project(from, zoom), map.project(to, zoom)];
  const along = end.subtract(start);
  const side = along.x >= 0 ? 1 : -1;
  const bend = start
    .add(along.divideBy(2))
    .add(new Point(along.y * ARC_HEIGHT * side, -along.x * ARC_HEIGHT * side));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const point = start
      .multiplyBy((1 - t) ** 2)
      .add(bend.multiplyBy(2 * t * (1 - t)))
      .add(end.multiplyBy(t ** 2));
    return map.unproject(point, zoom);
  });
}
