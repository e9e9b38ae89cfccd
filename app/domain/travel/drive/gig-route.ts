import type { LatLng } from './drive-line';

/** A drive by road, as somebody who knows the roads says. */
export interface Drive {
  distanceMeters: number;
  durationSeconds: number;
  line: LatLng[];
}

/** The way from the airport to a gig. */
export interface GigRoute {
  from: { code: string; name: string; latitude: number; longitude: number };
  to: { name: string; latitude: number; longitude: number };
  /** By road; in a straight line where there is none. */
  distanceMeters: number;
  /** Null where there is no road. */
  durationSeconds: number | null;
  line: LatLng[];
  /** Whether it was reckoned from the great circle, as nobody knew a road. */
  estimate: boolean;
  /** Whether somebody who knows the roads says that none leads there. */
  noRoad: boolean;
  /** "22 mi · about 35 min", "No road from HNL: 3,797 mi in a straight line" */
  label: string;
}
