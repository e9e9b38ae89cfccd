import { errorText } from '../app/domain/error-text';
import { retryDelaySeconds } from '../app/domain/geocoding/address-rules';
import { geocodeAddress, geocodeGig } from '../app/domain/geocoding/geocode-gig.server';
import { GeocodeMessage } from '../app/domain/geocoding/geocode-message';
import { ProviderError } from '../app/domain/provider-error';
import type { Services } from '../app/services.server';

interface Asked {
  message: Message;
  question: GeocodeMessage;
}

/**
 * Geocoding messages: first every gig's place as far as it is known here, then the addresses, which
 * take a second each. A malformed message is logged and dropped, a failed one comes again.
 */
export async function consumeGeocodeBatch(batch: MessageBatch, services: Services) {
  const addresses: Asked[] = [];
  for (const asked of readAll(batch)) {
    await attempt(services, asked, async () => {
      const outcome = await geocodeGig(services, asked.question);
      if (outcome === 'addressPending') addresses.push(asked);
      else asked.message.ack();
    });
  }
  for (const asked of addresses) {
    await attempt(services, asked, async () => {
      await geocodeAddress(services, asked.question);
      asked.message.ack();
    });
  }
}

function readAll({ messages }: MessageBatch): Asked[] {
  return messages.flatMap((message) => {
    const parsed = GeocodeMessage.safeParse(message.body);
    if (parsed.success) return [{ message, question: parsed.data }];
    console.error('geocode message dropped: not of version 1', { id: message.id });
    message.ack();
    return [];
  });
}

/** What cannot be answered better later is left to the nightly round. */
async function attempt(
  { settings }: Services,
  { message, question }: Asked,
  work: () => Promise<void>,
) {
  try {
    await work();
  } catch (error) {
    const delaySeconds = retryDelaySeconds(message.attempts, error, settings.geocoderRetrySeconds);
    const facts = { gigId: question.gigId, error: errorText(error), delaySeconds };
    const expected = error instanceof ProviderError && error.retryable;
    if (expected) console.info('geocode put off', facts);
    else console.error('geocode failed', facts);
    if (delaySeconds === null) message.ack();
    else message.retry({ delaySeconds });
  }
}
