import type { LatLng } from './drive-line';

/** A drive by road, as somebody who knows the roads says. */
export interface Drive {
  distanceMeters: number;
  durationSeconds: number;
  line: LatLng[];
}

/** The way from the airport to a gig. */
export interface GigRoute extends Drive {
  from: { code: string; name: string; latitude: number; longitude: number };
  to: { name: string; latitude: number; longitude: number };
  /** Whether it was reckoned from the great circle, as nobody knew a road. */
  estimate: boolean;
  /** "22 mi · about 35 min" */
  label: string;
}
