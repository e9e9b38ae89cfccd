import { and, eq, isNull, sql } from 'drizzle-orm';
import { eventLinks, gigs, travelDetails } from '~/data/schema';
import type { DomainError } from '~/domain/domain-error';
import type { Services } from '~/services.server';
import { isConnected, readConnection } from './connection/read-connection.server';
import { calendarServices, GOOGLE_NOT_CONFIGURED } from './google-services';
import { syncNow } from './sync-now.server';
import type { BookingsFound, FilterType } from './sync-travel';

type Outcome = { ok: true; found: BookingsFound } | { ok: false; error: DomainError };

const NOT_FOUND: DomainError = { reason: 'not_found', message: 'This gig does not exist.' };
const NOT_CONNECTED: Record<FilterType, DomainError> = {
  hotel: {
    reason: 'not_connected',
    message: 'Connect your calendar first, then hotel bookings can be found in it.',
  },
  car: {
    reason: 'not_connected',
    message: 'Connect your calendar first, then car rentals can be found in it.',
  },
};

/** Syncs the calendar and tells of one gig's hotel or car bookings in it. */
export async function syncTravel(
  services: Services,
  userId: string,
  gigId: string,
  filterType: FilterType,
): Promise<Outcome> {
  const { db } = services;
  const mine = and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt));
  const gig = await db.select({ id: gigs.id }).from(gigs).where(mine).get();
  if (!gig) return { ok: false, error: NOT_FOUND };
  const google = calendarServices(services);
  if (!google) return { ok: false, error: GOOGLE_NOT_CONFIGURED };
  const found = await readConnection(services, userId);
  if (!found || !isConnected(found.connection) || !found.connection.travelCalendarId) {
    return { ok: false, error: NOT_CONNECTED[filterType] };
  }
  const before = await bookingsOf(services, userId, gigId, filterType);
  const synced = await syncNow(google, userId);
  if (!synced.ok) return { ok: false, error: synced.error };
  const after = await bookingsOf(services, userId, gigId, filterType);
  const imported = after.filter((id) => !before.includes(id)).length;
  return {
    ok: true,
    found: { imported, ...(filterType === 'car' && { carEvents: after.length }) },
  };
}

/** The gig's bookings of one kind that came from the calendar. */
async function bookingsOf(
  { db }: Pick<Services, 'db'>,
  userId: string,
  gigId: string,
  type: FilterType,
): Promise<string[]> {
  const rows = await db
    .select({ id: travelDetails.id })
    .from(travelDetails)
    .where(
      and(
        eq(travelDetails.userId, userId),
        eq(travelDetails.gigId, gigId),
        eq(travelDetails.detailType, type),
        sql`EXISTS (SELECT 1 FROM ${eventLinks} WHERE ${eventLinks.travelDetailId} = ${travelDetails.id})`,
      ),
    );
  return rows.map(({ id }) => id);
}
