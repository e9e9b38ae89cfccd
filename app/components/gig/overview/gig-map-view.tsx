import {
  Browser,
  DivIcon,
  FeatureGroup,
  LatLngBounds,
  type Map as LeafletMap,
  Marker,
  Polyline,
  SVG,
} from 'leaflet';
import { useEffect, useState } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { BaseMap } from '~/components/map/base/base-map';
import { ZoomButtons } from '~/components/map/base/map-controls';
import { prefersLessMotion } from '~/components/map/base/map-theme';
import { MapFrame } from '~/components/map/gig-map';
import { PICK_HEIGHT, PICK_PATH, PICK_WIDTH } from '~/components/pick-path';
import { useTileUrl } from '~/components/tile-url';
import type { GigRoute } from '~/domain/travel/drive/gig-route';
import './gig-map.css';

/** Near enough for street names. */
const ZOOM = 13;
/** Without streets: the region among its neighbours, as the outline has it. */
const REGION_ZOOM = 6;

interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

export interface GigMapViewProps {
  place: Place;
  /** Shown whole while it is given. */
  route: GigRoute | null;
}

/** One gig on its map. In a browser only; its code shares a chunk with the map of all gigs. */
export default function GigMapView({ place, route }: GigMapViewProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  /** The place for which no tile has come. */
  const [withoutStreets, setWithoutStreets] = useState<string | null>(null);
  const here = `${place.latitude},${place.longitude}`;
  const { latitude, longitude } = place;
  return (
    <div className="gig-map is-of-one" style={{ '--map-inset': '0px' } as React.CSSProperties}>
      <p id="gig-map-keys" className="sr-only">
        Arrow keys move the map, plus and minus zoom.
      </p>
      <MapContainer
        ref={setMap}
        className="gig-map-canvas"
        center={[latitude, longitude]}
        zoom={ZOOM}
        minZoom={3}
        maxZoom={18}
        zoomSnap={0.5}
        zoomControl={false}
        // The page around it scrolls: two fingers move the map on a phone, a drag does on a desktop.
        scrollWheelZoom={false}
        dragging={!Browser.mobile}
        zoomAnimation={!prefersLessMotion()}
        fadeAnimation={!prefersLessMotion()}
      >
        <MapFrame label={`Map of ${place.name}`} describedBy="gig-map-keys" />
        <BaseMap layer="outline" tileUrl={useTileUrl()} onNoTiles={() => setWithoutStreets(here)} />
        <PlacePin place={place} />
        {route ? <RouteLine route={route} /> : null}
        <View
          latitude={latitude}
          longitude={longitude}
          route={route}
          zoom={withoutStreets === here ? REGION_ZOOM : ZOOM}
        />
      </MapContainer>
      {map ? <ZoomButtons map={map} /> : null}
    </div>
  );
}

function PlacePin({ place: { name, latitude, longitude } }: { place: Place }) {
  const map = useMap();
  useEffect(() => {
    const pin = pictureAt(latitude, longitude, { name, icon: PIN }).addTo(map);
    return () => {
      pin.remove();
    };
  }, [map, name, latitude, longitude]);
  return null;
}

/** A road is a line, a guess is dots. */
function RouteLine({ route }: { route: GigRoute }) {
  const map = useMap();
  useEffect(() => {
    const { from, line, estimate } = route;
    const shown = new FeatureGroup().addTo(map);
    const renderer = new SVG({ padding: 0.5 });
    for (const className of ['gig-route-edge', estimate ? 'gig-route' : 'gig-drive']) {
      new Polyline(line, { className, renderer, interactive: false }).addTo(shown);
    }
    const name = `${from.name} (${from.code})`;
    pictureAt(from.latitude, from.longitude, { name, icon: RING }).addTo(shown);
    return () => {
      shown.remove();
      renderer.remove();
    };
  }, [map, route]);
  return null;
}

interface ViewProps extends Omit<Place, 'name'> {
  route: GigRoute | null;
  zoom: number;
}

/** The whole route, else the place alone. */
function View({ latitude, longitude, route, zoom }: ViewProps) {
  const map = useMap();
  useEffect(() => {
    if (!route) return;
    const { from, line } = route;
    const ends = [[from.latitude, from.longitude] as const, [latitude, longitude] as const];
    const bounds = new LatLngBounds([...line, ...ends].map(([lat, lng]) => [lat, lng]));
    // The pin stands above its point, the zoom buttons at the right.
    map.fitBounds(bounds, {
      paddingTopLeft: [36, 60],
      paddingBottomRight: [64, 28],
      maxZoom: 15,
      animate: !prefersLessMotion(),
    });
  }, [map, latitude, longitude, route]);
  useEffect(() => {
    if (route) return;
    map.setView([latitude, longitude], zoom, { animate: !prefersLessMotion() });
  }, [map, latitude, longitude, route, zoom]);
  return null;
}

/** A picture with a name that cannot be clicked. */
function pictureAt(
  latitude: number,
  longitude: number,
  { name, icon }: { name: string; icon: DivIcon },
): Marker {
  const marker = new Marker([latitude, longitude], { icon, interactive: false, keyboard: false });
  return marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('role', 'img');
    element?.setAttribute('aria-label', name);
  });
}

const PIN = new DivIcon({
  className: 'gig-pin is-booked is-selected',
  iconSize: [PICK_WIDTH, PICK_HEIGHT],
  iconAnchor: [PICK_WIDTH / 2, PICK_HEIGHT],
  html: `<svg aria-hidden="true" class="gig-pin-pick" width="${PICK_WIDTH}" height="${PICK_HEIGHT}" viewBox="0 0 ${PICK_WIDTH} ${PICK_HEIGHT}"><path class="gig-pin-halo" d="${PICK_PATH}"/><path class="gig-pin-body" d="${PICK_PATH}"/><circle class="gig-place-dot" cx="20" cy="17" r="6.5"/></svg>`,
});

const RING = new DivIcon({
  className: 'gig-home',
  iconSize: [20, 20],
  html: '<svg aria-hidden="true" viewBox="0 0 20 20"><circle class="gig-home-disc" cx="10" cy="10" r="9.5"/><circle class="gig-home-ring" cx="10" cy="10" r="6.4"/><circle class="gig-home-dot" cx="10" cy="10" r="2.4"/></svg>',
});
