import { and, sql } from 'drizzle-orm';
import { gigs, type TravelDetailRow, travelDetails } from '~/data/schema';
import { staleFields } from '~/domain/base-version';
import { CHANGED_ELSEWHERE, KEEPS_CHANGING } from '~/domain/domain-error';
import { isOwnGig } from '~/domain/gigs/own-gig.server';
import type { Services } from '~/services.server';
import { type BaseColumns, GUARDED_COLUMNS } from './detail-change';
import { toColumns, toTravelDetail } from './detail-columns';
import { ownZones, zonesOf } from './detail-zones';
import { endBeforeStart } from './end-before-start';
import type { TravelDetailPatch } from './travel-detail-input';
import {
  DETAIL_NOT_FOUND,
  type DetailOutcome,
  detailQuery,
  GIG_NOT_FOUND,
  ownDetail,
} from './travel-details.server';

/**
 * Changes the given fields; an end whose place changes gets its zone anew. Fields that come with
 * what they were seen as are changed only while they still are that.
 */
export async function updateTravelDetail(
  services: Pick<Services, 'db' | 'now' | 'places'>,
  userId: string,
  detailId: string,
  patch: TravelDetailPatch,
  ifUnchanged: BaseColumns = {},
): Promise<DetailOutcome> {
  const { db, now, places } = services;
  // The ends belong together: if another writer moved one meanwhile, both are looked at again.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await detailQuery({ db }, userId, detailId).get();
    if (!found) return { ok: false, error: DETAIL_NOT_FOUND };
    const { row: stored, gigZone } = found;
    const gig = await db
      .select()
      .from(gigs)
      .where(isOwnGig(userId, patch.gigId ?? stored.gigId))
      .get();
    if (!gig) return { ok: false, error: GIG_NOT_FOUND };

    const detailType = patch.detailType ?? stored.detailType;
    const columns = toColumns(detailType, patch);
    const shown = { ...stored, ...zonesOf(stored, gigZone) };
    const current = staleFields(GUARDED_COLUMNS, shown, columns, ifUnchanged);
    if (Object.keys(current).length > 0) {
      return { ok: false, error: { ...CHANGED_ELSEWHERE, current } };
    }
    const zones = ownZones(detailType, columns, await places(), stored);
    const read = zonesOf({ detailType, ...zones }, gig.timeZone);
    const error = endBeforeStart({ ...stored, ...columns, ...read, detailType });
    if (error) return { ok: false, error };
    const [row] = await db
      .update(travelDetails)
      .set({ ...columns, ...zones, detailType, updatedAt: now().toISOString() })
      .where(and(ownDetail(userId, detailId), unchanged(stored, ifUnchanged)))
      .returning();
    if (row) return { ok: true, detail: toTravelDetail(row, gig.timeZone) };
  }
  return { ok: false, error: KEEPS_CHANGING };
}

/** How often a write is tried that others keep overtaking. */
const ATTEMPTS = 5;

/** What a change of one field is decided by, besides that field. */
const ENDS = [
  'gigId',
  'detailType',
  'departureLocation',
  'departureDateTime',
  'departureTimeZone',
  'arrivalLocation',
  'arrivalDateTime',
  'arrivalTimeZone',
] as const;

function unchanged(stored: TravelDetailRow, seen: BaseColumns) {
  const fields = new Set([...ENDS, ...(Object.keys(seen) as (keyof BaseColumns)[])]);
  return and(...[...fields].map((field) => sql`${travelDetails[field]} IS ${stored[field]}`));
}
