import { GeocodeMessage } from '~/domain/geocoding/geocode-message';

export interface GeocodeQueue {
  /**
   * Asks for gigs' coordinates, zones and airports to be found. Of many at once each comes a little
   * later than the one before, so that a thousand do not keep the next person's one waiting.
   */
  send(messages: GeocodeMessage[]): Promise<void>;
}

/** A queue takes at most 100 messages a call. */
const BATCH = 100;
/** A little slower than addresses may be looked up. */
const SPACING_SECONDS = 1.25;

export function createGeocodeQueue(queue: Queue): GeocodeQueue {
  return {
    async send(messages) {
      const bodies = messages.map((message, index) => ({
        body: GeocodeMessage.parse(message),
        delaySeconds: Math.floor(index * SPACING_SECONDS),
      }));
      for (let start = 0; start < bodies.length; start += BATCH) {
        await queue.sendBatch(bodies.slice(start, start + BATCH));
      }
    },
  };
}
