import { gigs } from '~/data/schema';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import type { Gig } from './gig';
import type { NewGigInput } from './gig-input';
import { assembleGigs, gigColumns } from './list-gigs.server';
import { requestPlace } from './place-gig.server';

/** Stores a gig and asks for its place; it is there at once, its coordinates a moment later. */
export async function createGig(
  services: Pick<Services, 'db' | 'now' | 'geocodeQueue'>,
  userId: string,
  { date, endDate, ...input }: NewGigInput,
): Promise<Gig> {
  const at = services.now();
  const [row] = await services.db
    .insert(gigs)
    .values({
      ...input,
      id: newId(at),
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
    .returning(gigColumns);
  if (!row) throw new Error('a new gig came back empty');
  await requestPlace(services, { ...row, userId });
  return assembleGigs([row], [], [])[0] as Gig;
}
