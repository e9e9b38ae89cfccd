import { errorText } from '../app/domain/error-text';
import { GeocodeMessage } from '../app/domain/gigs/geocode-message';
import { placeGig } from '../app/domain/gigs/place-gig.server';
import type { Services } from '../app/services.server';

/** Geocoding messages: a malformed one is logged and dropped, a failed one comes again. */
export async function consumeGeocodeBatch(batch: MessageBatch, services: Services) {
  for (const message of batch.messages) {
    const parsed = GeocodeMessage.safeParse(message.body);
    if (!parsed.success) {
      console.error('geocode message dropped: not of version 1', { id: message.id });
      message.ack();
      continue;
    }
    try {
      await placeGig(services, parsed.data);
      message.ack();
    } catch (error) {
      console.error('geocode failed', { gigId: parsed.data.gigId, error: errorText(error) });
      message.retry({ delaySeconds: 2 ** message.attempts });
    }
  }
}
