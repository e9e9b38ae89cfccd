import {
  Browser,
  bind,
  DivIcon,
  DomUtil,
  Evented,
  extend,
  FeatureGroup,
  featureGroup,
  Icon,
  LatLng,
  LatLngBounds,
  LayerGroup,
  Marker,
  type MarkerCluster,
  type MarkerClusterGroup,
  Path,
  Point,
  Polygon,
  Polyline,
  setOptions,
  stamp,
  Util,
} from 'leaflet';

interface Plugins {
  MarkerCluster: typeof MarkerCluster;
  MarkerClusterGroup: typeof MarkerClusterGroup;
}

/** What leaflet.markercluster looks for in a global `L`, and where it puts its own classes. */
export const sharedLeaflet = {
  Browser,
  bind,
  DivIcon,
  DomUtil,
  Evented,
  extend,
  FeatureGroup,
  featureGroup,
  Icon,
  LatLng,
  LatLngBounds,
  LayerGroup,
  Marker,
  Path,
  Point,
  Polygon,
  Polyline,
  setOptions,
  stamp,
  Util,
} as object as Plugins;

Object.assign(window, { L: sharedLeaflet });
