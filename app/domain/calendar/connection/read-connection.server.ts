import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type ConnectionRow, calendarConnections } from '~/data/schema';
import type { CalendarServices } from '../google-services';
import { createBudget } from '../pull/budget';
import type { GoogleSession } from '../pull/run';

/** A person's connection, also one that was disconnected, with the database's time. */
export async function readConnection(
  { db }: Pick<CalendarServices, 'db'>,
  userId: string,
): Promise<{ connection: ConnectionRow; now: number } | null> {
  const row = await db
    .select({ ...getTableColumns(calendarConnections), now: sql<number>`unixepoch()` })
    .from(calendarConnections)
    .where(eq(calendarConnections.userId, userId))
    .get();
  if (!row) return null;
  const { now, ...connection } = row;
  return { connection, now };
}

export function isConnected({ status }: ConnectionRow): boolean {
  return status !== 'disconnected';
}

/** For the few calls a page makes itself. */
export function googleSession(
  services: CalendarServices,
  { connection, now }: { connection: ConnectionRow; now: number },
): GoogleSession {
  const budget = createBudget(services.google.limits, () => services.now().getTime());
  return { services, connection, now, budget, accessToken: null };
}
