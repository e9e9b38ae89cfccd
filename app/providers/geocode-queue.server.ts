import { GeocodeMessage } from '~/domain/gigs/geocode-message';

export interface GeocodeQueue {
  /** Asks for a gig's coordinates, zone and airport to be found. */
  send(messages: GeocodeMessage[]): Promise<void>;
}

/** A queue takes at most 100 messages a call. */
const BATCH = 100;

export function createGeocodeQueue(queue: Queue): GeocodeQueue {
  return {
    async send(messages) {
      const bodies = messages.map((message) => ({ body: GeocodeMessage.parse(message) }));
      for (let start = 0; start < bodies.length; start += BATCH) {
        await queue.sendBatch(bodies.slice(start, start + BATCH));
      }
    },
  };
}
