import { TravelDetailDraft } from '~/domain/travel/travel-detail-input';
import { z } from '~/zod';

/** As many as one text may tell of. */
const MOST_DRAFTS = 50;

export const DraftDetailsInput = z.object({
  details: z
    .array(TravelDetailDraft, 'Send the travel details as a list')
    .max(MOST_DRAFTS, `At most ${MOST_DRAFTS} travel details`),
});
