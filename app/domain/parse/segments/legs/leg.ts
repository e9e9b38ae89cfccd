import type { Airport } from '~/domain/places/places';
import type { SourceSpan } from '../../parsed-detail';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import type { PrintedTime } from '../../tokens/dates/times';
import type { PrintedNumber, PrintedPlace } from '../../tokens/leg-tokens';

/** "Departs", "Nach": what stands behind it is that end of the leg. */
export interface EndLabel extends SourceSpan {
  kind: 'departs' | 'arrives';
}

/** "Outbound", "Rückfahrt", "Leg 2": another leg begins. */
export interface LegHeading extends SourceSpan {
  kind: 'heading';
}

export type LegToken =
  | ResolvedDate
  | PrintedTime
  | PrintedNumber
  | PrintedPlace
  | EndLabel
  | LegHeading;

/** A stop's place as all its mentions together say it. */
export interface Stop {
  mention: PrintedPlace;
  airports: Airport[];
  /** Several places were printed where one was due. */
  contested?: boolean;
}

/** One flight or ride as printed: what the tokens between two boundaries add up to. */
export interface Leg extends SourceSpan {
  number: PrintedNumber | null;
  from: Stop | null;
  to: Stop | null;
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
  /** It stands right above the leg, which nothing else can be the day of. */
  headsLeg: boolean;
}

/** What one kind of travel has of its own. */
export interface LegRules {
  /** Characters behind the departure within which a time without a label may be the arrival. */
  arrivalReach: number;
  /** The clock goes back by at least so many minutes overnight, where no zones are known. */
  overnight: number;
  /** Whether what was read is enough for a leg. */
  isLeg(leg: Leg): boolean;
}
