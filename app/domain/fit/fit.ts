/* What a check of a trip against its show finds. */

import type { LeaveByAnswer } from './leave-by/leave-by';

type Rule =
  | 'late-arrival'
  | 'tight-arrival'
  | 'early-departure'
  | 'missing-night'
  | 'double-night'
  | 'hotel-dates'
  | 'wrong-place'
  | 'far-airport'
  | 'date-mismatch'
  | 'no-return'
  | 'broken-chain'
  | 'tight-connection'
  | 'airport-change'
  | 'overnight-connection'
  | 'car-before-landing'
  | 'car-after-departure'
  | 'car-elsewhere'
  | 'no-car'
  | 'gig-overlap'
  | 'gig-unreachable'
  | 'border'
  | 'late-finish'
  | 'clock-change';

/** Worst first. */
export const SEVERITIES = ['problem', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `ok`: bookings were checked and nothing is to be said. `unknown`: there is nothing to check. */
export type FitStatus = Severity | 'ok' | 'unknown';

/** The values a finding was decided by. Days and times are wall time ("2026-06-12T18:55"). */
type Facts = Record<string, string | number | null>;

/** What would settle a finding, as data that a screen turns into one click. */
export type Fix =
  /** Change a field, by the name the API has for it. */
  | { kind: 'edit-detail'; travelDetailId: string; field: string }
  | { kind: 'add-hotel'; checkInDate: string; checkOutDate: string; location: string }
  | {
      kind: 'search-flight';
      /** Airport codes where they are known, else the place in words. */
      from: string | null;
      to: string | null;
      /** The day it has to leave, where nothing says when it has to land. */
      date: string | null;
      /** Wall time at the destination. */
      latestArrival: string | null;
    };

export interface Finding {
  /** The same as long as the rule, the bookings and the facts are the same. */
  id: string;
  rule: Rule;
  severity: Severity;
  sentence: string;
  facts: Facts;
  /** The bookings that clash, also those of neighbouring gigs. */
  travelDetailIds: string[];
  fixes: Fix[];
}

/** A finding before it has an id. */
export interface Draft extends Omit<Finding, 'id' | 'fixes'> {
  fixes?: Fix[];
}

/** Of one rule and gig nobody reads more findings; a thousand gigs on one day would have a million. */
export const MOST_OF_A_RULE = 10;

/** How long before the show one gets there. */
export interface Arrival {
  by: 'flight' | 'other';
  /** Calendar days between the two; 0 on the day of the show. */
  days: number;
  /** Null where one of the two has no time. */
  minutes: number | null;
}

export interface TripFit {
  /** Whether there was anything to check. */
  checked: boolean;
  /** Null without a journey that ends at the show, or where it ends too late. */
  arrival: Arrival | null;
  findings: Finding[];
}

/** How a gig's travel fits it, as the API answers it. */
export interface GigFit {
  status: FitStatus;
  /** Of a trip without problem or warning: "You land 5 h 20 min before the show." */
  summary: string | null;
  findings: (Finding & { silenced: boolean })[];
}

/** Of one gig, with the times to set out at. */
export interface GigFitWithLeaveBy extends GigFit {
  leaveBy: LeaveByAnswer[];
}

/** The worst of the findings; those that are silenced do not count. */
export function statusOf(
  { checked, findings }: Pick<TripFit, 'checked' | 'findings'>,
  silenced: ReadonlySet<string>,
): FitStatus {
  const open = findings.filter(({ id }) => !silenced.has(id));
  const worst = SEVERITIES.find((severity) => open.some((one) => one.severity === severity));
  return worst ?? (checked ? 'ok' : 'unknown');
}
