import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ESM_BUILD = createRequire(import.meta.url).resolve('leaflet/dist/leaflet-src.esm.js');

/** `var Circle = CircleMarker.extend({`: a class that nobody uses may be left out. */
const CLASS = /^(var \w+ = )(\w+\.extend\(\{)$/gm;

/** What would keep unused classes in: their names on other classes, and GeoJSON for circles. */
const TIES =
  /^(?:Control\.(?:Layers|Scale|Zoom)|TileLayer\.WMS|Map\.(?:BoxZoom|TapHold)) = \w+;$|^Circle(?:Marker)?\.include\(\w+\);$/gm;

/**
 * A canvas that redraws at once forgets the frame it had asked for: a map that is closed before that
 * frame comes throws in it. So it is in Leaflet 1.9.4.
 */
const REDRAW = '_redraw: function () {\n\t\tthis._redrawRequest = null;';
const REDRAW_WHILE_THERE = `${REDRAW}\n\t\tif (!this._ctx) { return; }`;

/**
 * Leaflet without the layers and controls that the app does not use, 5 KB of the map's chunk: its
 * classes are made by calls, which a bundler has to keep unless it is told that they only make a
 * class. The plugins that look for a global `L` get it from `app/components/map/base/shared-leaflet.ts`.
 */
export function leanLeaflet(): Plugin {
  return {
    name: 'lean-leaflet',
    enforce: 'pre',
    resolveId: (id) => (id === 'leaflet' ? ESM_BUILD : null),
    transform(code, id) {
      if (id !== ESM_BUILD) return null;
      if (!code.includes(REDRAW)) throw new Error('Leaflet redraws in another way: look again');
      const lean = code.replace(CLASS, '$1/* @__PURE__ */ $2').replace(TIES, '');
      return { code: lean.replace(REDRAW, REDRAW_WHILE_THERE), map: null };
    },
  };
}
