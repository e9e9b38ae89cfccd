import {
  FeatureGroup,
  type LeafletEvent,
  type Map as LeafletMap,
  MarkerCluster,
  MarkerClusterGroup,
} from 'leaflet';
import 'leaflet.markercluster';
import type { Gig } from '~/domain/gigs/gig';
import { type PlacedGig, placedGigs } from '~/domain/gigs/marker-look';
import { GigMarker } from './gig-marker';
import { type ClusterShares, clusterIcon } from './gig-pin';
import { createInfoWindow } from './info-window';
import { prefersLessMotion } from './map-theme';

/** In pixels. Pins may overlap a little; what would hide one another shares a cluster. */
const CLUSTER_RADIUS = 26;
/** Nearer to a cluster than this, the selected pin would hide its count. */
const CLUSTER_REACH = 40;
/** How many gigs are clustered in one go, so that the page stays responsive in between. */
const SLICE = 1000;

export interface MarkerLayer {
  show(gigs: Gig[], today: string, selectedId: string | null): void;
  /** Brings one gig to the front, or none. */
  select(gigId: string | null): void;
  /** Where a gig is, if it is on the map. */
  find(gigId: string): PlacedGig | null;
  remove(): void;
}

/**
 * The gigs as pins. Those that lie close together share a cluster; the selected one is taken out
 * of its cluster and stands in front, so that selecting never has to zoom.
 */
export function createMarkerLayer(
  map: LeafletMap,
  onActivate: (gigId: string) => void,
): MarkerLayer {
  const markers = new Map<string, GigMarker>();
  let selected: GigMarker | null = null;
  let waiting: GigMarker[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clusters = new MarkerClusterGroup({
    maxClusterRadius: CLUSTER_RADIUS,
    iconCreateFunction: (cluster) => clusterIcon(sharesOf(cluster)),
    showCoverageOnHover: false,
    animate: !prefersLessMotion(),
    spiderLegPolylineOptions: { className: 'gig-spider-leg', interactive: false },
  }).addTo(map);
  const front = new FeatureGroup().addTo(map);

  /** Takes out what changed or went, puts in what is new, and leaves the rest alone. */
  function show(gigs: Gig[], today: string, selectedId: string | null) {
    const places = new Map(placedGigs(gigs).map((place) => [place.gig.id, place]));
    const gone = new Set<GigMarker>();
    for (const [gigId, marker] of markers) {
      const place = places.get(gigId);
      if (place && marker.stillShows(place, today)) continue;
      gone.add(marker);
      markers.delete(gigId);
    }
    if (selected && gone.has(selected)) select(null);
    const leaving = [...gone].filter((marker) => clusters.hasLayer(marker));
    if (leaving.length > 0) clusters.removeLayers(leaving);

    const fresh: GigMarker[] = [];
    for (const [gigId, place] of places) {
      if (markers.has(gigId)) continue;
      const marker = new GigMarker(place, today);
      markers.set(gigId, marker);
      fresh.push(marker);
    }
    waiting = [...waiting.filter((marker) => !gone.has(marker)), ...fresh];
    select(selectedId);
    clearTimeout(timer);
    takeIn();
  }

  /**
   * Not the plugin's own chunks: those can be neither changed nor called off while they last.
   */
  function takeIn() {
    const slice = waiting.splice(0, SLICE).filter((marker) => marker !== selected);
    if (slice.length > 0) clusters.addLayers(slice);
    liftOffClusters();
    if (waiting.length > 0) timer = setTimeout(takeIn, 0);
  }

  function select(gigId: string | null) {
    const next = gigId === null ? null : (markers.get(gigId) ?? null);
    if (next === selected) return;
    const last = selected;
    selected = next;
    if (last) {
      front.removeLayer(last);
      last.draw(false);
      if (markers.get(last.gigId) === last) clusters.addLayer(last);
    }
    if (next) {
      const hadFocus = next.getElement() === document.activeElement;
      if (clusters.hasLayer(next)) clusters.removeLayer(next);
      next.draw(true);
      front.addLayer(next);
      if (hadFocus) next.getElement()?.focus({ preventScroll: true });
    }
    liftOffClusters();
  }

  function liftOffClusters() {
    if (!selected) return;
    const tip = map.latLngToLayerPoint(selected.getLatLng());
    let covers = false;
    map.eachLayer((layer) => {
      covers ||=
        layer instanceof MarkerCluster &&
        tip.distanceTo(map.latLngToLayerPoint(layer.getLatLng())) < CLUSTER_REACH;
    });
    selected.getElement()?.classList.toggle('is-lifted', covers);
  }
  clusters.on('animationend', liftOffClusters);
  map.on('moveend', liftOffClusters);

  const stopListening = listen(map, [clusters, front], markers, onActivate);

  return {
    show,
    select,
    find: (gigId) => markers.get(gigId)?.place ?? null,
    remove() {
      clearTimeout(timer);
      stopListening();
      map.off('moveend', liftOffClusters);
      clusters.remove();
      front.remove();
    },
  };
}

/** Click, Enter and space choose a gig; hovering and focus open its info window. */
function listen(
  map: LeafletMap,
  groups: FeatureGroup[],
  markers: Map<string, GigMarker>,
  onActivate: (gigId: string) => void,
): () => void {
  const info = createInfoWindow(map);
  const withMarker = (act: (marker: GigMarker) => void) => (event: LeafletEvent) => {
    if (event.propagatedFrom instanceof GigMarker) act(event.propagatedFrom);
  };
  for (const group of groups) {
    group.on(
      'click',
      withMarker((marker) => onActivate(marker.gigId)),
    );
    group.on('mouseover', withMarker(info.hover));
    group.on('mouseout', info.close);
  }

  const withFocused = (act: (marker: GigMarker, event: Event) => void) => (event: Event) => {
    const gigId = event.target instanceof HTMLElement ? event.target.dataset.gig : undefined;
    const marker = gigId === undefined ? undefined : markers.get(gigId);
    if (marker) act(marker, event);
  };
  const onFocusIn = withFocused(info.focus);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') info.close();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    withFocused((marker) => {
      event.preventDefault();
      onActivate(marker.gigId);
    })(event);
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

function sharesOf(cluster: MarkerCluster): ClusterShares {
  const shares = { booked: 0, possible: 0, past: 0, missing: 0 };
  for (const marker of cluster.getAllChildMarkers()) {
    if (!(marker instanceof GigMarker)) continue;
    const { state } = marker.look;
    shares[state === 'past' || state === 'possible' ? state : 'booked'] += 1;
    if (state === 'missing') shares.missing += 1;
  }
  return shares;
}
