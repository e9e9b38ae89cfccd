import { gigs } from '~/data/schema';
import { requestGeocoding } from '~/domain/geocoding/request-geocoding.server';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import type { GigPatch, NewGigInput } from './gig-input';
import { gigsQuery, parseGigs } from './list-gigs.server';
import { type GigOutcome, gigOutcome, updateGig } from './update-gig.server';

/**
 * Stores a gig and asks for its place; it is there at once, its coordinates a moment later. Asked
 * again with the same key, which is the gig's id, it answers the gig that is there; of a `retry` it
 * takes the fields first.
 */
export async function createGig(
  services: Pick<Services, 'db' | 'now' | 'geocodeQueue' | 'background'>,
  userId: string,
  { idempotencyKey, retry, ...fields }: NewGigInput,
): Promise<GigOutcome> {
  const { date, endDate, ...input } = fields;
  const at = services.now();
  const insert = async (gigId: string) => {
    const insertion = services.db
      .insert(gigs)
      .values({
        ...input,
        id: gigId,
        userId,
        date: date.day,
        startTime: input.startTime === undefined ? date.time : input.startTime,
        endDate: endDate?.day ?? null,
        endTime: input.endTime === undefined ? endDate?.time : input.endTime,
        placeStatus: 'pending',
        airportChosen: Boolean(input.airport),
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      })
      .onConflictDoNothing({ target: gigs.id })
      .returning({ id: gigs.id, location: gigs.location });
    const [[row], texts] = await services.db.batch([
      insertion,
      gigsQuery(services, userId, { gigId }),
    ]);
    const [gig] = parseGigs(texts);
    return row && gig && { row, gig };
  };
  let created = await insert(idempotencyKey ?? newId(at));
  if (!created && idempotencyKey) {
    const earlier = await (retry
      ? updateGig(services, userId, idempotencyKey, sentAgain(fields))
      : gigOutcome(services, userId, idempotencyKey));
    if (earlier.ok || earlier.error.reason !== 'not_found') return earlier;
    // Deleted since, or somebody else's, of which nothing may be learned: this one is another gig.
    created = await insert(newId(at));
  }
  if (!created) throw new Error('a new gig came back empty');
  services.background(requestGeocoding(services, [{ ...created.row, userId }]));
  return { ok: true, gig: created.gig };
}

/** An airport that was left empty is found for the gig, and may have been by now. */
function sentAgain({ airport, ...fields }: GigPatch): GigPatch {
  return airport ? { ...fields, airport } : fields;
}
