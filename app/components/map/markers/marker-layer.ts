import { FeatureGroup, type Map as LeafletMap } from 'leaflet';
import type { FitSign } from '~/domain/fit/views/fit-sign';
import type { Gig } from '~/domain/gigs/gig';
import { type PlacedGig, placedGigs } from '~/domain/gigs/views/marker-look';
import { prefersLessMotion } from '../base/map-theme';
import { MarkerCluster, MarkerClusterGroup } from './clusters';
import { GigMarker } from './gig-marker';
import { type ClusterShares, clusterIcon } from './gig-pin';
import { listenToMarkers } from './marker-input';
import { openCluster } from './open-cluster';
import { moveBetweenPins } from './pin-keys';

/** In pixels. Pins may overlap a little; what would hide one another shares a cluster. */
const CLUSTER_RADIUS = 26;
/** Nearer to a cluster than this, the selected pin would hide its count. */
const CLUSTER_REACH = 40;
/** Nearer to another pin than this, the selected one would cover it. */
const PIN_REACH = 14;
/** Beyond the edges of the map pins are ready for this share of its size: a drag shows no gap. */
const READY_AROUND = 0.3;
/** Of more gigs than this, clusters change without moving: that lays out the page many times. */
const ANIMATED_UP_TO = 500;
/** How many gigs are clustered in one go, so that the page stays responsive in between. */
const SLICE = 1000;

export interface MarkerLayer {
  show(gigs: Gig[], today: string, selectedId: string | null): void;
  /** What is said of how the gigs' travel fits, by their ids. */
  showSigns(signs: ReadonlyMap<string, FitSign>): void;
  /** Brings one gig to the front, or none. */
  select(gigId: string | null): void;
  /** Where a gig is, if it is on the map. */
  find(gigId: string): PlacedGig | null;
  remove(): void;
}

interface MarkerLayerOptions {
  /** How many gigs there are to begin with. */
  count: number;
  /** How much of the lower edge something else covers, in pixels. */
  bottomInset: () => number;
  onActivate: (gigId: string) => void;
  /** So many gigs share one spot that they are told as a list. */
  onOverlap: (gigIds: string[]) => void;
}

/**
 * The gigs as pins. Those that lie close together share a cluster; the selected one is taken out
 * of its cluster and stands in front, so that selecting never has to zoom.
 */
export function createMarkerLayer(
  map: LeafletMap,
  { count, bottomInset, onActivate, onOverlap }: MarkerLayerOptions,
): MarkerLayer {
  const markers = new Map<string, GigMarker>();
  let signs: ReadonlyMap<string, FitSign> = new Map();
  let selected: GigMarker | null = null;
  let waiting: GigMarker[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clusters = new MarkerClusterGroup({
    maxClusterRadius: CLUSTER_RADIUS,
    iconCreateFunction: (cluster) => clusterIcon(sharesOf(cluster)),
    showCoverageOnHover: false,
    // A click is ours: what it does depends on how many gigs there are, and on what covers the map.
    zoomToBoundsOnClick: false,
    spiderfyOnMaxZoom: false,
    animate: count <= ANIMATED_UP_TO && !prefersLessMotion(),
    spiderLegPolylineOptions: { className: 'gig-spider-leg', interactive: false },
  });
  // The plugin keeps nine times what is in view, and has no option for it.
  Object.assign(clusters, { _getExpandedVisibleBounds: () => map.getBounds().pad(READY_AROUND) });
  clusters.addTo(map);
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
      const marker = new GigMarker(place, today, signs.get(gigId));
      markers.set(gigId, marker);
      fresh.push(marker);
    }
    waiting = [...waiting.filter((marker) => !gone.has(marker)), ...fresh];
    select(selectedId);
    clearTimeout(timer);
    addMarkers();
  }

  function showSigns(next: ReadonlyMap<string, FitSign>) {
    signs = next;
    const changed = [...markers.values()].filter((marker) =>
      marker.showSign(next.get(marker.gigId)),
    );
    if (changed.length === 0) return;
    // Their names say how many need the person.
    clusters.refreshClusters();
    raise();
  }

  /**
   * Not the plugin's own chunks: those can be neither changed nor called off while they last.
   */
  function addMarkers() {
    const slice = waiting.splice(0, SLICE).filter((marker) => marker !== selected);
    if (slice.length > 0) clusters.addLayers(slice);
    raise();
    if (waiting.length > 0) timer = setTimeout(addMarkers, 0);
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
    raise();
  }

  /** Above what it would cover: a cluster, or another gig in the very same place. */
  function raise() {
    if (!selected) return;
    const tip = map.latLngToLayerPoint(selected.getLatLng());
    let overCluster = false;
    let overPin = false;
    map.eachLayer((layer) => {
      const isCluster = layer instanceof MarkerCluster;
      if (layer === selected || !(isCluster || layer instanceof GigMarker)) return;
      const distance = tip.distanceTo(map.latLngToLayerPoint(layer.getLatLng()));
      if (isCluster) overCluster ||= distance < CLUSTER_REACH;
      else overPin ||= distance < PIN_REACH;
    });
    const { classList } = selected.getElement() ?? {};
    classList?.toggle('is-stacked', overPin);
    classList?.toggle('is-raised', overCluster && !overPin);
  }
  clusters.on('animationend spiderfied unspiderfied', raise);
  map.on('moveend', raise);

  const stopListening = listenToMarkers({
    map,
    clusters,
    front,
    markers,
    onActivate,
    onOpenCluster: (cluster) =>
      openCluster(map, cluster, { bottomInset: bottomInset(), onOverlap }),
  });
  const stopPinKeys = moveBetweenPins(map);

  return {
    show,
    showSigns,
    select,
    find: (gigId) => markers.get(gigId)?.place ?? null,
    remove() {
      clearTimeout(timer);
      stopListening();
      stopPinKeys();
      map.off('moveend', raise);
      clusters.remove();
      front.remove();
    },
  };
}

function sharesOf(cluster: MarkerCluster): ClusterShares {
  const shares = { booked: 0, possible: 0, past: 0, missing: 0 };
  for (const marker of cluster.getAllChildMarkers()) {
    if (!(marker instanceof GigMarker)) continue;
    const { state } = marker.look;
    shares[state === 'past' || state === 'possible' ? state : 'booked'] += 1;
    if (state === 'missing' || marker.sign) shares.missing += 1;
  }
  return shares;
}
