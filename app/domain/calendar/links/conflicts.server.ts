import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { gigs, syncLog } from '~/data/schema';
import { fieldOf, projectGig } from '../events/projection';
import type { CalendarServices } from '../google-services';
import { NEWS_KINDS, type SyncConflict } from './conflict';

const MOST = 200;

/** What the sync decided against somebody's value and nobody has settled yet, newest first. */
export async function listConflicts(
  { db }: Pick<CalendarServices, 'db'>,
  userId: string,
): Promise<SyncConflict[]> {
  const rows = await db
    .select({ log: syncLog, gig: gigs })
    .from(syncLog)
    .leftJoin(
      gigs,
      and(eq(gigs.id, syncLog.gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)),
    )
    .where(and(eq(syncLog.userId, userId), inArray(syncLog.kind, [...NEWS_KINDS])))
    .orderBy(desc(syncLog.at), desc(syncLog.id))
    .limit(MOST);
  return rows.map(({ log, gig }) => {
    const detail = JSON.parse(log.detailJson) as SyncConflict['detail'];
    return {
      id: log.id,
      at: new Date(log.at * 1000).toISOString(),
      kind: log.kind as SyncConflict['kind'],
      gigId: gig?.id ?? null,
      detail,
      current: gig && detail.field ? fieldOf(projectGig(gig), detail.field) : null,
    };
  });
}
