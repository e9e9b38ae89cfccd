import { type Map as LeafletMap, Point, Tooltip, type TooltipOptions } from 'leaflet';
import { signWords } from '~/domain/fit/views/fit-sign';
import { markerInfo } from '~/domain/gigs/views/marker-look';
import type { GigMarker } from './gig-marker';

/** Room the window needs beside a pin; nearer to an edge it opens on the other side. */
const ROOM = { above: 130, beside: 130 };

/** One small window for all markers, opened by whichever is pointed at or focused. */
export function createInfoWindow(map: LeafletMap) {
  const canHover = window.matchMedia('(hover: hover)');
  let shown: Tooltip | null = null;

  function open(marker: GigMarker) {
    close();
    shown = new Tooltip({
      className: 'gig-info',
      opacity: 1,
      ...placement(map, marker),
    })
      .setLatLng(marker.getLatLng())
      .setContent(content(marker))
      .addTo(map);
  }

  function close() {
    shown?.remove();
    shown = null;
  }

  return {
    hover: (marker: GigMarker) => {
      if (canHover.matches) open(marker);
    },
    focus: (marker: GigMarker) => {
      if (marker.getElement()?.matches(':focus-visible')) open(marker);
    },
    close,
  };
}

function placement(map: LeafletMap, marker: GigMarker): TooltipOptions {
  const tip = map.latLngToContainerPoint(marker.getLatLng());
  const pin = marker.getElement()?.getBoundingClientRect();
  const height = pin?.height ?? 0;
  const width = pin?.width ?? 0;
  if (tip.x < ROOM.beside) {
    return { direction: 'right', offset: new Point(width / 2 + 6, -height / 2) };
  }
  if (tip.x > map.getSize().x - ROOM.beside) {
    return { direction: 'left', offset: new Point(-width / 2 - 6, -height / 2) };
  }
  if (tip.y < ROOM.above) return { direction: 'bottom', offset: new Point(0, 10) };
  return { direction: 'top', offset: new Point(0, -height - 4) };
}

function content(marker: GigMarker): HTMLElement {
  const { title, line } = markerInfo(marker.place.gig);
  const element = document.createElement('div');
  const { sign } = marker;
  for (const text of [title, line, ...(sign ? [signWords(sign)] : [])]) {
    const part = document.createElement('p');
    part.textContent = text;
    element.appendChild(part);
  }
  return element;
}
