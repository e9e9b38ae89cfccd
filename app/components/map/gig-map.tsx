import type { LatLng, Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import './map.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { useFitView } from '~/components/fit/fit-view';
import { toast } from '~/components/ui/feedback/toast';
import { viewState } from '~/components/view-state';
import type { Gig } from '~/domain/gigs/gig';
import { placedGigs } from '~/domain/gigs/views/marker-look';
import { type BaseLayer, BaseMap } from './base/base-map';
import { bringIntoView } from './base/bring-into-view';
import { MapControls } from './base/map-controls';
import { prefersLessMotion } from './base/map-theme';
import { type Home, HomeLine } from './home-line';
import { announceGig } from './markers/announce-gig';
import { createMarkerLayer, type MarkerLayer } from './markers/marker-layer';

/** The middle of the contiguous United States. */
const CENTER: [number, number] = [39.8283, -98.5795];

/** Where the map was left, and the gig that was selected then: it is not brought into view again. */
const lastView = viewState<{ center: LatLng; zoom: number; selectedId: string | null }>();
const lastLayer = viewState<BaseLayer>();

export interface GigMapProps {
  gigs: Gig[];
  /** The person's day, "2026-05-14". */
  today: string;
  selectedId: string | null;
  onSelect: (gigId: string) => void;
  /** The selected marker was clicked once more. */
  onOpen?: (gigId: string) => void;
  /** So many gigs share one spot that they are better told as a list. */
  onOverlap: (gigIds: string[]) => void;
  /** The airport the trips begin at. */
  home: Home | null;
  /** "https://tile.openstreetmap.org": z, x and y are added. */
  tileUrl: string;
  /** How much of the lower edge something else covers, in pixels. */
  bottomInset?: number;
}

/** The map itself. It runs in a browser only: Leaflet reaches for `window` when it is imported. */
export default function GigMap({ home, tileUrl, bottomInset = 0, ...props }: GigMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [layer, setLayer] = useState<BaseLayer>(() => lastLayer.read() ?? 'outline');
  const [view] = useState(lastView.read);
  const { gigs, selectedId } = props;
  const selected = useMemo(
    () => placedGigs(gigs.filter((gig) => gig.id === selectedId))[0] ?? null,
    [gigs, selectedId],
  );

  function changeLayer(next: BaseLayer) {
    setLayer(next);
    lastLayer.write(next);
  }

  /** Only who has asked for them is told. */
  function withoutStreets() {
    if (layer !== 'streets') return;
    changeLayer('outline');
    toast({ tone: 'error', title: 'The streets could not be loaded. Please try again later.' });
  }

  return (
    <div className="gig-map" style={{ '--map-inset': `${bottomInset}px` } as React.CSSProperties}>
      <p id="map-keys" className="sr-only">
        Arrow keys move the map, plus and minus zoom. Tab goes to the gigs, arrow keys from one to
        the next.
      </p>
      <MapContainer
        ref={setMap}
        className="gig-map-canvas"
        center={view?.center ?? CENTER}
        zoom={view?.zoom ?? 4}
        // A whole number: between two, the clusters lose what is alone at the widest zoom.
        minZoom={3}
        maxZoom={18}
        zoomSnap={0.5}
        wheelPxPerZoomLevel={90}
        zoomControl={false}
        zoomAnimation={!prefersLessMotion()}
        fadeAnimation={!prefersLessMotion()}
      >
        <MapFrame
          label="Map of your gigs"
          describedBy="map-keys"
          bottomInset={view ? 0 : bottomInset}
        />
        <BaseMap layer={layer} tileUrl={tileUrl} onNoTiles={withoutStreets} />
        {home ? <HomeLine home={home} to={selected} /> : null}
        <GigMarkers {...props} bottomInset={bottomInset} inPlaceId={view?.selectedId ?? null} />
      </MapContainer>
      {map ? <MapControls map={map} layer={layer} onLayerChange={changeLayer} /> : null}
    </div>
  );
}

type GigMarkersProps = Pick<
  GigMapProps,
  'gigs' | 'today' | 'selectedId' | 'onSelect' | 'onOpen' | 'onOverlap'
> & {
  bottomInset: number;
  /** The selected gig for which the map stands right already. */
  inPlaceId: string | null;
};

function GigMarkers({
  gigs,
  today,
  selectedId,
  onSelect,
  onOpen,
  onOverlap,
  bottomInset,
  inPlaceId,
}: GigMarkersProps) {
  const map = useMap();
  const [markers, setMarkers] = useState<MarkerLayer | null>(null);

  const activate = (gigId: string) => {
    if (gigId === selectedId) onOpen?.(gigId);
    onSelect(gigId);
    announceGig(gigId);
  };
  const latest = useRef({ activate, onOverlap, selectedId, bottomInset, count: gigs.length });
  useEffect(() => {
    latest.current = { activate, onOverlap, selectedId, bottomInset, count: gigs.length };
  });

  useEffect(() => {
    const created = createMarkerLayer(map, {
      count: latest.current.count,
      bottomInset: () => latest.current.bottomInset,
      onActivate: (gigId) => latest.current.activate(gigId),
      onOverlap: (gigIds) => latest.current.onOverlap(gigIds),
    });
    setMarkers(created);
    return created.remove;
  }, [map]);

  useEffect(() => {
    markers?.show(gigs, today, latest.current.selectedId);
  }, [markers, gigs, today]);

  const signs = useFitView((view) => view.signs);
  useEffect(() => markers?.showSigns(signs), [markers, signs]);

  useEffect(() => {
    const keepView = () => {
      const { selectedId } = latest.current;
      lastView.write({ center: map.getCenter(), zoom: map.getZoom(), selectedId });
    };
    map.on('moveend', keepView);
    return () => {
      map.off('moveend', keepView);
    };
  }, [map]);

  const inPlace = useRef(inPlaceId);
  useEffect(() => {
    if (!markers) return;
    markers.select(selectedId);
    if (selectedId === inPlace.current) return;
    inPlace.current = null;
    const place = selectedId === null ? null : markers.find(selectedId);
    // Again when the lower edge is covered: a sheet opens only once a gig is selected.
    if (place) bringIntoView(map, place, bottomInset);
  }, [map, markers, selectedId, bottomInset]);

  return null;
}

interface MapFrameProps {
  /** The map's accessible name. */
  label: string;
  /** The id of what says how to use it. */
  describedBy: string;
  bottomInset?: number;
}

/** Begins above what covers the lower edge, and follows the size of the page around it. */
export function MapFrame({ label, describedBy, bottomInset = 0 }: MapFrameProps) {
  const map = useMap();
  const startInset = useRef(bottomInset);

  useEffect(() => {
    map.attributionControl.setPrefix(false);
    map.getContainer().setAttribute('role', 'region');
    map.panBy([0, startInset.current / 2], { animate: false });
    // Leaflet itself watches only the window.
    const observer = new ResizeObserver(() => {
      map.invalidateSize({ pan: false, debounceMoveend: true });
    });
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  useEffect(() => {
    map.getContainer().setAttribute('aria-label', label);
    map.getContainer().setAttribute('aria-describedby', describedBy);
  }, [map, label, describedBy]);

  return null;
}
