import type { GigFit } from '../fit';

/** What a card, a marker or a day of the calendar says of a gig: the worst, and how much there is. */
export interface FitSign {
  severity: 'problem' | 'warning';
  /** How many problems and warnings are open. */
  count: number;
}

/** A gig's fit as `GET /api/fit` answers it. */
export type FitOfGig = { gigId: string } & Pick<GigFit, 'status' | 'findings'>;

/** "Travel problem", "Travel problem, 2 findings" */
export function signWords({ severity, count }: FitSign): string {
  return `Travel ${severity}${count > 1 ? `, ${count} findings` : ''}`;
}
