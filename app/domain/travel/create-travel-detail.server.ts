import { gigs, travelDetails } from '~/data/schema';
import { keptTextId, wordsOfKept } from '~/domain/confirmation-texts/confirmation-texts.server';
import { isOwnGig } from '~/domain/gigs/own-gig.server';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import { fromApi, toAnswer } from './detail-api';
import { ownZones, toTravelDetail, zonesOf } from './detail-zones';
import { endBeforeStart } from './end-before-start';
import type { NewTravelDetailInput } from './travel-detail-input';
import {
  type DetailOutcome,
  GIG_NOT_FOUND,
  inApi,
  readTravelDetail,
} from './travel-details.server';
import { updateTravelDetail } from './update-travel-detail.server';

/**
 * Asked again with the same key, which is the detail's id, it answers the detail that is there; of a
 * `retry` it takes the fields first. A key that means another gig's or another type's makes a detail
 * of its own.
 */
export async function createTravelDetail(
  services: Pick<Services, 'db' | 'now' | 'places'>,
  userId: string,
  { gigId, detailType, idempotencyKey, retry, confirmationTextId, ...input }: NewTravelDetailInput,
): Promise<DetailOutcome> {
  const { db, now, places } = services;
  const gig = await db.select().from(gigs).where(isOwnGig(userId, gigId)).get();
  if (!gig) return { ok: false, error: GIG_NOT_FOUND };

  // There is nothing yet that null could clear.
  const given = Object.entries(input).filter(([, value]) => value !== null);
  const columns = fromApi(detailType, Object.fromEntries(given) as typeof input);
  const zones = ownZones(detailType, columns, await places());
  const read = zonesOf({ detailType, ...zones }, gig.timeZone);
  const error = endBeforeStart({ detailType, ...columns, ...read });
  if (error) return { ok: false, error: inApi(detailType, error) };
  const at = now();
  const insert = async (id: string) => {
    const [inserted] = await db
      .insert(travelDetails)
      .values({
        ...columns,
        ...zones,
        id,
        userId,
        gigId,
        detailType,
        confirmationTextId: keptTextId(userId, gigId, confirmationTextId),
        sourceText: wordsOfKept(userId, gigId, confirmationTextId, columns.sourceText),
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      })
      .onConflictDoNothing({ target: travelDetails.id })
      .returning();
    return inserted;
  };
  let row = await insert(idempotencyKey ?? newId(at));
  if (!row && idempotencyKey) {
    const earlier = await readTravelDetail(services, userId, idempotencyKey);
    const same = earlier?.gigId === gigId && earlier.detailType === detailType;
    if (earlier && same) {
      return retry
        ? updateTravelDetail(services, userId, earlier.id, { ...input, confirmationTextId })
        : { ok: true, detail: earlier };
    }
    // Somebody else's, of which nothing may be learned, or a deleted gig's: this one is another.
    row = await insert(newId(at));
  }
  if (!row) throw new Error('a new travel detail came back empty');
  return { ok: true, detail: toAnswer(toTravelDetail(row, gig.timeZone)) };
}
