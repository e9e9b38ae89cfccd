import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ESM_BUILD = createRequire(import.meta.url).resolve('leaflet/dist/leaflet-src.esm.js');

/** `var Circle = CircleMarker.extend({`: a class that nobody uses may be left out. */
const CLASS = /^(var \w+ = )(\w+\.extend\(\{)$/gm;

/** What would keep unused classes in: their names on other classes, and GeoJSON for circles. */
const TIES =
  /^(?:Control\.(?:Layers|Scale|Zoom)|TileLayer\.WMS|Map\.(?:BoxZoom|TapHold)) = \w+;$|^Circle(?:Marker)?\.include\(\w+\);$/gm;

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
      return { code: code.replace(CLASS, '$1/* @__PURE__ */ $2').replace(TIES, ''), map: null };
    },
  };
}
