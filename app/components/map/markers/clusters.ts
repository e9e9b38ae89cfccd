import { sharedLeaflet } from '../base/shared-leaflet';
// Only now, with the global `L` in place.
import 'leaflet.markercluster';

export const { MarkerCluster, MarkerClusterGroup } = sharedLeaflet;

export type MarkerCluster = InstanceType<typeof MarkerCluster>;
