import type { Map as LeafletMap } from 'leaflet';
import { type ButtonHTMLAttributes, useEffect, useState } from 'react';
import type { BaseLayer } from './base-map';

interface MapControlsProps {
  map: LeafletMap;
  layer: BaseLayer;
  onLayerChange: (layer: BaseLayer) => void;
}

/** Base layer, street-level view and full screen at the top, zoom at the bottom. */
export function MapControls({ map, layer, onLayerChange }: MapControlsProps) {
  const { full, toggleFull } = useFullscreen(map);
  const streets = layer === 'streets';

  function openStreetView() {
    const { lat, lng } = map.getCenter().wrap();
    const viewpoint = `${lat.toFixed(6)},${lng.toFixed(6)}`;
    window.open(
      `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${viewpoint}`,
      '_blank',
      'noopener,noreferrer',
    );
  }

  return (
    <>
      <div className="map-controls is-top">
        <MapButton
          label="Show streets"
          aria-pressed={streets}
          onClick={() => onLayerChange(streets ? 'outline' : 'streets')}
        >
          <Shape d={SHAPES.layers} />
        </MapButton>
        <MapButton label="Open street view in a new tab" onClick={openStreetView}>
          <Shape d={SHAPES.person} />
        </MapButton>
        <MapButton label="Full screen" aria-pressed={full} onClick={toggleFull}>
          <Shape d={SHAPES.scan} />
        </MapButton>
      </div>
      <ZoomButtons map={map} />
    </>
  );
}

export function ZoomButtons({ map }: { map: LeafletMap }) {
  const [zoom, setZoom] = useState(map.getZoom());
  useEffect(() => {
    const follow = () => setZoom(map.getZoom());
    map.on('zoomend', follow);
    return () => {
      map.off('zoomend', follow);
    };
  }, [map]);
  return (
    <div className="map-controls is-bottom">
      <MapButton
        label="Zoom in"
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        <Shape d={SHAPES.plus} />
      </MapButton>
      <MapButton
        label="Zoom out"
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        <Shape d={SHAPES.minus} />
      </MapButton>
    </div>
  );
}

function MapButton({
  label,
  ...props
}: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" aria-label={label} title={label} {...props} />;
}

/**
 * The shapes of lucide's Layers, PersonStanding, Scan, Plus and Minus (ISC licence), the first
 * without its round corners. As components they would take the map's chunk over its 60 KB.
 */
const SHAPES = {
  layers: 'M12 2 2 7l10 5 10-5zM2 12l10 5 10-5M2 17l10 5 10-5',
  person: 'M12 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2M9 20l3-6 3 6M6 8l6 2 6-2M12 10v4',
  scan: 'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
};

function Shape({ d }: { d: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d={d} />
    </svg>
  );
}

/**
 * The frame fills the page and the page the screen, so that the legend, our own buttons and every
 * dialog come along. An iPhone lends its screen to videos only: there, the page has to do.
 */
function useFullscreen(map: LeafletMap) {
  const [full, setFull] = useState(document.fullscreenElement !== null);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  useEffect(() => {
    const frame = map.getContainer().closest('[data-map-frame]');
    frame?.classList.toggle('map-fills-page', full);
    return () => frame?.classList.remove('map-fills-page');
  }, [map, full]);

  function toggleFull() {
    if (!document.fullscreenEnabled) return setFull(!full);
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // A browser may reject; then the map simply stays as large as it is.
    done.catch(() => undefined);
  }

  return { full, toggleFull };
}
