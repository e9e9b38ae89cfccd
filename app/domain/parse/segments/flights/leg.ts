import type { Airport } from '~/domain/places/places';
import type { PrintedFlight } from '../../tokens/flight-numbers';
import type { PrintedPlace } from '../../tokens/printed-place';
import type { ResolvedDate } from '../../tokens/resolve-dates';
import type { PrintedTime } from '../../tokens/times';

/** A stop's place as all its mentions together say it. */
export interface Stop {
  mention: PrintedPlace;
  airports: Airport[];
  /** Several places were printed where one was due. */
  contested?: boolean;
}

/** One flight as printed: what `tokens` between two boundaries add up to. */
export interface Leg {
  start: number;
  end: number;
  flight: PrintedFlight | null;
  from: Stop;
  to: Stop;
  departs: PrintedTime | null;
  arrives: PrintedTime | null;
  departureDate: ResolvedDate | null;
  arrivalDate: ResolvedDate | null;
  /** "2026-12-04", printed or worked out. */
  departureDay: string | null;
  arrivalDay: string | null;
  plausible: boolean;
}

/** The last date printed above a leg. */
export interface DateAbove {
  date: ResolvedDate;
  /** It stood behind another leg and was that one's own. */
  behindLeg: boolean;
}
