import { and, desc, eq, inArray } from 'drizzle-orm';
import { syncLog } from '~/data/schema';
import type { CalendarServices } from '../google-services';

export interface SyncConflict {
  id: string;
  /** ISO instant in UTC. */
  at: string;
  kind: string;
  gigId: string | null;
  /** By kind: of a conflict `field`, `kept`, `lost` and `title`. */
  detail: Record<string, unknown>;
}

const MOST = 200;
/** What a person should know of; deletions show in the counts. */
const KINDS = ['conflict', 'restored', 'type_held', 'parked'];

/** What the sync decided against somebody's value, newest first. */
export async function listConflicts(
  { db }: Pick<CalendarServices, 'db'>,
  userId: string,
): Promise<SyncConflict[]> {
  const rows = await db
    .select()
    .from(syncLog)
    .where(and(eq(syncLog.userId, userId), inArray(syncLog.kind, KINDS)))
    .orderBy(desc(syncLog.at), desc(syncLog.id))
    .limit(MOST);
  return rows.map(({ id, at, kind, gigId, detailJson }) => ({
    id,
    at: new Date(at * 1000).toISOString(),
    kind,
    gigId,
    detail: JSON.parse(detailJson) as Record<string, unknown>,
  }));
}
