/** A state or province in Mercator, scaled so that its longer side is `EXTENT`. */
export interface RegionOutline {
  path: string;
  width: number;
  height: number;
  /** Left edge in degrees; beyond -180 for the Aleutians. */
  west: number;
  /** Top edge in degrees of Mercator latitude. */
  north: number;
  /** Units per degree. */
  scale: number;
}

export type RegionOutlines = Record<string, RegionOutline>;

export const STATE_OUTLINES_URL = '/map/states.v1.json';

export interface PlacedOutline {
  viewBox: string;
  path: string;
  /** Null when the place lies outside the picture. */
  dot: { x: number; y: number } | null;
}

const MARGIN = 8;

/** What the banner draws: the outline, and a dot where the gig is. */
export function placeOnOutline(
  outline: RegionOutline,
  latitude: number,
  longitude: number,
): PlacedOutline {
  const { path, width, height, west, north, scale } = outline;
  const turned = longitude - west > 180 ? longitude - 360 : longitude;
  const x = round((turned - west) * scale);
  const y = round((north - mercatorLatitude(latitude)) * scale);
  const visible = x >= -MARGIN && y >= -MARGIN && x <= width + MARGIN && y <= height + MARGIN;
  return {
    viewBox: `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`,
    path,
    dot: visible ? { x, y } : null,
  };
}

/** Mercator's latitude in degrees, so that it has the scale of longitude at the equator. */
export function mercatorLatitude(latitude: number): number {
  const clamped = Math.max(-85, Math.min(85, latitude));
  return (Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) * 180) / Math.PI;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
