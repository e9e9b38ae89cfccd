import { sha256Hex } from '../tokens/sha256';

/**
 * The id of the event that a gig becomes. The same for each attempt, so that an answer that was lost
 * makes no second event; another generation after the person deleted the event and kept the gig.
 */
export async function eventIdFor(gigId: string, googleSub: string, generation: number) {
  const hex = await sha256Hex(`${gigId}‖${googleSub}‖${generation}`);
  return `gig${hex.slice(0, 32)}`;
}
