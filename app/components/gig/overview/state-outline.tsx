import { useEffect, useState } from 'react';
import type { Gig } from '~/domain/gigs/gig';
import { regionOf } from '~/domain/places/regions/regions';
import {
  type PlacedOutline,
  placeOnOutline,
  type RegionOutlines,
  STATE_OUTLINES_URL,
} from '~/domain/places/regions/state-outline';

type GigPlace = Pick<Gig, 'location' | 'latitude' | 'longitude'>;

/** The state or province of a gig with a dot where it is. Without either, nothing. */
export function StateOutline({ gig, className }: { gig: GigPlace; className?: string }) {
  const outline = usePlacedOutline(gig);
  if (!outline) return null;
  const { viewBox, path, dot } = outline;
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={className}>
      <path
        d={path}
        className="fill-white/10 stroke-white/55"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
      {dot ? (
        <>
          <circle cx={dot.x} cy={dot.y} r="20" className="fill-white/35" />
          <circle cx={dot.x} cy={dot.y} r="9" className="fill-on-banner" />
        </>
      ) : null}
    </svg>
  );
}

function usePlacedOutline({ location, latitude, longitude }: GigPlace): PlacedOutline | null {
  const [outlines, setOutlines] = useState<RegionOutlines | null>(null);
  const region = regionOf(location);
  const wanted = region !== null && latitude !== null && longitude !== null;

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadOutlines().then(
      (loaded) => current && setOutlines(loaded),
      // The picture is an ornament: without it the banner is whole.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  const outline = region && outlines?.[region];
  return outline && wanted ? placeOnOutline(outline, Number(latitude), Number(longitude)) : null;
}

let loading: Promise<RegionOutlines> | undefined;

function loadOutlines(): Promise<RegionOutlines> {
  loading ??= fetch(STATE_OUTLINES_URL).then((response) => {
    if (!response.ok) throw new Error(`outlines: ${response.status}`);
    return response.json() as Promise<RegionOutlines>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
