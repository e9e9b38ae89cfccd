import { z } from '~/zod';

/** What becomes of gigs whose events were missing all at once. */
export const ReviewInput = z.object({
  action: z.enum(['apply', 'keep'], 'Choose apply or keep'),
  /** Only this gig; without it all of them. */
  gigId: z.string().max(64).optional(),
});
export type ReviewAction = z.output<typeof ReviewInput>['action'];

/** A gig that stays until the person has decided: its event disappeared with many others. */
export interface HeldGig {
  gigId: string;
  title: string;
  date: string;
  endDate: string | null;
}
