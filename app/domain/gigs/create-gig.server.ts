import { gigs } from '~/data/schema';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import type { Gig } from './gig';
import type { NewGigInput } from './gig-input';
import { assembleGigs, gigColumns, readGig } from './list-gigs.server';
import { requestPlaces } from './place-requests.server';

/**
 * Stores a gig and asks for its place; it is there at once, its coordinates a moment later. Asked
 * again with the same key, which is the gig's id, it answers the gig that is there, as it is.
 */
export async function createGig(
  services: Pick<Services, 'db' | 'now' | 'geocodeQueue'>,
  userId: string,
  { idempotencyKey, date, endDate, ...input }: NewGigInput,
): Promise<Gig> {
  const at = services.now();
  const insert = async (gigId: string) => {
    const [inserted] = await services.db
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
      .returning(gigColumns);
    return inserted;
  };
  let row = await insert(idempotencyKey ?? newId(at));
  if (!row && idempotencyKey) {
    const earlier = await readGig(services, userId, idempotencyKey);
    if (earlier) return earlier;
    // Deleted since, or somebody else's, of which nothing may be learned: this one is another gig.
    row = await insert(newId(at));
  }
  if (!row) throw new Error('a new gig came back empty');
  await requestPlaces(services, [{ ...row, userId }]);
  return assembleGigs([row], [], [])[0] as Gig;
}
