import { and, sql } from 'drizzle-orm';
import { gigs, type TravelDetailRow, travelDetails } from '~/data/schema';
import { CHANGED_ELSEWHERE, KEEPS_CHANGING } from '~/domain/refusal';
import { movedFields } from '~/domain/seen-values';
import type { Services } from '~/services.server';
import { GUARDED_COLUMNS, type SeenColumns } from './detail-change';
import { toColumns, toTravelDetail } from './detail-columns';
import { detailZones } from './detail-zones';
import { endBeforeStart } from './end-before-start';
import type { DetailType } from './travel-detail';
import type { TravelDetailPatch } from './travel-detail-input';
import {
  DETAIL_NOT_FOUND,
  type DetailOutcome,
  GIG_NOT_FOUND,
  ownDetail,
  ownGig,
} from './travel-details.server';

/**
 * Changes the given fields; an end whose place changes gets its zone anew, and so does one that had
 * its zone from there. Fields that come with what they were seen as are changed only while they
 * still are that.
 */
export async function updateTravelDetail(
  services: Pick<Services, 'db' | 'now' | 'places'>,
  userId: string,
  detailId: string,
  patch: TravelDetailPatch,
  ifUnchanged: SeenColumns = {},
): Promise<DetailOutcome> {
  const { db, now, places } = services;
  // The ends belong together: if another writer moved one meanwhile, both are looked at again.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const stored = await db.select().from(travelDetails).where(ownDetail(userId, detailId)).get();
    if (!stored) return { ok: false, refusal: DETAIL_NOT_FOUND };
    const gig = await db
      .select()
      .from(gigs)
      .where(ownGig(userId, patch.gigId ?? stored.gigId))
      .get();
    if (!gig) return { ok: false, refusal: GIG_NOT_FOUND };

    const detailType = patch.detailType ?? stored.detailType;
    const columns = toColumns(detailType, patch);
    const current = movedFields(GUARDED_COLUMNS, stored, columns, ifUnchanged);
    if (Object.keys(current).length > 0) {
      return { ok: false, refusal: { ...CHANGED_ELSEWHERE, current } };
    }
    const changed = { ...stored, ...columns, ...zonesToRenew(stored, columns, detailType) };
    const zones = detailZones(detailType, changed, gig.timeZone, await places());
    const refusal = endBeforeStart({ ...changed, ...zones, detailType });
    if (refusal) return { ok: false, refusal };
    const [row] = await db
      .update(travelDetails)
      .set({
        ...columns,
        ...differing(stored, { ...zones, detailType }),
        updatedAt: now().toISOString(),
      })
      .where(and(ownDetail(userId, detailId), unchanged(stored, ifUnchanged)))
      .returning();
    if (row) return { ok: true, detail: toTravelDetail(row) };
  }
  return { ok: false, refusal: KEEPS_CHANGING };
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

function unchanged(stored: TravelDetailRow, seen: SeenColumns) {
  const fields = new Set([...ENDS, ...(Object.keys(seen) as (keyof SeenColumns)[])]);
  return and(...[...fields].map((field) => sql`${travelDetails[field]} IS ${stored[field]}`));
}

/** Only what is not stored so already, so that nothing is written back that another has changed. */
function differing<Fields extends Partial<TravelDetailRow>>(
  stored: TravelDetailRow,
  fields: Fields,
) {
  const entries = Object.entries(fields) as [keyof TravelDetailRow, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => stored[name] !== value));
}

const BOTH_ENDS = ['departure', 'arrival'] as const;

/**
 * A zone given with the patch stays; one that belonged to another place is derived again. Except on
 * a flight an end without a place has its zone from the other end or the gig, and goes with them.
 */
function zonesToRenew(stored: TravelDetailRow, columns: TravelDetailPatch, type: DetailType) {
  const placeOf = (end: (typeof BOTH_ENDS)[number]) => {
    const given = columns[`${end}Location`];
    return given === undefined ? stored[`${end}Location`] : given;
  };
  const moved = BOTH_ENDS.filter((end) => placeOf(end) !== stored[`${end}Location`]);
  const gigMoved = columns.gigId !== undefined && columns.gigId !== stored.gigId;
  const lent = type !== 'flight' && (moved.length > 0 || gigMoved);
  const renewed: Pick<TravelDetailPatch, 'departureTimeZone' | 'arrivalTimeZone'> = {};
  for (const end of BOTH_ENDS) {
    const outdated = moved.includes(end) || (lent && !placeOf(end));
    if (outdated && columns[`${end}TimeZone`] === undefined) renewed[`${end}TimeZone`] = null;
  }
  return renewed;
}
