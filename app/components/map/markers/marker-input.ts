import type { FeatureGroup, LeafletEvent, Map as LeafletMap, MarkerClusterGroup } from 'leaflet';
import { MarkerCluster } from './clusters';
import { GigMarker } from './gig-marker';
import { createInfoWindow } from './info-window';

interface MarkerInput {
  map: LeafletMap;
  clusters: MarkerClusterGroup;
  /** Where the selected pin stands. */
  front: FeatureGroup;
  markers: Map<string, GigMarker>;
  onActivate: (gigId: string) => void;
  onOpenCluster: (cluster: MarkerCluster) => void;
}

/** Click, Enter and space choose a gig or open a cluster; hovering and focus tell about a gig. */
export function listenToMarkers({
  map,
  clusters,
  front,
  markers,
  onActivate,
  onOpenCluster,
}: MarkerInput): () => void {
  const info = createInfoWindow(map);
  const withMarker = (act: (marker: GigMarker) => void) => (event: LeafletEvent) => {
    if (event.propagatedFrom instanceof GigMarker) act(event.propagatedFrom);
  };
  for (const group of [clusters, front]) {
    group.on(
      'click',
      withMarker((marker) => onActivate(marker.gigId)),
    );
    group.on('mouseover', withMarker(info.hover));
    group.on('mouseout', info.close);
  }
  clusters.on('clusterclick', ({ propagatedFrom }) => onOpenCluster(propagatedFrom));

  const markerOf = (target: EventTarget | null) => {
    const gigId = target instanceof HTMLElement ? target.dataset.gig : undefined;
    return gigId === undefined ? undefined : markers.get(gigId);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const marker = markerOf(target);
    if (marker) info.focus(marker);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') info.close();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const marker = markerOf(event.target);
    const cluster = marker ? null : clusterOf(map, event.target);
    if (!marker && !cluster) return;
    event.preventDefault();
    if (marker) onActivate(marker.gigId);
    if (cluster) onOpenCluster(cluster);
  };
  const pane = map.getPane('markerPane');
  pane?.addEventListener('focusin', onFocusIn);
  pane?.addEventListener('focusout', info.close);
  pane?.addEventListener('keydown', onKeyDown);
  map.on('movestart zoomstart', info.close);

  return () => {
    info.close();
    pane?.removeEventListener('focusin', onFocusIn);
    pane?.removeEventListener('focusout', info.close);
    pane?.removeEventListener('keydown', onKeyDown);
    map.off('movestart zoomstart', info.close);
  };
}

function clusterOf(map: LeafletMap, target: EventTarget | null): MarkerCluster | null {
  let found: MarkerCluster | null = null;
  map.eachLayer((layer) => {
    if (layer instanceof MarkerCluster && layer.getElement() === target) found = layer;
  });
  return found;
}
