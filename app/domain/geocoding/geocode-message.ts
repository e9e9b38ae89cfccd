import { z } from '~/zod';

/** What travels through the geocoding queue, checked when sent and when received. */
export const GeocodeMessage = z.object({
  v: z.literal(1),
  userId: z.string(),
  gigId: z.string(),
  /** The location as it was when the lookup was asked for: another one by now makes it void. */
  location: z.string(),
});
export type GeocodeMessage = z.infer<typeof GeocodeMessage>;
