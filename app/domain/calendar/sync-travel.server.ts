import { and, eq, isNull } from 'drizzle-orm';
import { gigs } from '~/data/schema';
import type { Refusal } from '~/domain/refusal';
import type { Services } from '~/services.server';
import type { BookingsFound, FilterType } from './sync-travel';

type Outcome = { ok: true; found: BookingsFound } | { ok: false; refusal: Refusal };

const NOT_FOUND: Refusal = { reason: 'not_found', message: 'This gig does not exist.' };
const NOT_CONNECTED: Record<FilterType, Refusal> = {
  hotel: {
    reason: 'not_connected',
    message: 'Connect your calendar first, then hotel bookings can be found in it.',
  },
  car: {
    reason: 'not_connected',
    message: 'Connect your calendar first, then car rentals can be found in it.',
  },
};

/**
 * Looks for one gig's hotel or car bookings in the person's calendar. Nobody's calendar is
 * connected as yet, so there is nothing to look in: what is found will be answered from here.
 */
export async function syncTravel(
  { db }: Pick<Services, 'db'>,
  userId: string,
  gigId: string,
  filterType: FilterType,
): Promise<Outcome> {
  const mine = and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt));
  const gig = await db.select({ id: gigs.id }).from(gigs).where(mine).get();
  return { ok: false, refusal: gig ? NOT_CONNECTED[filterType] : NOT_FOUND };
}
