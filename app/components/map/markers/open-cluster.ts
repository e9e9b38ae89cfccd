import type { Map as LeafletMap, MarkerCluster } from 'leaflet';
import { MARGIN } from '../base/bring-into-view';
import { GigMarker } from './gig-marker';

/** Up to so many gigs of one spot fan out around it; of more there is a list. */
const FAN_SIZE = 8;
/** Nearer than about 20 m, no zoom takes two pins apart. */
const ONE_SPOT_DEGREES = 0.0002;
/** How far one click goes in: the surroundings should stay known. */
const ZOOM_STEP = 3;

interface OpenClusterOptions {
  /** How much of the lower edge something else covers, in pixels. */
  bottomInset: number;
  /** Too many gigs in one spot to be shown as pins. */
  onOverlap: (gigIds: string[]) => void;
}

/** Goes nearer until the pins stand apart, or shows what one spot holds. */
export function openCluster(
  map: LeafletMap,
  cluster: MarkerCluster,
  { bottomInset, onOverlap }: OpenClusterOptions,
) {
  const markers = cluster.getAllChildMarkers().filter((marker) => marker instanceof GigMarker);
  const zoom = map.getZoom();
  if (!inOneSpot(cluster) && zoom < map.getMaxZoom()) {
    map.fitBounds(cluster.getBounds(), {
      paddingTopLeft: [MARGIN.side, MARGIN.top],
      paddingBottomRight: [MARGIN.side, bottomInset + MARGIN.bottom],
      maxZoom: Math.min(zoom + ZOOM_STEP, map.getMaxZoom()),
    });
  } else if (markers.length > FAN_SIZE) {
    onOverlap(markers.map(({ gigId }) => gigId));
  } else {
    cluster.spiderfy();
  }
}

function inOneSpot(cluster: MarkerCluster): boolean {
  const bounds = cluster.getBounds();
  return (
    bounds.getNorth() - bounds.getSouth() < ONE_SPOT_DEGREES &&
    bounds.getEast() - bounds.getWest() < ONE_SPOT_DEGREES
  );
}
