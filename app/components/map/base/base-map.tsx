import {
  Bounds,
  Canvas,
  DivIcon,
  FeatureGroup,
  type LatLngTuple,
  type Map as LeafletMap,
  Marker,
  Point,
  Polygon,
  Polyline,
  TileLayer,
} from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { OutlineLabel, OutlineMap } from '~/domain/places/regions/outline-map';
import { onThemeChange, readMapColors } from './map-theme';
import { loadedOutline, loadOutline } from './outline';

export type BaseLayer = 'outline' | 'streets';

/** From here on the outline's coasts are too coarse to go by. */
const TILES_FROM_ZOOM = 8;

interface BaseMapProps {
  layer: BaseLayer;
  tileUrl: string;
  /** Tiles were asked for, and none has come. */
  onNoTiles?: () => void;
}

/** The embedded outline, always there, and street tiles over it where they help. */
export function BaseMap({ layer, tileUrl, onNoTiles }: BaseMapProps) {
  const map = useMap();
  const [outline, setOutline] = useState(loadedOutline);

  useEffect(() => {
    let current = true;
    loadOutline().then(
      (loaded) => current && setOutline(loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);

  useEffect(() => (outline ? drawOutline(map, outline) : undefined), [map, outline]);

  const tell = useRef(onNoTiles);
  tell.current = onNoTiles;
  useEffect(() => drawTiles(map, tileUrl, layer, () => tell.current?.()), [map, tileUrl, layer]);

  return null;
}

/** Street tiles. When they fail the outline below stays. */
function drawTiles(
  map: LeafletMap,
  tileUrl: string,
  layer: BaseLayer,
  onNone: () => void,
): () => void {
  const minZoom = layer === 'streets' ? 0 : TILES_FROM_ZOOM;
  const tiles = new TileLayer(`${tileUrl}/{z}/{x}/{y}.png`, {
    attribution:
      '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    minZoom,
    maxZoom: 19,
  });
  // Our own names go only once a tile with its names is there, and come back when tiles end.
  const show = (there: boolean) => map.getContainer().classList.toggle('has-tiles', there);
  const onZoom = () => {
    if (map.getZoom() < minZoom) show(false);
  };
  let come = 0;
  tiles.on('tileload', () => {
    come += 1;
    show(true);
  });
  // Once all that are in view have been asked for.
  tiles.on('load', () => come === 0 && onNone());
  tiles.addTo(map);
  map.on('zoomend', onZoom);
  return () => {
    map.off('zoomend', onZoom);
    tiles.remove();
    show(false);
  };
}

function drawOutline(map: LeafletMap, outline: OutlineMap): () => void {
  const pane = map.getPane('outline') ?? map.createPane('outline');
  pane.style.zIndex = '150';
  const labelPane = map.getPane('labels') ?? map.createPane('labels');
  labelPane.style.zIndex = '250';
  labelPane.setAttribute('aria-hidden', 'true');

  const common = {
    renderer: new Canvas({ pane: 'outline', padding: 0.4 }),
    pane: 'outline',
    interactive: false,
    fillOpacity: 1,
  };
  const land = new Polygon(
    outline.land.map((rings) => rings.map(line)),
    { ...common, weight: 1.2 },
  );
  const lakes = new Polygon(
    outline.lakes.map((rings) => rings.map(line)),
    { ...common, weight: 1 },
  );
  const provinces = new Polyline(outline.provinces.map(line), { ...common, weight: 1 });
  const borders = new Polyline(outline.borders.map(line), { ...common, weight: 1 });
  const paint = () => {
    const colors = readMapColors(map.getContainer());
    land.setStyle({ color: colors.border, fillColor: colors.land });
    lakes.setStyle({ color: colors.border, fillColor: colors.water });
    provinces.setStyle({ color: colors.border });
    borders.setStyle({ color: colors.border });
  };
  paint();
  const drawn = new FeatureGroup([land, provinces, lakes, borders]).addTo(map);
  const labels = outline.labels.map((label) => ({ label, marker: labelMarker(label).addTo(map) }));
  const makeRoom = () => hideCrowdedLabels(map, labels);
  makeRoom();
  map.on('zoomend', makeRoom);
  const stopWatching = onThemeChange(paint);

  return () => {
    stopWatching();
    map.off('zoomend', makeRoom);
    drawn.remove();
    for (const { marker } of labels) marker.remove();
    common.renderer.remove();
  };
}

function line(positions: [number, number][]): LatLngTuple[] {
  return positions.map(([longitude, latitude]) => [latitude, longitude]);
}

function labelMarker({ text, lat, lon, kind }: OutlineLabel): Marker {
  const element = document.createElement('span');
  element.textContent = text;
  return new Marker([lat, lon], {
    pane: 'labels',
    interactive: false,
    keyboard: false,
    icon: new DivIcon({ className: `map-label is-${kind}`, iconSize: [0, 0], html: element }),
  });
}

/** The first label to claim a spot keeps it: the others wait until the map is nearer. */
function hideCrowdedLabels(map: LeafletMap, labels: { label: OutlineLabel; marker: Marker }[]) {
  const zoom = map.getZoom();
  const taken: Bounds[] = [];
  for (const { label, marker } of labels) {
    const middle = map.latLngToLayerPoint(marker.getLatLng());
    const reach = new Point(label.text.length * 4 + 4, 9);
    const box = new Bounds(middle.subtract(reach), middle.add(reach));
    const fits = zoom >= label.minZoom && !taken.some((other) => other.overlaps(box));
    if (fits) taken.push(box);
    marker.getElement()?.classList.toggle('is-overlapping', !fits);
  }
}
